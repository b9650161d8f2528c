import { contentKinds } from '#content/kinds.ts'
import { readBehind, readCoverage } from '#desk/translations/server/translations.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { mostCounted, type Overview, type QueuedEdition } from '../contract.ts'
import {
  countNewMessages,
  countOnline,
  countSignUps,
  selectFunnel,
  selectLatestEvents,
  selectTitles,
  sumUploads,
} from './overview-store.ts'
import { readChanged, readQueue, readScheduled, type QueueRow } from './queue-store.ts'

const day = 86_400_000
const onlineFor = 120_000
const newestShown = 5
const coursesShown = 10
const eventsShown = 10

/** What needs the administrators today, in one answer. */
export async function readOverview(ctx: Context, language: Language): Promise<Overview> {
  const db = ctx.readDb
  const [queue, coverage, people, newMessages, courses, events, storage] = await Promise.all([
    readPublishQueue(ctx, language),
    readTranslation(ctx, language),
    readPeople(ctx),
    countNewMessages(db, mostCounted),
    readFunnel(ctx, language),
    selectLatestEvents(db, eventsShown),
    sumUploads(db),
  ])
  return {
    queue,
    ...coverage,
    people,
    newMessages,
    courses,
    events: events.map(({ details, ...event }) => ({ ...event, details: toDetails(details) })),
    storage: { files: storage.files, bytes: Number(storage.bytes) },
  }
}

async function readPublishQueue(ctx: Context, language: Language): Promise<Overview['queue']> {
  const bounds = { newest: newestShown, counted: mostCounted }
  const [draft, inReview, scheduled, changed] = await Promise.all([
    readQueue(ctx.readDb, 'draft', bounds),
    readQueue(ctx.readDb, 'in_review', bounds),
    readScheduled(ctx.readDb, { ...bounds, now: ctx.now }),
    readChanged(ctx.readDb, bounds),
  ])
  const queues = [
    { state: 'draft', ...draft },
    { state: 'in_review', ...inReview },
    { state: 'scheduled', ...scheduled },
    { state: 'changed', ...changed },
  ] as const
  return Promise.all(
    queues.map(async ({ newest, ...queue }) => ({
      ...queue,
      newest: await nameQueued(ctx, newest, language),
    })),
  )
}

async function readTranslation(
  ctx: Context,
  language: Language,
): Promise<Pick<Overview, 'coverage' | 'behind'>> {
  const [kinds, behind] = await Promise.all([readCoverage(ctx), readBehind(ctx, newestShown)])
  return {
    coverage: kinds.map(({ kind, both, onlyEn, onlyAm, behind, ahead }) => ({
      kind,
      both,
      one: onlyEn + onlyAm,
      behind,
      ahead,
    })),
    behind: { count: behind.count, newest: await nameQueued(ctx, behind.newest, language) },
  }
}

async function readPeople(ctx: Context): Promise<Overview['people']> {
  const [signUps7, signUps30, onlineNow] = await Promise.all([
    countSignUps(ctx.readDb, ctx.now - 7 * day, mostCounted),
    countSignUps(ctx.readDb, ctx.now - 30 * day, mostCounted),
    countOnline(ctx.readDb, ctx.now - onlineFor, mostCounted),
  ])
  return { signUps7, signUps30, onlineNow }
}

async function readFunnel(ctx: Context, language: Language): Promise<Overview['courses']> {
  const rows = await selectFunnel(ctx.readDb, coursesShown)
  const titles = await selectTitles(
    ctx.readDb,
    rows.map((row) => row.courseId),
  )
  return rows.map(({ courseId, ...counts }) => {
    const named = titles.get(courseId) ?? {}
    const titleLanguage = named[language] ? language : otherLanguage(language)
    return { id: courseId, title: named[titleLanguage] ?? '', titleLanguage, ...counts }
  })
}

/** Texts that wait, each under the title of its item in the language of the person who asks. */
async function nameQueued(
  ctx: Context,
  rows: readonly (QueueRow & { publishAt?: number })[],
  language: Language,
): Promise<QueuedEdition[]> {
  const others = rows.filter((row) => row.language !== language).map(({ itemId }) => itemId)
  const titles = await selectTitles(ctx.readDb, others)
  return rows.map(({ kind, ...row }) => {
    const own = row.language === language ? '' : titles.get(row.itemId)?.[language]
    return {
      ...row,
      title: own || row.title,
      titleLanguage: own ? language : row.language,
      kind: contentKinds.find((one) => one === kind) ?? 'page',
      publishAt: row.publishAt ?? null,
    }
  })
}

/** The audit log only holds JSON objects. */
function toDetails(stored: string): Record<string, unknown> {
  return JSON.parse(stored) as Record<string, unknown>
}
