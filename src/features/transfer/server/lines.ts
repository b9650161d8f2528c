import { createBreath } from './breathe.ts'

/** Values as JSON, one a line: a thread hands them over as bytes, which cost the other one nothing until it reads them. */
export function toLines(values: Iterable<unknown>): Uint8Array {
  return Buffer.concat([...values].map((value) => Buffer.from(`${JSON.stringify(value)}\n`)))
}

/** The same values again, with room for other work in between. */
export async function* fromLines<Line>(bytes: Uint8Array): AsyncGenerator<Line> {
  const decoder = new TextDecoder()
  const breathe = createBreath()
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(10, at)
    const line: Line = JSON.parse(decoder.decode(bytes.subarray(at, end)))
    yield line
    at = end + 1
    await breathe()
  }
}
