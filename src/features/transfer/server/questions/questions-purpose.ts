import type { ImportSettingsOf } from '../../imports/contract.ts'
import type { ImportPurpose } from '../imports/import-purpose.ts'
import { applyQuestions } from './apply.ts'
import type { QuestionBank } from './carried-question.ts'
import { planQuestions } from './plan.ts'

/** Questions of a table or of Moodle: what is new or changed becomes drafts. */
export function createQuestionsPurpose(bank: QuestionBank): ImportPurpose<ImportSettingsOf<'questions'>> {
  return {
    look: async (ctx, source) => (await planQuestions(ctx, source, bank)).report,
    apply: (_, source, settle) =>
      settle(async (ctx) => applyQuestions(ctx, await planQuestions(ctx, source, bank))),
  }
}
