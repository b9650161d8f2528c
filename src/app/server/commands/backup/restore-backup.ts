import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Copy } from '#platform/database/copying/copy.ts'
import { fill } from '#platform/database/copying/fill.ts'
import type { Value } from '#platform/database/copying/row-sum.ts'
import type { Address } from '#platform/database/copying/source.ts'
import type { Config } from '#platform/server/config.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { grantRole, readSiteRole } from '../../starting/owner.ts'
import { rememberDatabase } from '../../starting/forgotten-database.ts'
import { checkBackup, readSecret } from './check-backup.ts'
import { readLines } from './files.ts'
import { placesIn, type Manifest } from './manifest.ts'
import { putUploads } from './uploads.ts'

interface RestoreOptions {
  /** Takes the place of a site that is there. */
  isOver: boolean
  /** Sends the mails that waited when the backup was made. */
  sendsMails: boolean
}

export interface Restored {
  manifest: Manifest
  /** What became of the secret: it is in the data folder, or the setting has it, or the setting has another one. */
  secret: 'kept' | 'set' | 'different'
}

/**
 * Makes a site equal to a backup, on either engine. Everything is checked before anything is touched; the rows come last and all at
 * once, so a restore that fails leaves the site as it was.
 * @param hasSecret the secret is a setting of its own, so none is written
 * @throws one sentence
 */
export async function restoreBackup(
  {
    config,
    database,
    storage,
    hasSecret,
  }: { config: Config; database: Address; storage: Storage; hasSecret: boolean },
  folder: string,
  { isOver, sendsMails }: RestoreOptions,
): Promise<Restored> {
  const role = await readSiteRole(config)
  const manifest = await checkBackup(folder)
  const secret = await readSecret(folder, manifest)
  const copy = copyIn(folder, manifest)
  const { uploadList, uploads } = placesIn(folder)
  await fill(database, copy, {
    isOver,
    forgetsMails: !sendsMails,
    before: () => putUploads(uploadList, uploads, storage),
  })
  if (!hasSecret) writeSecret(config.dataDir, secret)
  await grantRole(config, role)
  // Drawn from what was there before.
  rmSync(path.join(config.dataDir, 'cache'), { recursive: true, force: true })
  rememberDatabase(config)
  if (!hasSecret) return { manifest, secret: 'kept' }
  return { manifest, secret: config.authSecret === secret ? 'set' : 'different' }
}

/** The rows that lie in a folder, as `fill` takes them. */
export function copyIn(
  folder: string,
  { migrations, tables }: Pick<Manifest, 'migrations' | 'tables'>,
): Copy {
  return {
    migrations,
    tables,
    async *rows({ name }) {
      for await (const some of readLines(placesIn(folder).table(name))) yield some as Value[][]
    },
  }
}

function writeSecret(dataDir: string, secret: string): void {
  mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, 'auth-secret')
  const draft = `${file}.restored`
  if (existsSync(draft)) rmSync(draft)
  writeFileSync(draft, secret, { mode: 0o600, flush: true })
  chmodSync(draft, 0o600)
  renameSync(draft, file)
}
