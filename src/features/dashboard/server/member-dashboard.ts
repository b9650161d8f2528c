import type { Card } from '#content/contract.ts'
import { listReadMarks } from '#content/read-marks/server/read-marks.ts'
import { listCards } from '#content/reading/server/reading.ts'
import type { TrackProgress } from '#features/learn/contract.ts'
import type { ContinuedCourse, CourseCard } from '#features/courses/contract.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { MemberDashboard } from '../contract.ts'
import { readSiteSettings } from './site-settings.ts'
import { announcementOf } from './site.ts'

/** What the dashboard shows of its neighbours; the app brings them together. */
export interface DashboardSources {
  listMyCourses(ctx: Context, language: Language, most: number): Promise<CourseCard[]>
  findContinuedCourse(
    ctx: Context,
    mine: readonly CourseCard[],
    language: Language,
  ): Promise<ContinuedCourse | null>
  listTracksBegun(ctx: Context, language: Language): Promise<TrackProgress[]>
  listSavedIds(ctx: Context): Promise<string[]>
  listSaved(ctx: Context, filter: { language: Language; most: number }): Promise<{ items: Card[] }>
}

const mostCourses = 12
const mostSaved = 6
const mostPosts = 4

/** The signed-in reader's start page. Parts that the administrators hid are neither listed nor read. */
export async function readMemberDashboard(
  ctx: Context,
  language: Language,
  sources: DashboardSources,
): Promise<MemberDashboard> {
  const settings = await readSiteSettings(ctx)
  const cards = settings.cards.filter((one) => one.isShown).map((one) => one.card)
  const wants = (card: (typeof cards)[number]) => cards.includes(card)
  const mine =
    wants('courses') || wants('continue') ? await sources.listMyCourses(ctx, language, mostCourses) : []
  const [continued, tracks, saved, posts] = await Promise.all([
    wants('continue') ? sources.findContinuedCourse(ctx, mine, language) : null,
    wants('continue') ? sources.listTracksBegun(ctx, language) : [],
    wants('saved') ? sources.listSaved(ctx, { language, most: mostSaved }) : { items: [] },
    wants('posts') ? listNewPosts(ctx, language, sources) : { items: [] },
  ])
  return {
    announcement: announcementOf(settings, { language, now: ctx.now }),
    cards,
    continued,
    tracks,
    courses: wants('courses') ? mine : [],
    saved: saved.items,
    posts: posts.items,
  }
}

/** The newest articles but for those that the reader has saved or read. */
async function listNewPosts(ctx: Context, language: Language, { listSavedIds }: DashboardSources) {
  const [saved, read] = await Promise.all([listSavedIds(ctx), listReadMarks(ctx)])
  const exceptIds = [...new Set([...saved, ...read.itemIds])]
  const known = exceptIds.length > 0 ? { exceptIds } : {}
  return listCards(ctx, { kinds: ['blog'], language, order: 'newest', pageSize: mostPosts, ...known })
}
