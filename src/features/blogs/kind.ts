import type { KindFacts } from '#content/kind-facts.ts'
import { paths } from '#platform/paths.ts'

export const blogKind = {
  feature: 'blogs',
  adminPath: paths.admin.blogs,
  apiPath: '/api/blogs',
  apiNoun: 'post',
  readerPath: paths.blog,
  membersPath: paths.dashboardBlog,
  list: { path: paths.blogs, place: 3 },
  sign: 'candles',
  collection: 'series',
  // prettier-ignore
  traits: ['summary', 'ownPage', 'searched', 'newest', 'featured', 'related', 'saved', 'marked', 'pinned', 'timed', 'classified', 'taught', 'discussed', 'imported', 'inHeader', 'openList'],
} as const satisfies KindFacts
