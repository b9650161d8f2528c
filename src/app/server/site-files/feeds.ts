import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { escapeHtml } from '#platform/escape-html.ts'
import am from '#content/locales/am.json' with { type: 'json' }
import en from '#content/locales/en.json' with { type: 'json' }
import { toStrings } from '#content/server/stored-json.ts'
import { readFeed, type Feed } from '#features/blogs/server/feed.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import type { Config } from '#platform/server/config.ts'
import type { AppEnv } from '#platform/server/http/http.ts'

const feedWords = { en, am }

/** The newest posts of each language as RSS 2.0. A feed reader that has the newest already gets 304. */
export function mountFeeds(app: Hono<AppEnv>, config: Config): void {
  for (const language of languages) {
    app.get(paths.feed(language), etag(), async (c) => {
      const feed = await readFeed(c.var.ctx, language)
      const headers = {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': 'public, max-age=600',
        ...(feed.changedAt ? { 'last-modified': new Date(feed.changedAt).toUTCString() } : {}),
      }
      const since = c.req.header('if-none-match') ? undefined : c.req.header('if-modified-since')
      return isNewerThan(feed, since) ? c.body(feedXml(feed, config), 200, headers) : c.body(null, 304)
    })
  }
}

/** The date of a request counts whole seconds; one that is no date counts for nothing. */
function isNewerThan({ changedAt }: Feed, since: string | undefined): boolean {
  const instant = Date.parse(since ?? '')
  return Number.isNaN(instant) || Math.floor(changedAt / 1000) * 1000 > instant
}

function feedXml(feed: Feed, { publicUrl, siteName }: Config): string {
  const { language, changedAt } = feed
  const channel = [
    element('title', `${feed.title} · ${siteName}`),
    element('link', `${publicUrl}${paths.blogs}?lang=${language}`),
    element('description', feed.description),
    element('language', language),
    ...(changedAt ? [element('lastBuildDate', new Date(changedAt).toUTCString())] : []),
    `<atom:link href="${publicUrl}${paths.feed(language)}" rel="self" type="application/rss+xml"/>`,
    ...feed.posts.map((post) => `<item>\n${postXml(post, { publicUrl, language })}\n</item>`),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`
}

/** The guid is made of the id, which stays when the address of a post changes. */
function postXml(
  post: Feed['posts'][number],
  { publicUrl, language }: Pick<Config, 'publicUrl'> & Pick<Feed, 'language'>,
): string {
  return [
    element('title', post.title),
    element('link', `${publicUrl}${paths.blog(post.slug)}?lang=${language}`),
    `<guid isPermaLink="false">${xmlText(`${publicUrl}${paths.blog(post.id)}?lang=${language}`)}</guid>`,
    element('description', post.excerpt),
    ...toStrings(post.authors).map((author) => element('dc:creator', author)),
    ...(post.access === 'signed-in' ? [element('category', feedWords[language]['access.signedIn'])] : []),
    element('pubDate', new Date(post.publishedAt).toUTCString()),
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
