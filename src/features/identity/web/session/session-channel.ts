import type { SessionEnding } from '#platform/web/session.ts'

export interface SessionNews {
  uid: string | null
  ending: SessionEnding | null
}

/** Tells this browser's other tabs who is signed in, and hears it from them. */
export function openSessionChannel(onNews: (news: SessionNews) => void): {
  tell(news: SessionNews): void
  close(): void
} {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} }
  const channel = new BroadcastChannel('session')
  channel.addEventListener('message', ({ data }) => onNews(asNews(data)))
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
    tell: (news) => channel.postMessage(news),
    close: () => channel.close(),
  }
}

/** Only `tell` writes to this channel of our own origin. */
function asNews(data: unknown): SessionNews {
  return data as SessionNews
}
