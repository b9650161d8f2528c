import { spawnSync } from 'node:child_process'
import { projectFolder } from '../../e2e/support/freshness.ts'
import { isQuick, need } from './support/asks.ts'

const kills = isQuick ? 5 : 30

/** The program is killed while files arrive and are replaced, on both engines: each is whole or not there, and nothing is left over. */
export async function run(): Promise<void> {
  for (const engine of ['sqlite', 'postgres']) {
    const { status } = spawnSync(
      'npx',
      ['vitest', 'run', '--project', engine, 'src/app/server/upkeep/uploads-survive.test.ts'],
      { cwd: projectFolder, stdio: 'inherit', env: { ...process.env, UPLOAD_KILLS: String(kills) } },
    )
    need(`${engine}: uploads survive ${kills} kills`, status === 0)
  }
}
