import { Feed as FeedFile, type Item } from 'feed'
import type { Context as HonoContext, Hono } from 'hono'
import { etag } from 'hono/etag'
import am from '#content/locales/am.json' with { type: 'json' }
import en from '#content/locales/en.json' with { type: 'json' }
import { factsOf } from '#content/kinds.ts'
import { listFeeds, readFeed, readTagFeed, readTrackFeed, type Feed, type FeedEntry } from './read-feed.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import { notFound } from '#platform/errors.ts'
import { isLanguage, languages, type Language } from '#platform/languages.ts'
import type { Config } from '#platform/server/config.ts'
import type { AppEnv } from '#platform/server/http/http.ts'

const feedWords = { en, am }

/** The forms in which every feed can be had, by the end of its address. */
const forms = {
  xml: { type: 'application/rss+xml', write: (file: FeedFile) => file.rss2() },
  atom: { type: 'application/atom+xml', write: (file: FeedFile) => file.atom1() },
  json: { type: 'application/feed+json', write: (file: FeedFile) => file.json1() },
} as const
type Form = keyof typeof forms

/**
 * What is new of each kind that has a feed, of each tag and of each track, in each language, as RSS 2.0, Atom and JSON Feed. A feed
 * reader that has it as it is gets 304, by its ETag: what is withdrawn or renamed leaves no newer date behind.
 */
export function mountFeeds(app: Hono<AppEnv>, config: Config): void {
  for (const kindFeed of listFeeds())
    for (const language of languages)
      for (const form of formNames) {
        const path = kindFeed.feed.path(language).replace(/xml$/, form)
        app.get(path, etag(), async (c) =>
          answer(c, config, { form, feed: await readFeed(c.var.ctx, { ...kindFeed, language }) }),
        )
      }
  const others = { tags: readTagFeed, tracks: readTrackFeed }
  for (const [list, read] of Object.entries(others))
    app.get(`/feeds/${list}/:slug/:file`, etag(), async (c) => {
      const { language, form } = wantedOf(c.req.param('file'))
      return answer(c, config, { form, feed: await read(c.var.ctx, c.req.param('slug'), language) })
    })
}

const formNames = ['xml', 'atom', 'json'] as const satisfies readonly Form[]

function wantedOf(file: string): { language: Language; form: Form } {
  const [language, end, more] = file.split('.')
  const form = formNames.find((one) => one === end)
  if (!isLanguage(language) || !form || more !== undefined) throw notFound('page')
  return { language, form }
}

function answer(
  c: HonoContext<AppEnv>,
  config: Config,
  { form, feed }: { form: Form; feed: Feed },
): Response {
  const { type, write } = forms[form]
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=600',
  }
  return c.body(write(fileOf(feed, form, { config, path: c.req.path })), 200, headers)
}

function fileOf(feed: Feed, form: Form, { config, path }: { config: Config; path: string }): FeedFile {
  const { publicUrl, siteName } = config
  const { language } = feed
  const page = new URL(feed.page, publicUrl)
  page.searchParams.set('lang', language)
  const file = new FeedFile({
    id: `${publicUrl}${path}`,
    title: plain(`${feed.title} · ${siteName}`),
    description: plain(feed.description),
    link: page.href,
    language,
    updated: new Date(feed.changedAt),
    feed: form === 'json' ? undefined : `${publicUrl}${path}`,
    feedLinks: { json: `${publicUrl}${path}` },
    generator: siteName,
    image: `${publicUrl}/icon-512.png`,
    author: { name: siteName, link: publicUrl },
  })
  for (const entry of feed.entries) file.addItem(itemOf(entry, feed, { form, publicUrl }))
  return file
}

/** The id is made of the item's, which stays when the address changes; in a feed of changes each change has one of its own. */
function itemOf(
  entry: FeedEntry,
  { language, ofChanges }: Feed,
  { form, publicUrl }: { form: Form; publicUrl: string },
): Item {
  const words = feedWords[language]
  const addressOf = (name: string) =>
    `${publicUrl}${factsOf(entry.kind).readerPath(name, '')}?lang=${language}`
  const at = ofChanges ? entry.visibleFrom : entry.publishedAt
  const isNew = entry.visibleFrom === entry.publishedAt
  const html = (written: string) => escapeHtml(plain(written))
  // Atom says that a title is HTML; the others that it is text.
  const title = form === 'atom' ? html(entry.title) : plain(entry.title)
  // A summary is HTML in RSS and Atom; in JSON it is text beside a whole text, and HTML in the place of one.
  const isText = form === 'json' && entry.html !== undefined
  const categories = [
    ...(entry.isForMembers ? [words['access.signedIn']] : []),
    ...(ofChanges ? [words[isNew ? 'feed.new' : 'feed.changed']] : []),
  ]
  return {
    id: `${addressOf(entry.id)}${ofChanges ? `#${at}` : ''}`,
    title,
    link: addressOf(entry.slug),
    description: isText ? plain(entry.excerpt) : html(entry.excerpt),
    content:
      entry.html === undefined ? undefined : htmlOf(entry.html, { publicUrl, page: addressOf(entry.slug) }),
    ...authorsOf(entry.authors.map(plain), form),
    image: entry.picture && `${publicUrl}${entry.picture}`,
    category: categories.map((name) => ({ name, term: name })),
    date: new Date(ofChanges ? at : entry.visibleFrom),
    published: new Date(at),
  }
}

/** Who wrote it: each by name in Atom; all in one name in JSON, and in RSS, whose own `author` is an e-mail address. */
function authorsOf(names: string[], form: Form): Pick<Item, 'author' | 'extensions'> {
  if (names.length === 0) return {}
  if (form === 'atom') return { author: names.map((name) => ({ name })) }
  const name = names.join(', ')
  if (form === 'json') return { author: [{ name }] }
  // The library names the space only where a whole text stands.
  const _attributes = { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }
  return { extensions: [{ name: 'dc:creator', objects: { _attributes, _text: name } }] }
}

/** A text for another program's pages: whole addresses, one size of each picture. */
function htmlOf(html: string, { publicUrl, page }: { publicUrl: string; page: string }): string {
  return plain(
    html
      .replace(/<source\b[^>]*>/g, '')
      .replace(/\s(?:srcset|sizes|data-[\w-]+)="[^"]*"/g, '')
      .replace(/\s(href|src|poster)="\/(?!\/)/g, ` $1="${publicUrl}/`)
      .replace(/\shref="#/g, ` href="${escapeHtml(page)}#`),
  )
}

/** Without the control characters that XML 1.0 cannot hold, and without what would end a CDATA section. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(']]>', ']] >')
}
