import { createDelivery } from './delivery.ts'
import type { Device } from './device.ts'
import {
  findNext,
  maySend,
  reduceOutbox,
  type OutboxEntry,
  type OutboxEvent,
  type Problem,
  type Wish,
} from './entries.ts'
import { createRounds } from './rounds.ts'

/** What came of a wish: its answer, or the refusal. */
export type Outcome = { entry: OutboxEntry; answer: unknown } | { entry: OutboxEntry; problem: Problem }

export interface Ports {
  device: Device
  /** Sends one entry; fails with an `ApiError`, or anything else when the connection breaks. */
  deliver(entry: Wish): Promise<unknown>
  now(): number
  isOnline(): boolean
  /** Does the work while no other tab does. */
  alone(work: () => Promise<void>): Promise<void>
  /** Tells this browser's other tabs; null: only that something changed. */
  tell(outcome: Outcome | null): void
  /** The session may not be what this page believes. */
  onSessionDoubt(): void
}

export interface Outbox {
  read(): readonly OutboxEntry[]
  subscribe(listener: () => void): () => void
  onOutcome(listener: (outcome: Outcome) => void): () => void
  /** Keeps it, then sends it. */
  add(wish: Wish): Promise<void>
  retry(id: string, newId: string): Promise<void>
  discard(id: string): Promise<void>
  forgetOwner(owner: string): Promise<void>
  setOwner(owner: string | null | undefined): void
  /** There may be a connection again. */
  wake(): void
  /** Another tab said something. */
  hear(outcome: Outcome | null): void
  start(): void
  stop(): void
}

/** Sends what is kept, one after the other and in one tab at a time, until the server has said yes or no to each. */
export function createOutbox(ports: Ports): Outbox {
  const { device, now } = ports
  const listeners = new Set<() => void>()
  const outcomeListeners = new Set<(outcome: Outcome) => void>()
  let entries: readonly OutboxEntry[] = []
  let owner: string | null | undefined

  const show = (next: readonly OutboxEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  const apply = async (event: OutboxEvent) => {
    show(await device.update((before) => reduceOutbox(before, event)))
    ports.tell(null)
  }
  const announce = (outcome: Outcome) => {
    for (const listener of outcomeListeners) listener(outcome)
  }
  const report = (outcome: Outcome) => {
    announce(outcome)
    ports.tell(outcome)
  }
  const deliver = createDelivery(ports, { apply, report })
  const rounds = createRounds({
    async round() {
      show(await device.read())
      if (entries.length > 0) await ports.alone(drain)
    },
    untilNext() {
      const due = entries.filter((entry) => entry.status !== 'refused' && maySend(entry, owner))
      return due.length > 0 ? Math.min(...due.map(({ notBefore }) => notBefore)) - now() : undefined
    },
  })

  /** Sends until nothing is due or the connection fails. */
  async function drain(): Promise<void> {
    show(await device.read())
    // Whoever was sending held the lock that this page holds now.
    if (entries.some(({ status }) => status === 'sending')) await apply({ type: 'interrupted' })
    while (!rounds.isStopped() && ports.isOnline()) {
      const entry = findNext(await device.read(), { owner, now: now() })
      if (!entry || !(await deliver(entry))) return
    }
  }

  const change = async (event: OutboxEvent) => {
    await apply(event)
    rounds.run()
  }
  const wake = async () => {
    if (entries.length > 0) await apply({ type: 'woken' })
    rounds.run()
  }

  return {
    read: () => entries,
    subscribe: (listener) => listen(listeners, listener),
    onOutcome: (listener) => listen(outcomeListeners, listener),
    add: (wish) => change({ type: 'added', wish, at: now() }),
    retry: (id, newId) => change({ type: 'retried', id, newId }),
    discard: (id) => apply({ type: 'discarded', id }),
    forgetOwner: (gone) => apply({ type: 'ownerGone', owner: gone }),
    setOwner(reader) {
      owner = reader
      void wake()
    },
    wake: () => void wake(),
    hear(outcome) {
      if (outcome) announce(outcome)
      else void device.read().then(show, () => {})
    },
    start: rounds.start,
    stop: rounds.stop,
  }
}

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
