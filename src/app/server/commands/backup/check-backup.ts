import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { checkKey } from '#platform/server/storage/storage.ts'
import { readLines, sumFile } from './files.ts'
import { placesIn, readManifest, uploadShape, type Manifest } from './manifest.ts'

/**
 * Reads a backup through, each row as a restore reads it, and compares it with what its manifest says.
 * @throws one sentence that names the first file which is missing, not as it was written, or cannot be read
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const places = placesIn(folder)
  for (const table of manifest.tables) {
    const file = places.table(table.name)
    await check(file, table.sha256)
    await readThrough(file)
  }
  await check(places.uploadList, manifest.uploads.sha256)
  let files = 0
  for await (const some of readLines(places.uploadList))
    for (const line of some) {
      const { key, sha256 } = uploadShape.parse(line)
      checkKey(key)
      await check(path.join(places.uploads, key), sha256)
      files++
    }
  if (files !== manifest.uploads.files) throw new Error(`${places.uploadList} does not list all uploads`)
  await readSecret(folder, manifest)
  return manifest
}

/** @throws when it is not the one that was written */
export async function readSecret(folder: string, manifest: Manifest): Promise<string> {
  const { secret: file } = placesIn(folder)
  const secret = await readFile(file, 'utf8').catch(() => '')
  if (createHash('sha256').update(secret).digest('hex') !== manifest.secret.sha256)
    throw new Error(`${file} is missing or not as it was written`)
  return secret
}

async function check(file: string, sha256: string): Promise<void> {
  const sum = await sumFile(file).catch(() => undefined)
  if (!sum) throw new Error(`${file} is missing`)
  if (sum.sha256 !== sha256) throw new Error(`${file} is not as it was written`)
}

/** @throws for a line that is no JSON value: a checksum says that a file is as it was written, not that it can be read */
async function readThrough(file: string): Promise<void> {
  const rows = readLines(file)
  while (!(await rows.next()).done);
}
