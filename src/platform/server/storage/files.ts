import { mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '../../errors.ts'
import { fileBody } from './file-body.ts'
import { checkKey, type Storage } from './storage.ts'
import { newTemporaryFile } from './temporary-files.ts'

/**
 * Uploads as files under `root`. A file is whole or not there: the bytes reach the disk under a temporary name,
 * then take their name, then the folders that changed reach the disk.
 */
export function createFileStorage(root: string, dataDir: string): Storage {
  const fileOf = (key: string): string => {
    checkKey(key)
    return path.join(root, key)
  }
  return {
    async put(key, bytes) {
      const file = fileOf(key)
      const temporary = newTemporaryFile(dataDir)
      try {
        await writeFile(temporary, bytes, { flag: 'wx', mode: 0o640, flush: true })
        const created = await giveName(temporary, file)
        await syncFolders(path.dirname(file), created ? path.dirname(created) : path.dirname(file))
      } catch (error) {
        await rm(temporary, { force: true })
        throw isFull(error) ? new Problem(507, 'storage.full') : error
      }
    },
    async get(key, part) {
      const handle = await open(fileOf(key)).catch(ignoreMissing)
      if (!handle) return undefined
      const { size } = await handle.stat()
      const first = part?.first ?? 0
      const last = Math.min(part?.last ?? size - 1, size - 1)
      return { body: fileBody(handle, { first, last }), bytes: last - first + 1 }
    },
    async *list(folder) {
      const entries = await readdir(fileOf(folder), { withFileTypes: true }).catch(ignoreMissing)
      for (const entry of entries ?? []) {
        const key = `${folder}/${entry.name}`
        if (entry.isDirectory()) yield* this.list(key)
        const found = entry.isFile() && (await stat(fileOf(key)).catch(ignoreMissing))
        if (found) yield { key, storedAt: found.mtimeMs }
      }
    },
    async remove(key) {
      const file = fileOf(key)
      await rm(file, { force: true })
      await removeEmptyFolders(path.dirname(file), root)
    },
  }
}

/** A removal beside it may take the empty folder away first, which is then made once more. Gives the first folder that was made. */
async function giveName(temporary: string, file: string, isAgain = false): Promise<string | undefined> {
  const created = await mkdir(path.dirname(file), { recursive: true })
  try {
    await rename(temporary, file)
    return created
  } catch (error) {
    if (isAgain || codeOf(error) !== 'ENOENT') throw error
    return giveName(temporary, file, true)
  }
}

/** Makes the entries of `folder` and of its parents up to `last` durable. */
async function syncFolders(folder: string, last: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (folder !== last) await syncFolders(path.dirname(folder), last)
}

async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  if (path.relative(root, folder) === '') return
  try {
    await rmdir(folder)
  } catch {
    return
  }
  await removeEmptyFolders(path.dirname(folder), root)
}

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
  throw error
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
