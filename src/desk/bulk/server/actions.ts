import { conflict, notFound, Problem, type FieldErrors } from '#platform/errors.ts'
import type { ProblemCode } from '#platform/problems/problem-codes.ts'
import { languages, type Language } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { ItemChangeResult, ItemChangeWish } from '../contract.ts'
import { publishEdition, unpublishEdition } from '#content/editions/server/editions.ts'
import { hasPublications } from '#content/records/server/editions-store.ts'
import { binItem, restoreItem } from '#content/items/server/items.ts'
import { findItem, updateItemAt, type StoredItem } from '#content/records/server/items-store.ts'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { keepNeeded } from '#content/server/needed.ts'
import { selectTagIds, selectTagIdsOfItem, setItemTag } from '#content/labels/server/tags-store.ts'
import { isOut, readStandings, type Standing } from './standing.ts'
import { readTitle } from '#content/items/server/titles.ts'

/** What undoing has to put back of one item, and how the item stood right after the change. */
export type Step =
  | { as: 'editions'; before: Standing[]; after: Standing[] }
  | { as: 'tags'; added: string[]; removed: string[]; version: number }
  | { as: 'bin'; before: number | null; after: number | null }

/** Why one item stays as it is. */
export class ItemRefusal extends Problem {
  readonly problems: ItemChangeResult['problems']
  constructor(code: ProblemCode, problems: ItemChangeResult['problems']) {
    super(422, code)
    this.problems = problems
  }
}

/** Does to one item what is wished for, all of it or nothing; null when there is nothing to do. Runs inside a transaction. */
export async function changeItem(ctx: Context, id: string, wish: ItemChangeWish): Promise<Step | null> {
  const item = await findItem(ctx.db, id)
  if (!item) throw notFound('item')
  const { action, tags = [] } = wish
  if (action === 'bin' || action === 'restore') return moveToBin(ctx, item, action)
  if (item.deletedAt !== null) throw conflict('item.binned')
  if (action === 'tag' || action === 'untag')
    return keepNeeded(ctx, item, () => setTags(ctx, item, { slugs: tags, isOn: action === 'tag' }))
  return setPublic(ctx, item, { languages: wish.languages ?? languages, isOn: action === 'publish' })
}

async function setPublic(
  ctx: Context,
  item: StoredItem,
  { languages: wanted, isOn }: { languages: readonly Language[]; isOn: boolean },
): Promise<Step | null> {
  const before = await readStandings(ctx, item.id)
  const meant = before.filter(({ language }) => wanted.includes(language))
  if (isOn && meant.length === 0) throw new ItemRefusal('edition.missing', [])
  const todo = meant.filter((one) => (isOn ? !isOut(one, ctx.now) : one.publishedRevision !== null))
  const problems: ItemChangeResult['problems'] = []
  for (const { language, revision } of todo) {
    const key = { itemId: item.id, language }
    const fields = await fieldsOfRefusal(
      isOn ? publishEdition(ctx, key, { revision }) : unpublishEdition(ctx, key),
    )
    if (fields) problems.push({ language, fields })
  }
  if (problems.length > 0) throw new ItemRefusal('edition.incomplete', problems)
  return todo.length === 0 ? null : { as: 'editions', before, after: await readStandings(ctx, item.id) }
}

/** The fields that a checklist names; other refusals go on. */
async function fieldsOfRefusal(work: Promise<unknown>): Promise<FieldErrors | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (error instanceof Problem && error.fields) return error.fields
    throw error
  }
}

export const mostTags = 20

async function setTags(
  ctx: Context,
  item: StoredItem,
  { slugs, isOn }: { slugs: readonly string[]; isOn: boolean },
): Promise<Step | null> {
  const tagIds = await selectTagIds(ctx.db, slugs)
  if (!slugs.every((slug) => tagIds.has(slug))) throw new Problem(422, 'tag.unknown')
  const changed: string[] = []
  for (const tagId of new Set(tagIds.values()))
    if (await setItemTag(ctx.db, { itemId: item.id, tagId }, isOn)) changed.push(tagId)
  if (changed.length === 0) return null
  if (isOn && (await selectTagIdsOfItem(ctx.db, item.id)).length > mostTags)
    throw new Problem(422, 'item.too_many_tags')
  await markTagged(ctx, item)
  await audit(ctx, isOn ? 'item.tagged' : 'item.untagged', {
    kind: item.kind,
    id: item.id,
    details: { title: await readTitle(ctx, item.id), tags: slugs.join(', ') },
  })
  const [added, removed] = isOn ? [changed, []] : [[], changed]
  return { as: 'tags', added, removed, version: item.version + 1 }
}

/** Counts a change of tags as a change of the item, so that nobody writes over it unknowingly. */
export async function markTagged(ctx: Context, item: StoredItem): Promise<void> {
  if (!(await updateItemAt(ctx.db, item, { updatedAt: ctx.now }))) throw conflict('item.changed')
  if (await hasPublications(ctx.db, item.id)) await bumpSiteVersion(ctx.db, ctx.now, [item])
}

async function moveToBin(ctx: Context, item: StoredItem, action: 'bin' | 'restore'): Promise<Step | null> {
  if ((item.deletedAt === null) === (action === 'restore')) return null
  await (action === 'bin' ? binItem(ctx, item) : restoreItem(ctx, item))
  return { as: 'bin', before: item.deletedAt, after: action === 'bin' ? ctx.now : null }
}
