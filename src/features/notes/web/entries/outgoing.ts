import { bodyAt } from '#platform/web/answers/answer-to.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useOwnEntries } from '#platform/web/outbox/use-own-entries.ts'
import type { GivenNote, Note } from '../../contract.ts'

const beginning = 'note/'

export function subjectOf(id: string): string {
  return `${beginning}${id}`
}

/** What this device has not told the server of a note. */
export interface Outgoing {
  id: string
  entry: OutboxEntry
  /** Null: it is to be deleted. */
  given: GivenNote | null
}

/** The reader's notes that are on their way; of each only what was wanted last. */
export function useOutgoing(): Outgoing[] {
  return useOwnEntries(outgoingOf)
}

/** What an entry of the outbox says of a note; null where it is about something else. */
export function outgoingOf(entry: OutboxEntry): Outgoing | null {
  if (!entry.subject.startsWith(beginning)) return null
  const id = entry.subject.slice(beginning.length)
  return { id, entry, given: entry.method === 'DELETE' ? null : asGivenNote(entry.body) }
}

/** A note as it will be once the server has it. */
export function noteOf({ id, entry }: Outgoing, { type, language, passage, words }: GivenNote): Note {
  return { id, type, language, passage, words, createdAt: entry.madeAt }
}

/** Under this subject only `useNoteActions` writes, and it writes notes. */
function asGivenNote(body: unknown): GivenNote {
  return bodyAt('PUT', '/api/notes/{id}', body)
}
