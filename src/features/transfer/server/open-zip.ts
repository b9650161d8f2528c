import { invalid, Problem } from '#platform/errors.ts'
import type { FieldCode } from '#platform/problems/field-codes.ts'
import { readZip, ZipFault, type ZipFaultCode, type ZipRules } from './zip-reader.ts'

export interface OpenedZip {
  /** Names of the files inside, with `/` between folders. */
  names: readonly string[]
  /** The bytes of a file inside; `mostBytes` may be less than what the archive may hold. */
  read(name: string, mostBytes?: number): Promise<Uint8Array>
  close(): void
}

const mostEntryBytes = 64 * 1024 * 1024

/** Archives of other systems: folders and what macOS adds are left out, and names may be in any script. */
const rules: ZipRules = {
  entries: 10_000,
  totalBytes: 1024 * 1024 * 1024,
  ratio: 200,
  measuredFrom: 1024 * 1024,
  mostBytesOf: () => mostEntryBytes,
  nameOf(fileName) {
    const name = fileName.normalize('NFC')
    return name.endsWith('/') || name.startsWith('__MACOSX/') ? null : name
  },
  isSafeName: () => true,
}

const codes: Record<ZipFaultCode, FieldCode> = {
  unreadable: 'archive.unreadable',
  unsafe_name: 'archive.unsafe_name',
  twice: 'archive.unsafe_name',
  encrypted: 'archive.encrypted',
  too_many: 'archive.too_many',
  entry_too_large: 'archive.too_large',
  too_large: 'archive.too_large',
}

/**
 * Opens a ZIP archive of another system.
 * @throws 422 with `file`: `archive.unreadable`, `archive.unsafe_name`, `archive.encrypted`, `archive.too_many`, `archive.too_large`
 */
export async function openZip(file: string): Promise<OpenedZip> {
  const zip = await refusing(readZip(file, rules))
  return {
    names: [...zip.entries.keys()],
    async read(name, mostBytes = mostEntryBytes) {
      const entry = zip.entries.get(name)
      if (!entry) throw invalid({ file: 'archive.unreadable' })
      if (entry.uncompressedSize > mostBytes)
        throw new Problem(413, 'media.too_large', { details: { mostBytes, name } })
      return refusing(zip.unpack(name, entry))
    },
    close: zip.close,
  }
}

/** Whether bytes begin like a ZIP archive. */
export function hasZipMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05)
}

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof ZipFault ? invalid({ file: codes[error.code] }) : error
  }
}
