import { inflateSync } from 'node:zlib'

const header = 44
const entry = 20

/**
 * The font inside of a WOFF file (W3C, WOFF 1.0), as one that is read without unpacking: its tables would be unpacked anew for every
 * document otherwise.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, index) => header + index * entry)
  const tables = entries.map((at) => readTable(woff, at))
  const directory = 12 + 16 * count
  const head = Buffer.alloc(directory)
  const power = Math.floor(Math.log2(count))
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  let offset = directory
  const parts: Uint8Array[] = [head]
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + 16 * index
    tag.copy(head, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}

function readTable(woff: Buffer, at: number) {
  const [offset, packed, length] = [4, 8, 12].map((place) => woff.readUInt32BE(at + place))
  const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    data: packed === length ? bytes : inflateSync(bytes),
  }
}
