import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { toZstdFrame } from './zstd-frames.ts'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** How the bytes of a page travel. */
export type Encoding = 'br' | 'gzip' | 'zstd' | 'identity'

/** The bytes of a page in the encodings that were asked for, each made once: answers that wait to be taken share them. */
export interface PageForms {
  plain: Buffer
  /** The bytes if they are made already. */
  ready(encoding: Encoding): Buffer | undefined
  make(encoding: Encoding): Promise<Buffer>
}

/**
 * Most readers ask for one and the same encoding; the others cost nothing until somebody does. A page that is made for one reader is
 * compressed faster and a little less.
 */
export function createPageForms(plain: Buffer, isKept = true): PageForms {
  const made: Partial<Record<Encoding, Buffer>> = { identity: plain }
  const underway: Partial<Record<Encoding, Promise<Buffer>>> = { identity: Promise.resolve(plain) }
  return {
    plain,
    ready: (encoding) => made[encoding],
    make(encoding) {
      const making = underway[encoding] ?? compress(plain, encoding, isKept ? 6 : 3)
      underway[encoding] = making
      making.then(
        (bytes) => (made[encoding] = bytes),
        () => delete underway[encoding],
      )
      return making
    },
  }
}

/**
 * The smallest that a reader takes; of a page that is made for one reader the one that is made in half the time and is a twentieth
 * larger.
 */
export function chooseEncoding(accepted = '', isKept = true): Encoding {
  if (!isKept && /\bzstd\b/.test(accepted)) return 'zstd'
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

function compress(plain: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'zstd') return toZstdFrame(plain)
  // In one piece: each piece more is another way to the other thread and back.
  const chunkSize = Math.max(1024, plain.byteLength)
  if (encoding === 'gzip') return toGzip(plain, { chunkSize })
  return toBrotli(plain, {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // Amharic pages are up to 150 KB long; the larger window of the default makes none of them smaller.
      [constants.BROTLI_PARAM_LGWIN]: 17,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  })
}
