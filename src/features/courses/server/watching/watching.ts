import { firstVideoOf } from '#content/blocks/nodes/video.ts'
import type { ArticleOf } from '#content/kind-article.ts'
import { findFiles } from '#content/media/server/find-media.ts'
import { findVideoLength } from '#desk/media/server/video-length.ts'
import { readArticle } from '#content/reading/server/reading.ts'
import { userOf } from '#platform/actor.ts'
import { conflict } from '#platform/errors.ts'
import { languages, type Language } from '#platform/languages.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { CaptionTrack, Watched, WatchedPart } from '../../contract.ts'
import { findLesson } from '../find-lesson.ts'
import { refuseLocked } from '../lesson-access.ts'
import type { LessonAddress } from '../lessons.ts'
import { holdLessonOpening, insertLessonOpening, putWatched } from './openings-store.ts'
import { findEnrolment, selectDoneLessons } from '../store.ts'
import { cellsOf, countWatched, partsOf, readParts, wordsOf } from '../../watched-parts.ts'

/**
 * Notes which parts of a lesson's video an enrolled reader says to have watched, as far as `countWatched` lets them count; gives what
 * counts now. A video whose length nobody knows counts nothing.
 * @throws 409 `course.not_enrolled`, or `lesson.not_opened` for one that was never opened, which counts as opened from then on; 403 as
 * for reading it for one that was never opened and is locked
 */
export async function noteWatched(
  ctx: Context,
  address: LessonAddress,
  told: readonly WatchedPart[],
): Promise<Watched> {
  const { uid: userId } = userOf(ctx.actor)
  const { id: lessonId, course, all } = await findLesson(ctx, address)
  const enrolment = await findEnrolment(ctx.readDb, { userId, courseId: course.id })
  if (!enrolment) throw conflict('course.not_enrolled')
  const article = await readArticle(ctx, 'lesson', { address: lessonId, language: ctx.language })
  const lengthMs = (await lengthOf(ctx, article)) ?? 0
  const key = { userId, lessonId }
  const watched = await inTransaction(ctx, async (ctx) => {
    // Two devices that tell at once share the same time.
    const opening = await holdLessonOpening(ctx.db, key)
    if (!opening) return null
    const known = {
      cells: cellsOf(readParts(opening.watchedParts)),
      countedTo: opening.watchedAt ?? opening.openedAt,
    }
    const { cells, countedTo } = countWatched(known, told, { now: ctx.now, lengthMs })
    const parts = partsOf(cells)
    if (cells.size > known.cells.size)
      await putWatched(ctx.db, key, { share: cells.size, parts: wordsOf(parts), countedTo })
    return { share: cells.size, parts }
  })
  if (watched) return watched
  const done = await selectDoneLessons(ctx.readDb, { userId, lessonIds: all.map(({ id }) => id) })
  const learner = { actor: ctx.actor, enrolledAt: enrolment.enrolledAt, done, now: ctx.now }
  refuseLocked(course, { id: lessonId, all }, learner)
  await insertLessonOpening(ctx.db, key, ctx.now)
  throw conflict('lesson.not_opened')
}

/** How long the video of a lesson is, in milliseconds: as its file says, or, of one that lies elsewhere, its editors. */
async function lengthOf(ctx: Context, { html, extras }: ArticleOf<'lesson'>): Promise<number | null> {
  const video = firstVideoOf(html)
  if (video?.provider === 'upload') return findVideoLength(ctx, video.id)
  return video && extras.videoSeconds ? extras.videoSeconds * 1000 : null
}

/** The captions of a lesson's own video, those in the reader's language first. */
export async function findCaptions(
  ctx: Context,
  { extras: { captions = {} } }: Pick<ArticleOf<'lesson'>, 'extras'>,
  reader: Language,
): Promise<CaptionTrack[]> {
  const ids = Object.values(captions)
  if (ids.length === 0) return []
  const files = await findFiles(ctx, ids)
  const inOrder = languages.toSorted((one, other) => Number(other === reader) - Number(one === reader))
  return inOrder.flatMap((language) => {
    const url = files.get(captions[language] ?? '')?.url
    return url ? [{ language, url }] : []
  })
}
