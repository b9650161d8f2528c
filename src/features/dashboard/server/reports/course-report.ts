import { readItem } from '#content/items/server/items.ts'
import { readTitles } from '#content/items/server/titles.ts'
import type { CourseReach } from '#features/courses/contract.ts'
import { notFound } from '#platform/errors.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { CourseReport } from '../../reports/contract.ts'

/** What the report tells of its neighbours; the app brings them together. */
export interface ReportSources {
  readReach(ctx: Context, courseId: string, language: Language): Promise<CourseReach>
  /** The questions of its quizzes that are missed most. */
  listHardest(
    ctx: Context,
    courseId: string,
    most: number,
  ): Promise<{
    questions: { questionId: string; answers: number; right: number }[]
    ofLatest: number | null
  }>
}

const mostHardest = 10

/**
 * How learning goes in one course.
 * @throws 404 `course.not_found`
 */
export async function readCourseReport(
  ctx: Context,
  { id: courseId, language }: { id: string; language: Language },
  sources: ReportSources,
): Promise<CourseReport> {
  const { kind } = await readItem(ctx, courseId)
  if (kind !== 'course') throw notFound('course')
  const [reach, { questions, ofLatest }] = await Promise.all([
    sources.readReach(ctx, courseId, language),
    sources.listHardest(ctx, courseId, mostHardest),
  ])
  const titles = await readTitles(ctx, [courseId, ...questions.map(({ questionId }) => questionId)])
  const nameOf = (id: string) => {
    const known = titles.get(id) ?? {}
    const shown = known[language] ? language : otherLanguage(language)
    return { title: known[shown] ?? '', language: shown }
  }
  return {
    courseId,
    ...nameOf(courseId),
    ...reach,
    hardest: questions.map((one) => ({ ...one, ...nameOf(one.questionId) })),
    hardestOfLatest: ofLatest,
  }
}
