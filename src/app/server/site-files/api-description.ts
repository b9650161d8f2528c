import type { OpenAPIHono } from '@hono/zod-openapi'
import { html } from 'hono/html'
import { sessionCookieName } from '#features/identity/server/http/cookies.ts'
import { fieldCodes } from '#platform/problems/field-codes.ts'
import { allNouns } from '#content/nouns.ts'
import { problemCodes } from '#platform/problems/problem-codes.ts'
import type { Config } from '#platform/server/config.ts'
import { notFoundMeaning } from '#platform/server/http/document/problem-document.ts'
import type { AppEnv } from '#platform/server/http/http.ts'
import { describeKinds } from './kind-schemas.ts'

const introduction = `Everything that the pages of the site show and do, for other programs.

- **Who asks.** What is for anyone needs no proof. Everything else needs a session or, but for what concerns the account's own door, a token: \`Authorization: Bearer hub_…\`. A member makes one on the profile page. It opens what its owner may do now, reading alone or all of it, for 600 requests a minute.
- **Languages.** \`lang\` chooses; without it \`Accept-Language\` does. Where a text is missing in that language, the other one is given and named.
- **Instants** are integers, milliseconds since 1970-01-01T00:00:00Z; days are strings such as 2026-11-22.
- **Lists** come in pages: \`next\` is sent back as \`cursor\` for the page after it, in which nothing is met twice or left out when others write, but for what takes another place meanwhile, as a post that is pinned, and those beside it; it is null at the end; \`total=1\` counts the whole list into \`total\`, which costs more than a page does. Where pages have numbers, \`page\` counts from 1 and \`hasNext\` says whether there is another. What is short by its nature comes whole.
- **Refusals** are problems (RFC 9457). \`code\` is stable; /api/docs/errors says what each means.
- **Again.** Operations that take \`Idempotency-Key\` can be sent again without being done again.
- **Keeping.** What guests get may be kept: \`ETag\` and \`Cache-Control\` say how, \`If-None-Match\` is answered with 304; searches and single questions say neither. Everything else is \`no-store\`.`

/** The OpenAPI document of every operation that is declared by then, made once, when it is first asked for. */
export function describeApi(app: OpenAPIHono<AppEnv>, config: Config): () => string {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName(config),
    description:
      'The cookie that signing in sets. Only pages of this site can send it with anything but reads.',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: 'A token that a member made on the profile page. One with the scope `read` opens GET alone.',
  })
  describeKinds(app.openAPIRegistry)
  let made: string | undefined
  return () => (made ??= JSON.stringify(documentOf(app, config)))
}

function documentOf(app: OpenAPIHono<AppEnv>, config: Config): object {
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${config.siteName} API`,
      version: '1',
      description: introduction,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: config.publicUrl }],
  })
}

/** What each code of a refusal means, with an anchor for each of those in `code`. */
export function problemsPage({ siteName }: Config) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Codes of refusals · ${siteName} API</title>
      </head>
      <body>
        <main>
          <h1>Codes of refusals</h1>
          <p>
            A refused request is answered with one of these in <code>code</code>;
            <code>not_found</code> stands for every code that ends so. <a href="/api/docs">The operations</a>
          </p>
          <dl>
            ${Object.entries({ ...problemCodes, not_found: notFoundMeaning }).map(
              ([code, meaning]) =>
                html`<dt id="${code}"><code>${code}</code></dt>
                  <dd>${meaning}</dd>`,
            )}
          </dl>
          <h2>What is not found</h2>
          <dl>
            ${Object.entries(allNouns).map(
              ([noun, meaning]) =>
                html`<dt><code>${noun}.not_found</code></dt>
                  <dd>${meaning}</dd>`,
            )}
          </dl>
          <h2>Codes of single fields</h2>
          <p>In <code>fields</code>, by the name of the field or the path to it.</p>
          <dl>
            ${Object.entries(fieldCodes).map(
              ([code, meaning]) =>
                html`<dt><code>${code}</code></dt>
                  <dd>${meaning}</dd>`,
            )}
          </dl>
        </main>
      </body>
    </html>`
}
