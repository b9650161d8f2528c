import { listWarnings } from '#platform/server/config-safety.ts'
import { readConfig, type Config } from '#platform/server/config.ts'
import { startFailure } from './start-failure.ts'
import { openFront, type Front } from '../pages/front.ts'

export interface SiteFront extends Front {
  config: Config
}

/** Reads the settings, warns of what should not stay and listens. Ends the process with one line when that cannot be done. */
export async function openSiteFront(): Promise<SiteFront> {
  let config: Config | undefined
  try {
    config = readConfig()
    // Not by the log, which a setting can make silent.
    for (const warning of listWarnings(config)) process.stderr.write(`Warning: ${warning}\n`)
    return { config, ...(await openFront(config)) }
  } catch (error) {
    endFailed(error, config)
  }
}

/** Says in one line why the site cannot start, and ends the process. */
export function endFailed(error: unknown, config?: Config): never {
  process.stderr.write(`The site cannot start. ${startFailure(error, config)}\n`)
  process.exit(1)
}
