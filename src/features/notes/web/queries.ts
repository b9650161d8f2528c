import { apiQuery } from '#platform/web/query-client.ts'
import type { NotedKind } from '../contract.ts'

/** A page on which notes are made. */
export interface NotedPage {
  kind: NotedKind
  id: string
}

export const pageNotesQuery = ({ kind, id }: NotedPage) =>
  apiQuery('/api/page-notes/{kind}/{id}', { path: { kind, id } })

export const notesQuery = ({ words, page }: { words: string; page: number }) =>
  apiQuery('/api/notes', { query: { q: words, page } })
