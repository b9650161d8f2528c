import { createDelivery } from './delivery.ts'
import type { Device } from './device.ts'
import {
  findNext,
  nextReader,
  reduceOutbox,
  untilDue,
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
  /** From 0 to below 1, different on each device. */
  random(): number
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
  /** There may be a connection again, without which nothing is looked at. */
  wake(): void
  /** Another tab said something. */
  hear(outcome: Outcome | null): void
  /** Sends what is due, from now on. */
  start(): void
  stop(): void
}

/** Sends what is kept, one after the other and in one tab at a time, until the server has said yes or no to each. */
export function createOutbox(ports: Ports): Outbox {
  const { now } = ports
  const kept = createKeptEntries(ports)
  const outcomes = createListeners<Outcome>()
  let owner: string | null | undefined

  const report = (outcome: Outcome) => {
    outcomes.tell(outcome)
    ports.tell(outcome)
  }
  const deliver = createDelivery(ports, { apply: kept.apply, report })
  const rounds = createRounds({
    async round() {
      const entries = await kept.load()
      if (entries.length > 0) await ports.alone(drain)
    },
    untilNext: () => (ports.isOnline() ? untilDue(kept.read(), { owner, now: now() }) : undefined),
  })

  /** Sends until nothing is due or the connection fails. */
  async function drain(): Promise<void> {
    const entries = await kept.load()
    // Whoever was sending held the lock that this page holds now.
    if (entries.some(({ status }) => status === 'sending')) await kept.apply({ type: 'interrupted' })
    while (!rounds.isStopped() && ports.isOnline()) {
      const entry = findNext(await ports.device.read(), { owner, now: now() })
      if (!entry || !(await deliver(entry))) return
    }
  }

  const change = async (event: OutboxEvent) => {
    await kept.apply(event)
    rounds.run()
  }
  const wake = async () => {
    if (kept.read().length > 0) await kept.apply({ type: 'woken' })
    rounds.run()
  }

  return {
    read: kept.read,
    subscribe: kept.subscribe,
    onOutcome: outcomes.listen,
    add: (wish) => change({ type: 'added', wish, at: now() }),
    retry: (id, newId) => change({ type: 'retried', id, newId }),
    discard: (id) => kept.apply({ type: 'discarded', id }),
    forgetOwner: (gone) => kept.apply({ type: 'ownerGone', owner: gone }),
    setOwner(reader) {
      owner = reader
      void claim(kept, reader).then(wake)
    },
    wake: () => void wake(),
    hear(outcome) {
      if (outcome) outcomes.tell(outcome)
      else void kept.load().catch(() => {})
    },
    start: rounds.start,
    stop: rounds.stop,
  }
}

/** What a guest did here before is theirs who signed in. */
async function claim(kept: ReturnType<typeof createKeptEntries>, reader: string | null | undefined) {
  if (!reader) return
  const entries = await kept.load()
  if (entries.some(({ owner }) => owner === nextReader)) await kept.apply({ type: 'claimed', owner: reader })
}

/** The entries as this page last saw them on the device, for whoever shows them. */
function createKeptEntries({ device, tell }: Pick<Ports, 'device' | 'tell'>) {
  const listeners = createListeners<void>()
  let entries: readonly OutboxEntry[] = []

  const show = (next: readonly OutboxEntry[]) => {
    entries = next
    listeners.tell()
    return next
  }
  return {
    read: () => entries,
    subscribe: listeners.listen,
    load: async () => show(await device.read()),
    /** Changes what the device keeps, and tells the other tabs. */
    async apply(event: OutboxEvent): Promise<void> {
      show(await device.update((before) => reduceOutbox(before, event)))
      tell(null)
    },
  }
}

function createListeners<T>() {
  const listeners = new Set<(told: T) => void>()
  return {
    tell(told: T): void {
      for (const listener of listeners) listener(told)
    },
    listen(listener: (told: T) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
