import { otherLanguage } from '#platform/languages.ts'
import { body, createRouter, operation } from '#platform/server/http/http.ts'
import { xliffOrder } from '../../xliff/contract.ts'

const write = operation({
  method: 'post',
  path: '/api/admin/translation-exports',
  access: 'admin',
  tags: ['Import and export'],
  summary: 'A file for a translator: XLIFF 2.0 of some items, with what is translated already',
  request: { body: body(xliffOrder) },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/xliff+xml': { schema: { type: 'string', format: 'binary' } } },
    },
  },
})

/** Files for translators. They come back as imports. */
export const translationExportsApi = createRouter().openapi(write, async (c) => {
  const order = c.req.valid('json')
  const { exportXliff } = await import('./export-xliff.ts')
  const xml = await exportXliff(c.var.ctx, order)
  const day = new Date(c.var.ctx.now).toISOString().slice(0, 10)
  const name = `translation-${order.from}-${otherLanguage(order.from)}-${day}.xlf`
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xliff+xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
})
