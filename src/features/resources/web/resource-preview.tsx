import type { Preview } from '#desk/preview/contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { ResourceView } from './resource-view.tsx'
import { resourceTypes } from './types.ts'

/** A resource's draft as its page will show it, with the file that the draft names. */
export function ResourcePreview({ article, files }: Preview) {
  const { language } = useLanguage()
  const { resourceType, url, version, licence, files: named } = article.details
  const chosen = [language, 'shared', 'en', 'am'].map((name) => textIn(named, name)).find(Boolean)
  const file = (chosen && files[chosen]) || null
  const resource = {
    article,
    resourceType: resourceTypes.find((one) => one === resourceType) ?? ('file' as const),
    file,
    url: typeof url === 'string' ? url : null,
    version: typeof version === 'string' ? version : null,
    licence: typeof licence === 'string' ? licence : null,
    downloads: 0,
  }
  return <ResourceView shown={article} resource={resource} fileAddress={file?.url} />
}

function textIn(record: unknown, name: string): string {
  if (typeof record !== 'object' || record === null) return ''
  const value: unknown = Object.getOwnPropertyDescriptor(record, name)?.value
  return typeof value === 'string' ? value : ''
}
