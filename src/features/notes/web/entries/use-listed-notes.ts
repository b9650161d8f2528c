import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import type { NoteList } from '../../contract.ts'
import { isLeaving, useOutgoing } from './outgoing.ts'

/** A note of the list of all, as it is shown. */
export interface ListedNote {
  note: NoteList['items'][number]
  /** What this device has not told the server of it. */
  entry: OutboxEntry | undefined
}

/** The notes of a list with what this device has changed since: new words are shown, and what is to be deleted is not. */
export function useListedNotes(items: NoteList['items']): ListedNote[] {
  const outgoing = useOutgoing()
  return items.flatMap((note): ListedNote[] => {
    const one = outgoing.find(({ id }) => id === note.id)
    if (!one) return [{ note, entry: undefined }]
    if (isLeaving(one)) return []
    return [{ note: { ...note, words: one.given?.words ?? note.words }, entry: one.entry }]
  })
}
