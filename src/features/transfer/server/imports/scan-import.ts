import { createReadStream } from 'node:fs'
import { invalid } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { refuseInfected } from '#platform/server/scanning/refuse-infected.ts'
import { readZip, ZipFault, type ReadableZip, type ZipRules } from '../zip-reader.ts'

/** The widest of what the purposes take. Names are told apart by their place, so that none of the files is left out. */
function wideRules(): ZipRules {
  let place = 0
  return {
    entries: 200_000,
    totalBytes: 4 * 1024 ** 3,
    ratio: 200,
    measuredFrom: 1024 ** 2,
    mostBytesOf: () => 64 * 1024 ** 2,
    nameOf: (name) => (name.endsWith('/') ? null : `${place++}:${name}`),
    isSafeName: () => true,
  }
}

/**
 * Refuses a file to import in which the scanner finds malware. Of a ZIP each file inside is scanned by itself: an archive may be larger
 * than what a scanner takes at once.
 * @throws as `refuseInfected`; 422 for a ZIP that cannot be looked through
 */
export async function refuseInfectedImport(
  ctx: Context,
  { file, fileName }: { file: string; fileName: string },
): Promise<void> {
  if (!ctx.scanner) return
  const zip = await openIfZip(file)
  if (!zip) return refuseInfected(ctx, { fileName, bytes: bytesOf(file) })
  try {
    for (const [name, entry] of zip.entries)
      await refuseInfected(ctx, { fileName: entry.fileName, bytes: [await zip.unpack(name, entry)] })
  } catch (error) {
    throw error instanceof ZipFault ? invalid({ file: 'archive.unreadable' }) : error
  } finally {
    zip.close()
  }
}

/** Opens the file when its first bytes are asked for: while the scanner is away nobody does. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file)
}

async function openIfZip(file: string): Promise<ReadableZip | undefined> {
  try {
    return await readZip(file, wideRules())
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error
    if (error.code === 'unreadable') return undefined
    throw invalid({ file: 'archive.unreadable' })
  }
}
