import { fetchMissingSheets } from './missing-sheets.ts'

/** How long a screen's script may take to arrive. */
const chunkTimeout = 120_000

/** A screen whose script did not arrive; its page offers to try again. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not arrive', { cause })
    this.name = 'ChunkError'
  }
}

/** Loads a screen's script, or gives up after 120 seconds. */
export async function loadChunk<T>(load: () => Promise<T>, milliseconds = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds)
  })
  try {
    // A page without one of its sheets is better than none.
    const sheets = fetchMissingSheets().catch(() => {})
    return await Promise.race([sheets.then(load), late])
  } catch (error) {
    throw new ChunkError(error)
  } finally {
    clearTimeout(timer)
  }
}
