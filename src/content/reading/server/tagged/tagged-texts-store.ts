import type { Database } from '#platform/database/connect.ts'
import type { ContentKind } from '../../../kinds.ts'

interface Wanted {
  kinds: readonly ContentKind[]
  tagIds?: readonly string[]
  areTagsRare?: boolean
  order: 'newest' | 'order' | 'featured'
}

/** The tag and the kind of a list whose texts are kept in its order. */
export function onlyTag({ tagIds, areTagsRare, kinds, order }: Wanted) {
  const [tagId, another] = tagIds ?? []
  const [kind, other] = kinds
  const isOne = another === undefined && other === undefined && order === 'newest' && !areTagsRare
  return isOne && tagId !== undefined && kind !== undefined ? { tagId, kind } : undefined
}

/** Published texts with their items; only those of the tag, as `l` with its order, when there is one. */
export function fromTexts(db: Database, ofTag: ReturnType<typeof onlyTag>) {
  const texts = db.selectFrom('publications as p').innerJoin('items as i', 'i.id', 'p.itemId')
  if (!ofTag) return texts
  const tagged = texts
    .innerJoin('tagged_texts as l', 'l.publicationId', 'p.id')
    .where('l.tagId', '=', ofTag.tagId)
    .where('l.kind', '=', ofTag.kind)
  // Nothing of it is selected, so it may be asked like the others.
  return tagged as unknown as typeof texts
}
