import { Problem } from '../../../errors.ts'

interface Pace {
  bytes: number
  milliseconds: number
}

/** An upload may take its time as long as so much of it comes in so long: 20 kbit a second, which the slowest telephone has. */
const uploadPace: Pace = { bytes: 64 * 1024, milliseconds: 25_000 }

/**
 * The chunks of an upload, as they come.
 * @throws 408 `upload.too_slow` when fewer bytes than the pace asks for came in its time
 */
export async function* steadily(
  body: ReadableStream<Uint8Array>,
  pace: Pace = uploadPace,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader()
  let isLate = false
  let bytes = 0
  const timer = setTimeout(() => {
    isLate = true
    void reader.cancel()
  }, pace.milliseconds)
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength
      if (bytes >= pace.bytes) {
        bytes = 0
        timer.refresh()
      }
      yield part.value
    }
  } finally {
    clearTimeout(timer)
    // Of a sender that broke off there is nothing left to cancel.
    await reader.cancel().catch(() => undefined)
    reader.releaseLock()
  }
  if (isLate) throw new Problem(408, 'upload.too_slow')
}
