import { randomInt } from 'node:crypto'
import { readTeaser } from '#content/reading/server/reading.ts'
import { findItem } from '#content/records/server/items-store.ts'
import { readDetails } from '#content/server/own-members.ts'
import { languages, type Language } from '#platform/languages.ts'
import { Problem } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { Titles } from '../contract.ts'
import { listLength } from './badge/status-places.ts'
import { expiryOf } from './state.ts'
import {
  findCertificateOf,
  findNames,
  insertCertificate,
  issueWaiting,
  type StoredCertificate,
} from './store.ts'

/** What certificates ask of their neighbours; the app brings them together. */
export interface CertificateSources {
  /** When the member completed the course, or null. */
  readCompletion(ctx: Context, key: CourseKey): Promise<number | null>
  /** The courses that a member has completed. */
  listCompleted(ctx: Context, userId: string): Promise<string[]>
  /** Per cent that the member reached in the course; null for a course that is not marked. */
  scoreOf(ctx: Context, key: CourseKey): Promise<number | null>
}

interface CourseKey {
  userId: string
  courseId: string
}

/** How often a place is looked for in one status list before the next one. */
const triesInAList = 4

/**
 * Gives a member the certificate of a course that offers one, once it is completed with the score that it asks for; whoever was
 * asked nothing gets none. Doing it again changes nothing, but for the names where it waits for them, and of two at once one does
 * it. What the certificate says is that of this moment.
 */
export function issueCertificate(ctx: Context, key: CourseKey, sources: CertificateSources): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const known = await findCertificateOf(ctx.db, key)
    if (known) return nameWaiting(ctx, known)
    const course = await findOffer(ctx, key.courseId)
    const completedAt = course && (await sources.readCompletion(ctx, key))
    if (!course || typeof completedAt !== 'number') return
    const score = await sources.scoreOf(ctx, key)
    if (score === null || score < course.minimumScore) return
    // Names that are being said are there now, or whoever says them finds the certificate.
    await ctx.people.hold(ctx.db, key.userId)
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

/** Puts the names on a certificate that waits for them, once its holder has said them. */
export async function nameWaiting(
  ctx: Context,
  { id, userId, issuedAt, validMonths }: StoredCertificate,
): Promise<void> {
  if (issuedAt !== null || userId === null) return
  await ctx.people.hold(ctx.db, userId)
  const holder = await findNames(ctx.db, userId)
  if (!holder) return
  const expiresAt = expiryOf(ctx.now, validMonths)
  await issueWaiting(ctx.db, id, { holder, issuedAt: ctx.now, expiresAt })
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

/** What a course promises now, or nothing when it offers no certificate or its readers cannot read it. Who asks may be a timer. */
async function findOffer(ctx: Context, courseId: string): Promise<Offer | undefined> {
  const [item, ...shown] = await Promise.all([
    findItem(ctx.db, courseId),
    ...languages.map((language) => findCourse(ctx, courseId, language)),
  ])
  if (!item || !shown.some(Boolean)) return undefined
  const { certificate: offered } = readDetails('course', item.details)
  if (!offered?.isOffered) return undefined
  const titleIn = (wanted: Language) => shown.find((one) => one?.language === wanted)?.title ?? null
  return {
    title: { en: titleIn('en'), am: titleIn('am') },
    minimumScore: offered.minimumScore,
    validMonths: offered.validMonths ?? null,
  }
}

async function findCourse(ctx: Context, address: string, language: Language) {
  try {
    return await readTeaser(ctx, 'course', { address, language })
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined
    throw error
  }
}
