import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'

export interface QueueProbe {
  /** Puts a connection of our own at the end of the queue. */
  send(): void
  isOut(): boolean
  /** Milliseconds that it has waited there; 0 when none is out. */
  waiting(): number
  stop(): void
}

/** How long a new connection waits until a server accepts it. Nothing but another connection can tell: the system counts, and does not say. */
export function createQueueProbe(server: Server): QueueProbe {
  let out: { socket: Socket; sentAt: number } | undefined
  const end = () => {
    out?.socket.destroy()
    out = undefined
  }
  server.on('connection', (socket: Socket) => {
    if (out && socket.remotePort === out.socket.localPort) end()
  })
  return {
    send() {
      const address = server.address()
      if (!address || typeof address === 'string') return
      const socket = connect(address.port, address.address).on('error', end)
      socket.unref()
      out = { socket, sentAt: performance.now() }
    },
    isOut: () => out !== undefined,
    waiting: () => (out ? performance.now() - out.sentAt : 0),
    stop: end,
  }
}
