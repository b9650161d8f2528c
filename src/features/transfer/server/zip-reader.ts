import type { Readable } from 'node:stream'
import { openPromise, type Entry, type ZipFile } from 'yauzl'

/** What an archive may hold; looked at before anything of it is unpacked, and again while it is. */
export interface ZipRules {
  entries: number
  /** Bytes of all entries, unpacked. */
  totalBytes: number
  /** Unpacked for each packed byte; text comes to 10 or 20. Entries of up to `measuredFrom` bytes are not measured. */
  ratio: number
  measuredFrom: number
  /** Bytes of one entry, unpacked. */
  mostBytesOf(name: string): number
  /** The name under which an entry is known, or null for one that is left out. */
  nameOf(name: string): string | null
  /** Beyond what every archive must keep: no name may lead out of it. */
  isSafeName(name: string): boolean
}

export type ZipFaultCode =
  | 'unreadable'
  | 'unsafe_name'
  | 'twice'
  | 'encrypted'
  | 'too_many'
  | 'entry_too_large'
  | 'too_large'

/** Why an archive is not read. */
export class ZipFault extends Error {
  readonly code: ZipFaultCode
  /** The entry concerned; none when it is the whole archive. */
  readonly entry: string | undefined
  readonly detail: string
  constructor(code: ZipFaultCode, entry?: string, detail = '') {
    super(code)
    this.code = code
    this.entry = entry
    this.detail = detail
  }
}

export interface ReadableZip {
  entries: ReadonlyMap<string, Entry>
  /** @throws {ZipFault} also when more bytes come than the directory promised */
  unpack(name: string, entry: Entry): Promise<Uint8Array>
  close(): void
}

/** Opens a ZIP archive and looks at its whole directory before anything is unpacked. @throws {ZipFault} */
export async function readZip(file: string, rules: ZipRules): Promise<ReadableZip> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true }
  const zip = await reading(openPromise(file, options))
  try {
    return {
      entries: await readDirectory(zip, rules),
      unpack: (name, entry) => reading(zip.openReadStreamPromise(entry).then(readAll), name),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readDirectory(zip: ZipFile, rules: ZipRules): Promise<Map<string, Entry>> {
  if (zip.entryCount > rules.entries) throw new ZipFault('too_many')
  const entries = new Map<string, Entry>()
  const iterator = zip.eachEntry()
  let total = 0
  for (let count = 1; ; count++) {
    const next = await reading(iterator.next())
    if (next.done) return entries
    if (count > rules.entries) throw new ZipFault('too_many')
    const entry = next.value
    const name = rules.nameOf(entry.fileName)
    if (name === null) continue
    if (entries.has(name)) throw new ZipFault('twice', name)
    if (isLink(entry) || !rules.isSafeName(name)) throw new ZipFault('unsafe_name', name)
    if (entry.isEncrypted()) throw new ZipFault('encrypted', name)
    total += entry.uncompressedSize
    if (entry.uncompressedSize > rules.mostBytesOf(name) || isBomb(entry, rules))
      throw new ZipFault('entry_too_large', name)
    if (total > rules.totalBytes) throw new ZipFault('too_large')
    entries.set(name, entry)
  }
}

function isBomb({ uncompressedSize, compressedSize }: Entry, { ratio, measuredFrom }: ZipRules): boolean {
  return uncompressedSize > measuredFrom && uncompressedSize > compressedSize * ratio
}

/** A symbolic link, as Unix archivers mark it. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0xf000) === 0xa000
}

async function readAll(stream: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function reading<T>(work: Promise<T>, entry?: string): Promise<T> {
  try {
    return await work
  } catch (error) {
    const words = error instanceof Error ? error.message : ''
    const isName = /file ?name|relative path|absolute path|invalid characters/i.test(words)
    throw isName ? new ZipFault('unsafe_name', entry, words.slice(0, 200)) : new ZipFault('unreadable', entry)
  }
}
