import type { KindFacts } from '#content/kind-facts.ts'
import { paths } from '#platform/paths.ts'

export const replayKind = {
  feature: 'replays',
  adminPath: paths.admin.replays,
  apiPath: '/api/replays',
  readerPath: paths.replay,
  list: null,
  collection: null,
  traits: ['summary', 'ownPage', 'searched', 'related', 'saved', 'classified', 'practised'],
} as const satisfies KindFacts
