import { isScheduled } from '#content/server/visible.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { Item } from '#content/contract.ts'
import { readEdition, setState, type EditionAt } from '#content/editions/server/editions.ts'
import {
  findEdition,
  updateEditionAt,
  type EditionKey,
  type StoredEditionRow,
} from '#content/records/server/editions-store.ts'
import { lockSiteVersion } from '#content/server/site-version-store.ts'
import { followPublicChange } from '#content/records/server/public-changes.ts'
import { readItem } from '#content/items/server/items.ts'
import { findItem, touchItem } from '#content/records/server/items-store.ts'
import {
  cancelPublication,
  movePublication,
  selectLivePublications,
} from '#content/records/server/schedules-store.ts'
import { findRevision } from '#content/records/server/revisions-store.ts'
import { isSameText, textOfColumns } from '#content/records/server/stored-text.ts'

/**
 * Gives up a scheduled publication. What readers see now they go on seeing; a text that nobody has seen yet is a draft again.
 * @throws 404 `schedule.not_found` when nothing is scheduled, or its time has come; 409 `edition.changed` with their text
 */
export function cancelSchedule(ctx: Context, at: EditionAt): Promise<Item> {
  return inTransaction(ctx, async (ctx) => {
    const { key, item, edition, shown } = await findSchedule(ctx, at)
    if (!shown) return setState(ctx, key, 'draft')
    const kept = await findRevision(ctx.db, key, shown.revision)
    const isPublicText = kept !== undefined && isSameText(edition, textOfColumns(kept))
    await change(ctx, edition, {
      state: 'published',
      publishedRevision: isPublicText ? edition.revision : shown.revision,
      updatedAt: ctx.now,
    })
    await cancelPublication(ctx.db, key, ctx.now)
    await followPublicChange(ctx, { type: 'unscheduled', ...key })
    await touchItem(ctx.db, key.itemId, ctx.now)
    await audit(ctx, 'edition.state_changed', {
      kind: item.kind,
      id: item.id,
      details: { title: edition.title, language: key.language, from: 'scheduled', to: 'published' },
    })
    return readItem(ctx, key.itemId)
  })
}

/**
 * Moves a scheduled publication, with the text that was scheduled, to another time to come.
 * @throws 404 `schedule.not_found` when nothing is scheduled, 409 `edition.changed` with their text, 422 when the time is not to come
 */
export function reschedule(ctx: Context, at: EditionAt, publishAt: number): Promise<Item> {
  return inTransaction(ctx, async (ctx) => {
    if (publishAt <= ctx.now) throw invalid({ publishAt: 'past' })
    const { key, item, edition, schedule } = await findSchedule(ctx, at)
    const isFirst = schedule.publishedAt === schedule.visibleFrom
    const publishedAt = isFirst ? publishAt : schedule.publishedAt
    await change(ctx, edition, { firstPublishedAt: publishedAt, updatedAt: ctx.now })
    await movePublication(ctx.db, key, { id: schedule.id, now: ctx.now, visibleFrom: publishAt, publishedAt })
    await followPublicChange(ctx, { type: 'unscheduled', ...key })
    const { kind, title, revision } = schedule
    const shown = { ...key, kind, title, revision, at: publishAt }
    await followPublicChange(ctx, { type: 'published', ...shown })
    await touchItem(ctx.db, key.itemId, ctx.now)
    await audit(ctx, 'edition.scheduled', {
      kind: item.kind,
      id: item.id,
      details: { title, language: key.language, revision, visibleFrom: publishAt },
    })
    return readItem(ctx, key.itemId)
  })
}

async function change(ctx: Context, at: StoredEditionRow, changes: Parameters<typeof updateEditionAt>[2]) {
  if (!(await updateEditionAt(ctx.db, at, changes)))
    throw conflict('edition.changed', { theirs: await readEdition(ctx, at) })
}

/** The schedule as it is once whatever is just being published is. */
async function findSchedule(ctx: Context, { revision, ...key }: EditionAt) {
  await lockSiteVersion(ctx.db)
  const item = await findItem(ctx.db, key.itemId)
  const edition = await findEdition(ctx.db, key)
  if (!item || !edition) throw notFound('edition')
  if (revision !== undefined && edition.revision !== revision)
    throw conflict('edition.changed', { theirs: await readEdition(ctx, key) })
  const live = await livePublicationsOf(ctx, key)
  const schedule = live.find((one) => isScheduled(one, ctx.now))
  if (!schedule) throw notFound('schedule')
  return { key, item, edition, schedule, shown: live.find((one) => !isScheduled(one, ctx.now)) }
}

async function livePublicationsOf(ctx: Context, key: EditionKey) {
  const live = await selectLivePublications(ctx.db, [key.itemId], ctx.now)
  return live.filter(({ language }) => language === key.language)
}
