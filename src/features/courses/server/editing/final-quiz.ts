import { publicLanguagesOf } from '#content/items/server/public-languages.ts'
import { unmetDependent } from '#desk/item/server/unmet-dependent.ts'
import type { Members } from '#content/kind-members.ts'
import type { UnmetDependent } from '#content/problem-details.ts'
import { findItem, selectItemsByIds } from '#content/records/server/items-store.ts'
import type { KindRules } from '#content/server/kind-rules.ts'
import { readDetails } from '#content/server/own-members.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { languages } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { courseRules } from '../kind.ts'
import { readOutline } from '../outline.ts'

/** The certificate of a course that readers see is switched on only once they could earn it. */
export async function brokenInCourse(
  ctx: Context,
  { id, before, after }: { id: string; before: Members; after: Members },
): Promise<FieldErrors> {
  const known = courseRules.details.safeParse(before)
  return known.data?.certificate?.isOffered ? {} : missingInCourse(ctx, { id, details: after })
}

/** A course that promises a certificate is published only when the last lesson that its readers see is a quiz. */
export async function missingInCourse(
  ctx: Context,
  { id, details }: { id: string; details: Members },
): Promise<FieldErrors> {
  const { success, data } = courseRules.details.safeParse(details)
  if (!success || !data.certificate?.isOffered) return {}
  const { lessons } = await readOutline(ctx, id, languages[0])
  if (lessons.at(-1)?.rules.lessonKind === 'quiz') return {}
  return { 'details.certificate': 'no_final_quiz' }
}

/** Worse than a lesson behind the last quiz, which may be there for now, is no quiz at all. */
async function unmetPromise(ctx: Context, course: { id: string; details: Members }): Promise<FieldErrors> {
  const faults = await missingInCourse(ctx, course)
  if (Object.keys(faults).length === 0) return faults
  const { lessons } = await readOutline(ctx, course.id, languages[0])
  const hasQuiz = lessons.some(({ rules }) => rules.lessonKind === 'quiz')
  return { 'details.certificate': hasQuiz ? 'no_final_quiz' : 'no_quiz' }
}

/**
 * The courses of some lessons that readers see, or will, and that promise a certificate without a quiz at their end: who has not
 * passed the quiz would receive one as soon as it is taken away.
 */
export const unmetCourses: NonNullable<KindRules['unmetDependents']> = async (ctx, lessonIds = new Set()) => {
  if (lessonIds.size === 0) return []
  const lessons = await selectItemsByIds(ctx.db, [...lessonIds])
  const courseIds = new Set(lessons.flatMap(({ parentId }) => parentId ?? []))
  const unmet: UnmetDependent[] = []
  for (const id of courseIds) {
    const course = await findItem(ctx.db, id)
    if (!course || course.deletedAt !== null || publicLanguagesOf(course).length === 0) continue
    const faults = await unmetPromise(ctx, { id, details: readDetails('course', course.details) })
    unmet.push(...(await unmetDependent(ctx, { id, kind: 'course' }, { faults, need: 'certificate' })))
  }
  return unmet
}
