import type { Collection } from '#content/contract.ts'
import type { Promises } from './findings/contract.ts'

declare module '#platform/problems/problem-details.ts' {
  interface ProblemDetails {
    'collection.changed': {
      current: Pick<Collection, 'titleEn' | 'titleAm' | 'summaryEn' | 'summaryAm' | 'coverId'>
    }
    'collection.not_empty': { items: number }
    'media.changed': { current: { altEn: string; altAm: string } }
    /** Ids. */
    'order.changed': { current: string[] }
    'promises.changed': { current: Promises }
    'tag.changed': { current: { labelEn: string; labelAm: string } }
    /** How many carry it. */
    'tag.in_use': { items: number }
  }
}
