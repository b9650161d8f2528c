import { conflict } from '#platform/errors.ts'
import { hasTextByPerson } from '#content/records/server/revisions-store.ts'
import type { Context } from '#platform/server/context.ts'
import { setUpSteps, type SetUp, type SetUpStep } from '../../contract.ts'
import { readOperator } from './operator.ts'
import { isSetUpDismissed, saveSetUpDismissal } from './operator-store.ts'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** What is left to do before the site can face the public. */
export async function readSetUp(ctx: Context): Promise<SetUp> {
  const [operator, hasOwnText, isDismissed] = await Promise.all([
    readOperator(ctx),
    hasTextByPerson(ctx.readDb),
    isSetUpDismissed(ctx.readDb),
  ])
  const done: Record<SetUpStep, boolean> = {
    operator: isFilled(operator.name) && isFilled(operator.address) && operator.email !== '',
    review: operator.areTextsReviewed,
    text: hasOwnText,
    mail: ctx.config.smtpUrl !== undefined,
    address: !loopback.test(new URL(ctx.config.publicUrl).hostname),
  }
  return { steps: setUpSteps.map((step) => ({ step, isDone: done[step] })), isDismissed }
}

/**
 * Takes the set-up off the overview, for all administrators.
 * @throws 409 `set_up.unfinished` while a step is left
 */
export async function dismissSetUp(ctx: Context): Promise<void> {
  const { steps } = await readSetUp(ctx)
  if (steps.some((one) => !one.isDone)) throw conflict('set_up.unfinished')
  await saveSetUpDismissal(ctx.db, ctx.now)
}

function isFilled(text: { en: string; am: string }): boolean {
  return text.en !== '' || text.am !== ''
}
