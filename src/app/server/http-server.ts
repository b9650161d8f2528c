import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/**
 * Slow or silent clients are let go; the defaults of Node are longer. Milliseconds and bytes. They are options of the
 * creation, because a server that exists already goes on looking for slow clients every 30 seconds only.
 */
const options = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions

export const connectionLimits = { ...options, mostConnections: 10_000 }
/** A connection on which nothing moves, such as a reader who does not take the answer. Longer than the longest work on an upload. */
const silence = 120_000

/** The server that listens, with the limits of its connections. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(options, listener)
  server.maxConnections = connectionLimits.mostConnections
  server.setTimeout(silence)
  return server
}

/** Long enough for a proxy's kept connections to be told with their next answer that it was the last. Milliseconds. */
const farewell = 300
/** Time for a request that is already on its way over a connection. Milliseconds. */
const lastCall = 100

/** Lets each connection go with its next answer, then takes no new one, and finishes what is under way. */
export async function closeServer(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  await setTimeout(farewell)
  // Not the HTTP server's own `close`, which breaks off connections whose first request has not been read yet.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const sweep = setInterval(() => server.closeIdleConnections(), lastCall)
  await closed
  clearInterval(sweep)
}
