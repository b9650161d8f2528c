import { readArticle } from '#content/reading/server/reading.ts'
import { findItem } from '#content/records/server/items-store.ts'
import { userOf } from '#platform/actor.ts'
import { isUnavailable } from '#platform/database/engine.ts'
import { notFound } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { LessonDetail } from '../contract.ts'
import { completionOf, readyAtOf } from './completion-rules.ts'
import { asLearner, type View } from './learner-view.ts'
import { orGone } from './find-lesson.ts'
import { findLocks, refuseLocked } from './lesson-access.ts'
import { findLessonOpening, insertLessonOpening } from './watching/openings-store.ts'
import { findExercise } from './practising/exercises.ts'
import { practisedLate } from './practising/practised-lessons.ts'
import { readOutline, toNeighbour } from './outline.ts'
import { hasReadEnd } from './watching/reading-marks.ts'
import { findEnrolment, moveEnrolment, selectDoneLessons, type StoredEnrolment } from './store.ts'
import { readParts } from '../watched-parts.ts'
import { findCaptions } from './watching/watching.ts'

/** Milliseconds in which opening a lesson again is still the same visit. */
const sameVisit = 60_000

export interface LessonAddress {
  /** Id, slug or an earlier slug, of both. */
  course: string
  lesson: string
}

/**
 * One lesson of a course with its neighbours. Opening it moves an enrolled reader's place in the course; `isOpened: false` only
 * hands it out.
 * @throws 403 for a lesson that this reader cannot open, or not yet, 404 with the course for one that is not in it
 */
export async function readLesson(
  ctx: Context,
  address: LessonAddress,
  { language, view, isOpened = true }: { language: Language; view?: View; isOpened?: boolean },
): Promise<LessonDetail> {
  const { uid } = userOf(ctx.actor)
  const course = await readArticle(ctx, 'course', { address: address.course, language })
  const article = await orGone(course, readArticle(ctx, 'lesson', { address: address.lesson, language }))
  const { sections, lessons } = await readOutline(ctx, course.id, language)
  const index = lessons.findIndex((lesson) => lesson.id === article.id)
  const { rules } = await orGone(course, Promise.resolve(lessons[index]))

  const key = { userId: uid, courseId: course.id }
  const [found, known] = await Promise.all([
    findEnrolment(ctx.readDb, key),
    selectDoneLessons(ctx.readDb, { userId: uid, lessonIds: lessons.map(({ id }) => id) }),
  ])
  const practised = view ? known : await practisedLate(ctx, { course, lessons, done: known }, found)
  const { learner, enrolment } = asLearner(ctx, view, {
    enrolment: found,
    done: practised,
    courseId: course.id,
  })
  const { done } = learner
  refuseLocked(course, { id: article.id, all: lessons }, learner)
  if (isOpened && !view && found && !isPlaceOf(found, article.id, ctx.now))
    await rememberPlace(ctx, key, article.id)
  const exercise = await findExercise(ctx, { userId: uid, rules })
  const completion = completionOf(rules, exercise)
  const opening = enrolment && (await findLessonOpening(ctx.db, { userId: uid, lessonId: article.id }))
  const isEndAsked = enrolment !== undefined && completion.by === 'seen'
  const [previous, next] = [lessons[index - 1], lessons[index + 1]]
  return {
    article,
    course: { id: course.id, slug: course.slug, title: course.title, language: course.language },
    section: sections.find((section) => section.lessons.some(({ id }) => id === article.id))?.title || null,
    position: index + 1,
    lessonCount: lessons.length,
    previous: previous ? toNeighbour(previous) : null,
    next: next ? toNeighbour(next) : null,
    isNextLocked: next !== undefined && findLocks(course, lessons, learner).has(next.id),
    isDone: done.has(article.id),
    isEnrolled: enrolment !== undefined,
    offersCertificate: course.details.certificate?.isOffered ?? false,
    isFree: rules.isFree ?? false,
    lessonKind: rules.lessonKind ?? 'text',
    completion,
    exercise: exercise ?? null,
    readyAt: readyAtOf(completion, opening?.openedAt),
    isEndRead: isEndAsked && (await hasReadEnd(ctx, { userId: uid, lessonId: article.id })),
    watchedShare: opening?.watchedShare ?? 0,
    watchedParts: readParts(opening?.watchedParts ?? ''),
    captions: await findCaptions(ctx, article, language),
  }
}

/**
 * A lesson that the reader may open now, with its course. Unlike reading it, this moves nothing.
 * @throws 401 for guests, 404 when it is not published, 403 as for reading it
 */
export async function findOpenLesson(ctx: Context, lessonId: string) {
  const { uid: userId } = userOf(ctx.actor)
  const item = await findItem(ctx.readDb, lessonId)
  if (item?.kind !== 'lesson' || !item.parentId) throw notFound('lesson')
  const { language } = ctx
  const course = await readArticle(ctx, 'course', { address: item.parentId, language })
  const { lessons: all } = await readOutline(ctx, course.id, language)
  const lesson = all.find(({ id }) => id === lessonId)
  if (!lesson) throw notFound('lesson')
  const [enrolment, done] = await Promise.all([
    findEnrolment(ctx.readDb, { userId, courseId: course.id }),
    selectDoneLessons(ctx.readDb, { userId, lessonIds: all.map(({ id }) => id) }),
  ])
  const learner = { actor: ctx.actor, enrolledAt: enrolment?.enrolledAt ?? null, done, now: ctx.now }
  refuseLocked(course, { id: lesson.id, all }, learner)
  return { course: { slug: course.slug }, lesson: toNeighbour(lesson) }
}

/** Whether nothing is to be remembered: reading on in a lesson is no write each time, coming back to it later is one. */
function isPlaceOf({ lastLessonId, lastOpenedAt }: StoredEnrolment, lessonId: string, now: number): boolean {
  return lastLessonId === lessonId && lastOpenedAt !== null && now - lastOpenedAt < sameVisit
}

/** A lesson can be read while the database takes no writes; then the place stays where it was. */
async function rememberPlace(
  ctx: Context,
  key: { userId: string; courseId: string },
  lessonId: string,
): Promise<void> {
  try {
    await insertLessonOpening(ctx.db, { userId: key.userId, lessonId }, ctx.now)
    await moveEnrolment(ctx.db, key, { lessonId, now: ctx.now })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    ctx.log.warn({ err: error }, 'place in a course not written')
  }
}
