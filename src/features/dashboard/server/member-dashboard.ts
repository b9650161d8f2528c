import type { Card } from '#content/contract.ts'
import { listReadMarks } from '#content/read-marks/server/read-marks.ts'
import { listCards } from '#content/reading/server/reading.ts'
import type { OwnCertificate } from '#features/certificates/contract.ts'
import type { TrackProgress } from '#features/learn/contract.ts'
import type { LearningToday } from '#features/reviews/contract.ts'
import type { ContinuedCourse, CourseCard } from '#features/courses/contract.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { DashboardCard, MemberDashboard } from '../contract.ts'
import { readArrangement } from './arrangement/arrangement.ts'
import { listLatelyRead } from './lately-read.ts'
import { announcementsOf, readSharedSettings } from './site.ts'

/** What the dashboard shows of its neighbours; the app brings them together. */
export interface DashboardSources {
  listMyCourses(ctx: Context, language: Language, most: number): Promise<CourseCard[]>
  findContinuedCourse(
    ctx: Context,
    mine: readonly CourseCard[],
    language: Language,
  ): Promise<ContinuedCourse | null>
  /** The course to take next. */
  findNextCourse(ctx: Context, mine: readonly CourseCard[], language: Language): Promise<CourseCard | null>
  listTracksBegun(ctx: Context, readIds: readonly string[], language: Language): Promise<TrackProgress[]>
  listLatestCertificates(ctx: Context, most: number): Promise<OwnCertificate[]>
  readToday(ctx: Context): Promise<LearningToday>
  listSavedIds(ctx: Context): Promise<string[]>
  showSaved(ctx: Context, savedIds: readonly string[], language: Language): Promise<Card[]>
}

const mostCourses = 12
const mostCertificates = 3
const mostSaved = 6
/** Of what was saved, some may have gone from the site since. */
const spareSaved = 8
const mostRead = 4
const mostPosts = 4

/** The signed-in reader's start page. Parts that the administrators or the reader hid are neither listed nor read. */
export async function readMemberDashboard(
  ctx: Context,
  language: Language,
  sources: DashboardSources,
): Promise<MemberDashboard> {
  const reading = readSharedSettings(ctx)
  const [settings, arrangement] = await Promise.all([reading, readArrangement(ctx, reading)])
  const cards = arrangement.cards.filter((one) => one.isShown).map((one) => one.card)
  const wants = (...some: DashboardCard[]) => some.some((card) => cards.includes(card))
  const [mine, { itemIds: readIds }, savedIds] = await Promise.all([
    wants('courses', 'continue') ? sources.listMyCourses(ctx, language, mostCourses) : [],
    wants('read', 'posts', 'continue') ? listReadMarks(ctx) : { itemIds: [] },
    wants('saved', 'posts') ? sources.listSavedIds(ctx) : [],
  ])
  const [today, next, tracks, certificates, saved, read, posts] = await Promise.all([
    wants('today') ? sources.readToday(ctx) : null,
    wants('continue') ? readNext(ctx, mine, { language, sources }) : nothingNext,
    wants('continue') ? sources.listTracksBegun(ctx, readIds, language) : [],
    wants('certificates') ? sources.listLatestCertificates(ctx, mostCertificates) : [],
    wants('saved') ? listNewestSaved(ctx, savedIds, { language, sources }) : nothingSaved,
    wants('read') ? listLatelyRead(ctx, readIds, { language, most: mostRead }) : [],
    wants('posts') ? listNewPosts(ctx, new Set([...savedIds, ...readIds]), language) : { items: [] },
  ])
  return {
    announcements: announcementsOf(settings, { language, now: ctx.now }),
    cards,
    arrangement,
    today,
    ...next,
    tracks,
    courses: wants('courses') ? mine : [],
    certificates,
    ...saved,
    read,
    posts: posts.items,
  }
}

interface Reading {
  language: Language
  sources: DashboardSources
}

type Next = Pick<MemberDashboard, 'standing' | 'continued' | 'suggested'>
const nothingNext: Next = { standing: 'new', continued: null, suggested: null }

/** The lesson to go on with, or the course to begin. */
async function readNext(
  ctx: Context,
  mine: readonly CourseCard[],
  { language, sources }: Reading,
): Promise<Next> {
  const continued = await sources.findContinuedCourse(ctx, mine, language)
  if (continued) return { standing: 'learning', continued, suggested: null }
  const isWaiting = mine.some((card) => card.completedAt === null && card.doneCount < card.lessonCount)
  const standing = mine.length === 0 ? 'new' : isWaiting ? 'waiting' : 'finished'
  return { standing, continued, suggested: await sources.findNextCourse(ctx, mine, language) }
}

type Saved = Pick<MemberDashboard, 'saved' | 'hasMoreSaved'>
const nothingSaved: Saved = { saved: [], hasMoreSaved: false }

/** The newest of what was saved that can still be read, and whether there is more to look through. */
async function listNewestSaved(
  ctx: Context,
  savedIds: readonly string[],
  { language, sources }: Reading,
): Promise<Saved> {
  const looked = savedIds.slice(0, mostSaved + spareSaved)
  const cards = await sources.showSaved(ctx, looked, language)
  return {
    saved: cards.slice(0, mostSaved),
    hasMoreSaved: cards.length > mostSaved || savedIds.length > looked.length,
  }
}

/** The newest articles in the reader's language but for those that the reader knows. */
function listNewPosts(ctx: Context, knownIds: ReadonlySet<string>, language: Language) {
  const known = knownIds.size > 0 ? { exceptIds: [...knownIds] } : {}
  const newest = { kinds: ['blog'], order: 'newest', pageSize: mostPosts } as const
  return listCards(ctx, { ...newest, language, in: language, ...known })
}
