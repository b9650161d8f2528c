import { carriedPromises } from '#content/server/findings/carried-promises.ts'
import { carriedSiteSettings } from '#features/dashboard/server/carried-settings.ts'

/** Settings that travel with the content, by their name in an archive. */
export const carriedSettings = { promises: carriedPromises, site: carriedSiteSettings }
