import { userOf } from '#platform/actor.ts'
import { conflict, invalid, notFound, Problem, toldBy } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { contentKinds } from '#content/kinds.ts'
import { itemChangeResult, type ItemChange, type ItemChangeResult, type ItemChangeWish } from '../contract.ts'
import { passing } from '../passing.ts'
import { hasPublications } from '#content/records/server/editions-store.ts'
import { refuseBinnedParent } from '#content/items/server/items.ts'
import { findItem, setDeleted, touchItem, type StoredItem } from '#content/records/server/items-store.ts'
import { followBin } from '#content/records/server/public-changes.ts'
import { keepNeeded, refuseNotReady } from '#content/server/needed.ts'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { toJson } from '#content/server/stored-json.ts'
import { findTagById, setItemTag } from '#content/labels/server/tags-store.ts'
import { changeItem, ItemRefusal, markTagged, type Step } from './actions.ts'
import { putBack, readStandings } from './standing.ts'
import { deleteChange, deleteChangesBefore, findChange, insertChange, insertStep, takeStep } from './store.ts'
import { findTitle, readTitle } from '#content/items/server/titles.ts'

/** How long a change can be undone. */
const undoneWithin = 86_400_000

/**
 * Does the same to several items: to each all of it or nothing, each in a transaction of its own, so that nobody waits for the
 * whole. What was done can be undone for a day by the one who did it.
 */
export async function changeItems(ctx: Context, wish: ItemChangeWish): Promise<ItemChange> {
  const { uid: actorId } = userOf(ctx.actor)
  const isAboutTags = wish.action === 'tag' || wish.action === 'untag'
  if (isAboutTags && !wish.tags) throw invalid({ tags: 'required' })
  const change = { id: newId(), action: wish.action, actorId, at: ctx.now }
  await inTransaction(ctx, async ({ db, now }) => {
    await deleteChangesBefore(db, now - undoneWithin)
    await insertChange(db, change)
  })
  const results = await tryItems(wish.ids, (id) =>
    tryItem(ctx, id, async (ctx) => {
      const step = await changeItem(ctx, id, wish)
      if (!step) return 'unchanged'
      await insertStep(ctx.db, { changeId: change.id, itemId: id, before: JSON.stringify(step) })
      return 'done'
    }),
  )
  const isDone = results.some(({ outcome }) => outcome === 'done')
  if (!isDone) await deleteChange(ctx.db, change.id)
  return { id: isDone ? change.id : null, results }
}

/**
 * Puts back every item of a change as it was. An item that somebody changed in between stays as it is and is named; one that could
 * not be put back for now stays in the change, which can be undone once more.
 * @throws 404 when the change is somebody else's, undone already, or older than a day
 */
export async function undoChange(ctx: Context, id: string): Promise<ItemChange> {
  const wanted = { id, actorId: userOf(ctx.actor).uid, since: ctx.now - undoneWithin }
  const change = await findChange(ctx.db, wanted)
  if (!change) throw notFound('item_change')
  const steps = new Map(change.steps.map(({ itemId, before }) => [itemId, before]))
  const results = await tryItems([...steps.keys()], (itemId) =>
    tryItem(ctx, itemId, async (ctx) => {
      if (!(await takeStep(ctx.db, { changeId: id, itemId }))) return 'unchanged'
      const item = await findItem(ctx.db, itemId)
      if (!item) throw notFound('item')
      const step = toJson<Step>(steps.get(itemId) ?? '')
      await keepNeeded(ctx, item, () => undoStep(ctx, item, step))
      if (step.as !== 'tags') await refuseNotReady(ctx, item)
      await audit(ctx, 'item.change_undone', {
        kind: item.kind,
        id: itemId,
        details: { action: change.action, title: await readTitle(ctx, itemId) },
      })
      return 'done'
    }),
  )
  const isOver = results.every(({ code }) => !passing.has(code))
  if (isOver) await deleteChange(ctx.db, id)
  else await forgetRefused(ctx, id, results)
  return { id: isOver ? null : id, results }
}

/** What will not be put back by trying once more is not tried again. */
async function forgetRefused(
  ctx: Context,
  changeId: string,
  results: readonly ItemChangeResult[],
): Promise<void> {
  for (const { id: itemId, code } of results)
    if (code !== null && !passing.has(code)) await takeStep(ctx.db, { changeId, itemId })
}

