const endMark = 0x06054b50
const entryMark = 0x02014b50
const endSize = 22
const entrySize = 46
const longestComment = 65_535
const mostEntries = 10_000

/** Names of the entries of a zip archive, read from its directory, or undefined when it is none. Zip64 is not taken: uploads are small. */
export function listZipNames(bytes: Uint8Array): string[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  const names: string[] = []
  let at = view.getUint32(end + 16, true)
  for (let entry = 0; entry < Math.min(count, mostEntries); entry++) {
    if (at + entrySize > end || view.getUint32(at, true) !== entryMark) return undefined
    const nameSize = view.getUint16(at + 28, true)
    names.push(new TextDecoder().decode(bytes.subarray(at + entrySize, at + entrySize + nameSize)))
    at += entrySize + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

/** Place of the end record, which only the archive's comment may follow. */
function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - endSize - longestComment)
  for (let at = view.byteLength - endSize; at >= first; at--) {
    if (
      view.getUint32(at, true) === endMark &&
      at + endSize + view.getUint16(at + 20, true) === view.byteLength
    )
      return at
  }
  return undefined
}
