import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds. Together less than the 30 seconds after which a reader who takes nothing is gone. */
const patience = 18_000
const round = 5000

/**
 * Ends connections whose answer lies there and is not taken. The silence that Node measures is counted twice then, and it must be
 * long enough for an upload that is worked on; a reader who takes a little at a time may stay.
 */
export function letGoOfSilentReaders(server: Server): void {
  /** Bytes that wait, and since when they are as many. */
  const waiting = new Map<Socket, { bytes: number; since: number }>()
  server.on('connection', (socket) => {
    waiting.set(socket, { bytes: 0, since: performance.now() })
    socket.once('close', () => waiting.delete(socket))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, known] of waiting) {
      const bytes = bytesNotTaken(socket)
      if (bytes === 0 || bytes !== known.bytes) waiting.set(socket, { bytes, since: now })
      else if (now - known.since >= patience) socket.destroy()
    }
  }, round)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

/** What the system has not taken of the answer. Node counts a piece as written when all of it is; only its handle knows how far it has come. */
function bytesNotTaken(socket: Socket): number {
  const handle = (socket as { _handle?: { writeQueueSize?: number } | null })._handle
  return handle?.writeQueueSize ?? socket.writableLength
}
