import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import { notFound } from '#platform/errors.ts'
import { isLanguage } from '#platform/languages.ts'
import { createRouter, operation, type AppEnv } from '#platform/server/http/http.ts'
import { isNamed } from '#platform/server/http/short-keeping.ts'
import { readItemCard, readOtherPicture, readSiteCard } from './cards.ts'
import { kindsWith } from '#content/kinds.ts'

const tags = ['Media']
const binary = { schema: { type: 'string' as const, format: 'binary' } }
const picture = {
  200: {
    description: 'A picture of 1200 × 630 pixels; with a cover a JPEG',
    content: { 'image/png': binary, 'image/jpeg': binary },
  },
  304: { description: 'Not changed' },
}

/** `og:image` of an item: what chat programs and social networks show of a link; charts and tools as feeds show them, and the pages of tools. */
const itemCard = operation({
  method: 'get',
  path: '/og/{kind}/{name}',
  access: 'anyone',
  tags,
  summary:
    'Fetch the picture of a public item with its title, of a chart or of a tool, by the address that its page or a feed names',
  request: {
    params: z.object({
      kind: z.string().openapi({ example: 'blog' }),
      name: z.string().openapi({ example: 'id-version.am.png' }),
    }),
  },
  responses: picture,
})

const siteCard = operation({
  method: 'get',
  path: '/og/{name}',
  access: 'anyone',
  tags,
  summary: 'Fetch the picture of pages that are no item',
  request: { params: z.object({ name: z.string().openapi({ example: 'site.am.png' }) }) },
  responses: picture,
})

const year = 31_536_000
const day = 86_400

export const shareCardsApi = createRouter()
  .openapi(itemCard, async (c) => {
    const { kind: wanted, name } = c.req.valid('param')
    const kind = kindsWith('ownPage').find((one) => one === wanted)
    const [, id = '', version = '', language, ending] =
      /^([\w-]{22})-([0-9a-f]{12})\.(en|am)\.(png|jpg)$/.exec(name) ?? []
    const cacheControl = `public, max-age=${year}, immutable`
    if (!kind)
      return send(c, { bytes: await readOtherPicture(c.var.ctx, wanted, name), format: 'png', cacheControl })
    if (!isLanguage(language)) throw notFound('card')
    const format = ending === 'jpg' ? 'jpg' : 'png'
    const bytes = await readItemCard(c.var.ctx, { kind, id, version, language, format })
    return send(c, { bytes, format, cacheControl })
  })
  .openapi(siteCard, async (c) => {
    const [, language] = /^site\.(en|am)\.png$/.exec(c.req.valid('param').name) ?? []
    if (!isLanguage(language)) throw notFound('card')
    const bytes = await readSiteCard(c.var.ctx, language)
    return send(c, { bytes, format: 'png', cacheControl: `public, max-age=${day}` })
  })

function send(
  c: HonoContext<AppEnv>,
  card: { bytes: Uint8Array; format: 'png' | 'jpg'; cacheControl: string },
): Response {
  const { bytes, format, cacheControl } = card
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = { 'Cache-Control': cacheControl, ETag: tag }
  if (isNamed(tag, c.req.header('if-none-match'))) return new Response(null, { status: 304, headers })
  const type = format === 'jpg' ? 'image/jpeg' : 'image/png'
  const about = { 'Content-Type': type, 'Content-Length': String(bytes.length) }
  const body = c.req.raw.method === 'HEAD' ? null : new Uint8Array(bytes)
  return new Response(body, { headers: { ...headers, ...about } })
}
