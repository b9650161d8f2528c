import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { invalid } from '#platform/errors.ts'
import { hasZipMark, openZip, type OpenedZip } from '../open-zip.ts'

/** What was uploaded: one file, or an archive that holds it and its pictures. */
export interface ForeignArchive {
  names: readonly string[]
  readText(name: string): Promise<string>
  readBytes(name: string, mostBytes: number): Promise<Uint8Array>
  /** The file that an address of the old site, or a path beside `from`, means. */
  find(address: string, from?: string): string | undefined
  close(): void
}

/** Bytes of one text: a whole export may be large, but it has to fit into memory several times. */
const mostTextBytes = 48 * 1024 * 1024

/** Opens a file on this machine; whether it is a ZIP is told by its first bytes. */
export async function openArchive({
  file,
  fileName,
}: {
  file: string
  fileName: string
}): Promise<ForeignArchive> {
  const zip = (await isZip(file)) ? await openZip(file) : asSingle(fileName, file)
  const byLastName = indexByLastName(zip.names)
  return {
    names: zip.names,
    readText: async (name) => decode(await zip.read(name, mostTextBytes)),
    readBytes: (name, mostBytes) => zip.read(name, mostBytes),
    find: (address, from) => findName(byLastName, { address, from }),
    close: () => zip.close(),
  }
}

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(4), length: 4 })
    return bytesRead === 4 && hasZipMark(buffer)
  } finally {
    await handle.close()
  }
}

function asSingle(fileName: string, file: string): OpenedZip {
  return { names: [fileName], read: () => readFile(file), close() {} }
}

function decode(bytes: Uint8Array): string {
  if (bytes.length > mostTextBytes) throw invalid({ file: 'archive.too_large' })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalid({ file: 'foreign.not_utf8' })
  }
}

/** An id for a file of the archive that our block schema takes for a picture's. */
export function placeholderOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 40)
}

function indexByLastName(names: readonly string[]): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const name of names) {
    const last = path.posix.basename(name)
    index.set(last, [...(index.get(last) ?? []), name])
  }
  return index
}

/**
 * First the path beside the text, then the file whose path ends most like the address does: at least its folder and name agree,
 * or one of the two is the end of the other.
 */
function findName(
  byLastName: Map<string, string[]>,
  { address, from }: { address: string; from?: string },
): string | undefined {
  const wanted = pathOf(address)
  if (wanted === undefined) return undefined
  if (from !== undefined && !/^[a-z]+:/i.test(address)) {
    const beside = path.posix.join(path.posix.dirname(from), wanted)
    if (byLastName.get(path.posix.basename(beside))?.includes(beside)) return beside
  }
  for (const variant of variantsOf(wanted)) {
    const parts = variant.split('/').filter((part) => part && part !== '.' && part !== '..')
    let best: { name: string; agreeing: number } | undefined
    for (const name of byLastName.get(parts.at(-1) ?? '') ?? []) {
      const agreeing = agreeingEnd(name.split('/'), parts)
      if (agreeing > (best?.agreeing ?? 0)) best = { name, agreeing }
    }
    if (best && (best.agreeing >= 2 || best.agreeing === Math.min(parts.length, best.name.split('/').length)))
      return best.name
  }
  return undefined
}

function agreeingEnd(one: readonly string[], other: readonly string[]): number {
  let count = 0
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count++
  return count
}

/** The decoded path of an address or of a relative path, without query and fragment. */
function pathOf(address: string): string | undefined {
  const plain = address
    .trim()
    .replace(/^__GHOST_URL__/, '')
    .replace(/[?#].*$/s, '')
  const isAddress = /^(?:https?:)?\/\//i.test(plain)
  if (!isAddress && /^[a-z][a-z0-9+.-]*:/i.test(plain)) return undefined
  try {
    const path = isAddress ? plain.replace(/^(?:https?:)?\/\/[^/]*/i, '') : plain
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return undefined
  }
}

/** The picture as uploaded is better than a smaller copy that the old system made of it. */
function variantsOf(wanted: string): string[] {
  const original = wanted
    .replace(/\/images\/size\/w\d+(?:h\d+)?(?:\/format\/\w+)?\//, '/images/')
    .replace(/-\d+x\d+(\.\w+)$/, '$1')
  const unscaled = original.replace(/-scaled(\.\w+)$/, '$1')
  return [...new Set([unscaled, original, wanted])]
}
