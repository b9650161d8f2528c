import path from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createFileStorage } from './files.ts'
import { createS3Storage } from './s3.ts'
import type { Storage } from './storage.ts'
import { removeLeftovers } from './temporary-files.ts'

/** The store for uploads that the settings ask for: an S3-compatible bucket, or files in the data folder. */
export function createStorage(config: Config, log: Log): Storage {
  removeLeftovers(config.dataDir, log)
  return config.storage
    ? createS3Storage(config.storage, log)
    : createFileStorage(path.join(config.dataDir, 'uploads'), config.dataDir)
}
