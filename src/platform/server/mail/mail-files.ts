import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { OutboxMail } from '../../database/outbox.ts'
import type { Config } from '../config.ts'

type Placed = Pick<Config, 'dataDir'>

/** The instant at which it was queued, in UTC, without the signs that some systems take in no name, and its id. */
const ownName = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-[\w-]+\.eml$/

/** Writes a mail into the outbox folder, for its owner alone; on another try in the place of the first. */
export async function writeMailFile(
  { dataDir }: Placed,
  { id, createdAt }: Pick<OutboxMail, 'id' | 'createdAt'>,
  message: Buffer,
): Promise<string> {
  const folder = folderIn(dataDir)
  const file = path.join(folder, `${new Date(createdAt).toISOString().replaceAll(':', '-')}-${id}.eml`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, message, { mode: 0o600, flush: true })
  return file
}

/** Removes the files of mails that were queued before `before`. Whatever else lies in the folder stays. */
export async function forgetMailFiles({ dataDir }: Placed, before: number): Promise<void> {
  const folder = folderIn(dataDir)
  for (const entry of await entriesOf(folder)) {
    if (!entry.isFile() || !(queuedAt(entry.name) < before)) continue
    // Another node that shares the folder may have been faster.
    await rm(path.join(folder, entry.name), { force: true })
  }
}

const folderIn = (dataDir: string) => path.join(dataDir, 'outbox')

/** Nothing where no mail was ever written. */
async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Not a number for a file of somebody else. */
function queuedAt(name: string): number {
  const [, hour, minute, second] = ownName.exec(name) ?? []
  return Date.parse(`${hour}:${minute}:${second}`)
}
