import { randomUUID } from 'node:crypto'
import type { Storage } from './storage.ts'

/** Bytes in the storage that stand in an answer of JSON as base64, or as `null` once they are gone. */
export class StoredFile {
  readonly key: string

  constructor(key: string) {
    this.key = key
  }
}

/** A value as JSON with the bytes of its stored files, each read only when its turn has come: no answer is too large to be sent. */
export function jsonWithFiles(storage: Storage, value: unknown): ReadableStream<Uint8Array> {
  const pieces = piecesOf(storage, value)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const piece = await pieces.next()
      if (piece.done) controller.close()
      else controller.enqueue(encoder.encode(piece.value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

async function* piecesOf(storage: Storage, value: unknown): AsyncGenerator<string> {
  const keys: string[] = []
  const mark = randomUUID()
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (!(part instanceof StoredFile)) return part
    keys.push(part.key)
    return mark
  })
  const [first = '', ...others] = text.split(`"${mark}"`)
  yield first
  for (const [index, after] of others.entries()) {
    const found = await storage.get(keys[index] ?? '')
    if (found) yield* quoted(found.body)
    else yield 'null'
    yield after
  }
}

/**
 * As base64. Three bytes are four letters, so what is left of a piece goes before the next one. The mark before it comes with the
 * first piece: whoever breaks off between them would leave the file open.
 */
async function* quoted(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let mark = '"'
  let left = Buffer.alloc(0)
  for await (const piece of body) {
    const bytes = Buffer.concat([left, piece])
    const whole = bytes.length - (bytes.length % 3)
    yield mark + bytes.toString('base64', 0, whole)
    mark = ''
    left = bytes.subarray(whole)
  }
  yield `${mark}${left.toString('base64')}"`
}
