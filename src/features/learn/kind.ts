import type { KindFacts } from '#content/kind-facts.ts'
import { paths } from '#platform/paths.ts'

export const learnKind = {
  feature: 'learn',
  adminPath: paths.admin.learn,
  apiPath: '/api/learn',
  apiNoun: 'learn page',
  readerPath: paths.learnItem,
  list: { path: paths.learn, place: 1 },
  sign: 'ladder',
  collection: 'track',
  // prettier-ignore
  traits: ['summary', 'collected', 'ownPage', 'searched', 'newest', 'featured', 'related', 'saved', 'marked', 'timed', 'classified', 'taught', 'discussed', 'imported', 'inHeader', 'openList'],
} as const satisfies KindFacts
