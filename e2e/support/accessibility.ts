import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** @throws with every fault that axe finds on the page as it is shown, all rules unless some are named */
export async function checkAccessibility(page: Page, rules?: string[]): Promise<void> {
  const faults = await findAccessibilityFaults(page, rules)
  if (faults.length > 0) throw new Error(`${page.url()}\n${faults.join('\n')}`)
}

/** One line for each fault: the rule, the element, what is wrong with it. */
export async function findAccessibilityFaults(page: Page, rules?: string[]): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  // Evaluated through the debugger, which the content policy lets pass; a script element would be refused.
  await page.evaluate(atRest)
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(`${source};undefined`)
  const { violations } = asResults(await page.evaluate(`axe.run(${JSON.stringify(options)})`))
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !isCornerInEditor(id, String(target)))
      .map(
        ({ target, failureSummary }) =>
          `${id}: ${String(target)}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
      ),
  )
}

/** The empty corner of a table is a header cell for its writer only; readers get a plain one. */
function isCornerInEditor(id: string, target: string): boolean {
  return id === 'empty-table-header' && target.includes('.tableWrapper')
}

/** `axe.run` resolves to its results. */
function asResults(value: unknown): AxeResults {
  return value as AxeResults
}

/**
 * A colour that is on its way to another is no fault. What turns for ever is not waited for. A change of this moment begins to
 * move with the next frame: what appears under the pointer, for one.
 */
async function atRest(): Promise<void> {
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
  const findMoving = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  do {
    await nextFrame()
    await nextFrame()
    await Promise.allSettled(findMoving().map(({ finished }) => finished))
  } while (findMoving().length > 0)
}
