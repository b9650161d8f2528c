import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { CourseReach } from '../../reports/contract.ts'
import { readOutline } from '../outline.ts'
import { countLessonsDone, countReach } from './reach-store.ts'

/** How far the members of a course came, lesson by lesson. */
export async function readReach(ctx: Context, courseId: string, language: Language): Promise<CourseReach> {
  const [{ lessons }, counts] = await Promise.all([
    readOutline(ctx, courseId, language),
    countReach(ctx.readDb, courseId),
  ])
  const done = await countLessonsDone(ctx.readDb, { courseId, lessonIds: lessons.map(({ id }) => id) })
  return {
    ...counts,
    lessons: lessons.map(({ id, title, language }) => ({
      id,
      title,
      language,
      doneCount: done.get(id) ?? 0,
    })),
  }
}
