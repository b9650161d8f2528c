import type { Item } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { DraftRequest } from './draft-events.ts'

/** Sends what a draft asks for. A first text declares the revision of the other language that it was written beside. */
export function useDraftRequests(itemId: string, language: Language, otherRevision: number | undefined) {
  const api = useApi()
  const address = `/api/admin/items/${itemId}/editions/${language}`
  return (request: Exclude<DraftRequest, { call: 'step' }>): Promise<Item> => {
    switch (request.call) {
      case 'text': {
        const { basedOn, keep, text } = request
        const translatedFrom = basedOn === 0 ? otherRevision : undefined
        return api.send<Item>('PUT', address, { basedOn, keep, translatedFrom, text })
      }
      case 'publication': {
        const { revision, publishAt } = request
        return api.send<Item>('PUT', `${address}/publication`, { revision, publishAt })
      }
      case 'restoration': {
        const { revision, basedOn } = request
        return api.send<Item>('POST', `${address}/revisions/${revision}/restoration`, { basedOn })
      }
    }
  }
}
