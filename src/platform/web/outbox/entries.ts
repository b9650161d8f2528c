import type { ReadAddress } from '../../api-operations.ts'
import type { MetCode } from '../../problems/problem-codes.ts'
import type { FieldErrors } from '../../errors.ts'

/** What a reader wants done on the server. */
export interface Wish {
  /** Goes with it as its idempotency key: sent again, it is done once. */
  id: string
  /**
   * Whose it is: it is never sent for another account. Null: a guest's, which goes out without any account. `nextReader`: a guest's
   * that is kept for the account that signs in here next.
   */
  owner: string | null
  /** What it is about; of one subject only the newest wish counts. */
  subject: string
  /** Subjects, or what they begin with as a path does, of which everything goes out before it: the server would refuse it without. */
  after?: readonly string[]
  kind:
    | 'enrolment'
    | 'lesson'
    | 'watched'
    | 'read'
    | 'saved'
    | 'vote'
    | 'message'
    | 'answer'
    | 'note'
    | 'place'
    | 'arrangement'
    | 'practice'
    | 'trade'
  /** Of the page that it is about; a message's own text. */
  title: string
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Goes with it as the `file` of a form whose other fields are those of the body. */
  file?: Blob
  /** Addresses of the answers that are out of date once it is done. */
  touches: readonly ReadAddress[]
}

export interface Problem {
  status: number
  code: MetCode
  fields?: FieldErrors
}

/** A wish that the server has not confirmed. */
export interface OutboxEntry extends Wish {
  /** `refused` ones wait for their reader, the others for the connection. */
  status: 'waiting' | 'sending' | 'refused'
  /** Epoch milliseconds, as are the other times. */
  madeAt: number
  attempts: number
  firstTriedAt: number | null
  /** Not sent by itself before. */
  notBefore: number
  problem: Problem | null
}

export type OutboxEvent =
  | { type: 'added'; wish: Wish; at: number }
  | { type: 'taken'; id: string; at: number }
  /** The page that was sending is gone, so nobody knows whether the server got it. */
  | { type: 'interrupted' }
  | { type: 'sent'; id: string }
  /** No answer, or one that says to come back later. */
  | { type: 'failed'; id: string; problem: Problem; notBefore: number }
  | { type: 'refused'; id: string; problem: Problem }
  /** There is a connection, or a reader, again. */
  | { type: 'woken' }
  | { type: 'retried'; id: string; newId: string }
  | { type: 'discarded'; id: string }
  /** Somebody has signed in: what was kept for them is theirs. */
  | { type: 'claimed'; owner: string }
  /** An account is no more. */
  | { type: 'ownerGone'; owner: string }

/** The owner of what a guest did and the next account to sign in on this device takes over; no account has this id. */
export const nextReader = 'whoever signs in next'

/** How long the server knows an idempotency key, less an hour for clocks and slow requests. */
export const keyLifetime = 23 * 3_600_000

/** Code of a message of which nobody can say any more whether it arrived. */
export const doubtful = 'outbox.doubtful'

/** The outbox after something happened; oldest first. Pure, so that every tab reaches the same state. */
export function reduceOutbox(entries: readonly OutboxEntry[], event: OutboxEvent): readonly OutboxEntry[] {
  switch (event.type) {
    case 'added':
      return add(entries, event)
    case 'taken':
      return change(entries, event.id, (entry) => ({
        status: 'sending',
        attempts: entry.attempts + 1,
        firstTriedAt: entry.firstTriedAt ?? event.at,
      }))
    case 'interrupted':
      return entries
        .filter((entry) => entry.status !== 'sending' || !isOutdated(entries, entry))
        .map((entry) => (entry.status === 'sending' ? { ...entry, status: 'waiting' } : entry))
    case 'failed':
      return resolveEntry(entries, event.id, {
        status: 'waiting',
        problem: event.problem,
        notBefore: event.notBefore,
      })
    case 'refused':
      return resolveEntry(entries, event.id, { status: 'refused', problem: event.problem })
    case 'woken':
      return entries.map((entry) => (entry.notBefore > 0 ? { ...entry, notBefore: 0 } : entry))
    case 'retried':
      return change(entries, event.id, (entry) => retry(entry, event.newId))
    case 'sent':
    case 'discarded':
      return entries.filter(({ id }) => id !== event.id)
    case 'claimed':
      return entries.map((entry) => (entry.owner === nextReader ? { ...entry, owner: event.owner } : entry))
    case 'ownerGone':
      return entries.filter(({ owner }) => owner !== event.owner)
  }
}

