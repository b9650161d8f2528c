import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { CopiedTable } from '#platform/database/copying/copy.ts'
import { readMoment } from '#platform/database/copying/read-moment.ts'
import { RowSum } from '#platform/database/copying/row-sum.ts'
import type { Address, Source, Table } from '#platform/database/copying/source.ts'
import type { Config } from '#platform/server/config.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { LineFile, syncFolder } from './files.ts'
import { format, placesIn, type Manifest } from './manifest.ts'
import { programVersion } from '#platform/server/program-version.ts'
import { copyStored, copyUpload, listCopied, namedUploads, tablesOfUploads, uploadsOf } from './uploads.ts'

/** What a backup is made of. */
interface Site {
  config: Config
  database: Address
  storage: Storage
}

/**
 * Writes a backup of one moment of a site into a new folder, while the site runs. The folder has its name once everything in it is
 * on the disk; until then it is called `<folder>.unfinished`.
 * @throws one sentence when the folder is there, or the database is damaged
 */
export async function writeBackup(site: Site, folder: string): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a new folder`)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(path.dirname(folder), { recursive: true })
  await mkdir(unfinished, { mode: 0o700 })
  const places = placesIn(unfinished)
  await mkdir(places.tables)
  const began = new Date().toISOString()
  const uploads = uploadsOf(site.config, site.storage)
  // Before the rows, since an upload may go while they are read; and after, since others may have come.
  await copyStored(uploads, places.uploads)
  const rows = await writeTables(site.database, false, unfinished)
  const missing: string[] = []
  for (const key of rows.named.keys())
    if (!(await copyUpload(uploads, key, places.uploads))) missing.push(key)
  const { keys, ...listed } = await listCopied(unfinished, rows.isNamed)
  for (const [key, bytes] of rows.named) if (keys.has(key) && keys.get(key) !== bytes) missing.push(key)
  await writeWhole(places.secret, site.config.authSecret)
  const manifest: Manifest = {
    format,
    version: programVersion,
    began,
    ended: new Date().toISOString(),
    engine: site.database.url ? 'postgres' : 'sqlite',
    publicUrl: site.config.publicUrl,
    migrations: rows.migrations,
    tables: rows.tables,
    uploads: listed,
    missing: await stillNamed(site.database, missing),
    secret: { sha256: createHash('sha256').update(site.config.authSecret).digest('hex') },
  }
  await writeWhole(places.manifest, `${JSON.stringify(manifest, null, 2)}\n`)
  for (const place of [places.tables, unfinished]) await syncFolder(place)
  await rename(unfinished, folder)
  await syncFolder(path.dirname(folder))
}

/** Without what was removed while the backup was made: that is no loss of the site's. */
async function stillNamed(database: Address, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const { named, see } = namedUploads()
  await readMoment(database, {}, async (source) => {
    for (const table of source.tables.filter(({ name }) => tablesOfUploads.includes(name)))
      for await (const rows of source.rows(table))
        for (const row of rows) see(table.name, fieldsOf(table, row))
  })
  return keys.filter((key) => named.has(key))
}

interface WrittenTables {
  migrations: string[]
  tables: Manifest['tables']
  /** Uploads that rows name, with their length in bytes where that is known. */
  named: ReadonlyMap<string, number | undefined>
  /** Whether a row names what lies under a key. */
  isNamed: (key: string) => boolean
}

/** Writes all rows of one moment into the folder `tables`. */
export async function writeTables(
  database: Address,
  isAlone: boolean,
  folder: string,
): Promise<WrittenTables> {
  const { named, isNamed, see } = namedUploads()
  return readMoment(database, { isAlone }, async (source) => {
    const tables: Manifest['tables'] = []
    for (const table of source.tables) tables.push(await writeTable(source, table, { folder, see }))
    return { migrations: source.migrations, tables, named, isNamed }
  })
}

async function writeTable(
  source: Source,
  table: Table,
  { folder, see }: { folder: string; see: ReturnType<typeof namedUploads>['see'] },
): Promise<CopiedTable & { sha256: string }> {
  const file = await LineFile.create(placesIn(folder).table(table.name))
  const sum = new RowSum(table.columns)
  for await (const rows of source.rows(table)) {
    for (const row of rows) {
      sum.add(row)
      see(table.name, fieldsOf(table, row))
    }
    await file.add(rows)
  }
  return { ...table, rows: sum.rows, sum: sum.digest(), sha256: await file.end() }
}

function fieldsOf({ columns }: Table, row: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(columns.map(({ name }, at) => [name, row[at]]))
}

async function writeWhole(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
