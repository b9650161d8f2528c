import type { KindFacts } from '#content/kind-facts.ts'
import { paths } from '#platform/paths.ts'

export const pageKind = {
  feature: 'pages',
  adminPath: paths.admin.pages,
  apiPath: '/api/pages',
  readerPath: (slug: string) => `/${slug}`,
  list: null,
  collection: null,
  traits: ['summary', 'ownPage', 'fixed', 'searched', 'named'],
} as const satisfies KindFacts
