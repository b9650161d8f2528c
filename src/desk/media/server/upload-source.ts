import { readFile, stat } from 'node:fs/promises'
import { invalid, Problem } from '#platform/errors.ts'

/** Bytes at hand, or a file to read them from. */
export type UploadSource = { bytes: Uint8Array } | { file: string }

/**
 * The bytes of an upload, which are looked at only when they are not too many.
 * @throws 413 above `most` bytes, 422 for nothing
 */
export async function readSource(source: UploadSource, most: number): Promise<Uint8Array> {
  const size = 'bytes' in source ? source.bytes.length : (await stat(source.file)).size
  if (size > most) throw new Problem(413, 'media.too_large', { details: { mostBytes: most } })
  if (size === 0) throw invalid({ file: 'empty' })
  return 'bytes' in source ? source.bytes : readFile(source.file)
}
