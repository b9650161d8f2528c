import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'

/**
 * Slow or silent clients are let go; the defaults of Node are longer. Milliseconds and bytes. They are options of the
 * creation, because a server that exists already goes on looking for slow clients every 30 seconds only.
 */
const options: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
}

const mostConnections = 10_000
/** A connection on which nothing moves, such as a reader who does not take the answer. Longer than the longest work on an upload. */
const silence = 120_000

/** The server that listens, with the limits of its connections. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(options, listener)
  server.maxConnections = mostConnections
  server.setTimeout(silence)
  return server
}

/** Takes no new connection, finishes what is under way, and lets each connection go with its answer. */
export async function closeServer(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(sweep)
}
