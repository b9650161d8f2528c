import type { KindFacts } from '#content/kind-facts.ts'
import { paths } from '#platform/paths.ts'

export const resourceKind = {
  feature: 'resources',
  adminPath: paths.admin.resources,
  apiPath: '/api/resources',
  readerPath: paths.resource,
  filePath: paths.resourceFile,
  list: { path: paths.resources, place: 4 },
  sign: 'basket',
  collection: null,
  // prettier-ignore
  traits: ['summary', 'ownPage', 'searched', 'newest', 'featured', 'related', 'saved', 'classified', 'imported', 'inHeader', 'openList'],
} as const satisfies KindFacts
