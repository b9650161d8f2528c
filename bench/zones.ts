import { spawnSync } from 'node:child_process'

/** Before and after all others, half an hour beside the hour, and where readers are. */
const zones = ['Pacific/Kiritimati', 'America/St_Johns', 'Africa/Addis_Ababa']

const files = process.argv.slice(2).filter((word) => word !== '--postgres')
const projects = ['unit', 'sqlite', ...(process.argv.includes('--postgres') ? ['postgres'] : [])]

/**
 * `npm run zones [-- --postgres] [files]` runs the tests of parts and of the server on SQLite in three time zones one after the other,
 * and with `--postgres`, which takes twice as long, those on PostgreSQL as well.
 */
const failed = zones.filter((zone) => {
  console.log(`\n# ${zone}`)
  const run = spawnSync(
    'npx',
    ['vitest', 'run', ...projects.flatMap((name) => ['--project', name]), ...files],
    {
      stdio: 'inherit',
      env: { ...process.env, TZ: zone },
    },
  )
  return run.status !== 0
})
if (failed.length > 0) throw new Error(`it fails in ${failed.join(', ')}`)
