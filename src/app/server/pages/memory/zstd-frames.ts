import { constants, createZstdCompress, type ZstdCompress } from 'node:zlib'

/** So many wait for the next page. */
const mostIdle = 2

const options = {
  // Whatever is written is a whole frame.
  flush: constants.ZSTD_e_end,
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: 17 },
  chunkSize: 64 * 1024,
}

interface Compressor {
  stream: ZstdCompress
  /** Of the frame that is being made. */
  pieces: Buffer[]
}

const idle: Compressor[] = []

/**
 * A whole frame of Zstandard, as fast as it can be made, on another thread. Compressors are used again: one for each page costs as
 * much as what it does, and memory beside the heap that hastens the next clearing.
 */
export function toZstdFrame(plain: Buffer): Promise<Buffer> {
  // One that fails is not used again.
  const compressor = idle.pop() ?? createCompressor()
  return new Promise((done, fail) => {
    compressor.pieces = []
    compressor.stream.write(plain, (error) => {
      if (error) return fail(error)
      const [first, ...others] = compressor.pieces
      if (idle.length < mostIdle) idle.push(compressor)
      else compressor.stream.destroy()
      return first
        ? done(others.length > 0 ? Buffer.concat([first, ...others]) : first)
        : fail(new Error('no frame'))
    })
  })
}

function createCompressor(): Compressor {
  const compressor: Compressor = { stream: createZstdCompress(options), pieces: [] }
  compressor.stream.on('data', (piece: Buffer) => compressor.pieces.push(piece))
  // Whoever waits for the frame is told by its own call.
  compressor.stream.on('error', () => {})
  return compressor
}
