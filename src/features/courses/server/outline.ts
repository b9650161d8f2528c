import { listCollections } from '#desk/collections/server/collections.ts'
import type { DetailsOf } from '#content/kind-members.ts'
import type { PublishedRow } from '#content/reading/server/published-store.ts'
import { listPublished, readArticle, titleOf } from '#content/reading/server/reading.ts'
import { readWhole } from '#platform/server/lists/whole-list.ts'
import { readDetails, readMinutes } from '#content/server/own-members.ts'
import { languages, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { OutlineLesson } from '../contract.ts'
import type { Lock } from './lesson-access.ts'

export type PublishedItem = PublishedRow

/** A published lesson with what its editors set for it. */
export type OutlineItem = PublishedItem & { rules: DetailsOf<'lesson'> }

export interface Outline {
  sections: { id: string | null; title: string; lessons: OutlineItem[] }[]
  /** All lessons in the order of reading. */
  lessons: OutlineItem[]
}

/** A course's published lessons by section, in order. Lessons without a section come last; sections without lessons are left out. */
export async function readOutline(ctx: Context, courseId: string, language: Language): Promise<Outline> {
  const [sections, published] = await Promise.all([
    listCollections(ctx, { kind: 'section', parentId: courseId }),
    listLessons(ctx, courseId, language),
  ])
  const rows = published.map((row) => ({ ...row, rules: readDetails('lesson', row.details) }))
  const known = new Set(sections.map((section) => section.id))
  const grouped = [
    ...sections.map((section) => ({
      id: section.id,
      title: titleOf(section, language),
      lessons: rows.filter((row) => row.collectionId === section.id),
    })),
    { id: null, title: '', lessons: rows.filter((row) => !known.has(row.collectionId ?? '')) },
  ].filter((section) => section.lessons.length > 0)
  return { sections: grouped, lessons: grouped.flatMap((section) => section.lessons) }
}

/** The ids of the lessons of a course that are quizzes and that readers see now. */
export async function listQuizLessons(ctx: Context, courseId: string): Promise<string[]> {
  const { lessons } = await readOutline(ctx, courseId, languages[0])
  return lessons.flatMap(({ id, rules }) => (rules.lessonKind === 'quiz' ? [id] : []))
}

/** All of them, however many: progress counts as many. */
function listLessons(ctx: Context, courseId: string, language: Language): Promise<PublishedItem[]> {
  const filter = { kinds: ['lesson'], parentId: courseId, language, unlisted: true, order: 'order' } as const
  return readWhole((place) => listPublished(ctx, { ...filter, ...place }))
}

/** The outline with what is to be done in its lessons as part of their minutes, for who is told how long they take. */
export async function withPlayingMinutes(ctx: Context, { sections, lessons }: Outline): Promise<Outline> {
  const minutes = await readMinutes(ctx, lessons)
  const timed = new Map(lessons.map((lesson, at) => [lesson.id, { ...lesson, minutes: minutes[at] ?? 0 }]))
  const timedOf = (all: OutlineItem[]) => all.map((lesson) => timed.get(lesson.id) ?? lesson)
  return {
    sections: sections.map((section) => ({ ...section, lessons: timedOf(section.lessons) })),
    lessons: timedOf(lessons),
  }
}

/** The lesson of an outline at an address: its id, its slug or, where none has that now, an earlier slug. */
export async function findInOutline(
  ctx: Context,
  lessons: readonly OutlineItem[],
  address: string,
): Promise<OutlineItem | undefined> {
  const known = lessons.find(({ id, slug }) => id === address || slug === address)
  if (known) return known
  const { id } = await readArticle(ctx, 'lesson', { address, language: ctx.language })
  return lessons.find((lesson) => lesson.id === id)
}

/** Where a reader stands: lessons that are done, and those that are locked, with the reason. */
interface Standing {
  done: ReadonlySet<string>
  locks: ReadonlyMap<string, Lock>
}

/**
 * Where a reader goes on: in the lesson that was opened last, else in the first in the order of reading; in one that is neither
 * done nor locked. Null when there is none.
 */
export function chooseNextLesson(
  lessons: readonly OutlineItem[],
  { done, locks, lastLessonId }: Standing & { lastLessonId?: string | null | undefined },
): OutlineItem | null {
  const open = lessons.filter(({ id }) => !done.has(id) && !locks.has(id))
  return open.find(({ id }) => id === lastLessonId) ?? open[0] ?? null
}

export function toNeighbour({ id, slug, title, language }: PublishedItem) {
  return { id, slug, title, language }
}

/** Of what a date locks, that comes first which opens first; what waits for an enrolment comes last. */
export function chooseNextOpening(lessons: readonly OutlineItem[], { done, locks }: Standing) {
  const [first] = lessons
    .filter(({ id }) => !done.has(id) && locks.get(id)?.why === 'date')
    .map((lesson) => ({ ...toNeighbour(lesson), ...openingOf(locks.get(lesson.id)) }))
    .sort((one, other) => (one.opensAt ?? Infinity) - (other.opensAt ?? Infinity))
  return first ?? null
}

export function toOutlineLesson(row: OutlineItem, { done, locks }: Standing): OutlineLesson {
  const { minutes, id, rules } = row
  return {
    ...toNeighbour(row),
    minutes,
    isDone: done.has(id),
    isLocked: locks.has(id),
    isFree: rules.isFree ?? false,
    lessonKind: rules.lessonKind ?? 'text',
    ...openingOf(locks.get(id)),
  }
}

function openingOf(lock: Lock | undefined) {
  const { opensAt, opensDaysAfter } = lock?.why === 'date' ? lock : noOpening
  return { opensAt, opensDaysAfter }
}

const noOpening = { opensAt: null, opensDaysAfter: null }
