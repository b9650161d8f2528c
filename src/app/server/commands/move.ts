import { mkdir, rm } from 'node:fs/promises'
import { fill } from '#platform/database/copying/fill.ts'
import { newTemporaryFile } from '#platform/server/storage/temporary-files.ts'
import { copyIn } from './backup/restore-backup.ts'
import { placesIn } from './backup/manifest.ts'
import { writeTables } from './backup/write-backup.ts'
import { counted, openBareSite, readWords, runCommand, sayUsage } from './run-command.ts'

const usage = [
  'Usage: npm run move -- postgres://… [--over]',
  '  Copies the stopped site from SQLite into an empty PostgreSQL database; --over replaces a site that is there.',
]

const given = readWords({ over: { type: 'boolean', default: false } })
const [to] = given?.positionals ?? []

if (!given || to === undefined || given.positionals.length !== 1 || !/^postgres(ql)?:\/\//.test(to))
  sayUsage(usage)
else await runCommand(move.bind(null, to))

async function move(url: string): Promise<string[]> {
  const { config, database } = openBareSite()
  if (database.url) throw new Error('DATABASE_URL is set: this site is on PostgreSQL already')
  // All rows of the site lie in it: what a killed move left goes with the next move or start.
  const folder = newTemporaryFile(config.dataDir)
  await mkdir(folder, { mode: 0o700 })
  try {
    await mkdir(placesIn(folder).tables)
    // Nobody may write to what is left behind.
    const written = await writeTables(database, true, folder)
    const isOver = given?.values.over === true
    await fill({ url, file: '' }, copyIn(folder, written), { isOver, forgetsMails: false })
    return [
      ...written.tables.map(({ name, rows, sum }) => `${name}  ${counted(rows, 'row')}  ${sum.slice(0, 16)}`),
      `${counted(written.tables.length, 'table')} moved, each compared row by row. Uploads and the secret stay where they are.`,
      `Start the site with DATABASE_URL set to the new address. ${database.file} is as it was; it is not read any more.`,
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
