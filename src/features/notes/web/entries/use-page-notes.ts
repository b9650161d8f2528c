import { useEffect, useEffectEvent, useMemo } from 'react'
import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useOutbox } from '#platform/web/outbox/outbox-context.ts'
import type { Note, ReadingPlace } from '../../contract.ts'
import { pageNotesQuery, type NotedPage } from '../queries.ts'
import { noteOf, outgoingOf, useOutgoing, type Outgoing } from './outgoing.ts'

/** A note as it is shown, with what this device has not told the server of it. */
export interface ShownNote extends Note {
  entry: OutboxEntry | undefined
}

/** The reader's notes on a page, those included that only this device knows; undefined until the server has answered. */
export function usePageNotes(
  page: NotedPage,
): { notes: ShownNote[]; places: ReadingPlace[]; isFailed: boolean } | undefined {
  const query = pageNotesQuery(page)
  const client = useQueryClient()
  const outbox = useOutbox()
  const { data, isError } = useQuery(query)
  const outgoing = useOutgoing()

  // What has just been sent is shown as it was, until the page's notes have been read again.
  const showSent = useEffectEvent((entry: OutboxEntry) => {
    const one = outgoingOf(entry)
    if (!one) return
    const given = one.given?.itemId === page.id ? one.given : null
    client.setQueryData(query.queryKey, (before) =>
      before ? { ...before, notes: withNote(before.notes, one.id, given && noteOf(one, given)) } : before,
    )
  })
  useEffect(() => outbox.onSent(null, (_, entry) => showSent(entry)), [outbox])

  const shown = useMemo(() => showOutgoing(data?.notes ?? [], outgoing, page.id), [data, outgoing, page.id])
  if (!data && !isError) return undefined
  return { notes: shown, places: data?.places ?? nowhere, isFailed: isError }
}

const nowhere: ReadingPlace[] = []

/** What the server knows, as it will be once it has heard of everything. */
function showOutgoing(notes: readonly Note[], outgoing: readonly Outgoing[], itemId: string): ShownNote[] {
  const known = notes.flatMap((note): ShownNote[] => {
    const one = outgoing.find(({ id }) => id === note.id)
    if (!one) return [{ ...note, entry: undefined }]
    return one.given ? [{ ...noteOf(one, one.given), createdAt: note.createdAt, entry: one.entry }] : []
  })
  const added = outgoing.flatMap((one): ShownNote[] =>
    one.given?.itemId === itemId && notes.every(({ id }) => id !== one.id)
      ? [{ ...noteOf(one, one.given), entry: one.entry }]
      : [],
  )
  return [...known, ...added]
}

function withNote(notes: readonly Note[], id: string, note: Note | null): Note[] {
  if (!note) return notes.filter((one) => one.id !== id)
  const known = notes.find((one) => one.id === id)
  return known
    ? notes.map((one) => (one === known ? { ...note, createdAt: known.createdAt } : one))
    : [...notes, note]
}
