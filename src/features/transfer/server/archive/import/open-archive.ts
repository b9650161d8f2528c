import { createHash } from 'node:crypto'
import type { Entry } from 'yauzl'
import { mostFileBytes } from '#content/media/contract.ts'
import {
  archiveFormat,
  archiveVersion,
  manifest as manifestShape,
  type ArchiveProblem,
  type Manifest,
} from '../../../contract.ts'
import { readZip, ZipFault, type ReadableZip, type ZipFaultCode, type ZipRules } from '../../zip-reader.ts'
import { archiveLimits } from '../archive-limits.ts'
import { entryPaths } from '../entry-paths.ts'

const rules: ZipRules = { ...archiveLimits, mostBytesOf, nameOf: (name) => name, isSafeName: isPlainName }

const codes: Record<ZipFaultCode, string> = {
  unreadable: 'archive.unreadable',
  unsafe_name: 'entry.unsafe',
  twice: 'entry.twice',
  encrypted: 'archive.encrypted',
  too_many: 'archive.too_many',
  entry_too_large: 'entry.too_large',
  too_large: 'archive.too_large',
}

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
  const zip = await reading(readZip(file, rules))
  const { entries } = zip
  try {
    const manifest = await readManifest(zip)
    const listed = checkManifest(manifest, entries)
    const readBytes = async (path: string) => {
      const bytes = await unpack(zip, path)
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

/** Names are ours: letters, digits and inner dots, in folders. */
function isPlainName(name: string): boolean {
  return /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(name) && name.length <= 400
}

function mostBytesOf(name: string): number {
  if (name === entryPaths.manifest) return archiveLimits.manifestBytes
  return /^media\/[^/]+\/[^/]+$/.test(name) ? mostFileBytes : archiveLimits.jsonBytes
}

async function readManifest(zip: ReadableZip): Promise<Manifest> {
  const { manifest } = entryPaths
  if (!zip.entries.has(manifest)) throw fault(manifest, 'manifest.missing')
  const value = parseJson(manifest, await unpack(zip, manifest))
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

async function unpack(zip: ReadableZip, path: string): Promise<Uint8Array> {
  const entry = zip.entries.get(path)
  if (!entry) throw fault(path, 'entry.missing')
  return reading(zip.unpack(path, entry))
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

async function reading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error
    const { code, entry, detail } = error
    const isEntry = code === 'unreadable' && entry !== undefined
    throw fault(entry ?? 'file', isEntry ? 'entry.unreadable' : codes[code], detail)
  }
}
