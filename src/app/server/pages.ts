import { createHash } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { readSiteVersion } from '#content/server/site-version.ts'
import type { Services } from '#platform/server/context.ts'
import type { AppEnv, createRouter } from '#platform/server/http.ts'
import { requestLanguage, type App } from './create-app.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'
import type { PageMaker } from './page-maker.ts'

/** Adds every page to the app. Public pages are the same for all readers of a language, so each is rendered once per version of the content. */
export function addPages(services: Services, maker: PageMaker, fetch: () => App['fetch']) {
  const cache = createPageCache()
  return (app: ReturnType<typeof createRouter>) => {
    app.get('*', async (c) => {
      const language = requestLanguage(c.req.raw)
      const url = new URL(c.req.url)
      const version = await readSiteVersion(services.connection.readDb, services.clock())
      const key = `${language} ${url.pathname}${url.search}`
      const page = maker.isCached
        ? await cache.read(key, version, () => make(url, language))
        : await make(url, language)
      return send(c, page)
    })

    async function make(url: URL, language: 'en' | 'am'): Promise<CachedPage> {
      const address = `${services.config.publicUrl}${url.pathname}${url.search}`
      const made = await maker.make({
        url: address,
        language,
        fetch: async (path, init) => {
          const request = new Request(new URL(path, services.config.publicUrl), init)
          request.headers.set('accept-language', language)
          return fetch()(request)
        },
      })
      return { ...made, etag: `"${createHash('sha256').update(made.html).digest('base64url').slice(0, 22)}"` }
    }
  }
}

function send(c: HonoContext<AppEnv>, page: CachedPage): Response {
  if (page.redirect) return c.redirect(page.redirect, page.status === 301 ? 301 : 302)
  c.header('ETag', page.etag)
  c.header('Cache-Control', 'private, no-cache')
  c.header('Vary', 'Cookie, Accept-Language')
  c.header('Content-Language', page.language)
  if (page.status === 200 && c.req.header('if-none-match') === page.etag) return c.body(null, 304)
  return c.html(page.html, page.status === 404 ? 404 : page.status === 200 ? 200 : 500)
}
