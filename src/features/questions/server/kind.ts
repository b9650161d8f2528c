import { z } from '@hono/zod-openapi'
import type { MembersOf } from '#content/kind-members.ts'
import { kindsWith } from '#content/kinds.ts'
import { distinctIds, none, type KindRules } from '#content/server/kind-rules.ts'
import { questionForms, questionUses } from '../question-choices.ts'
import { isSameKey, questionFaults } from './question-faults.ts'
import { readQuestionText } from './question-text.ts'
import am from '../locales/am.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }

declare module '#content/kind-members.ts' {
  interface KindMembers {
    question: MembersOf<typeof questionRules>
  }
}

export const questionRules = {
  details: z
    .strictObject({
      form: z.enum(questionForms),
      use: z.enum(questionUses),
      /** Lessons and pages whose matter it asks. */
      about: distinctIds(20),
    })
    .partial(),
  extras: none,
  filtered: { use: 'practice', form: 'single' },
  names: { about: kindsWith('taught') },
  missing({ body }, { details, other }) {
    const form = readForm(details)
    const text = readQuestionText(body)
    const faults = questionFaults(form, text)
    const isPaired = other === null || isSameKey(form, text, readQuestionText(other.body))
    return isPaired ? faults : { ...faults, 'body.key': 'differs' }
  },
  section: { en: en['kind.question.section'], am: am['kind.question.section'] },
} satisfies KindRules

/** One choice of several, unless its editors said otherwise. */
export function readForm({ form }: { form?: unknown }) {
  return questionForms.find((one) => one === form) ?? 'single'
}
