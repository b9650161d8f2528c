import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { escapeHtml } from '#platform/escape-html.ts'
import am from '#content/locales/am.json' with { type: 'json' }
import en from '#content/locales/en.json' with { type: 'json' }
import { toStrings } from '#content/server/stored-json.ts'
import { factsOf } from '#content/kinds.ts'
import { listFeeds, readFeed, type Feed } from '#content/reading/server/feed.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import type { Config } from '#platform/server/config.ts'
import type { AppEnv } from '#platform/server/http/http.ts'

const feedWords = { en, am }

/** What is new of each kind that has a feed, in each language, as RSS 2.0. A feed reader that has the newest already gets 304. */
export function mountFeeds(app: Hono<AppEnv>, config: Config): void {
  const mounted = listFeeds().flatMap((one) => languages.map((language) => ({ ...one, language })))
  for (const wanted of mounted) {
    const path = wanted.feed.path(wanted.language)
    app.get(path, etag(), async (c) => {
      const feed = await readFeed(c.var.ctx, wanted)
      const headers = {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': 'public, max-age=600',
        ...(feed.changedAt ? { 'last-modified': new Date(feed.changedAt).toUTCString() } : {}),
      }
      const since = c.req.header('if-none-match') ? undefined : c.req.header('if-modified-since')
      return isNewerThan(feed, since) ? c.body(feedXml(feed, path, config), 200, headers) : c.body(null, 304)
    })
  }
}

/** The date of a request counts whole seconds; one that is no date counts for nothing. */
function isNewerThan({ changedAt }: Feed, since: string | undefined): boolean {
  const instant = Date.parse(since ?? '')
  return Number.isNaN(instant) || Math.floor(changedAt / 1000) * 1000 > instant
}

function feedXml(feed: Feed, path: string, { publicUrl, siteName }: Config): string {
  const { kind, language, changedAt } = feed
  const channel = [
    element('title', `${feed.title} · ${siteName}`),
    element('link', `${publicUrl}${factsOf(kind).list?.path ?? paths.home}?lang=${language}`),
    element('description', feed.description),
    element('language', language),
    ...(changedAt ? [element('lastBuildDate', new Date(changedAt).toUTCString())] : []),
    `<atom:link href="${publicUrl}${path}" rel="self" type="application/rss+xml"/>`,
    ...feed.entries.map((entry) => `<item>\n${entryXml(entry, feed, publicUrl)}\n</item>`),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`
}

/** The guid is made of the id, which stays when the address changes; in a feed of changes each change has one of its own. */
function entryXml(entry: Feed['entries'][number], feed: Feed, publicUrl: string): string {
  const { kind, language, ofChanges } = feed
  const words = feedWords[language]
  const addressOf = (name: string) => `${publicUrl}${factsOf(kind).readerPath(name, '')}?lang=${language}`
  const at = ofChanges ? entry.visibleFrom : entry.publishedAt
  const isNew = entry.visibleFrom === entry.publishedAt
  return [
    element('title', entry.title),
    element('link', addressOf(entry.slug)),
    `<guid isPermaLink="false">${xmlText(`${addressOf(entry.id)}${ofChanges ? `#${at}` : ''}`)}</guid>`,
    element('description', entry.excerpt),
    ...toStrings(entry.authors).map((author) => element('dc:creator', author)),
    ...(entry.access === 'signed-in' ? [element('category', words['access.signedIn'])] : []),
    ...(ofChanges ? [element('category', words[isNew ? 'feed.new' : 'feed.changed'])] : []),
    element('pubDate', new Date(at).toUTCString()),
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

/** Escaped, and without the control characters that XML 1.0 cannot hold. */
function xmlText(text: string): string {
  return escapeHtml(
    text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''),
  )
}
