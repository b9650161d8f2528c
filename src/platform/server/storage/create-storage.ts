import path from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createFileStorage } from './files.ts'
import { createS3Storage } from './s3.ts'
import type { Storage } from './storage.ts'
import { removeLeftovers } from './temporary-files.ts'

/** Milliseconds. Somebody waits for a write: proxies break off after 75 seconds, and the site after two minutes of silence. */
const longestWrite = 70_000

/**
 * The store for uploads that the settings ask for: an S3-compatible bucket, or files in the data folder.
 * @param asks.isPatient nobody waits for a large file to be written but the command that writes it
 */
export function createStorage(config: Config, log: Log, { isPatient = false } = {}): Storage {
  removeLeftovers(config.dataDir, log)
  return config.storage
    ? createS3Storage(config.storage, { log, longestWrite: isPatient ? Infinity : longestWrite })
    : createFileStorage(path.join(config.dataDir, 'uploads'), config.dataDir)
}
