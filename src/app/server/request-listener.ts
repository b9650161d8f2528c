import { IncomingMessage, type RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import { isPlainPath } from '#platform/server/raw-path.ts'
import { answerLater } from './answer-later.ts'
import type { AssetHandler } from './assets.ts'
import type { App } from './create-app.ts'
import type { LoadGuard } from './load-guard.ts'
import type { Pages } from './pages.ts'

/** The app with its pages, and what answers before it. */
export interface Site {
  app: App
  pages: Pages
  assets?: AssetHandler
  vite?: ViteDevServer
  load?: LoadGuard
}

/** What tells a supervisor how this node is, which matters most when it has too much to do. */
const health = new Set(['/healthz', '/readyz'])

/**
 * Plain paths only, then built files, then pages from memory, then the app, unless there is too much to do already.
 * @param headers those of every answer, for what is refused before the app
 * @param afterWrite called when a request that may have written is over: its mails are committed then
 */
export function createRequestListener(
  { app, pages, assets, vite, load }: Site,
  headers: Record<string, string>,
  afterWrite: () => void,
): RequestListener {
  const listener = getRequestListener(
    (request, { incoming: raw }) => {
      const incoming = raw instanceof IncomingMessage ? raw : undefined
      const work = () => app.fetch(request, incoming ? { incoming } : {})
      return load ? load.during(incoming, work) : work()
    },
    {
      errorHandler: (error) =>
        new Response(null, { status: error instanceof RequestError ? 400 : 500, headers }),
    },
  )
  const toApp: RequestListener = (request, response) => {
    if (load?.isTooMuch() && !health.has(request.url ?? ''))
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
    if (!isPlainPath(request.url ?? '')) {
      response.writeHead(400, { ...headers, 'content-length': 0 }).end()
      return
    }
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
