import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from '../../create-app.ts'
import { createHttpServer } from '../../http/http-server.ts'
import { createRequestListener } from '../../http/request-listener.ts'
import { createPages } from '../../pages/pages.ts'
import { securityHeaderValues } from '#platform/server/http/security-headers.ts'
import type { Services } from '#platform/server/context.ts'
import type { FuzzRequest } from './test-requests.ts'

export interface FuzzAnswer {
  status: number
  text: string
  milliseconds: number
}

export interface FuzzTarget {
  /** @throws when the connection breaks, or nothing came within `longest` */
  send(request: FuzzRequest, cookie: string | undefined): Promise<FuzzAnswer>
  close(): void
}

/**
 * A real server on loopback over the services of a test, with everything that stands before the app.
 * @param longest milliseconds for which an answer is waited
 */
export async function startTarget(services: Services, longest: number): Promise<FuzzTarget> {
  const maker = {
    isCached: true,
    make: () => Promise.resolve({ status: 404, html: 'No page', language: 'en' as const }),
  }
  const pages = createPages(services, maker, () => app.fetch)
  const app = createApp(services, { addPages: (router) => pages.addTo(router) })
  const headers = securityHeaderValues(services.config)
  const server = createHttpServer(createRequestListener({ app, pages }, headers, () => undefined))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  // One connection a request: what breaks is this request's own doing.
  const agent = new Agent({ keepAlive: false })
  return {
    send: ({ method, target, headers, body }, cookie) =>
      new Promise((resolve, reject) => {
        const began = performance.now()
        const origin = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
        const asked = request(
          {
            agent,
            port,
            host: '127.0.0.1',
            method,
            path: target,
            headers: { host: 'localhost:3000', ...origin, ...(cookie ? { cookie } : {}), ...headers },
          },
          (answer) => {
            const status = answer.statusCode ?? 0
            const done = (text: string) => resolve({ status, text, milliseconds: performance.now() - began })
            // This one is meant to stay open.
            if (answer.headers['content-type']?.startsWith('text/event-stream'))
              return void (asked.destroy(), done(''))
            const pieces: Buffer[] = []
            answer.on('data', (piece: Buffer) => pieces.push(piece))
            answer.once('end', () => done(Buffer.concat(pieces).toString('latin1')))
            answer.once('error', reject)
          },
        )
        asked.setTimeout(longest, () => asked.destroy(new Error(`no answer within ${longest} ms`)))
        asked.once('error', reject)
        asked.end(body === undefined ? undefined : Buffer.from(body))
      }),
    close() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
