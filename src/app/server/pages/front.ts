import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import type { Config } from '#platform/server/config.ts'
import { securityHeaderValues } from '#platform/server/http/security-headers.ts'
import { programVersion } from '#platform/server/program-version.ts'
import { answerLater } from '../http/answer-later.ts'
import { createHttpServer } from '../http/http-server.ts'

export interface Front {
  server: Server
  /** From now on the site itself answers. */
  open(listener: RequestListener): void
}

/**
 * Listens before there is anything to show: a first start takes a while, and a supervisor has to see that the process lives. A port
 * that is taken is found before anything is written.
 */
export async function openFront(config: Config): Promise<Front> {
  const headers = securityHeaderValues(config)
  let answer: RequestListener = (request, response) => {
    if (request.url === '/healthz') {
      response
        .writeHead(200, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
        .end(`ok ${programVersion}`)
    } else answerLater(request, response, { headers, reason: 'starting' })
  }
  const server = createHttpServer((request, response) => answer(request, response), config.certificate)
  await once(server.listen(config.port, config.host), 'listening')
  return {
    server,
    open(listener) {
      answer = listener
    },
  }
}
