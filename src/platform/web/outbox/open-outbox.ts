import { ApiError, createApiClient, type ApiRequest } from '../api-client.ts'
import { newKey } from '../idempotency-key.ts'
import { createDevice, type Device } from './device.ts'
import { nextReader, type OutboxEntry, type Wish } from './entries.ts'
import { followGoneOwners } from './gone-owners.ts'
import { createOutbox, type Outbox, type Outcome } from './outbox.ts'
import type { Delivery, NewWish, OutboxActions } from './outbox-context.ts'

interface Followers {
  onSessionDoubt(): void
  onSent(entry: OutboxEntry): void
}

export interface OpenOutbox {
  actions: OutboxActions
  /** Begins to send and to listen to the other tabs; gives how to end that. */
  start(followers: Followers): () => void
  /** Who is signed in; undefined as long as that is not known. */
  setOwner(owner: string | null | undefined): void
  forgetOwner(owner: string): void
  /** Has what waits for deleted accounts go; gives how to end that. */
  followGone(reader: string | null, isGone: (owner: string) => Promise<boolean>): () => void
}

/** How long a form waits for its answer before it says that it is kept. Milliseconds. */
export const answerPatience = 6_000
/** After which a request counts as lost; a slow link needs its time. Milliseconds. */
const requestPatience = 30_000
/** The same of one with a file: the server takes five minutes over it, and answers then. */
export const uploadPatience = 310_000

/** The outbox of this browser, wired to its network, its other tabs and its database; still until `start`. */
export function openOutbox(): OpenOutbox {
  const opened = wireOutbox()
  return {
    ...opened,
    followGone: (reader, isGone) => followGoneOwners(opened, { reader, isGone }),
  }
}

function wireOutbox(): Omit<OpenOutbox, 'followGone'> {
  let owner: string | null | undefined
  let followers: Followers | undefined
  let channel: ReturnType<typeof openChannel> | undefined
  const device = createDevice()
  const outbox = createOutbox({
    device,
    deliver,
    now: () => Date.now(),
    random: () => Math.random(),
    isOnline: () => navigator.onLine,
    alone,
    tell: (outcome) => channel?.tell(outcome),
    onSessionDoubt: () => followers?.onSessionDoubt(),
  })
  const sent: { entry: OutboxEntry; answer: unknown; at: number }[] = []
  outbox.onOutcome((outcome) => 'answer' in outcome && sent.push({ ...outcome, at: Date.now() }))
  const complete = (wish: NewWish) => ownedBy(owner, wish)

  return {
    actions: {
      read: outbox.read,
      subscribe: outbox.subscribe,
      isLasting: device.isLasting,
      add: (wish) => outbox.add(complete(wish)),
      send: <T>(wish: NewWish & ApiRequest<T>) => sendAndWait<T>(complete(wish), { outbox, device }),
      onSent: (subject, listener) =>
        outbox.onOutcome((outcome) => {
          if (!('answer' in outcome)) return
          if (subject === null || outcome.entry.subject === subject) listener(outcome.answer, outcome.entry)
        }),
      hasSent: (beginning) => sent.some(({ entry }) => entry.subject.startsWith(beginning)),
      listSent: () => sent,
      retry: (id) => void outbox.retry(id, newKey()),
      discard: (id) => void outbox.discard(id),
      wake: outbox.wake,
    },
    start(given) {
      followers = given
      channel = openChannel(outbox.hear)
      const unfollow = outbox.onOutcome((outcome) => 'answer' in outcome && given.onSent(outcome.entry))
      const unwatch = watchConnection(outbox)
      outbox.start()
      return () => {
        unwatch()
        unfollow()
        outbox.stop()
        channel?.close()
        channel = undefined
      }
    },
    setOwner(reader) {
      owner = reader
      outbox.setOwner(reader)
    },
    forgetOwner: (gone) => void outbox.forgetOwner(gone),
  }
}

/** Nothing else ends its sleep without a connection; behind another tab it keeps to its pauses. */
function watchConnection({ start, wake }: Outbox): () => void {
  const goOn = () => (document.hidden ? start() : wake())
  const look = () => document.hidden || wake()
  window.addEventListener('online', goOn)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('online', goOn)
    document.removeEventListener('visibilitychange', look)
  }
}

function ownedBy(reader: string | null | undefined, { waitsForAccount, ...wish }: NewWish): Wish {
  const owner = wish.owner ?? reader ?? (waitsForAccount ? nextReader : null)
  return { ...wish, id: wish.id ?? newKey(), owner }
}

async function sendAndWait<T>(
  wish: Wish,
  { outbox, device }: { outbox: Outbox; device: Device },
): Promise<Delivery<T>> {
  const settled = Promise.withResolvers<Delivery<T>>()
  const stop = outbox.onOutcome((outcome) => {
    if (outcome.entry.id !== wish.id) return
    if ('answer' in outcome) return settled.resolve({ isSent: true, answer: asAnswer<T>(outcome.answer) })
    // The form shows the refusal and still holds what was typed.
    void outbox.discard(wish.id)
    const { status, code, fields } = outcome.problem
    settled.reject(new ApiError(status, { code, fields }))
  })
  await outbox.add(wish)
  const giveUp = () => settled.resolve({ isSent: false, isLasting: device.isLasting() })
  const timer = setTimeout(giveUp, navigator.onLine ? answerPatience : 0)
  try {
    return await settled.promise
  } finally {
    clearTimeout(timer)
    stop()
  }
}

/** A guest's goes without cookies; a member's says whose it is, so that the server refuses it under another account. */
function deliver({ id, owner, method, path, body, file }: Wish): Promise<unknown> {
  const headers = { 'idempotency-key': id, ...(owner === null ? {} : { 'for-account': owner }) }
  const api = createApiClient((address, init) =>
    fetch(address, {
      ...init,
      credentials: owner === null ? 'omit' : 'same-origin',
      headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headers },
      signal: AbortSignal.timeout(file ? uploadPatience : requestPatience),
    }),
  )
  return api.ask({ method, path, body: file ? formOf(file, body) : body })
}

function formOf(file: Blob, fields: unknown): FormData {
  const form = new FormData()
  form.set('file', file)
  for (const [name, value] of Object.entries(fields ?? {})) form.set(name, String(value))
  return form
}

/** Only safe origins have locks; elsewhere the keys alone see to it that nothing is done twice. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('outbox', work)
  else await work()
}

function openChannel(onNews: (outcome: Outcome | null) => void): {
  tell(outcome: Outcome | null): void
  close(): void
} {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} }
  const channel = new BroadcastChannel('outbox')
  channel.addEventListener('message', ({ data }) => onNews(asOutcome(data)))
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
    tell: (outcome) => channel.postMessage(outcome),
    close: () => channel.close(),
  }
}

/** Only `tell` writes to this channel of our own origin. */
function asOutcome(data: unknown): Outcome | null {
  return data as Outcome | null
}

/** `send` takes wishes whose type knows the answer; the server keeps to its contract. */
function asAnswer<T>(value: unknown): T {
  return value as T
}
