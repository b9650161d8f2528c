import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConfigError } from '#platform/server/config-error.ts'
import { projectFolder } from '#platform/server/project-folder.ts'
import { findStaleBuild, type StaleBuild } from './starting/build.ts'
import type { start } from './start.ts'

type Start = { start: typeof start }

/** Starts the site: as it was built, after building it where that is needed, or, with `--dev`, from its sources. */
export async function launch(flags: readonly string[]): Promise<void> {
  if (flags.includes('--dev')) {
    const { startDeveloped } = await import('./dev.ts')
    return startDeveloped()
  }
  const stale = lookForBuild()
  // Not the sources again: only what is needed in order to answer meanwhile.
  const front = stale && (await (await import('./starting/build-first.ts')).buildFirst(stale))
  const { start }: Start = await import(pathToFileURL(path.join(projectFolder, 'dist/server/start.js')).href)
  await start(front)
}

function lookForBuild(): StaleBuild | undefined {
  try {
    return findStaleBuild()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`The site cannot start. ${error.message}\n`)
    process.exit(1)
  }
}
