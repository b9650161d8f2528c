import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  headers: Record<string, string>
  body: string
}

export interface Receiver {
  url: string
  /** What came, the first one first. */
  received: Received[]
  /** Statuses to answer with, one each; 200 when none is left. */
  answers: number[]
  close(): Promise<void>
}

/** A program on this machine that takes webhooks. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = []
  const answers: number[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.once('end', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      received.push({ headers: Object.fromEntries(headers), body })
      response.writeHead(answers.shift() ?? 200, { location: '/elsewhere' }).end('thanks')
    })
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}/hook`,
    received,
    answers,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function portOf(server: http.Server): number {
  return asAddress(server.address()).port
}

/** Of a server that listens on a port. */
function asAddress(address: ReturnType<http.Server['address']>): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('listens on no port')
  return address
}
