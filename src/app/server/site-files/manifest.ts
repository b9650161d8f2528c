import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { paths } from '#platform/paths.ts'
import type { Config } from '#platform/server/config.ts'
import type { AppEnv } from '#platform/server/http/http.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }

const words = { en, am }

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** What a phone calls the site on its home screen, and how it opens it there: under the site's name, in the language of the page. */
export function mountManifest(app: Hono<AppEnv>, { siteName }: Config): void {
  app.get('/site.webmanifest', etag(), (c) => {
    const { language } = c.var.ctx
    const manifest = {
      // The same app in either language.
      id: paths.home,
      name: siteName,
      short_name: siteName,
      description: words[language]['manifest.description'],
      lang: language,
      start_url: paths.home,
      display: 'minimal-ui',
      background_color: '#fbf7ef',
      theme_color: '#12452a',
      icons,
    }
    return c.body(JSON.stringify(manifest), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
      vary: 'Accept-Language, Cookie',
    })
  })
}
