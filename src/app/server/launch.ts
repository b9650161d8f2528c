import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConfigError } from '#platform/server/config-error.ts'
import { projectFolder } from '#platform/server/project-folder.ts'
import { findStaleBuild, type StaleBuild } from './starting/build.ts'
import type { start } from './start.ts'

type Start = { start: typeof start }

/** Starts the site: as it was built, after building it where that is needed, or, with `--dev`, from its sources. */
export async function launch(flags: readonly string[]): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, endStart)
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

/**
 * Ends a start at once: the first process of a container ignores every signal that it does not listen to. What is under way in the
 * database is rolled back. Once the site is there it has its own way to end (`stop.ts`).
 */
function endStart(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) === 1) process.exit(0)
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
