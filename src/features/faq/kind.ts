import type { KindFacts } from '#content/kind-facts.ts'
import { paths } from '#platform/paths.ts'

export const faqKind = {
  feature: 'faq',
  adminPath: paths.admin.faq,
  readerPath: (slug: string) => `${paths.faq}#${slug}`,
  membersPath: (slug: string) => `${paths.dashboardFaq}#${slug}`,
  list: { path: paths.faq, place: 5 },
  collection: 'faq_category',
  traits: ['collected', 'searched', 'imported', 'asked', 'inHeader', 'openList'],
} as const satisfies KindFacts
