import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { markOf, projectFolder } from './freshness.ts'
import { startSite } from './site.ts'

const cache = path.join(projectFolder, 'node_modules/.cache/e2e')

/**
 * A data folder as the first start leaves it. Loading the starter content takes many seconds, so it is done once for as long
 * as nothing that goes into it changes; every site under test starts from a copy.
 */
export async function prepareData(): Promise<string> {
  const sources = ['starter', 'src/platform', 'src/content', 'src/desk', 'src/features']
  const folder = path.join(cache, `data-${markOf(sources)}`)
  if (existsSync(folder)) return folder
  process.stdout.write('Loading the starter content …\n')
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  // From the sources, since the site may be about to be built.
  const site = await startSite({ dataDir: path.join(cache, 'loading'), isDev: true })
  await site.stop()
  renameSync(path.join(cache, 'loading'), folder)
  return folder
}
