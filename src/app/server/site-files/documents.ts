import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { etag } from 'hono/etag'
import { html } from 'hono/html'
import type { Config } from '#platform/server/config.ts'
import type { AppEnv } from '#platform/server/http/http.ts'
import { retainedHeaders } from '#platform/server/http/short-keeping.ts'
import { problemsPath } from '#platform/server/http/document/problem-document.ts'
import { describeApi, problemsPage } from './api-description.ts'

/** The build carries what is needed of the package. */
const viewerFolder = import.meta.env?.PROD
  ? import.meta.dirname
  : path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** Starts the viewer, in the reader's colour scheme; a file of its own because the content policy allows no inline scripts. */
const startViewer = `const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()
SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#viewer', deepLinking: true, validatorUrl: null })`

/** The OpenAPI document of every JSON operation that was mounted before, and a page to browse it. */
export function mountDocuments(app: OpenAPIHono<AppEnv>, config: Config): void {
  const document = describeApi(app, config)
  app.get('/api/openapi.json', etag({ weak: true, retainedHeaders }), (c) =>
    c.body(document(), 200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' }),
  )
  app.get(problemsPath, (c) => c.html(problemsPage(config)))
  const files = {
    'viewer.js': ['text/javascript', () => readViewer('swagger-ui-bundle.js')],
    'viewer.css': ['text/css', () => readViewer('swagger-ui.css')],
    'start.js': ['text/javascript', () => startViewer],
  } as const
  for (const [name, [type, content]] of Object.entries(files)) {
    app.get(`/api/docs/${name}`, async (c) =>
      c.body(await content(), 200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=3600',
      }),
    )
  }
  app.get('/api/docs', (c) =>
    c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${config.siteName} API</title>
            <link rel="stylesheet" href="/api/docs/viewer.css" />
          </head>
          <body>
            <main id="viewer"></main>
            <script src="/api/docs/viewer.js"></script>
            <script src="/api/docs/start.js"></script>
          </body>
        </html>`,
    ),
  )
}

/** Anew each time: few ask for it, and browsers keep it for an hour. */
function readViewer(file: string): Promise<string> {
  return readFile(path.join(viewerFolder, file), 'utf8')
}
