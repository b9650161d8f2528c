import { IncomingMessage, type RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import { isPlainPath } from '#platform/server/raw-path.ts'
import type { AssetHandler } from './assets.ts'
import type { App } from './create-app.ts'
import type { Pages } from './pages.ts'

/** The app with its pages, and what answers before it. */
export interface Site {
  app: App
  pages: Pages
  assets?: AssetHandler
  vite?: ViteDevServer
}

/**
 * Plain paths only, then built files, then pages from memory, then the app.
 * @param headers those of every answer, for what is refused before the app
 * @param afterWrite called when a request that may have written is over: its mails are committed then
 */
export function createRequestListener(
  { app, pages, assets, vite }: Site,
  headers: Record<string, string>,
  afterWrite: () => void,
): RequestListener {
  const toApp = getRequestListener(
    (request, { incoming }) => app.fetch(request, incoming instanceof IncomingMessage ? { incoming } : {}),
    {
      errorHandler: (error) =>
        new Response(null, { status: error instanceof RequestError ? 400 : 500, headers }),
    },
  )
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
    if (vite) return vite.middlewares(request, response, () => void toApp(request, response))
    if (request.method === 'GET' || request.method === 'HEAD') return toPages(request, response)
    pages.doubt()
    response.once('close', () => {
      pages.doubt()
      afterWrite()
    })
    void toApp(request, response)
  }
}
