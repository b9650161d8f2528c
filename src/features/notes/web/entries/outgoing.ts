import { bodyAt } from '#platform/web/answers/answer-to.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useOwnEntries } from '#platform/web/outbox/use-own-entries.ts'
import type { GivenNote, Note } from '../../contract.ts'

const beginning = 'note/'

export function subjectOf(id: string): string {
  return `${beginning}${id}`
}

/** What this device has not told the server of a note. */
interface Outgoing {
  id: string
  entry: OutboxEntry
  /** Null: it is to be deleted. */
  given: GivenNote | null
}

/** The reader's notes that are on their way; of each only what was wanted last. */
export function useOutgoing(): Outgoing[] {
  return useOwnEntries(outgoingOf)
}

/** A note as it is shown, with what this device has not told the server of it. */
export interface ShownNote extends Note {
  entry: OutboxEntry | undefined
}

/** What an entry of the outbox says of a note; null where it is about something else. */
export function outgoingOf(entry: OutboxEntry): Outgoing | null {
  if (!entry.subject.startsWith(beginning)) return null
  const id = entry.subject.slice(beginning.length)
  return { id, entry, given: entry.method === 'DELETE' ? null : asGivenNote(entry.body) }
}

/** A note as it will be once the server has it. */
export function noteOf({ id, entry }: Outgoing, given: GivenNote): Note {
  const { type, language, passage, words, createdAt = entry.madeAt } = given
  return { id, type, language, passage, words, createdAt }
}

/** What the server knows, as it will be once it has heard of everything. */
export function showOutgoing(
  notes: readonly Note[],
  outgoing: readonly Outgoing[],
  itemId: string,
): ShownNote[] {
  const known = notes.flatMap((note): ShownNote[] => {
    const one = outgoing.find(({ id }) => id === note.id)
    if (!one) return [{ ...note, entry: undefined }]
    if (isLeaving(one)) return []
    const { given, entry } = one
    return [{ ...(given ? noteOf(one, given) : note), createdAt: note.createdAt, entry }]
  })
  const added = outgoing.flatMap((one): ShownNote[] =>
    one.given?.itemId === itemId && notes.every(({ id }) => id !== one.id)
      ? [{ ...noteOf(one, one.given), entry: one.entry }]
      : [],
  )
  return [...known, ...added]
}

/** Whether a note is shown no more. What the server did not delete is there, and says why. */
export function isLeaving({ given, entry }: Outgoing): boolean {
  return given === null && entry.status !== 'refused'
}

/** Under this subject only `useNoteActions` writes, and it writes notes. */
function asGivenNote(body: unknown): GivenNote {
  return bodyAt('PUT', '/api/notes/{id}', body)
}
