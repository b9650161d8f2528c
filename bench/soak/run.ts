import { readdirSync } from 'node:fs'
import { printTable } from '../table.ts'

interface Check {
  /** Prints its figures and throws when one of them is missed. */
  run(): Promise<void>
}

/**
 * What `npm run soak -- quick` runs, in some ten minutes, as its last table says; `npm run soak` runs every file beside this one,
 * `npm run soak -- NAME` that one, with `--quick` in its short form.
 */
const quick: readonly string[] = [
  'kills',
  'database-away',
  'two-nodes',
  'disk-full',
  'locked',
  'slow-clients',
  'sign-ins',
  'backup',
  'synced',
  'load',
  'overload',
  'links',
  'uploads',
  'upgrade',
  'clock',
  'mail-away',
  'memory',
]

const all = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'run.ts')
  .map((entry) => entry.name.replace(/\.ts$/, ''))
  .toSorted()
const asked = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const names = asked.length === 0 ? all : asked.flatMap((name) => (name === 'quick' ? quick : [name]))
const unknown = names.find((name) => !all.includes(name))
if (unknown) throw new Error(`there is no check ${unknown}: quick, ${all.join(', ')}`)

const missed: string[] = []
const took = new Map<string, number>()
const began = performance.now()
for (const name of names) {
  const start = performance.now()
  console.log(`\n# ${name}`)
  try {
    const { run }: Check = await import(`./${name}.ts`)
    await run()
  } catch (error) {
    missed.push(name)
    console.error(error)
  }
  took.set(name, secondsSince(start))
}
printTable('How long it took', [['check', 's'], ...took, ['all of it', secondsSince(began)]])
if (missed.length > 0) console.error(`\nMissed: ${missed.join(', ')}`)
// A check that gave up may have left something that would go on for ever.
process.exit(missed.length > 0 ? 1 : 0)

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000)
}
