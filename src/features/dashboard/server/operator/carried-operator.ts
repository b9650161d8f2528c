import type { CarriedSetting } from '#content/server/carried-setting.ts'
import { fieldErrors } from '#platform/server/http/http.ts'
import { operatorInput } from './operator-input.ts'
import { findOperator } from './operator-store.ts'
import { readOperator, saveOperator } from './operator.ts'

/** An archive does not count the saves. */
const carried = operatorInput.omit({ version: true })

/** Who answers for the site travels with its legal pages. It is as grave to import as to save. */
export const carriedOperator: CarriedSetting = {
  isGrave: true,
  async read(ctx) {
    const stored = await findOperator(ctx.readDb)
    if (!stored) return undefined
    const { version: _version, ...details } = stored
    return details
  },
  problemsOf(value) {
    const parsed = carried.safeParse(value)
    return parsed.success ? {} : fieldErrors(parsed.error)
  },
  async save(ctx, value) {
    const { version } = await readOperator(ctx)
    await saveOperator(ctx, { ...carried.parse(value), version })
  },
}
