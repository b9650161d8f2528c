import { ApiError } from '../api-client.ts'
import type { Device } from './device.ts'
import {
  doubtful,
  findNext,
  isDoubtful,
  maySend,
  reduceOutbox,
  type OutboxEntry,
  type OutboxEvent,
  type Problem,
  type Wish,
} from './entries.ts'

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

/** Milliseconds until a wish is tried again by itself. */
const pauses = [2_000, 5_000, 15_000, 30_000, 60_000]
const passing = new Set([0, 408, 425, 429, 502, 503, 504])

/** Sends what is kept, one after the other and in one tab at a time, until the server has said yes or no to each. */
export function createOutbox(ports: Ports): Outbox {
  const { device, now } = ports
  const listeners = new Set<() => void>()
  const outcomeListeners = new Set<(outcome: Outcome) => void>()
  let entries: readonly OutboxEntry[] = []
  let owner: string | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const work = { isRunning: false, isAskedAgain: false, isStopped: true }

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

  /** Sends until nothing is due or the connection fails. */
  async function drain(): Promise<void> {
    show(await device.read())
    // Whoever was sending held the lock that this page holds now.
    if (entries.some(({ status }) => status === 'sending')) await apply({ type: 'interrupted' })
    while (!work.isStopped && ports.isOnline()) {
      const entry = findNext(await device.read(), { owner, now: now() })
      if (!entry || !(await attempt(entry))) return
    }
  }

  /** Whether it is worth trying the next one. */
  async function attempt(entry: OutboxEntry): Promise<boolean> {
    if (isDoubtful(entry, now())) {
      await apply({ type: 'refused', id: entry.id, problem: { status: 409, code: doubtful } })
      return true
    }
    await apply({ type: 'taken', id: entry.id, at: now() })
    let answer: unknown
    try {
      answer = await ports.deliver(entry)
    } catch (error) {
      return failed(entry, error)
    }
    await apply({ type: 'sent', id: entry.id })
    report({ entry, answer })
    return true
  }

  async function failed(entry: OutboxEntry, error: unknown): Promise<boolean> {
    const problem = problemOf(error)
    const isSession = problem.code === 'session.required' || problem.code === 'session.other_account'
    if (isSession) ports.onSessionDoubt()
    if (!isSession && !passing.has(problem.status)) {
      await apply({ type: 'refused', id: entry.id, problem })
      report({ entry, problem })
      return true
    }
    const wanted = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
    const pause = pauses[Math.min(entry.attempts, pauses.length - 1)] ?? 0
    await apply({ type: 'failed', id: entry.id, problem, notBefore: now() + Math.max(wanted, pause) })
    return problem.status !== 0
  }

  function run(): void {
    clearTimeout(timer)
    work.isAskedAgain = true
    if (work.isRunning || work.isStopped) return
    work.isRunning = true
    void goOn().finally(() => {
      work.isRunning = false
      schedule()
    })
  }

  async function goOn(): Promise<void> {
    while (work.isAskedAgain && !work.isStopped) {
      work.isAskedAgain = false
      // What cannot be read or written now is tried again later.
      await sendAll().catch(() => {})
    }
  }

  async function sendAll(): Promise<void> {
    show(await device.read())
    if (entries.length > 0) await ports.alone(drain)
  }

  function schedule(): void {
    const due = entries.filter((entry) => entry.status !== 'refused' && maySend(entry, owner))
    if (due.length === 0 || work.isStopped) return
    const next = Math.min(...due.map(({ notBefore }) => notBefore))
    timer = setTimeout(run, Math.min(Math.max(next - now(), 1000), 3_600_000))
  }

  const wake = async () => {
    if (entries.length > 0) await apply({ type: 'woken' })
    run()
  }

  return {
    read: () => entries,
    subscribe: (listener) => listen(listeners, listener),
    onOutcome: (listener) => listen(outcomeListeners, listener),
    async add(wish) {
      await apply({ type: 'added', wish, at: now() })
      run()
    },
    async retry(id, newId) {
      await apply({ type: 'retried', id, newId })
      run()
    },
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
    start() {
      work.isStopped = false
      run()
    },
    stop() {
      work.isStopped = true
      clearTimeout(timer)
    },
  }
}

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Anything but a refusal is a connection that broke, be it in the middle of an answer. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { status: 0, code: 'network.unreachable' }
  return { status: error.status, code: error.code, fields: error.fields }
}
