import { createHash } from 'node:crypto'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { mostFileBytes } from '../../../media-contract.ts'
import {
  archiveFormat,
  archiveVersion,
  manifest as manifestShape,
  type ArchiveProblem,
  type Manifest,
} from '../../../transfer-contract.ts'
import { archiveLimits } from './archive-limits.ts'
import { entryPaths } from './entry-paths.ts'

/** What is wrong with an archive, thrown where it is read and told in the report. */
export class ArchiveFault extends Error {
  readonly problems: readonly ArchiveProblem[]
  constructor(problems: readonly ArchiveProblem[]) {
    super(problems[0]?.code)
    this.problems = problems
  }
}

export function fault(field: string, code: string, detail = ''): ArchiveFault {
  return new ArchiveFault([{ field, code, detail }])
}

export interface Archive {
  counts: Manifest['counts']
  /** Names of all entries but the manifest. */
  paths: ReadonlySet<string>
  /** The bytes of an entry, checked against the manifest. @throws {ArchiveFault} */
  readBytes(path: string): Promise<Uint8Array>
  /** @throws {ArchiveFault} */
  readJson(path: string): Promise<unknown>
  close(): void
}

/**
 * Opens an archive and looks at its whole directory and manifest; nothing is written anywhere.
 * @throws {ArchiveFault} for what is no archive of this site, or an unsafe one
 */
export async function openArchive(file: string): Promise<Archive> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true }
  const zip = await reading('file', openPromise(file, options))
  try {
    const entries = await readDirectory(zip)
    const manifest = await readManifest(zip, entries.get(entryPaths.manifest))
    const listed = checkManifest(manifest, entries)
    const readBytes = async (path: string) => {
      const bytes = await unpack(zip, path, entries.get(path))
      const wanted = listed.get(path)
      if (bytes.length !== wanted?.bytes || checksumOf(bytes) !== wanted.sha256)
        throw fault(path, 'entry.checksum')
      return bytes
    }
    return {
      counts: manifest.counts,
      paths: new Set(listed.keys()),
      readBytes,
      readJson: async (path) => parseJson(path, await readBytes(path)),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

export function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > archiveLimits.entries) throw fault('file', 'archive.too_many')
  const entries = new Map<string, Entry>()
  const iterator = zip.eachEntry()
  let total = 0
  for (;;) {
    const next = await reading('file', iterator.next())
    if (next.done) return entries
    const entry = next.value
    const name = entry.fileName
    if (entries.has(name)) throw fault(name, 'entry.twice')
    if (!isPlainName(name) || isLink(entry)) throw fault(name, 'entry.unsafe')
    if (entry.isEncrypted()) throw fault(name, 'archive.encrypted')
    total += entry.uncompressedSize
    if (entry.uncompressedSize > mostBytesOf(name) || isBomb(entry)) throw fault(name, 'entry.too_large')
    if (total > archiveLimits.totalBytes) throw fault('file', 'archive.too_large')
    entries.set(name, entry)
  }
}

/** Names are ours: letters, digits and inner dots, in folders. */
function isPlainName(name: string): boolean {
  return /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(name) && name.length <= 400
}

function mostBytesOf(name: string): number {
  if (name === entryPaths.manifest) return archiveLimits.manifestBytes
  return /^media\/[^/]+\/[^/]+$/.test(name) ? mostFileBytes : archiveLimits.jsonBytes
}

function isBomb({ uncompressedSize, compressedSize }: Entry): boolean {
  return (
    uncompressedSize > archiveLimits.measuredFrom && uncompressedSize > compressedSize * archiveLimits.ratio
  )
}

/** A symbolic link, as Unix archivers mark it. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0xf000) === 0xa000
}

async function readManifest(zip: ZipFile, entry: Entry | undefined): Promise<Manifest> {
  const { manifest } = entryPaths
  if (!entry) throw fault(manifest, 'manifest.missing')
  const value = parseJson(manifest, await unpack(zip, manifest, entry))
  const parsed = manifestShape.safeParse(value)
  if (parsed.success) return parsed.data
  const { format, version } = membersOf(value)
  if (format !== archiveFormat) throw fault(manifest, 'manifest.not_ours', String(format ?? ''))
  if (version !== archiveVersion) throw fault(manifest, 'manifest.version_unsupported', String(version ?? ''))
  throw fault(manifest, 'manifest.invalid', parsed.error.issues[0]?.path.join('.') ?? '')
}

/** The manifest names every entry, and no other. */
function checkManifest(manifest: Manifest, entries: ReadonlyMap<string, Entry>) {
  const listed = new Map(manifest.entries.map((one) => [one.path, one]))
  const missing = [...listed.keys()].filter((path) => !entries.has(path))
  const unlisted = [...entries.keys()].filter((path) => path !== entryPaths.manifest && !listed.has(path))
  const problems = [
    ...missing.map((path) => ({ field: path, code: 'entry.missing', detail: '' })),
    ...unlisted.map((path) => ({ field: path, code: 'entry.unlisted', detail: '' })),
  ]
  if (problems.length > 0) throw new ArchiveFault(problems)
  return listed
}

/** yauzl ends the stream with an error when more bytes come than the directory promised. */
async function unpack(zip: ZipFile, path: string, entry: Entry | undefined): Promise<Uint8Array> {
  if (!entry) throw fault(path, 'entry.missing')
  return reading(path, collect(zip, entry))
}

async function collect(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function parseJson(path: string, bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    if (!text.replaceAll('\\\\', '').includes('\\u0000')) return JSON.parse(text)
  } catch {
    // Told below.
  }
  throw fault(path, 'entry.not_json')
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

async function reading<T>(field: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ArchiveFault) throw error
    const words = error instanceof Error ? error.message : ''
    const isName = /relative path|absolute path|invalid characters/i.test(words)
    if (isName) throw fault(field, 'entry.unsafe', words.slice(0, 200))
    throw fault(field, field === 'file' ? 'archive.unreadable' : 'entry.unreadable')
  }
}
