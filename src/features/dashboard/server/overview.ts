import { readTitles } from '#content/items/server/titles.ts'
import { contentKinds } from '#content/kinds.ts'
import { sumUploads } from '#content/media/server/store.ts'
import { readChanged, readQueue, readScheduled, type QueueRow } from '#content/records/server/queue-store.ts'
import { readBehind, readCoverage } from '#desk/translations/server/translations.ts'
import type { AuditEntry } from '#features/identity/contract.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { Overview, QueuedEdition } from '../contract.ts'
import { listFunnels, type FunnelSources } from './reports/course-funnels.ts'
import { mostCounted } from '../most-counted.ts'

const newestShown = 5
const coursesShown = 10
const eventsShown = 10

/** What the overview tells of its neighbours; the app brings them together. Counting stops at `most`. */
export interface OverviewSources extends FunnelSources {
  countPeople(ctx: Context, most: number): Promise<Overview['people']>
  listLatestEvents(ctx: Context, limit: number): Promise<AuditEntry[]>
  /** What nobody has read: of all messages those that report a mistake, and those that ask about a page. */
  countNewMessages(
    ctx: Context,
    most: number,
  ): Promise<{ all: number; reports: number; pageQuestions: number }>
  countOpenMisses(ctx: Context): Promise<number>
}

/** What needs the administrators today, in one answer. */
export async function readOverview(
  ctx: Context,
  language: Language,
  sources: OverviewSources,
): Promise<Overview> {
  const [queue, coverage, people, messages, searchMisses, courses, events, storage] = await Promise.all([
    readPublishQueue(ctx, language),
    readTranslation(ctx, language),
    sources.countPeople(ctx, mostCounted),
    sources.countNewMessages(ctx, mostCounted),
    sources.countOpenMisses(ctx),
    listFunnels(ctx, { language, most: coursesShown }, sources),
    sources.listLatestEvents(ctx, eventsShown),
    sumUploads(ctx.readDb),
  ])
  return {
    queue,
    ...coverage,
    people,
    newMessages: messages.all,
    reports: messages.reports,
    pageQuestions: messages.pageQuestions,
    searchMisses,
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

/** Texts that wait, each under the title of its item in the language of the person who asks. */
async function nameQueued(
  ctx: Context,
  rows: readonly (QueueRow & { publishAt?: number })[],
  language: Language,
): Promise<QueuedEdition[]> {
  const others = rows.filter((row) => row.language !== language).map(({ itemId }) => itemId)
  const titles = await readTitles(ctx, others)
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
