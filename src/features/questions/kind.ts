import type { KindFacts } from '#content/kind-facts.ts'
import { paths } from '#platform/paths.ts'

export const questionKind = {
  feature: 'questions',
  adminPath: paths.admin.questions,
  readerPath: paths.question,
  list: null,
  collection: null,
  traits: ['classified', 'answered'],
  filters: {
    use: ['practice', 'quiz'],
    form: ['single', 'multiple', 'truth', 'number', 'order', 'match', 'point'],
  },
} as const satisfies KindFacts
