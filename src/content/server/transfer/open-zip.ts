import type { Readable } from 'node:stream'
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl'
import { invalid, Refusal } from '#platform/errors.ts'

export interface OpenedZip {
  /** Names of the files inside, with `/` between folders. */
  names: readonly string[]
  /** The bytes of a file inside; `mostBytes` may be less than what the archive may hold. */
  read(name: string, mostBytes?: number): Promise<Uint8Array>
  close(): void
}

export const zipLimits = {
  entries: 10_000,
  /** Bytes of one file inside, unpacked. */
  entryBytes: 64 * 1024 * 1024,
  /** Bytes of all files inside, unpacked. */
  totalBytes: 1024 * 1024 * 1024,
  /** Unpacked for each packed byte; text comes to 10 or 20. Small files are not measured. */
  ratio: 200,
  measuredFrom: 1024 * 1024,
} as const

/**
 * Opens a ZIP archive from memory or from a file, and looks at its whole directory before anything is unpacked.
 * @throws 422 with `file`: `archive.unreadable`, `archive.unsafe_name`, `archive.encrypted`, `archive.too_many`, `archive.too_large`
 */
export async function openZip(source: Uint8Array | string): Promise<OpenedZip> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true }
  const zip = await refusing(
    typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(asBuffer(source), options),
  )
  try {
    const entries = await readDirectory(zip)
    return {
      names: [...entries.keys()],
      read: (name, mostBytes = zipLimits.entryBytes) => readEntry(zip, entries.get(name), mostBytes),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Whether bytes begin like a ZIP archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05)
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > zipLimits.entries) throw invalid({ file: 'archive.too_many' })
  const entries = new Map<string, Entry>()
  let total = 0
  const iterator = zip.eachEntry()
  for (;;) {
    const next = await refusing(iterator.next())
    if (next.done) return entries
    const entry = next.value
    const name = entry.fileName.normalize('NFC')
    if (name.endsWith('/') || name.startsWith('__MACOSX/')) continue
    if (isLink(entry) || entries.has(name)) throw invalid({ file: 'archive.unsafe_name' })
    if (entry.isEncrypted()) throw invalid({ file: 'archive.encrypted' })
    total += entry.uncompressedSize
    if (total > zipLimits.totalBytes || isTooLarge(entry)) throw invalid({ file: 'archive.too_large' })
    if (entries.size >= zipLimits.entries) throw invalid({ file: 'archive.too_many' })
    entries.set(name, entry)
  }
}

function isTooLarge({ uncompressedSize, compressedSize }: Entry): boolean {
  if (uncompressedSize > zipLimits.entryBytes) return true
  return uncompressedSize > zipLimits.measuredFrom && uncompressedSize > compressedSize * zipLimits.ratio
}

/** A symbolic link, as Unix archivers mark it. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0xf000) === 0xa000
}

async function readEntry(zip: ZipFile, entry: Entry | undefined, mostBytes: number): Promise<Uint8Array> {
  if (!entry) throw invalid({ file: 'archive.unreadable' })
  if (entry.uncompressedSize > mostBytes)
    throw new Refusal(413, 'media.too_large', { details: { mostBytes, name: entry.fileName } })
  return refusing(zip.openReadStreamPromise(entry).then(readAll))
}

/** yauzl ends the stream with an error when more bytes come than the directory promised. */
async function readAll(stream: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) throw error
    const words = error instanceof Error ? error.message : ''
    const isName = /file ?name|relative path|absolute path|invalid characters/i.test(words)
    throw invalid({ file: isName ? 'archive.unsafe_name' : 'archive.unreadable' })
  }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
