import { carriedPromises } from '#desk/findings/server/carried-promises.ts'
import { carriedSiteSettings } from '#features/dashboard/server/carried-settings.ts'
import { carriedOperator } from '#features/dashboard/server/operator/carried-operator.ts'

/** Settings that travel with the content, by their name in an archive. */
export const carriedSettings = {
  operator: carriedOperator,
  promises: carriedPromises,
  site: carriedSiteSettings,
}
