import { apiRequest } from '#platform/web/api-client.ts'
import { newKey } from '#platform/web/idempotency-key.ts'
import { useOutbox } from '#platform/web/outbox/outbox-context.ts'
import { untilSafe } from '#platform/web/outbox/until-safe.ts'
import { readAddress } from '#platform/web/query-client.ts'
import type { GivenNote, Note } from '../../contract.ts'
import { subjectOf } from './outgoing.ts'

/** A note under its id. */
interface KeptNote extends GivenNote {
  id: string
}

/** Letters, digits and hyphens; the server takes no shorter ones. */
export function newNoteId(): string {
  return newKey().padEnd(16, '0')
}

/** A note that is shown, as it is sent: with its day, for it may be made anew of this. */
export function keptNote(
  { id, type, language, passage, words, createdAt }: Note,
  page: Pick<GivenNote, 'kind' | 'itemId'>,
): KeptNote {
  return { id, type, language, passage, words, createdAt, kind: page.kind, itemId: page.itemId }
}

/** Keeps and deletes notes: on the device at once, on the server as soon as there is a connection. `title`: of the page that a note is about. */
export function useNoteActions() {
  const outbox = useOutbox()
  return {
    /** Done once it outlives this page. */
    async keep(note: KeptNote, title: string): Promise<void> {
      const { id, ...body } = note
      const request = apiRequest('PUT', '/api/notes/{id}', { path: { id }, body })
      await outbox.add({ ...request, ...about(note, title) })
      await untilSafe(outbox, subjectOf(id))
    },
    remove(note: KeptNote, title: string): void {
      const request = apiRequest('DELETE', '/api/notes/{id}', { path: { id: note.id } })
      void outbox.add({ ...request, ...about(note, title) })
    },
  }
}

function about({ id, kind, itemId }: KeptNote, title: string) {
  return {
    subject: subjectOf(id),
    kind: 'note' as const,
    title,
    touches: [
      '/api/notes',
      readAddress('/api/page-notes/{kind}/{id}', { path: { kind, id: itemId } }),
    ] as const,
  }
}
