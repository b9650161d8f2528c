import type { Hono } from 'hono'
import type { ContentKind } from '#content/contract.ts'
import { selectSitemapRows } from '#content/server/site-map-store.ts'
import { paths } from '#platform/paths.ts'
import type { Config } from '#platform/server/config.ts'
import type { AppEnv } from '#platform/server/http.ts'

const addresses: Partial<Record<ContentKind, (slug: string) => string>> = {
  blog: paths.blog,
  learn: paths.learnItem,
  resource: paths.resource,
}

const fixedPages = [
  paths.home,
  paths.about,
  paths.contact,
  paths.blogs,
  paths.learn,
  paths.resources,
  paths.faq,
  paths.privacyPolicy,
  paths.termsOfService,
  paths.disclaimer,
]

/** The protocol's own limit of addresses in one file. */
const mostAddresses = 50_000

/** `sitemap.xml` with a language alternate for each published edition, and `robots.txt`. */
export function mountSiteMap(app: Hono<AppEnv>, config: Config): void {
  app.get('/sitemap.xml', async (c) => {
    const { readDb, now } = c.var.ctx
    const kinds = Object.keys(addresses) as ContentKind[]
    const rows = await selectSitemapRows(readDb, { now, kinds, limit: mostAddresses })
    const items = new Map<string, { languages: string[]; changedAt: number }>()
    for (const row of rows) {
      const path = addresses[row.kind as ContentKind]?.(row.slug) ?? paths.home
      const known = items.get(path) ?? { languages: [], changedAt: 0 }
      items.set(path, {
        languages: [...known.languages, row.language].sort(),
        changedAt: Math.max(known.changedAt, row.visibleFrom),
      })
    }
    const entries = [
      ...fixedPages.map((path) => urlEntry(config, path, { languages: ['am', 'en'] })),
      ...[...items].map(([path, entry]) => urlEntry(config, path, entry)),
    ]
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
    return c.body(xml, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    })
  })
  app.get('/robots.txt', (c) =>
    c.text(
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /admin/',
        'Disallow: /dashboard',
        'Disallow: /profile',
        `Sitemap: ${config.publicUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  )
}

/** Paths are made of ASCII slugs, which need no escaping in XML. */
function urlEntry(
  { publicUrl }: Config,
  path: string,
  entry: { languages: string[]; changedAt?: number },
): string {
  const address = `${publicUrl}${path}`
  const alternates = entry.languages.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
  )
  const changed = entry.changedAt
    ? `<lastmod>${new Date(entry.changedAt).toISOString().slice(0, 10)}</lastmod>`
    : ''
  return `<url><loc>${address}</loc>${changed}${alternates.join('')}</url>`
}
