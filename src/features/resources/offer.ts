import type { DetailsOf } from '#content/kind-members.ts'
import type { Language } from '#platform/languages.ts'
import { usualType, type ResourceType } from './resource-types.ts'

const withoutFile: readonly ResourceType[] = ['link']
const withAddress: readonly ResourceType[] = ['link', 'tool']

/**
 * What readers of a language get of a resource: the file of its language or the one that there is, and where it leads. What was
 * named for an earlier type stays in the details, so that an editor can go back, and is not given.
 */
export function offerOf(details: DetailsOf<'resource'>, language: Language) {
  const { resourceType = usualType, files, url } = details
  return {
    resourceType,
    fileId: withoutFile.includes(resourceType)
      ? undefined
      : (files?.[language] ?? files?.shared ?? files?.en ?? files?.am),
    url: (withAddress.includes(resourceType) && url) || null,
  }
}
