import { answer, createRouter, operation } from '#platform/server/http/http.ts'
import { questionExport, questionLosses } from '../../questions/contract.ts'
import type { QuestionBank } from './carried-question.ts'

const file = { schema: { type: 'string' } } as const

const download = operation({
  method: 'get',
  path: '/api/admin/question-exports',
  access: 'admin',
  tags: ['Import and export'],
  summary:
    'Questions as one file, right answers included: a table (CSV), or one language in the form of Moodle (GIFT)',
  request: { query: questionExport },
  responses: { 200: { description: 'The file', content: { 'text/csv': file, 'text/plain': file } } },
})

const losses = operation({
  method: 'get',
  path: '/api/admin/question-exports/losses',
  access: 'admin',
  tags: ['Import and export'],
  summary: 'What such a file would leave out, question by question, because its form cannot say it',
  request: { query: questionExport },
  responses: { 200: answer(questionLosses, 'Those that are left out, and why') },
})

/** Files of questions. They come back as imports. */
export function createQuestionExportsApi(bank: QuestionBank) {
  return createRouter()
    .openapi(losses, async (c) => {
      const { listLosses } = await import('./export.ts')
      return c.json(await listLosses(c.var.ctx, c.req.valid('query'), bank), 200)
    })
    .openapi(download, async (c) => {
      const { ctx } = c.var
      if (c.req.raw.method === 'HEAD') return c.body(null)
      const wish = c.req.valid('query')
      const { exportQuestions } = await import('./export.ts')
      const text = await exportQuestions(ctx, wish, bank)
      const day = new Date(ctx.now).toISOString().slice(0, 10)
      const [type, name] =
        wish.format === 'csv'
          ? ['text/csv', `questions-${day}.csv`]
          : ['text/plain', `questions-${wish.lang}-${day}.gift`]
      return new Response(text, {
        headers: {
          'Content-Type': `${type}; charset=utf-8`,
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'no-store',
        },
      })
    })
}
