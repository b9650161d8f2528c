import { contentKinds } from '#content/kinds.ts'
import { readBehind, readCoverage } from '#desk/translations/server/translations.ts'
import type { AuditEntry } from '#features/identity/contract.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { mostCounted, type Overview, type QueuedEdition } from '../contract.ts'
import { countNewMessages, selectFunnel, selectTitles, sumUploads } from './overview-store.ts'
import { readChanged, readQueue, readScheduled, type QueueRow } from './queue-store.ts'

const newestShown = 5
const coursesShown = 10
const eventsShown = 10

/** What the overview tells of people; the app brings the two together. */
export interface OverviewSources {
  countPeople(ctx: Context, most: number): Promise<Overview['people']>
  listLatestEvents(ctx: Context, limit: number): Promise<AuditEntry[]>
}

/** What needs the administrators today, in one answer. */
export async function readOverview(
  ctx: Context,
  language: Language,
  sources: OverviewSources,
): Promise<Overview> {
  const db = ctx.readDb
  const [queue, coverage, people, newMessages, courses, events, storage] = await Promise.all([
    readPublishQueue(ctx, language),
    readTranslation(ctx, language),
    sources.countPeople(ctx, mostCounted),
    countNewMessages(db, mostCounted),
    readFunnel(ctx, language),
    sources.listLatestEvents(ctx, eventsShown),
    sumUploads(db),
  ])
  return {
    queue,
    ...coverage,
    people,
    newMessages,
    courses,
    events: events.map(toEvent),
    storage: { files: storage.files, bytes: Number(storage.bytes) },
  }
}

function toEvent(entry: AuditEntry): Overview['events'][number] {
  const { id, at, event, actor, subjectKind, subjectId, subjectName, details } = entry
  return {
    id,
    at,
    event,
    actorId: actor?.uid ?? null,
    actorName: actor?.displayName ?? null,
    subjectKind,
    subjectId,
    subjectName,
    details,
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
