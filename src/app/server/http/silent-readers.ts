import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds. A reader who takes nothing is gone within 30 seconds, of which the system may need eight to fill its own room for them. */
const patience = 18_000
export const round = 2000
/** Bytes that a reader takes in that time at least. The slowest telephone takes fifty times as much. */
const leastTaken = 1024

/** How far an answer has come when it was last seen to move enough. */
export interface Progress {
  taken: number
  since: number
}

/** What a look at a connection finds. Bytes, and milliseconds of any clock that does not jump. */
interface Look {
  waiting: number
  taken: number
  now: number
}

/** What is known of a reader after one more look; undefined when they took too little for too long. */
export function follow(known: Progress, { waiting, taken, now }: Look): Progress | undefined {
  if (waiting === 0 || taken - known.taken >= leastTaken) return { taken, since: now }
  return now - known.since >= patience ? undefined : known
}

/**
 * Ends connections whose answer lies there and is not taken, or byte by byte. The silence that Node measures is counted twice then,
 * and it must be long enough for an upload that is worked on; a reader who takes a little at a time may stay.
 */
export function letGoOfSilentReaders(server: Server): void {
  const readers = new Map<Socket, Progress>()
  server.on('connection', (socket) => {
    readers.set(socket, { taken: 0, since: performance.now() })
    socket.once('close', () => readers.delete(socket))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, known] of readers) {
      const progress = follow(known, { ...lookAt(socket), now })
      if (progress) readers.set(socket, progress)
      else socket.destroy()
    }
  }, round)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

/** What the system has taken of the answer, and what not. Node counts a piece as written when all of it is; only its handle knows how far it has come. */
function lookAt(socket: Socket): { waiting: number; taken: number } {
  const handle = handleOf(socket)
  const waiting = handle?.writeQueueSize ?? socket.writableLength
  return { waiting, taken: (handle?.bytesWritten ?? socket.bytesWritten) - waiting }
}

/** Members of the system's side of a connection, which Node's types leave out. */
function handleOf(socket: Socket): { writeQueueSize?: number; bytesWritten?: number } | null | undefined {
  return (socket as { _handle?: { writeQueueSize?: number; bytesWritten?: number } | null })._handle
}
