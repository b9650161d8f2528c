import type { Item } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { DraftRequest } from './machine/draft-events.ts'

/** Sends what a draft asks for. A first text declares the revision of the other language that it was written beside. */
export function useDraftRequests(itemId: string, language: Language, otherRevision: number | undefined) {
  const api = useApi()
  const path = { id: itemId, language }
  return (request: Exclude<DraftRequest, { call: 'step' }>): Promise<Item> => {
    switch (request.call) {
      case 'text': {
        const { basedOn, keep, text } = request
        const translatedFrom = basedOn === 0 ? otherRevision : undefined
        const body = { basedOn, keep, translatedFrom, text }
        return api.put('/api/admin/items/{id}/editions/{language}', { path, body })
      }
      case 'publication': {
        const { revision, publishAt } = request
        const body = { revision, publishAt }
        return api.put('/api/admin/items/{id}/editions/{language}/publication', { path, body })
      }
      case 'restoration': {
        const { revision, basedOn } = request
        const place = { ...path, revision }
        return api.post('/api/admin/items/{id}/editions/{language}/revisions/{revision}/restoration', {
          path: place,
          body: { basedOn },
        })
      }
    }
  }
}
