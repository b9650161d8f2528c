import { keepNeeded } from '#content/server/needed.ts'
import type { Context } from '#platform/server/context.ts'
import type { ImportSettingsOf } from '../../imports/contract.ts'
import { foretellRefusal } from '../archive/import/foretell-refusal.ts'
import type { ImportPurpose, ReportOf } from '../imports/import-purpose.ts'
import { refuseChanged } from '../imports/refuse-changed.ts'
import { applyQuestions } from './apply.ts'
import type { QuestionBank } from './carried-question.ts'
import { createFaults } from './faults.ts'
import { orderQuestions } from './order-questions.ts'
import { atOnceIn, planQuestions, type QuestionsPlan } from './plan.ts'

/** Questions of a table or of Moodle: what is new or changed becomes drafts. */
export function createQuestionsPurpose(
  bank: QuestionBank,
): ImportPurpose<ImportSettingsOf<'questions'>, ReportOf<'questions'>> {
  return {
    async look(ctx, source) {
      const plan = await planQuestions(ctx, await orderQuestions(ctx, source), bank)
      const { report } = plan
      return { ...report, faults: [...report.faults, ...(await foretellFaults(ctx, plan))] }
    },
    async apply(ctx, source, finalise) {
      const read = await orderQuestions(ctx, source)
      return finalise(async (ctx) => {
        const plan = await planQuestions(ctx, read, bank)
        refuseChanged({ told: source.told, now: plan.report }, ({ questions }) => questions)
        return keepNeeded(ctx, replacedBy(plan), () => applyQuestions(ctx, plan))
      })
    },
  }
}

/** What readers see and could not finish after the import, which is refused then. */
async function foretellFaults(ctx: Context, plan: QuestionsPlan) {
  const atOnce = atOnceIn(plan)
  const refused = await foretellRefusal(ctx, replacedBy(plan), async (ctx) => {
    await applyQuestions(ctx, atOnce)
  })
  const faults = createFaults()
  for (const { detail } of refused) faults.error('item.in_use', { row: 0 }, detail)
  return faults.all
}

function replacedBy(plan: QuestionsPlan): { kind: string; id: string }[] {
  return atOnceIn(plan).questions.map(({ report }) => ({ kind: 'question', id: report.itemId ?? '' }))
}
