import { spawnSync } from 'node:child_process'

/** Before and after all others, half an hour beside the hour, and where readers are. */
const zones = ['Pacific/Kiritimati', 'America/St_Johns', 'Africa/Addis_Ababa']

/** `npm run zones [-- files]` runs the tests of the server on SQLite, and those of parts, in three time zones one after the other. */
const failed = zones.filter((zone) => {
  console.log(`\n# ${zone}`)
  const run = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'unit', '--project', 'sqlite', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, TZ: zone } },
  )
  return run.status !== 0
})
if (failed.length > 0) throw new Error(`it fails in ${failed.join(', ')}`)
