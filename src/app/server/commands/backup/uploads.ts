import { copyFile, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { variantsOf } from '#content/media/server/pictures.ts'
import { importOf } from '#features/transfer/server/imports/import-parts.ts'
import { Problem } from '#platform/errors.ts'
import type { Config } from '#platform/server/config.ts'
import { createFileStorage } from '#platform/server/storage/files.ts'
import { checkKey, type Storage } from '#platform/server/storage/storage.ts'
import { LineFile, readLines, sumFile } from './files.ts'
import { isMissing, placesIn, uploadShape, type Manifest } from './manifest.ts'

/** Where uploads lie, those that wait for their import too. */
const folders = ['media', 'journal', 'imports']

/** Where the bytes of uploads come from: a bucket, or the files of the data folder. */
interface UploadSource {
  storage: Storage
  /** Of the files, unless they are in a bucket. */
  root: string | undefined
}

export function uploadsOf(config: Config, storage: Storage): UploadSource {
  return { storage, root: config.storage ? undefined : path.join(config.dataDir, 'uploads') }
}

/** Copies everything that is stored and not copied yet. */
export async function copyStored(source: UploadSource, to: string): Promise<void> {
  for (const folder of folders)
    for await (const { key } of source.storage.list(folder)) await copyUpload(source, key, to)
}

/**
 * A file is never changed once it has its name, so a second name of the same bytes does where both lie on one disk.
 * @returns false when nothing is stored under the key
 */
export async function copyUpload({ storage, root }: UploadSource, key: string, to: string): Promise<boolean> {
  checkKey(key)
  const file = path.join(to, key)
  if (await stat(file).catch(() => undefined)) return true
  await mkdir(path.dirname(file), { recursive: true })
  if (root !== undefined) return copyOrLink(path.join(root, key), file)
  const stored = await storage.get(key)
  if (!stored) return false
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(stored.body)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return true
}

async function copyOrLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch(async (error: unknown) => {
      if (isMissing(error)) throw error
      await copyFile(from, to)
      const handle = await open(to)
      await handle.sync().finally(() => handle.close())
    })
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Whose rows name uploads that a backup is to have. */
export const tablesOfUploads = ['journal_pictures', 'media', 'media_former']

/** Collects, from the rows that pass by, which uploads they name and how long those are. */
export function namedUploads() {
  const named = new Map<string, number | undefined>()
  const imports = new Set<string>()
  return {
    named,
    /** Parts of an import are known by it, and not one by one. */
    isNamed: (key: string) => named.has(key) || (key.startsWith('imports/') && imports.has(importOf(key))),
    see(table: string, row: Record<string, unknown>): void {
      if (table === 'pending_imports') imports.add(String(row.id))
      if (table === 'journal_pictures') named.set(String(row.key), Number(row.bytes))
      if (table !== 'media' && table !== 'media_former') return
      if (row.purgedAt !== undefined && row.purgedAt !== null) return
      for (const { key, bytes } of variantsOf({ variants: String(row.variants) })) named.set(key, bytes)
    },
  }
}

/** Lists the copied files of a backup with their sums; those that no row of it names are taken away again. */
export async function listCopied(
  folder: string,
  isNamed: (key: string) => boolean,
): Promise<Manifest['uploads'] & { keys: Map<string, number> }> {
  const { uploads: root, uploadList } = placesIn(folder)
  const copied = createFileStorage(root, folder)
  const list = await LineFile.create(uploadList)
  const keys = new Map<string, number>()
  let bytes = 0
  for (const kind of folders)
    for await (const { key } of copied.list(kind)) {
      const file = path.join(root, key)
      if (!isNamed(key)) {
        await rm(file)
        continue
      }
      const sum = await sumFile(file)
      await list.add([{ key, ...sum }])
      keys.set(key, sum.bytes)
      bytes += sum.bytes
    }
  return { files: keys.size, bytes, sha256: await list.end(), keys }
}

/** Milliseconds before a file is put once more, where the storage did not answer. */
const pauses = [500, 2000]

async function putPatiently(storage: Storage, key: string, bytes: Uint8Array): Promise<void> {
  for (const pause of [...pauses, undefined]) {
    try {
      return await storage.put(key, bytes, 'application/octet-stream')
    } catch (error) {
      const isAway = error instanceof Problem && error.code === 'storage.unavailable'
      if (!isAway || pause === undefined) throw error
      await setTimeout(pause)
    }
  }
}

/** Puts every file of a backup into the storage of this site, each up to three times. */
export async function putUploads(listFile: string, from: string, storage: Storage): Promise<void> {
  for await (const some of readLines(listFile))
    for (const line of some) {
      const { key } = uploadShape.parse(line)
      checkKey(key)
      await putPatiently(storage, key, await readFile(path.join(from, key)))
    }
}
