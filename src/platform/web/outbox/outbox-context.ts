import { useSyncExternalStore } from 'react'
import type { ApiRequest } from '../api-client.ts'
import type { OutboxEntry, Wish } from './entries.ts'
import { openOutbox } from './open-outbox.ts'
import { useOutboxHolder } from './outbox-holder.ts'

/** How sending went as far as it is known now. */
export type Delivery<T> =
  | { isSent: true; answer: T }
  /** `isLasting`: it outlives this page. */
  | { isSent: false; isLasting: boolean }

export type NewWish = Omit<Wish, 'id' | 'owner'> & {
  id?: string
  /** Of the account that began what is sent; without it, of whoever is signed in now. */
  owner?: string
  /** Of a guest: it is kept on the device until somebody signs in, and then theirs. */
  waitsForAccount?: true
}

export interface OutboxActions {
  read(): readonly OutboxEntry[]
  subscribe(listener: () => void): () => void
  /** False as long as something of it would go with this page, because the device could not write it down. */
  isLasting(): boolean
  /** Keeps it on the device and sends it as soon as possible. */
  add(wish: NewWish): Promise<void>
  /**
   * The same, and waits a few seconds for the answer; after that it is known to be kept.
   * @throws ApiError when the server refused it; it is not kept then
   */
  send<T>(wish: NewWish & ApiRequest<T>): Promise<Delivery<T>>
  /** Null: whatever goes out. */
  onSent(subject: string | null, listener: (answer: unknown, entry: OutboxEntry) => void): () => void
  /** Whether something whose subject begins so has gone out since this page was opened: what was read before may not know it. */
  hasSent(beginning: string): boolean
  /** All of that, the last one at the end, with its answer and the milliseconds since the epoch at which that came. */
  listSent(): readonly { entry: OutboxEntry; answer: unknown; at: number }[]
  retry(id: string): void
  discard(id: string): void
  /** Tries at once what waits. */
  wake(): void
}

/** The outbox of this page, opened by whoever asks for it first. */
export function useOutbox(): OutboxActions {
  return useOutboxHolder().open(openOutbox).actions
}

const none: readonly OutboxEntry[] = []

/** Whether what waits outlives this page. */
export function useIsLasting(): boolean {
  const { subscribe, isLasting } = useOutbox()
  return useSyncExternalStore(subscribe, isLasting, () => true)
}

/** Everything that this device has not been able to send yet, whoever's it is. */
export function useOutboxEntries(): readonly OutboxEntry[] {
  const { subscribe, read } = useOutbox()
  return useSyncExternalStore(subscribe, read, () => none)
}
