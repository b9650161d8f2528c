import { useEffect, useEffectEvent, useMemo } from 'react'
import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useOutbox } from '#platform/web/outbox/outbox-context.ts'
import type { Note, ReadingPlace } from '../../contract.ts'
import { pageNotesQuery, type NotedPage } from '../queries.ts'
import { noteOf, outgoingOf, showOutgoing, useOutgoing, type ShownNote } from './outgoing.ts'

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

function withNote(notes: readonly Note[], id: string, note: Note | null): Note[] {
  if (!note) return notes.filter((one) => one.id !== id)
  const known = notes.find((one) => one.id === id)
  return known
    ? notes.map((one) => (one === known ? { ...note, createdAt: known.createdAt } : one))
    : [...notes, note]
}
