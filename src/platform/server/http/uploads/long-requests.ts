import type { IncomingMessage } from 'node:http'

const long = new WeakSet<IncomingMessage>()

/** Lets a request arrive for longer than others: whoever reads its body sees to its pace. */
export function takeTime(request: IncomingMessage | undefined): void {
  if (request) long.add(request)
}

export function mayTakeTime(request: IncomingMessage): boolean {
  return long.has(request)
}
