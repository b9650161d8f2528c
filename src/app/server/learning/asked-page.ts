import { factsOf } from '#content/kinds.ts'
import { listShownTexts } from '#content/reading/server/shown-texts.ts'
import type { AskedPage } from '#features/contact/server/page-questions/page-questions.ts'
import { findOpenLesson } from '#features/courses/server/lessons.ts'
import { notFound } from '#platform/errors.ts'
import { paths } from '#platform/paths.ts'
import type { Context } from '#platform/server/context.ts'

/**
 * The page under which somebody asks, when they may read it now.
 * @throws 404, and for a lesson as for reading it
 */
export async function findAskedPage(
  ctx: Context,
  { kind, id }: AskedPage,
): Promise<{ id: string; title: string; path: string }> {
  if (kind === 'lesson') {
    const { course, lesson } = await findOpenLesson(ctx, id)
    return { id: lesson.id, title: lesson.title, path: paths.lesson(course.slug, lesson.slug) }
  }
  const [text] = await listShownTexts(ctx, kind, { ids: [id], language: ctx.language })
  if (!text) throw notFound(kind)
  return { id: text.id, title: text.title, path: factsOf(kind).readerPath(text.slug, '') }
}
