import { stat } from 'node:fs/promises'
import type { Connection } from '#platform/database/connect.ts'
import { createSideThread } from '../side-thread.ts'

export interface LogOrder {
  file: string
}

/** What SQLite says of its log: pages in it, and how many of them stand in the file too. */
interface LogState {
  log: number
  checkpointed: number
}

/** Milliseconds between two looks, and after one that failed. */
const lookEvery = 250
const afterFailure = 60_000
/** From so many bytes on a log is long: usually SQLite goes over it after four megabytes. */
const long = 32 * 1024 * 1024
/** So many pages more are carried over between two requests. */
const fewPages = 2000

const carryOver = createSideThread<LogOrder>('log-worker', import.meta.url)

/**
 * Sees to it that nobody waits for SQLite's log. While somebody reads for long, such as a backup, what is written cannot be carried
 * from the log into the file; SQLite tries with each commit, which takes the longer the longer the log, and in the end carries all
 * of it over at once, on the thread of the requests. A long log is carried over by a thread of its own instead.
 */
export function keepLogShort(
  { file, leaveLog }: Connection,
  onError: (error: unknown) => void,
): { stop(): void } {
  if (!file || !leaveLog) return { stop: () => undefined }
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let isLong = false
  /** How long it was when it was carried over: it stays so until somebody writes. */
  let settledAt = 0

  const look = async () => {
    const size = await sizeOf(`${file}-wal`)
    if (!isLong && (size < long || size === settledAt)) return
    if (!isLong) leaveLog(true)
    isLong = true
    const { log, checkpointed } = asState(await carryOver({ file }))
    if (log - checkpointed > fewPages) return
    leaveLog(false)
    isLong = false
    settledAt = size
  }

  /** SQLite does it as usual, so that the log does not grow for ever. */
  const giveUp = (error: unknown) => {
    if (isStopped) return
    onError(error)
    if (isLong) leaveLog(false)
    isLong = false
    again(afterFailure)
  }

  const again = (milliseconds: number) => {
    if (isStopped) return
    timer = setTimeout(() => void look().then(() => again(lookEvery), giveUp), milliseconds).unref()
  }
  again(lookEvery)
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}

function asState(bytes: Uint8Array): LogState {
  const state: LogState = JSON.parse(Buffer.from(bytes).toString())
  return state
}
