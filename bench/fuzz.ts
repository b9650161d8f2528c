import { spawnSync } from 'node:child_process'
import { canStartPostgres } from '../src/platform/database/testing/test-postgres-here.ts'

/** `npm run fuzz [-- requests [seed]]` sends that many requests to each engine as guest, as member and as administrator, others in every run; a seed sends the same again. */
const [requests = '10000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)
const engines = canStartPostgres() ? ['sqlite', 'postgres'] : ['sqlite']

for (const engine of engines) {
  const run = spawnSync(
    'npx',
    ['vitest', 'run', '--project', engine, 'src/app/server/contract/fuzz/fuzz.test.ts'],
    { stdio: 'inherit', env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed } },
  )
  if (run.status !== 0) process.exitCode = 1
}