interface Reader {
  /** Null: nobody is signed in; undefined: not known yet. */
  owner: string | null | undefined
  now: number
}

/** What goes out next for who is signed in. */
export function findNext(entries: readonly OutboxEntry[], { owner, now }: Reader): OutboxEntry | undefined {
  return inTurn(entries, owner).find(({ status, notBefore }) => status === 'waiting' && notBefore <= now)
}

/** Milliseconds until the next one may go out; undefined when none waits. */
export function untilDue(entries: readonly OutboxEntry[], { owner, now }: Reader): number | undefined {
  const due = inTurn(entries, owner).filter(({ status }) => status !== 'refused')
  return due.length > 0 ? Math.min(...due.map(({ notBefore }) => notBefore)) - now : undefined
}

/** What waits for its time alone: no earlier wish of its subject is under way, and nothing that it follows has still to go out. */
function inTurn(entries: readonly OutboxEntry[], owner: Reader['owner']): OutboxEntry[] {
  const underWay = new Set<string>()
  return entries.filter((entry) => {
    const subject = subjectOf(entry)
    const isFirst = !underWay.has(subject)
    if (entry.status === 'sending') underWay.add(subject)
    return isFirst && maySend(entry, owner) && !entries.some((other) => isFollowed(entry, other))
  })
}

/** What is taken back is nothing to wait for. */
function isFollowed({ owner, after = [] }: OutboxEntry, other: OutboxEntry): boolean {
  if (other.owner !== owner || other.status === 'refused' || other.method === 'DELETE') return false
  return after.some((one) => other.subject === one || other.subject.startsWith(`${one}/`))
}

/** A guest's goes out whoever is signed in, because it goes out as a guest's. */
function maySend({ owner }: OutboxEntry, reader: string | null | undefined): boolean {
  return owner === null || owner === reader
}

/** Whether something of a subject has still to go out for an account. What was refused waits for its reader, and holds nothing back. */
export function isUnderWay(
  entries: readonly OutboxEntry[],
  { owner, subject }: Pick<Wish, 'owner' | 'subject'>,
): boolean {
  return entries.some((one) => one.owner === owner && one.subject === subject && one.status !== 'refused')
}

/** Tried so long ago that the server has forgotten its key, and not harmless when done twice. */
export function isDoubtful({ method, firstTriedAt }: OutboxEntry, now: number): boolean {
  return method === 'POST' && firstTriedAt !== null && now - firstTriedAt > keyLifetime
}

function add(
  entries: readonly OutboxEntry[],
  { wish, at }: { wish: Wish; at: number },
): readonly OutboxEntry[] {
  const known = entries.find(({ id }) => id === wish.id)
  if (known) return change(entries, wish.id, (entry) => retry(entry, wish.id))
  const others = entries.filter((entry) => subjectOf(entry) !== subjectOf(wish) || entry.status === 'sending')
  const entry: OutboxEntry = {
    ...wish,
    status: 'waiting',
    madeAt: at,
    attempts: 0,
    firstTriedAt: null,
    notBefore: 0,
    problem: null,
  }
  return [...others, entry]
}

/** A doubtful one is sent under a new key; what is under way is left alone. */
function retry(entry: OutboxEntry, newId: string): Partial<OutboxEntry> {
  if (entry.status === 'sending') return {}
  const again = { status: 'waiting', notBefore: 0, problem: null } as const
  return entry.problem?.code === doubtful ? { ...again, id: newId, firstTriedAt: null } : again
}

/** What came of an attempt; nothing is left of one whose reader has changed their mind since. */
function resolveEntry(
  entries: readonly OutboxEntry[],
  id: string,
  values: Partial<OutboxEntry>,
): readonly OutboxEntry[] {
  const entry = entries.find((one) => one.id === id)
  if (entry && isOutdated(entries, entry)) return entries.filter((one) => one !== entry)
  return change(entries, id, () => values)
}

function isOutdated(entries: readonly OutboxEntry[], entry: OutboxEntry): boolean {
  return entries.slice(entries.indexOf(entry) + 1).some((later) => subjectOf(later) === subjectOf(entry))
}

function change(
  entries: readonly OutboxEntry[],
  id: string,
  valuesOf: (entry: OutboxEntry) => Partial<OutboxEntry>,
): readonly OutboxEntry[] {
  return entries.map((entry) => (entry.id === id ? { ...entry, ...valuesOf(entry) } : entry))
}

function subjectOf({ owner, subject }: Pick<Wish, 'owner' | 'subject'>): string {
  return JSON.stringify([owner, subject])
}
