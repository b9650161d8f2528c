import { IncomingMessage, type RequestListener } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import { Problem } from '#platform/errors.ts'
import { answerProblem, problemText, problemType } from '#platform/server/http/document/problem-answer.ts'
import { isPlainPath } from '#platform/server/http/raw-path.ts'
import { answerLater } from './answer-later.ts'
import type { AssetHandler } from '../pages/assets.ts'
import type { App } from '../create-app.ts'
import type { LoadGuard } from './load-guard.ts'
import { hasOneHost } from './plain-host.ts'
import type { Pages } from '../pages/pages.ts'

/** The app with its pages, and what answers before it. */
export interface Site {
  app: App
  pages: Omit<Pages, 'readShared'>
  assets?: AssetHandler
  /** Reads the built files into memory. */
  hold?(): Promise<void>
  vite?: ViteDevServer
  load?: LoadGuard
}

/** How much, and how long, of a body that was refused as too large or one too many is still taken. Bytes and milliseconds. */
const leftover = { bytes: 16 * 1024 * 1024, milliseconds: 10_000 }

/** What tells how this node is, which matters most when it has too much to do; none of it costs more than a refusal does. */
const health = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Pages in memory that are asked for exactly as they are remembered, then one plain host and plain paths only: built files, other
 * pages from memory, then the app, unless there is too much to do already.
 * @param headers those of every answer, for what is refused before the app
 * @param afterWrite called when a request that may have written is over: its mails are committed then
 */
export function createRequestListener(
  { app, pages, assets, vite, load }: Site,
  headers: Record<string, string>,
  afterWrite: () => void,
): RequestListener {
  const listener = getRequestListener(
    async (request, { incoming: raw }) => {
      const incoming = raw instanceof IncomingMessage ? raw : undefined
      const work = () => app.fetch(request, incoming ? { incoming } : {})
      const answer = await (load ? load.during(incoming, work) : work())
      if (incoming && (answer.status === 413 || answer.status === 429)) await takeLeftover(incoming)
      return answer
    },
    {
      errorHandler: (error) => {
        const isUnreadable = error instanceof RequestError
        const problem = new Problem(
          isUnreadable ? 400 : 500,
          isUnreadable ? 'input.malformed' : 'server.failed',
        )
        return new Response(problemText(problem), {
          status: problem.status,
          headers: { ...headers, 'Content-Type': problemType, 'Cache-Control': 'no-store' },
        })
      },
    },
  )
  const toApp: RequestListener = (request, response) => {
    if (!health.has(request.url ?? '') && load?.isTooMuch())
      answerLater(request, response, { headers, reason: 'busy' })
    else void listener(request, response)
  }
  const toPages: RequestListener = (request, response) => {
    pages.answerFromMemory(request, response).then(
      (isAnswered) => (isAnswered ? undefined : toApp(request, response)),
      () => toApp(request, response),
    )
  }
  return (request, response) => {
    if (pages.answerAtOnce(request, response)) return
    if (!hasOneHost(request) || !isPlainPath(request.url ?? ''))
      return answerProblem(response, new Problem(400, 'address.malformed'), headers)
    if (assets?.(request, response)) return
    if (vite) return vite.middlewares(request, response, () => toApp(request, response))
    if (request.method === 'GET' || request.method === 'HEAD') return toPages(request, response)
    pages.doubt()
    response.once('close', () => {
      pages.doubt()
      afterWrite()
    })
    toApp(request, response)
  }
}

/**
 * Takes the rest of a refused body before the answer goes, as far as it is bearable: who is cut off while sending sees a broken
 * connection and never reads why.
 */
async function takeLeftover(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return
  const enough = new AbortController()
  let bytes = 0
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > leftover.bytes) enough.abort()
  }
  const done = () => enough.abort()
  // Whoever read it before has given up, and would only hold it back.
  incoming.removeAllListeners('data').on('data', count).once('end', done).once('close', done).resume()
  await setTimeout(leftover.milliseconds, undefined, { signal: enough.signal }).catch(() => undefined)
  incoming.off('data', count).off('end', done).off('close', done)
}
