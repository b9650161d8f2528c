import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a node was asked. */
export interface Seen {
  node: string
  method: string
  url: string
  headers: IncomingHttpHeaders
  bytes: number
}

/** In the place of a node of the site, behind a proxy. */
export interface StandIn {
  port: number
  /** What it took, but for looks at its health. */
  seen: Seen[]
  /** Lets `/drip` end. */
  release(): void
  stop(): Promise<void>
  start(): Promise<void>
}

export const longAnswer = 24 * 1024 ** 2

/**
 * Answers what it was asked; `/drip` a line and, once released, another; `/long` with many bytes; `/dies` not at all, the connection ends;
 * `/full` with 503 when its name is among those after `?`.
 */
export async function startStandIn(name: string): Promise<StandIn> {
  let server: Server
  let port = 0
  let letEnd = Promise.withResolvers<void>()
  const seen: Seen[] = []
  const start = async () => {
    server = createServer({ keepAliveTimeout: 65_000 }, async (request, response) => {
      const { method = '', url = '', headers } = request
      if (url === '/readyz') return void response.end('ready')
      const bytes = await lengthOf(request)
      // Who is refused in the midst of a body goes.
      if (bytes === undefined) return
      seen.push({ node: name, method, url, headers, bytes })
      response.setHeader('x-request-id', `${name}-${seen.length}`)
      if (url === '/dies') return void request.socket.destroy()
      if (url.startsWith('/full') && url.includes(name))
        return void response.writeHead(503, { 'retry-after': '1' }).end(name)
      if (url === '/long') return void response.end(Buffer.alloc(longAnswer, 'l'))
      if (url === '/drip') {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
        response.write('first\n')
        await letEnd.promise
        return void response.end('second\n')
      }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(seen.at(-1)))
    })
    await once(server.listen(port, '127.0.0.1'), 'listening')
    port = (server.address() as AddressInfo).port
  }
  await start()
  return {
    port,
    seen,
    start,
    release() {
      letEnd.resolve()
      letEnd = Promise.withResolvers()
    },
    async stop() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function lengthOf(request: IncomingMessage): Promise<number | undefined> {
  let bytes = 0
  try {
    for await (const chunk of request) bytes += (chunk as Buffer).length
    return bytes
  } catch {
    return undefined
  }
}
