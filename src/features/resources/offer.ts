import type { DetailsOf } from '#content/kind-members.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import { usualType, type ResourceType } from './resource-types.ts'

const withoutFile: readonly ResourceType[] = ['link']
const withAddress: readonly ResourceType[] = ['link', 'tool']

/**
 * What readers of a language get of a resource: the file of its language or the one that there is, in which language that is, and where it leads. What was
 * named for an earlier type stays in the details, so that an editor can go back, and is not given.
 */
export function offerOf(details: DetailsOf<'resource'>, language: Language) {
  const { resourceType = usualType, files = {}, url } = details
  const place = withoutFile.includes(resourceType)
    ? undefined
    : ([language, 'shared', otherLanguage(language)] as const).find((one) => files[one] !== undefined)
  return {
    resourceType,
    fileId: place && files[place],
    fileLanguage: place === undefined || place === 'shared' ? null : place,
    url: (withAddress.includes(resourceType) && url) || null,
  }
}
