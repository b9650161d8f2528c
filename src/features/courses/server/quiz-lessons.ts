import type { QuizSettings } from '#features/quizzes/contract.ts'
import { listPublished, readArticle } from '#content/reading/server/reading.ts'
import { listShownRevisions } from '#content/reading/server/shown-texts.ts'
import { publicLanguagesOf } from '#content/items/server/public-languages.ts'
import type { DetailsOf } from '#content/kind-members.ts'
import { kinds } from '#content/kinds.ts'
import { findItem } from '#content/records/server/items-store.ts'
import { selectPublicItems } from '#desk/item/server/public-items-store.ts'
import { readDetails } from '#content/server/own-members.ts'
import { userOf } from '#platform/actor.ts'
import { notFound } from '#platform/errors.ts'
import { languages, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { followCompletion, type CourseKey } from './completion.ts'
import { finaliseProgress } from './finalise.ts'
import { orGone } from './find-lesson.ts'
import { refuseLocked, refuseOutOfTurn } from './lesson-access.ts'
import type { LessonAddress } from './lessons.ts'
import { findInOutline, readOutline, toNeighbour } from './outline.ts'
import {
  findEnrolment,
  holdCompletion,
  insertLessonDone,
  selectDoneLessons,
  startEnrolment,
} from './store.ts'

interface Place {
  id: string
  slug: string
  title: string
  language: Language
}

/**
 * The quiz of a lesson that the reader may open, with its place.
 * @throws 404 when the lesson is no quiz, and with the course when it is not in it, 403 as for reading the lesson, and for who is
 * enrolled as for completing it
 */
export async function openQuizLesson(ctx: Context, address: LessonAddress) {
  const { uid: userId } = userOf(ctx.actor)
  const { language } = ctx
  const course = await readArticle(ctx, 'course', { address: address.course, language })
  const { lessons: all } = await readOutline(ctx, course.id, language)
  const lesson = await orGone(course, findInOutline(ctx, all, address.lesson))
  const settings = quizOf(lesson.rules)
  if (!settings) throw notFound('lesson')
  const [[shown], enrolment, done] = await Promise.all([
    listShownRevisions(ctx, 'lesson', [lesson.id]),
    findEnrolment(ctx.readDb, { userId, courseId: course.id }),
    selectDoneLessons(ctx.readDb, { userId, lessonIds: all.map(({ id }) => id) }),
  ])
  const enrolledAt = enrolment?.enrolledAt ?? null
  const learner = { actor: ctx.actor, enrolledAt, done, now: ctx.now }
  refuseLocked(course, { id: lesson.id, all }, learner)
  // Passing it completes the lesson, which waits for its turn also where its page is open before.
  if (enrolledAt !== null) refuseOutOfTurn(course, { id: lesson.id, all }, learner)
  return {
    course: placeOf(course),
    lesson: placeOf(lesson),
    languages: languages.filter((one) => shown?.revisions[one] !== undefined),
    settings,
    isEnrolled: enrolledAt !== null,
  }
}

/** The quiz of a lesson, for its editors; undefined when it is none. */
export async function findQuizOfLesson(ctx: Context, lessonId: string): Promise<QuizSettings | undefined> {
  const item = await findItem(ctx.readDb, lessonId)
  return item?.kind === 'lesson' ? quizOf(readDetails('lesson', item.details)) : undefined
}

export interface PublicQuiz {
  id: string
  courseId: string | null
  details: DetailsOf<'lesson'>
  /** In which readers see it, or will. */
  languages: Language[]
}

/** Every quiz that readers see, or will. */
export async function listPublicQuizzes(ctx: Context): Promise<PublicQuiz[]> {
  const rows = await selectPublicItems(ctx.db, ['lesson'])
  return rows.flatMap((row) => {
    const details = readDetails('lesson', row.details)
    const { id, parentId: courseId } = row
    return quizOf(details) ? { id, courseId, details, languages: publicLanguagesOf(row) } : []
  })
}

/** The names of a course and its lesson, which have none where they are not public any more. */
export async function findLessonPlaces(
  ctx: Context,
  { courseId, lessonId }: { courseId: string; lessonId: string },
): Promise<{ course: Place; lesson: Place }> {
  const itemIds = [courseId, lessonId]
  const { rows } = await listPublished(ctx, {
    kinds: [kinds.lesson.parent, 'lesson'],
    itemIds,
    language: ctx.language,
    unlisted: true,
    order: 'order',
    pageSize: itemIds.length,
  })
  const find = (id: string): Place => {
    const row = rows.find((one) => one.id === id)
    return row ? toNeighbour(row) : { id, slug: id, title: '', language: ctx.language }
  }
  return { course: find(courseId), lesson: find(lessonId) }
}

/**
 * Marks a lesson as done at an instant because its quiz was passed, and stamps the completion of the course where that was the last. Who is not
 * enrolled any more has the mark for when they come back: the course is looked at then.
 */
export async function completePassedLesson(
  ctx: Context,
  { userId, courseId, lessonId, at }: { userId: string; courseId: string; lessonId: string; at: number },
): Promise<void> {
  const isEnrolled = await startEnrolment(ctx.db, { userId, courseId }, ctx.now)
  await insertLessonDone(ctx.db, { userId, lessonId, completedAt: at })
  if (!isEnrolled) return
  const course = await findItem(ctx.db, courseId)
  if (!course) return
  const details = readDetails('course', course.details)
  const { completedAt, isJustCompleted } = await finaliseProgress(ctx, { id: courseId, details }, userId)
  if (completedAt !== null && !isJustCompleted)
    await followCompletion(ctx, { userId, courseId }, { isJustCompleted })
}

/** A better score in a course that was completed before can bring what the first one did not, also one that does not pass. */
export async function followScore(ctx: Context, { userId, courseId }: CourseKey): Promise<void> {
  if ((await holdCompletion(ctx.db, { userId, courseId })) !== null)
    await followCompletion(ctx, { userId, courseId }, { isJustCompleted: false })
}

function quizOf({
  lessonKind,
  quiz,
}: {
  lessonKind?: string
  quiz?: QuizSettings
}): QuizSettings | undefined {
  return lessonKind === 'quiz' ? quiz : undefined
}

function placeOf({ id, slug, title, language }: Place): Place {
  return { id, slug, title, language }
}
