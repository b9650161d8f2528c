import type { TextKey } from '../../../web/text.ts'
import type { FieldName } from '../../../drafts/web/merging/field-clashes.ts'

/** What each field is called where it is set. */
export const fieldLabels = {
  slug: 'settings.slug',
  collectionId: 'settings.collection',
  sortOrder: 'settings.order',
  level: 'settings.level',
  coverId: 'settings.cover',
  featured: 'settings.featured',
  access: 'settings.signedIn',
  listed: 'settings.listed',
  market: 'settings.market',
  riskLevel: 'settings.risk',
  authors: 'settings.authors',
  sources: 'sources.label',
  reviewedOn: 'settings.reviewedOn',
  reviewEveryDays: 'settings.reviewEvery',
  tags: 'settings.tags',
  topic: 'settings.topic',
  pinnedUntil: 'settings.pinnedUntil',
  details: 'history.extras',
} as const satisfies Record<FieldName, TextKey>
