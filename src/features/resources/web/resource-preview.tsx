import type { PreviewOf } from '#desk/preview/contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { usualType } from '../resource-types.ts'
import { ResourceView } from './resource-view.tsx'

/** A resource's draft as its page will show it, with the file that the draft names. */
export function Component({ article, files }: PreviewOf<'resource'>) {
  const { language } = useLanguage()
  const {
    resourceType = usualType,
    url = null,
    version = null,
    licence = null,
    files: named,
  } = article.details
  const chosen = named?.[language] ?? named?.shared ?? named?.en ?? named?.am
  const file = (chosen && files[chosen]) || null
  const resource = { article, resourceType, file, url, version, licence, downloads: 0, series: null }
  return <ResourceView shown={article} resource={resource} fileAddress={file?.url} />
}
