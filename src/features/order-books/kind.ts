import type { KindFacts } from '#content/kind-facts.ts'
import { paths } from '#platform/paths.ts'

export const orderBookKind = {
  feature: 'order-books',
  adminPath: paths.admin.orderBooks,
  apiPath: '/api/order-books',
  readerPath: paths.orderBook,
  list: null,
  collection: null,
  traits: ['summary', 'ownPage', 'searched', 'related', 'saved', 'classified', 'practised'],
} as const satisfies KindFacts
