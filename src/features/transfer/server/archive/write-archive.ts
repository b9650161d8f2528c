import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { archiveFormat, archiveVersion, type Manifest } from '../../contract.ts'
import { entryPaths } from './entry-paths.ts'
import { stableJson } from './stable-json.ts'

export interface ArchiveEntry {
  path: string
  /** A value to write as JSON, or bytes as they are. */
  content: { json: unknown } | { bytes: Readable }
}

/** The first moment that a ZIP archive can name, wherever the server stands: equal content gives equal bytes. */
const fixed = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 }

/** Writes entries one after another into a new file, and at last the manifest with their checksums. Holds one entry in memory, of uploads a piece. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  counts: Manifest['counts'],
): Promise<void> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  const failed = new Promise<never>((_, reject) => {
    zip.on('error', reject)
    written.catch(reject)
  })
  const listed: Manifest['entries'] = []
  let reading: Readable | undefined
  let isGivenUp = false
  const add = async (path: string, source: Readable, compressionLevel: number) => {
    reading = source
    if (isGivenUp) source.destroy()
    const hash = createHash('sha256')
    let bytes = 0
    const counted = async function* () {
      for await (const chunk of source) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    }
    const stream = Readable.from(counted())
    zip.addReadStream(stream, path, { ...fixed, compressionLevel })
    await finished(stream)
    listed.push({ path, bytes, sha256: hash.digest('hex') })
  }
  const addAll = async () => {
    for await (const { path, content } of entries) {
      if ('json' in content) await add(path, jsonStream(content.json), 6)
      else await add(path, content.bytes, 0)
    }
    const manifest = { format: archiveFormat, version: archiveVersion, counts, entries: [...listed] }
    await add(entryPaths.manifest, jsonStream(manifest), 6)
    zip.end()
    await written
  }
  try {
    await Promise.race([addAll(), failed])
  } catch (error) {
    // No upload stays open, nor does one that is only being opened.
    isGivenUp = true
    reading?.destroy()
    asStream(zip.outputStream).destroy()
    await written.catch(() => undefined)
    throw error
  }
}

function jsonStream(value: unknown): Readable {
  return Readable.from([Buffer.from(stableJson(value))])
}

/** yazl names its output by the interface; it is a `PassThrough`. */
function asStream(output: NodeJS.ReadableStream): Readable {
  return output as Readable
}
