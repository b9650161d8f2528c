import type { KindFacts } from '#content/kind-facts.ts'
import { paths } from '#platform/paths.ts'

export const termKind = {
  feature: 'glossary',
  adminPath: paths.admin.terms,
  apiPath: '/api/terms',
  readerPath: paths.term,
  list: { path: paths.glossary, place: 6 },
  collection: null,
  traits: ['summary', 'ownPage', 'searched', 'named', 'saved', 'classified', 'taught', 'openList'],
} as const satisfies KindFacts
