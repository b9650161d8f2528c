import { dataSetIdsOf, questionIdsOf, termIdsOf, type BlockDocument } from '#content/blocks/document.ts'
import { selectItemKeys, selectItemsLike, selectMediaRows } from '#content/records/server/carried-store.ts'
import type { Context } from '#platform/server/context.ts'
import { inParts } from '../archive/import/import-plan.ts'
import type { Names } from './cells.ts'
import { namesOf, type FoundNames, type NamesInText } from './names-in-text.ts'

/** Which of the things that a file names are on this site. */
export async function findNames(ctx: Context, { names, media }: NamesInText): Promise<FoundNames> {
  const found: FoundNames = { items: [], media: new Set() }
  for (const part of inParts(names))
    for (const { id, kind, slug } of await selectItemsLike(ctx.readDb, { ids: part, slugs: part }))
      found.items.push({ id, kind, slug })
  for (const part of inParts(media))
    for (const { id } of await selectMediaRows(ctx.readDb, part)) found.media.add(id)
  return found
}

/** The same for texts that go out, whose pictures are here. */
export async function findNamesOf(ctx: Context, texts: readonly BlockDocument[]): Promise<Names> {
  const named = texts.flatMap((text) => [...termIdsOf(text), ...questionIdsOf(text), ...dataSetIdsOf(text)])
  const items: FoundNames['items'] = []
  for (const part of inParts([...new Set(named)]))
    items.push(...(await selectItemKeys(ctx.readDb, { ids: part, withBin: true })))
  return { ...namesOf({ items, media: new Set() }), hasMedia: () => true }
}
