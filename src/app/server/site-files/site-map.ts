import { fixedPages } from '#content/fixed-pages.ts'
import { toolPages } from '#features/tools/tool-pages.ts'
import { asKind, factsOf, hasTrait, kindsWith } from '#content/kinds.ts'
import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { selectSitemapRows } from '#content/server/site-map-store.ts'
import { readSiteState, versionOf } from '#content/server/site-version-store.ts'
import type { Config } from '#platform/server/config.ts'
import type { Context } from '#platform/server/context.ts'
import type { AppEnv } from '#platform/server/http/http.ts'

/** Fixed pages are listed by their addresses. */
const listedKinds = kindsWith('ownPage').filter((kind) => !hasTrait(kind, 'fixed'))

/** The protocol's own limit of addresses in one file. */
const mostAddresses = 50_000

/** The address in the reader's language and that of one edition. */
const fewestPerItem = 2

/**
 * `sitemap.xml`: every address that names itself canonical, each with all its alternates; and `robots.txt`. The text is kept until
 * readers see something new, and whoever has it as it is gets 304.
 */
export function mountSiteMap(app: Hono<AppEnv>, config: Config, most = mostAddresses): void {
  let kept: { version: string; xml: Promise<string> } | undefined
  app.get('/sitemap.xml', etag(), async (c) => {
    const { ctx } = c.var
    const version = versionOf(await readSiteState(ctx.readDb, ctx.now))
    if (kept?.version !== version) {
      const made = { version, xml: writeSiteMap(ctx, config, most) }
      kept = made
      // What failed is made again.
      made.xml.catch(() => kept === made && (kept = undefined))
    }
    return c.body(await kept.xml, 200, {
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

async function writeSiteMap({ readDb, now }: Context, config: Config, most: number): Promise<string> {
  const limit = Math.floor(most / fewestPerItem)
  const rows = await selectSitemapRows(readDb, { now, kinds: listedKinds, limit })
  const items = new Map<string, Entry>()
  for (const row of rows) {
    const path = factsOf(asKind(row.kind)).readerPath(row.slug, '')
    const known = items.get(path) ?? { languages: [], changedAt: 0 }
    items.set(path, {
      languages: [...known.languages, row.language].sort(),
      changedAt: Math.max(known.changedAt, row.visibleFrom),
    })
  }
  const pages = [
    ...[...fixedPages, ...toolPages].map((path) =>
      urlEntries(config, path, { languages: ['am', 'en'], changedAt: 0 }),
    ),
    ...[...items].map(([path, entry]) => urlEntries(config, path, entry)),
  ]
  const entries = wholeWithin(pages, most)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

/** As many pages as there is room for, each with all its addresses. */
function wholeWithin(pages: readonly string[][], most: number): string[] {
  let count = 0
  const beyond = pages.findIndex((addresses) => (count += addresses.length) > most)
  return pages.slice(0, beyond === -1 ? undefined : beyond).flat()
}

interface Entry {
  languages: string[]
  /** Epoch milliseconds; 0 for what has no date. */
  changedAt: number
}

/** One for the address in the reader's language, one for each edition. Paths are made of ASCII slugs, which need no escaping in XML. */
function urlEntries({ publicUrl }: Config, path: string, { languages, changedAt }: Entry): string[] {
  const address = `${publicUrl}${path}`
  const editions = languages.map((language) => [language, `${address}?lang=${language}`])
  const alternates = [...editions, ['x-default', address]].map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  )
  const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString().slice(0, 10)}</lastmod>` : ''
  return [address, ...editions.map(([, href]) => href)].map(
    (loc) => `<url><loc>${loc}</loc>${changed}${alternates.join('')}</url>`,
  )
}
