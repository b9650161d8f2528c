import type { Card } from '#content/contract.ts'
import { paths } from '#platform/paths.ts'

/** Where readers find an item. Lessons live inside their course and have no address here. */
export function addressOf({ kind, slug }: Pick<Card, 'kind' | 'slug'>): string {
  switch (kind) {
    case 'blog':
      return paths.blog(slug)
    case 'learn':
      return paths.learnItem(slug)
    case 'course':
      return paths.course(slug)
    case 'resource':
      return paths.resource(slug)
    case 'faq':
      return `${paths.faq}#${slug}`
    default:
      return `/${slug}`
  }
}
