/** How long a screen's script may take to arrive. */
export const chunkTimeout = 120_000

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
    return await Promise.race([load(), late])
  } catch (error) {
    throw new ChunkError(error)
  } finally {
    clearTimeout(timer)
  }
}
