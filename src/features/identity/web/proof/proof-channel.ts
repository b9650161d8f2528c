/** Where the window of a redirect sign-in tells the page that waits for it how it went. */
const name = 'proof'

export function tellProof(isProved: boolean): void {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
  channel.postMessage(isProved)
  channel.close()
}

/** Gives how to stop listening. */
export function listenForProof(onAnswer: (isProved: boolean) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => onAnswer(data === true))
  return () => channel.close()
}
