import type { FileHandle } from 'node:fs/promises'

const pieceBytes = 256 * 1024

/** Node ends the process when an open file is collected: one that was neither read to its end nor given up is closed here instead. */
const forgotten = new FinalizationRegistry((file: FileHandle) => void file.close().catch(() => undefined))

/** The bytes of an open file from `first` to `last`, both included. It is closed once they are read or nobody wants more of them. */
export function fileBody(
  file: FileHandle,
  { first, last }: { first: number; last: number },
): ReadableStream<Uint8Array> {
  let at = first
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = Buffer.allocUnsafeSlow(Math.min(pieceBytes, last + 1 - at))
      const { bytesRead } = await file.read(piece, 0, piece.length, at)
      at += bytesRead
      if (bytesRead > 0) controller.enqueue(piece.subarray(0, bytesRead))
      if (bytesRead > 0 && at <= last) return
      await file.close()
      controller.close()
    },
    cancel: () => file.close(),
  })
  forgotten.register(body, file)
  return body
}
