import type { StaleBuild } from './build.ts'
import { tryDatabase } from './open-database.ts'
import { endFailed, openSiteFront, type SiteFront } from './site-front.ts'

/** Listens, and builds the site once it is sure that a start can succeed. Ends the process with one line when it cannot. */
export async function buildFirst(stale: StaleBuild): Promise<SiteFront> {
  const front = await openSiteFront()
  try {
    await tryDatabase(front.config)
    await stale.make()
    return front
  } catch (error) {
    endFailed(error, front.config)
  }
}
