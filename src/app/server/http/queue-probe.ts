import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'

interface QueueProbe {
  /** Puts a connection of our own at the end of the queue. */
  send(): void
  isOut(): boolean
  /** Milliseconds that it has waited there; 0 when none is out. */
  waiting(): number
  stop(): void
}

/** A probe that has heard nothing for so long tells no more; the next one does. Milliseconds. */
const longestOut = 2000

/**
 * How long a new connection waits until a server accepts it. Nothing but another connection can tell: the system counts, and does
 * not say. A server that has no room for one more closes it without a word.
 */
export function createQueueProbe(server: Server): QueueProbe {
  let out: { socket: Socket; sentAt: number } | undefined
  const end = (socket: Socket | undefined) => {
    socket?.destroy()
    if (out?.socket === socket) out = undefined
  }
  server.on('connection', (socket: Socket) => {
    if (out && socket.remotePort === out.socket.localPort) end(out.socket)
  })
  return {
    send() {
      const address = server.address()
      if (!address || typeof address === 'string') return
      const socket = connect(address.port, address.address)
      const over = () => end(socket)
      const expiry = setTimeout(over, longestOut).unref()
      socket.once('close', () => clearTimeout(expiry))
      socket.on('error', over).on('close', over).resume().unref()
      end(out?.socket)
      out = { socket, sentAt: performance.now() }
    },
    isOut: () => out !== undefined,
    waiting: () => (out ? performance.now() - out.sentAt : 0),
    stop: () => end(out?.socket),
  }
}
