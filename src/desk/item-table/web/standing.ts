import type { Edition } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import { editionOf } from '../../drafts/web/answers.ts'

interface At {
  id: string
  language: Language
}

/** Where a text stands now; the list may have been read long ago. */
export async function readStanding(api: ApiClient, { id, language }: At): Promise<Edition | undefined> {
  return editionOf(await api.get('/api/admin/items/{id}', { path: { id } }), language)
}

/**
 * Ends when what readers see, and will see, is still what was asked about.
 * @throws as the server does when somebody changed it meanwhile
 */
export async function refuseOvertaken(api: ApiClient, id: string, seen: Edition): Promise<void> {
  const now = await readStanding(api, { id, language: seen.language })
  const isSame =
    now?.revision === seen.revision && now.publishAt === seen.publishAt && now.isPublic === seen.isPublic
  if (!isSame) throw new ApiError(409, { code: 'edition.changed' })
}
