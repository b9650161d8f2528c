import { z } from '@hono/zod-openapi'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { glossary, glossaryQuery, termCard, termDetail } from '../contract.ts'
import { listGlossary, readTerm, readTermCard } from './glossary.ts'

const tags = ['Glossary']

/** How long a browser keeps a definition that it has shown. */
const secondsKept = 300

export const glossaryApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/terms',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'Terms by letter',
      request: { query: glossaryQuery },
      responses: { 200: answer(glossary, 'Letters with their terms') },
    }),
    async (c) => {
      const filter = { ...c.req.valid('query'), language: c.var.ctx.language }
      return c.json(await listGlossary(c.var.ctx, filter), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/terms/{id}',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'One term by id or slug, with its neighbours in the alphabet',
      request: {
        params: z.object({ id: z.string().max(120) }),
        query: z.strictObject({ lang: languageParameter }),
      },
      responses: { 200: answer(termDetail, 'The term') },
    }),
    async (c) => c.json(await readTerm(c.var.ctx, c.req.valid('param').id, c.var.ctx.language), 200),
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/terms/{id}/card',
      access: 'anyone',
      tags,
      summary: 'The short definition of a term, as it opens over a text',
      request: {
        params: z.object({ id: z.string().max(120) }),
        query: z.strictObject({ lang: languageParameter }),
      },
      responses: { 200: answer(termCard, 'The definition') },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const card = await readTermCard(c.var.ctx, id, c.var.ctx.language)
      // Without `lang` the answer follows the reader, so that is the reader's alone.
      const whose = c.req.valid('query').lang ? 'public' : 'private'
      c.header('cache-control', `${whose}, max-age=${secondsKept}`)
      return c.json(card, 200)
    },
  )
