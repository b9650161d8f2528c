import { fieldErrors } from '#platform/server/http/http.ts'
import type { CarriedSetting } from '#content/server/carried-setting.ts'
import { changePromises, readPromises } from './promise-lists.ts'
import { promisesInput } from './promises-input.ts'
import { findPromises } from './promises-store.ts'

/** The words that promise profit travel with the content of the whole site, once somebody has changed them. */
export const carriedPromises: CarriedSetting = {
  read: async (ctx) => (await findPromises(ctx.readDb))?.phrases,
  problemsOf(value) {
    const parsed = promisesInput.safeParse(value)
    return parsed.success ? {} : fieldErrors(parsed.error)
  },
  async save(ctx, value) {
    const { version } = await readPromises(ctx)
    await changePromises(ctx, { version, phrases: promisesInput.parse(value) })
  },
}
