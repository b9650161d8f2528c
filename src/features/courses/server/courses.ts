import type { DetailsOf } from '#content/kind-members.ts'
import { listPublished, readArticle, toCards, type ListFilter } from '#content/reading/server/reading.ts'
import { findItem } from '#content/records/server/items-store.ts'
import { userOf } from '#platform/actor.ts'
import type { Language } from '#platform/languages.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import type { Context } from '#platform/server/context.ts'
import { readDetails } from '#content/server/own-members.ts'
import type { ContinuedCourse, CourseCard, CourseDetail, CourseList, Enrolment } from '../contract.ts'
import { isOpenAt, readAdmission, readAdmissions, toAdmission } from './admission.ts'
import { asLearner, type View } from './learner-view.ts'
import { findLocks } from './lesson-access.ts'
import {
  chooseNextLesson,
  chooseNextOpening,
  readOutline,
  toNeighbour,
  toOutlineLesson,
  withPlayingMinutes,
  type PublishedItem,
} from './outline.ts'
import { practisedLate } from './practising/practised-lessons.ts'
import { finaliseLate } from './finalise.ts'
import {
  countLessons,
  findEnrolment,
  selectDoneLessons,
  selectEnrolments,
  selectLatestEnrolments,
  type StoredEnrolment,
} from './store.ts'

const coursesPerPage = 24

/** Courses in their order, each with how far the reader is. */
export async function listCourses(
  ctx: Context,
  filter: Pick<ListFilter, 'language' | 'q' | 'tag' | 'level'> & PageWish,
): Promise<CourseList> {
  const { uid } = userOf(ctx.actor)
  const { rows, ...page } = await listPublished(ctx, {
    ...filter,
    kinds: ['course'],
    order: 'order',
    pageSize: coursesPerPage,
  })
  const courseIds = rows.map((row) => row.id)
  const enrolments = await selectEnrolments(ctx.readDb, { userId: uid, courseIds })
  return { items: await toCourseCards(ctx, rows, { language: filter.language, enrolments }), ...page }
}

/** The reader's own courses that are still published, the one opened last first. */
export async function listMyCourses(ctx: Context, language: Language, most: number): Promise<CourseCard[]> {
  const { uid } = userOf(ctx.actor)
  const enrolments = await selectLatestEnrolments(ctx.readDb, { userId: uid, now: ctx.now }, most)
  if (enrolments.length === 0) return []
  const { rows } = await listPublished(ctx, {
    kinds: ['course'],
    itemIds: enrolments.map((enrolment) => enrolment.courseId),
    language,
    unlisted: true,
    order: 'order',
    pageSize: most,
  })
  const cards = await toCourseCards(ctx, rows, { language, enrolments })
  return enrolments.flatMap(({ courseId }) => cards.find((card) => card.id === courseId) ?? [])
}

/** Courses that wait for a date one after the other are rare. */
const mostTried = 4

/** The course to go on with: the first of these in which a lesson is open that is not done, with that lesson; one that is completed comes last. */
export async function findContinuedCourse(
  ctx: Context,
  mine: readonly CourseCard[],
  language: Language,
): Promise<ContinuedCourse | null> {
  const left = mine
    .filter((card) => card.doneCount < card.lessonCount)
    .toSorted((one, other) => Number(one.completedAt !== null) - Number(other.completedAt !== null))
  for (const course of left.slice(0, mostTried)) {
    const item = await findItem(ctx.readDb, course.id)
    if (!item) continue
    const details = readDetails('course', item.details)
    const { next } = await readProgress(ctx, { id: course.id, details }, { language })
    if (next) return { course, lesson: { ...toNeighbour(next), minutes: next.minutes } }
  }
  return null
}

/** One course with its outline and how far the reader is. */
export async function readCourse(
  ctx: Context,
  address: string,
  { language, view }: { language: Language; view?: View },
): Promise<CourseDetail> {
  const article = await readArticle(ctx, 'course', { address, language })
  const [{ outline, enrolment, done, locks, next }, admission] = await Promise.all([
    readProgress(ctx, article, { language, view }),
    readAdmission(ctx, article),
  ])
  return {
    article,
    sections: outline.sections.map((section) => ({
      ...section,
      lessons: section.lessons.map((lesson) => toOutlineLesson(lesson, { done, locks })),
    })),
    enrolment: enrolment ? toEnrolment(enrolment) : null,
    isOpen: isOpenAt(admission, ctx.now),
    admission,
    lessonCount: outline.lessons.length,
    doneCount: done.size,
    minutes: outline.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0),
    nextLesson: next && toNeighbour(next),
    nextOpening: next ? null : chooseNextOpening(outline.lessons, { done, locks }),
  }
}

export function toEnrolment({ enrolledAt, completedAt, lastLessonId }: StoredEnrolment): Enrolment {
  return { enrolledAt, completedAt, lastLessonId }
}

async function readProgress(
  ctx: Context,
  course: { id: string; details: DetailsOf<'course'> },
  { language, view }: { language: Language; view?: View },
) {
  const { uid } = userOf(ctx.actor)
  const courseId = course.id
  const [outline, found] = await Promise.all([
    readOutline(ctx, courseId, language).then((outline) => withPlayingMinutes(ctx, outline)),
    findEnrolment(ctx.readDb, { userId: uid, courseId }),
  ])
  const lessonIds = outline.lessons.map((lesson) => lesson.id)
  const known = await selectDoneLessons(ctx.readDb, { userId: uid, lessonIds })
  const practised = view
    ? known
    : await practisedLate(ctx, { course, lessons: outline.lessons, done: known }, found)
  const counts = { lessonCount: outline.lessons.length, doneCount: practised.size }
  const finalised = found && (await finaliseLate(ctx, { ...course, ...counts }, found))
  const { learner, enrolment } = asLearner(ctx, view, { enrolment: finalised, done: practised, courseId })
  const { done } = learner
  const locks = findLocks(course, outline.lessons, learner)
  const next = chooseNextLesson(outline.lessons, { done, locks, lastLessonId: enrolment?.lastLessonId })
  return { outline, enrolment, done, locks, next }
}

/** Cards for courses, each with how far the reader is. */
export async function toCourseCards(
  ctx: Context,
  rows: readonly PublishedItem[],
  reader: { language: Language; enrolments: readonly StoredEnrolment[] },
): Promise<CourseCard[]> {
  const { uid } = userOf(ctx.actor)
  const courseIds = rows.map((row) => row.id)
  const courses = rows.map(({ id, details }) => ({ id, details: readDetails('course', details) }))
  const [cards, counts, admissions] = await Promise.all([
    toCards(ctx, rows, reader.language),
    countLessons(ctx.readDb, { userId: uid, courseIds, now: ctx.now }),
    readAdmissions(ctx, courses),
  ])
  const ofCourse = async (card: (typeof cards)[number], at: number) => {
    const count = counts.find((one) => one.courseId === card.id)
    const found = reader.enrolments.find((one) => one.courseId === card.id)
    const course = {
      id: card.id,
      details: courses[at]?.details ?? {},
      lessonCount: 0,
      doneCount: 0,
      ...count,
    }
    const enrolment = found && (await finaliseLate(ctx, course, found))
    return {
      ...card,
      lessonCount: count?.lessonCount ?? 0,
      doneCount: count?.doneCount ?? 0,
      enrolledAt: enrolment?.enrolledAt ?? null,
      completedAt: enrolment?.completedAt ?? null,
      admission: admissions.get(card.id) ?? toAdmission({}, 0),
    }
  }
  return Promise.all(cards.map(ofCourse))
}
