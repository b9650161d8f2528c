import { z } from '@hono/zod-openapi'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import {
  answer,
  body,
  createRouter,
  languageParameter,
  operation,
  textOf,
} from '#platform/server/http/http.ts'
import { newPreviewLink, preview, previewLink, previewLinkDays, type Preview } from '../contract.ts'
import { createPreviewLink, listPreviewLinks, openPreviewLink, revokePreviewLink } from './preview-links.ts'
import { readPreview } from './preview.ts'

const id = z.string().max(40)
const tags = ['Preview']
const inLanguage = z.strictObject({ lang: languageParameter })
const newLink = z.strictObject({
  name: textOf(80, 1),
  days: z
    .union(previewLinkDays.map((days) => z.literal(days)))
    .nullable()
    .default(7),
})

/** Fills what a page says about the operator of the site and about how long things are kept. */
type FillText = (ctx: Context, text: { html: string; language: Language }) => Promise<string>

/** Drafts as readers would see them: for editors, and by secret links for people without an account. */
export function createPreviewApi(fillText: FillText) {
  return createRouter()
    .openapi(
      operation({
        method: 'get',
        path: '/api/preview/{token}',
        access: 'anyone',
        tags,
        summary: 'The draft behind a secret link',
        request: { params: z.object({ token: z.string().max(100) }), query: inLanguage },
        responses: { 200: answer(preview, 'The draft') },
      }),
      async (c) => {
        c.header('Referrer-Policy', 'no-referrer')
        c.header('X-Robots-Tag', 'noindex')
        const { language } = c.var.ctx
        const draft = await openPreviewLink(c.var.ctx, c.req.valid('param').token, language)
        return c.json(await filled(c.var.ctx, draft, fillText), 200)
      },
    )
    .openapi(
      operation({
        method: 'get',
        path: '/api/admin/items/{id}/preview',
        access: 'admin',
        tags,
        summary: 'The saved draft of an item as readers would see it',
        request: { params: z.object({ id }), query: inLanguage },
        responses: { 200: answer(preview, 'The draft') },
      }),
      async (c) => {
        const { language } = c.var.ctx
        const draft = await readPreview(c.var.ctx, c.req.valid('param').id, language)
        return c.json(await filled(c.var.ctx, draft, fillText), 200)
      },
    )
    .route('/', linksApi())
}

/** Secret links to a draft: what there is, one more, one less. */
function linksApi() {
  return createRouter()
    .openapi(
      operation({
        method: 'get',
        path: '/api/admin/items/{id}/preview-links',
        access: 'admin',
        tags,
        summary: 'The secret links to an item',
        request: { params: z.object({ id }) },
        responses: { 200: answer(z.object({ items: z.array(previewLink) }), 'Links, newest first') },
      }),
      async (c) => c.json({ items: await listPreviewLinks(c.var.ctx, c.req.valid('param').id) }, 200),
    )
    .openapi(
      operation({
        method: 'post',
        path: '/api/admin/items/{id}/preview-links',
        access: 'admin',
        tags,
        summary: 'Make a secret link; its address is told only in this answer',
        request: {
          params: z.object({ id }),
          body: body(newLink),
        },
        responses: { 201: answer(newPreviewLink, 'The new link') },
      }),
      async (c) =>
        c.json(await createPreviewLink(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201),
    )
    .openapi(
      operation({
        method: 'delete',
        path: '/api/admin/items/{id}/preview-links/{link}',
        access: 'admin',
        tags,
        summary: 'Withdraw a secret link',
        request: { params: z.object({ id, link: id }) },
        responses: { 204: { description: 'Withdrawn' } },
      }),
      async (c) => {
        const { id: itemId, link } = c.req.valid('param')
        await revokePreviewLink(c.var.ctx, itemId, link)
        return c.body(null, 204)
      },
    )
}

/** A page says of the operator and of how long things are kept what it will say to its readers. */
async function filled(ctx: Context, draft: Preview, fillText: FillText): Promise<Preview> {
  const { article } = draft
  if (article.kind !== 'page') return draft
  return { ...draft, article: { ...article, html: await fillText(ctx, article) } }
}