/** What keeps an item from being changed until another one is. */
const inTurn: ReadonlySet<string | null> = new Set([
  'item.in_use',
  'item.not_ready',
  'item.parent_binned',
  'edition.incomplete',
])

/**
 * Each once and in its place; what another one of them was in the way of is tried again after that one, so that a quiz and its
 * questions are changed together in whatever order they were chosen.
 */
async function tryItems(
  ids: readonly string[],
  work: (id: string) => Promise<ItemChangeResult>,
): Promise<ItemChangeResult[]> {
  const results = new Map<string, ItemChangeResult>()
  let left: readonly string[] = ids
  while (left.length > 0) {
    for (const id of left) results.set(id, await work(id))
    const now = left.flatMap((id) => results.get(id) ?? [])
    const waiting = now.filter(({ code }) => inTurn.has(code))
    left = now.some(({ outcome }) => outcome === 'done') ? waiting.map(({ id }) => id) : []
  }
  return ids.flatMap((id) => results.get(id) ?? [])
}

async function undoStep(ctx: Context, item: StoredItem, step: Step): Promise<void> {
  if (step.as === 'bin') {
    if (item.deletedAt !== step.after) throw conflict('item.changed')
    // What goes back into the bin lies there for as long as anything that goes there.
    const deletedAt = step.before === null ? null : ctx.now
    if (deletedAt === null) await refuseBinnedParent(ctx, item.parentId)
    const moved = await setDeleted(ctx.db, item, { deletedAt, now: ctx.now })
    if (moved.length === 0) throw conflict('item.changed')
    if (await hasPublications(ctx.db, item.id)) await bumpSiteVersion(ctx.db, ctx.now, moved)
    await followBin(ctx, moved, { isBinned: step.before !== null })
    return
  }
  if (item.deletedAt !== null) throw conflict('item.changed')
  if (step.as === 'tags') {
    if (item.version !== step.version) throw conflict('item.changed')
    for (const tagId of step.added) await setItemTag(ctx.db, { itemId: item.id, tagId }, false)
    for (const tagId of step.removed) {
      if (!(await findTagById(ctx.db, tagId))) throw conflict('item.changed')
      await setItemTag(ctx.db, { itemId: item.id, tagId }, true)
    }
    return markTagged(ctx, item)
  }
  const now = await readStandings(ctx, item.id)
  for (const after of step.after) {
    const before = step.before.find(({ language }) => language === after.language)
    if (!before || isEqual(before, after)) continue
    if (
      !isEqual(
        after,
        now.find(({ language }) => language === after.language),
      )
    )
      throw conflict('item.changed')
    await putBack(ctx, item, before)
  }
  await touchItem(ctx.db, item.id, ctx.now)
  await bumpSiteVersion(ctx.db, ctx.now, [item])
}

/** One item in its own transaction; a refusal becomes its result, and so does a fault, which the log keeps. */
async function tryItem(
  ctx: Context,
  id: string,
  work: (ctx: Context) => Promise<'done' | 'unchanged'>,
): Promise<ItemChangeResult> {
  const item = await findItem(ctx.db, id)
  const titled = item && (await findTitle(ctx, id))
  const found = {
    id,
    kind: contentKinds.find((kind) => kind === item?.kind) ?? null,
    title: titled?.title ?? '',
    titleLanguage: titled?.language ?? null,
    code: null,
    problems: [],
    inTheWay: [],
  }
  try {
    return { ...found, outcome: await inTransaction(ctx, work) }
  } catch (error) {
    if (!(error instanceof Problem))
      ctx.log.error({ err: error, item: id }, 'a change of several items failed on one')
    return {
      ...found,
      outcome: 'refused',
      code: error instanceof Problem ? error.code : 'server.failed',
      problems: error instanceof ItemRefusal ? error.problems : [],
      inTheWay: itemsOf(error),
    }
  }
}

/** Refusals of `content/server/needed.ts` name items. */
function itemsOf(error: unknown): ItemChangeResult['inTheWay'] {
  const { items = [] } = toldBy(error, 'item.in_use', 'item.not_ready') ?? {}
  return itemChangeResult.shape.inTheWay.parse(items)
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, asShown) === JSON.stringify(other, asShown)
}

/** What is said of a translation in between is no change of what readers see. */
function asShown(key: string, value: unknown): unknown {
  return key === 'basedOnRevision' ? undefined : value
}
