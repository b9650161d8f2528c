import { isScheduled } from '#content/server/visible.ts'
import type { z } from 'zod'
import { notFound, notSignedIn } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { editorReport, ItemReport } from '../contract.ts'
import { deletePastEditors, selectItemEditors, writeItemEditor, writeLeave } from './item-editors-store.ts'
import { selectLivePublications } from '#content/records/server/schedules-store.ts'
import { findItem, type StoredItem } from '#content/records/server/items-store.ts'

/** A page that reports says so every five seconds; one that was not heard of for this long is closed. Out of sight it may report once a minute only. */
const [shown, hidden] = [20_000, 90_000]
/** How often the same report is written down. */
const writeEvery = 9000

/** Notes that an item is open on the actor's page, or that it is not any more; gives the other pages on which it is, whether it is in the bin, and how it stands with readers. */
export async function reportEditor(
  ctx: Context,
  itemId: string,
  report: z.output<typeof editorReport>,
): Promise<ItemReport> {
  const { actor, now, people } = ctx
  if (actor.kind !== 'user') throw notSignedIn()
  const { page, language, isHidden, isLeaving } = report
  const item = await findItem(ctx.readDb, itemId)
  if (isLeaving) {
    if (item) await writeLeave(ctx.db, { itemId, page, uid: actor.uid, language, now })
    return { editors: [], deletedAt: null, standing: '' }
  }
  if (!item) throw notFound('item')
  const rows = await selectItemEditors(ctx.readDb, itemId, { people, now })
  const own = rows.find((row) => row.page === page)
  const seenUntil = now + (isHidden ? hidden : shown)
  const isKnown =
    own !== undefined &&
    own.language === language &&
    now - own.seenAt < writeEvery &&
    own.seenUntil - own.seenAt === seenUntil - now
  if (!isKnown) {
    if (!own) await deletePastEditors(ctx.db, now)
    await writeItemEditor(ctx.db, { itemId, page, uid: actor.uid, language, seenAt: now, seenUntil })
  }
  const others = rows
    .filter((row) => row.page !== page)
    .map(({ uid, displayName, language }) => ({ uid, displayName, language, isSelf: uid === actor.uid }))
  const keys = others.map(({ uid, language }) => `${uid} ${language}`)
  const editors = others.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
  return { editors, deletedAt: item.deletedAt, standing: await standingOf(ctx, item) }
}

async function standingOf({ readDb, now }: Context, { id, stateEn, stateAm }: StoredItem): Promise<string> {
  const live = await selectLivePublications(readDb, [id], now)
  const publications = live.map((one) =>
    [one.language, one.revision, isScheduled(one, now) ? one.visibleFrom : 'shown'].join(),
  )
  return [stateEn, stateAm, ...publications.toSorted()].join(' ')
}
