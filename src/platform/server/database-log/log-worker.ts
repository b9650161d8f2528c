import { DatabaseSync } from 'node:sqlite'
import { answerOrders } from '../side-thread-work.ts'
import type { LogOrder } from './short-log.ts'

/** A short wait; a lock is somebody's who does the same. Milliseconds. */
const lockTimeout = 100

answerOrders<LogOrder>(async ({ file }) => {
  const database = new DatabaseSync(file, { timeout: lockTimeout })
  try {
    database.exec('pragma synchronous = full')
    const state = database.prepare('pragma wal_checkpoint(passive)').get()
    return Buffer.from(JSON.stringify(state))
  } finally {
    database.close()
  }
})
