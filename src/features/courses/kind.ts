import type { KindFacts } from '#content/kind-facts.ts'
import { paths } from '#platform/paths.ts'

export const courseKind = {
  feature: 'courses',
  adminPath: paths.admin.courses,
  readerPath: paths.course,
  list: { path: paths.courses, place: 2 },
  sign: 'book',
  collection: null,
  traits: [
    'summary',
    'searched',
    'withheld',
    'featured',
    'related',
    'saved',
    'classified',
    'discussed',
    'inHeader',
  ],
} as const satisfies KindFacts

export const lessonKind = {
  feature: 'courses',
  adminPath: paths.admin.courses,
  readerPath: (slug: string, parent: string) => paths.lesson(parent, slug),
  list: null,
  collection: 'section',
  parent: 'course',
  traits: ['collected', 'searched', 'classified', 'taught', 'discussed'],
} as const satisfies KindFacts
