import { Readable } from 'node:stream'

/** Node types its web streams apart from the global ones; at run time they are the same class. */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
}
