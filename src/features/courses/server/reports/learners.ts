import { readTitles } from '#content/items/server/titles.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { pageShown, pageWanted, type Walk } from '#platform/server/lists/paging.ts'
import { day } from '../../course-rules.ts'
import { idleDays, type Learner, type LearnerList, type LearnerState } from '../../reports/contract.ts'
import type { CoursePeople } from '../invitations/people.ts'
import { countLessons } from '../store.ts'
import {
  countDone,
  countLearners,
  selectLearners,
  selectLearnersAfter,
  selectNamed,
  type LearnerFilter,
} from './learners-store.ts'

const latestFirst: Walk<{ enrolledAt: number; userId: string; courseId: string }> = {
  size: 25,
  key: ['number', 'string', 'string'],
  keyOf: ({ enrolledAt, userId, courseId }) => [enrolledAt, userId, courseId],
}
const exportPortion = 200
const mostCounted = 10_000
/** Enrolments of fewer are looked up; of more, each is asked for its name, and a page is soon full. */
const mostNamed = 500

export interface WantedLearners {
  course?: string
  state?: LearnerState
  /** Words of a name, or a whole e-mail address. */
  q?: string
}

interface Showing {
  language: Language
  people: CoursePeople
}

/** Who learns what and how far each is, the latest enrolment first. */
export async function listLearners(
  ctx: Context,
  { page: number, cursor, ...wanted }: WantedLearners & PageWish,
  showing: Showing,
): Promise<LearnerList> {
  const wish = { page: number, cursor }
  const filter = await toFilter(ctx, wanted, showing.people)
  const source = { db: ctx.readDb, people: ctx.people }
  const [rows, total] = await Promise.all([
    selectLearners(source, filter, pageWanted(wish, latestFirst)),
    countLearners(source, filter, mostCounted),
  ])
  const { rows: shown, ...page } = pageShown(rows, wish, latestFirst)
  return { items: await toLearners(ctx, shown, { ...showing, filter }), ...page, total }
}

/** The same for a file: all that fit, a portion at a time. That it was taken is in the audit log. */
export async function* exportLearners(
  ctx: Context,
  wanted: WantedLearners,
  showing: Showing,
): AsyncGenerator<Learner> {
  await audit(ctx, 'course.learners_exported', { kind: 'course', id: wanted.course ?? 'all' })
  const filter = await toFilter(ctx, wanted, showing.people)
  const source = { db: ctx.readDb, people: ctx.people }
  for (let after = { userId: '', courseId: '' }; ;) {
    const rows = await selectLearnersAfter(source, filter, { ...after, limit: exportPortion })
    yield* await toLearners(ctx, rows, { ...showing, filter })
    const last = rows.at(-1)
    if (!last || rows.length < exportPortion) return
    after = last
  }
}

async function toFilter(
  ctx: Context,
  { course, state, q }: WantedLearners,
  people: CoursePeople,
): Promise<LearnerFilter> {
  const filter = { courseId: course, state, idleBefore: ctx.now - idleDays * day }
  const words = q?.trim().toLowerCase()
  if (!words) return filter
  if (words.includes('@'))
    return { ...filter, uids: [(await people.findPersonByEmail(ctx, words))?.uid ?? ''] }
  const uids = await selectNamed({ db: ctx.readDb, people: ctx.people }, words, mostNamed)
  return uids.length < mostNamed ? { ...filter, uids: ['', ...uids] } : { ...filter, q: words }
}

type Row = Awaited<ReturnType<typeof selectLearners>>[number]

async function toLearners(
  ctx: Context,
  rows: readonly Row[],
  { language, people, filter }: Showing & { filter: LearnerFilter },
): Promise<Learner[]> {
  if (rows.length === 0) return []
  const courseIds = [...new Set(rows.map((row) => row.courseId))]
  const userIds = [...new Set(rows.map((row) => row.userId))]
  const [titles, emails, lessons, done] = await Promise.all([
    readTitles(ctx, courseIds),
    people.listEmails(ctx, userIds),
    countLessons(ctx.readDb, { userId: '', courseIds, now: ctx.now }),
    countDone(ctx.readDb, { courseIds, userIds, now: ctx.now }),
  ])
  return rows.map((row) => {
    const { userId, courseId, displayName, enrolledAt, lastOpenedAt, completedAt, withdrawnAt } = row
    const named = titles.get(courseId) ?? {}
    const courseTitleLanguage = named[language] ? language : otherLanguage(language)
    return {
      uid: userId,
      displayName,
      email: emails.get(userId) ?? '',
      courseId,
      courseTitle: named[courseTitleLanguage] ?? '',
      courseTitleLanguage,
      state: stateOf(row, filter.idleBefore),
      lessonCount: lessons.find((one) => one.courseId === courseId)?.lessonCount ?? 0,
      doneCount: done.find((one) => one.courseId === courseId && one.userId === userId)?.count ?? 0,
      enrolledAt,
      lastOpenedAt,
      completedAt,
      endedAt: withdrawnAt,
    }
  })
}

/** As the store filters them. */
function stateOf(
  { withdrawnAt, completedAt, startedAt, lastOpenedAt }: Row,
  idleBefore: number,
): LearnerState {
  if (withdrawnAt !== null) return 'ended'
  if (completedAt !== null) return 'completed'
  if (startedAt === null) return 'not_started'
  return (lastOpenedAt ?? startedAt) < idleBefore ? 'idle' : 'learning'
}
