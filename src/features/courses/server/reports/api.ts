import { z } from '@hono/zod-openapi'
import { pageQuery } from '#platform/contract/paging.ts'
import type { Language } from '#platform/languages.ts'
import { csvStream } from '#platform/server/http/csv.ts'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { learnerList, learnerStates, type Learner } from '../../reports/contract.ts'
import type { CoursePeople } from '../invitations/people.ts'
import { exportLearners, listLearners } from './learners.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }

const tags = ['Courses']
const texts: Record<Language, typeof en> = { en, am }

const filter = z.strictObject({
  lang: languageParameter,
  course: z.string().max(40).optional(),
  state: z.enum(learnerStates).optional(),
  q: z.string().max(254).optional(),
})

/** Who learns what, for administrators: as pages, and as a table file. */
export function createLearnersApi(people: CoursePeople) {
  return createRouter()
    .openapi(
      operation({
        method: 'get',
        path: '/api/admin/learners',
        access: 'admin',
        tags,
        summary: 'Who learns what and how far each is',
        request: {
          query: filter.extend({
            cursor: pageQuery.cursor,
            page: z.coerce.number().int().min(1).max(100_000).default(1),
          }),
        },
        responses: { 200: answer(learnerList, 'One page, the latest enrolment first') },
      }),
      async (c) => {
        const { lang, ...wanted } = c.req.valid('query')
        const language = lang ?? c.var.ctx.language
        return c.json(await listLearners(c.var.ctx, wanted, { language, people }), 200)
      },
    )
    .openapi(
      operation({
        method: 'get',
        path: '/api/admin/learners.csv',
        access: 'admin',
        isGrave: true,
        tags,
        summary: 'The same learners as a table file',
        request: { query: filter },
        responses: { 200: { description: 'CSV', content: { 'text/csv': { schema: z.string() } } } },
      }),
      (c) => {
        const { lang, ...wanted } = c.req.valid('query')
        const language = lang ?? c.var.ctx.language
        c.header('content-disposition', 'attachment; filename="learners.csv"')
        c.header('content-type', 'text/csv; charset=utf-8')
        const learners = exportLearners(c.var.ctx, wanted, { language, people })
        return c.body(csvStream(headIn(language), toRows(learners, language)), 200)
      },
    )
}

const columns = [
  'name',
  'email',
  'course',
  'state',
  'done',
  'lessons',
  'enrolledAt',
  'lastOpenedAt',
  'completedAt',
  'endedAt',
] as const

function headIn(language: Language): string[] {
  return columns.map((column) => texts[language][column])
}

async function* toRows(learners: AsyncIterable<Learner>, language: Language): AsyncGenerator<string[]> {
  for await (const learner of learners)
    yield [
      learner.displayName,
      learner.email,
      learner.courseTitle,
      texts[language][`state.${learner.state}`],
      String(learner.doneCount),
      String(learner.lessonCount),
      ...[learner.enrolledAt, learner.lastOpenedAt, learner.completedAt, learner.endedAt].map(iso),
    ]
}

function iso(instant: number | null): string {
  return instant === null ? '' : new Date(instant).toISOString()
}
