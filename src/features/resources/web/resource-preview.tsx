import type { PreviewOf } from '#desk/preview/contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { offerOf } from '../offer.ts'
import { ResourceView } from './resource-view.tsx'

/** A resource's draft as its page will show it, with the file that the draft names. */
export function Component({ article, files }: PreviewOf<'resource'>) {
  const { language } = useLanguage()
  const { version = null, licence = null } = article.details
  const { fileId, ...offer } = offerOf(article.details, language)
  const file = (fileId && files[fileId]) || null
  const resource = { article, ...offer, file, version, licence, downloads: 0, series: null }
  return <ResourceView shown={article} resource={resource} fileAddress={file?.url} />
}
