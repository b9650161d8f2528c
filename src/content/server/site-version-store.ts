import { sql } from 'kysely'
import {
  findSetting,
  latestInstant,
  lockSetting,
  saveSetting,
  storedSetting,
} from '#platform/database/settings.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ChangedItem, SiteChange } from '#platform/database/sources/sources.ts'
import { engineOf } from '#platform/database/engine.ts'
import { noticeChannel } from '#platform/database/servers/notices.ts'
import { newId } from '#platform/ids.ts'

const key = 'site.version'
const changesKey = 'site.changes'
const momentPrefix = 'site.moment.'
/** Nodes look several times a second; whoever is further behind drops everything. */
const mostChanges = 32
/** More texts that begin at once are not named. */
const mostShown = 30

/** What readers see, as far as it moves: by writes, and by instants in epoch milliseconds that have come. */
export interface SiteState {
  written: string
  /** The latest instant at which a text began. */
  shown: number
  passed: number
  unpinned: number
}

interface KeptChange {
  /** What `written` was before, and became with it. */
  before: string
  version: string
  change: SiteChange
}

export async function readSiteState(db: Database, now: number): Promise<SiteState> {
  const row = await db
    .selectNoFrom((query) => [
      storedSetting(db, key).as('written'),
      query
        .selectFrom('publications')
        .select(sql<number>`max("visibleFrom")`.as('latest'))
        .where('visibleFrom', '<=', now)
        .as('shown'),
      latestInstant(db, { prefix: momentPrefix, now }).as('passed'),
      query
        .selectFrom('items')
        .select((select) => select.fn.max('pinnedUntil').as('latest'))
        .where('pinnedUntil', '<=', now)
        .as('unpinned'),
    ])
    .executeTakeFirst()
  return {
    written: row?.written ?? '',
    shown: Number(row?.shown ?? 0),
    passed: Number(row?.passed ?? 0),
    unpinned: Number(row?.unpinned ?? 0),
  }
}

export function versionOf({ written, shown, passed, unpinned }: SiteState): string {
  return `${written} ${shown} ${passed} ${unpinned}`
}

/** What readers see anew between two states; more rather than less, and everything where it cannot be told. */
export async function readSiteChange(db: Database, from: SiteState, to: SiteState): Promise<SiteChange> {
  if (from.passed !== to.passed || from.unpinned !== to.unpinned || from.shown > to.shown) return 'everything'
  const begun =
    from.shown === to.shown
      ? []
      : await db
          .selectFrom('publications')
          .select(['itemId as id', 'kind'])
          .select(() => storedSetting(db, changesKey).as('changes'))
          .where('visibleFrom', '>', from.shown)
          .where('visibleFrom', '<=', to.shown)
          .limit(mostShown)
          .execute()
  if (begun.length === mostShown) return 'everything'
  const items = begun.map(({ id, kind }) => ({ id, kind, isNews: true }))
  if (from.written === to.written) return items
  const [{ changes } = {}] = begun
  const written = changesSince(changes ? asChanges(JSON.parse(changes)) : await readChanges(db), from.written)
  return written === 'everything' ? written : [...written, ...items]
}

function changesSince(changes: readonly KeptChange[], version: string): SiteChange {
  const at = changes.findIndex(({ before }) => before === version)
  if (at < 0) return 'everything'
  const items: ChangedItem[] = []
  let last = version
  for (const { before, version: next, change } of changes.slice(at)) {
    // Whoever does not name changes, such as a node of an earlier release, leaves a gap.
    if (change === 'everything' || before !== last) return 'everything'
    items.push(...change)
    last = next
  }
  return items
}

/**
 * Call in the transaction of every write that readers can see, naming the items that it changed if it changed nothing else. Such
 * writes wait for each other, so that their changes stand in the order in which they are seen.
 */
export async function bumpSiteVersion(
  db: Database,
  now: number,
  change: SiteChange = 'everything',
): Promise<void> {
  const before = (await lockSetting(db, key)) ?? ''
  const version = newId()
  await saveSetting(db, { key, value: version, now })
  const changes = change === 'everything' ? [] : await readChanges(db)
  const items =
    change === 'everything'
      ? change
      : change.map(({ id, kind, isNews }) => ({ id, kind, ...(isNews && { isNews }) }))
  const last: KeptChange = { before, version: JSON.stringify(version), change: items }
  await saveSetting(db, { key: changesKey, value: [...changes.slice(1 - mostChanges), last], now })
  // Told with the commit.
  if (engineOf(db) === 'postgres') await sql`select pg_notify(${noticeChannel}, '')`.execute(db)
}

/** Lets others who change what readers see wait until this transaction is over, so that what it looks at stays as it is. */
export async function lockSiteVersion(db: Database): Promise<void> {
  await lockSetting(db, key)
}

/** The last changes, the oldest first. */
async function readChanges(db: Database): Promise<readonly KeptChange[]> {
  return asChanges((await findSetting(db, changesKey)) ?? [])
}

/** Only `bumpSiteVersion` saves it. */
function asChanges(value: unknown): readonly KeptChange[] {
  return value as readonly KeptChange[]
}

/** Names an instant at which readers see something new although nobody writes then; null takes it back. */
export async function planSiteChange(
  db: Database,
  plan: { name: string; at: number | null; now: number },
): Promise<void> {
  await saveSetting(db, { key: `${momentPrefix}${plan.name}`, value: plan.at ?? 0, now: plan.now })
}
