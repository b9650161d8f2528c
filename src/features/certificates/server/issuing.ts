import { randomInt } from 'node:crypto'
import { readArticle } from '#content/reading/server/reading.ts'
import { languages, type Language } from '#platform/languages.ts'
import { Problem } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { Titles } from '../contract.ts'
import { listLength } from './badge/status-places.ts'
import { expiryOf } from './state.ts'
import { findCertificateOf, findNames, insertCertificate } from './store.ts'

/** What certificates ask of their neighbours; the app brings them together. */
export interface CertificateSources {
  /** When the member completed the course, or null. */
  readCompletion(ctx: Context, key: CourseKey): Promise<number | null>
  /** The courses that a member has completed. */
  listCompleted(ctx: Context, userId: string): Promise<string[]>
  /** Per cent that the member reached in the course; null for a course that is not marked. */
  scoreOf(ctx: Context, key: CourseKey): Promise<number | null>
}

export interface CourseKey {
  userId: string
  courseId: string
}

/** How often a place is looked for in one status list before the next one. */
const triesInAList = 4

/**
 * Gives a member the certificate of a course that offers one, once it is completed with the score that it asks for; whoever was
 * asked nothing gets none. Doing it again changes nothing, and of two at once one does it. What the certificate says is that of
 * this moment.
 */
export function issueCertificate(ctx: Context, key: CourseKey, sources: CertificateSources): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (await findCertificateOf(ctx.db, key)) return
    const course = await findOffer(ctx, key.courseId)
    const completedAt = course && (await sources.readCompletion(ctx, key))
    if (!course || typeof completedAt !== 'number') return
    const score = await sources.scoreOf(ctx, key)
    if (score === null || score < course.minimumScore) return
    const names = await findNames(ctx.db, key.userId)
    const { validMonths, title } = course
    await insertOnce(ctx, key, {
      leavesWith: key.userId,
      titleEn: title.en,
      titleAm: title.am,
      // Never more than was reached.
      score: Math.floor(score),
      validMonths,
      completedAt,
      holderLatin: names?.latin ?? null,
      holderEthiopic: names?.ethiopic ?? null,
      issuedAt: names ? ctx.now : null,
      expiresAt: names ? expiryOf(ctx.now, validMonths) : null,
    })
  })
}

/** The certificates of all courses that a member has completed. */
export async function issueDue(ctx: Context, userId: string, sources: CertificateSources): Promise<void> {
  for (const courseId of await sources.listCompleted(ctx, userId))
    await issueCertificate(ctx, { userId, courseId }, sources)
}

type Written = Omit<Parameters<typeof insertCertificate>[1], 'id' | 'statusPlace' | 'userId' | 'courseId'>

/** Its bit in the status lists is a random one, so that it does not tell how many there are; fuller lists lead to the next. */
async function insertOnce(ctx: Context, key: CourseKey, written: Written): Promise<void> {
  for (let tries = 0; !(await findCertificateOf(ctx.db, key)); tries++) {
    const statusPlace = Math.floor(tries / triesInAList) * listLength + randomInt(listLength)
    if (await insertCertificate(ctx.db, { ...key, ...written, id: newId(), statusPlace })) return
  }
}

interface Offer {
  title: Titles
  minimumScore: number
  validMonths: number | null
}

/** What a course promises now, or nothing when it offers no certificate or nobody can read it. */
async function findOffer(ctx: Context, courseId: string): Promise<Offer | undefined> {
  const articles = await Promise.all(languages.map((language) => findCourse(ctx, courseId, language)))
  const offered = articles.find(Boolean)?.details.certificate
  if (!offered?.isOffered) return undefined
  const titleIn = (wanted: Language) => articles.find((one) => one?.language === wanted)?.title ?? null
  return {
    title: { en: titleIn('en'), am: titleIn('am') },
    minimumScore: offered.minimumScore,
    validMonths: offered.validMonths ?? null,
  }
}

async function findCourse(ctx: Context, address: string, language: Language) {
  try {
    return await readArticle(ctx, 'course', { address, language })
  } catch (error) {
    if (error instanceof Problem && [401, 404].includes(error.status)) return undefined
    throw error
  }
}
