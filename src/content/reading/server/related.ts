import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { sharedRead } from '#platform/server/shared-reads.ts'
import type { Card } from '../../contract.ts'
import { listCards, listPublished } from './reading.ts'
import { readTagsOfItems } from './shared/reads.ts'
import { kindsWith, type ContentKind } from '../../kinds.ts'

/** How many items an editor can name to read next. */
export const mostRelated = 6

const mostByTag = 3

interface Wanted {
  language: Language
  /** The items that an editor chose. */
  chosen?: readonly string[]
  /** The kinds to look among where no editor chose. */
  kinds: readonly ContentKind[]
}

/** What to read next: what the editor chose and readers can see, in that order; else up to three by tag, filled up with the newest of the same kind. */
export async function listRelated(ctx: Context, article: Card, wanted: Wanted): Promise<Card[]> {
  const { chosen = [], language } = wanted
  const cards = chosen.length > 0 ? await listChosen(ctx, chosen, language) : []
  return cards.length > 0 ? cards : listByTag(ctx, article, wanted)
}

/** Titles and addresses of those of these items that are published, in the order given. */
export async function listNamed(
  ctx: Context,
  itemIds: readonly string[] | undefined,
  filter: { kinds: readonly Card['kind'][]; language: Language },
) {
  if (!itemIds?.length) return []
  const pageSize = itemIds.length
  const { rows } = await listPublished(ctx, { ...filter, itemIds, unlisted: true, order: 'order', pageSize })
  return inOrder(rows, itemIds).map(({ id, slug, title, language }) => ({ id, slug, title, language }))
}

async function listChosen(ctx: Context, itemIds: readonly string[], language: Language): Promise<Card[]> {
  const { items } = await listCards(ctx, {
    kinds: kindsWith('related'),
    itemIds,
    language,
    unlisted: true,
    order: 'order',
    pageSize: mostRelated,
  })
  return inOrder(items, itemIds)
}

/** The newest of a kind, enough to leave out an article and what is found by its tags. */
const listNewest = sharedRead(async (ctx, kind: ContentKind, language: Language) => {
  const newest = { kinds: [kind], language, order: 'newest', pageSize: mostByTag * 2 + 1 } as const
  return (await listCards(ctx, newest)).items
})

async function listByTag(ctx: Context, article: Card, { language, kinds }: Wanted): Promise<Card[]> {
  const base = { kinds, language, exceptIds: [article.id], order: 'newest' } as const
  const tags = await readTagsOfItems(ctx, [article.id])
  const tagIds = (tags.get(article.id) ?? []).map((tag) => tag.id)
  const byTag =
    tagIds.length > 0 ? await listCards(ctx, { ...base, tagIds, pageSize: mostByTag }) : { items: [] }
  if (byTag.items.length === mostByTag) return byTag.items
  const newest = await listNewest(ctx, article.kind, language)
  const known = new Set([article.id, ...byTag.items.map((card) => card.id)])
  return [...byTag.items, ...newest.filter((card) => !known.has(card.id))].slice(0, mostByTag)
}

function inOrder<T extends { id: string }>(found: readonly T[], ids: readonly string[]): T[] {
  return ids.flatMap((id) => found.find((one) => one.id === id) ?? [])
}
