import type { TestApp } from '#app/server/test-app.ts'

/** Where copies stand: the first at `from`, the others behind it. */
interface Place {
  name: string
  from?: number
  collectionId?: string | null
}

/** Puts so many copies of a published item beside it, straight into the tables: over the API hundreds would take minutes. */
export async function copyPublished(
  site: Pick<TestApp, 'services'>,
  itemId: string,
  count: number,
  { name, from = 0, ...place }: Place,
): Promise<void> {
  const { db } = site.services.connection
  const first = await db.selectFrom('items').selectAll().where('id', '=', itemId).executeTakeFirstOrThrow()
  const texts = await db.selectFrom('editions').selectAll().where('itemId', '=', itemId).execute()
  const shown = await db.selectFrom('publications').selectAll().where('itemId', '=', itemId).execute()
  const { kind, parentId, collectionId, access } = first
  const copies = Array.from({ length: count }, (_, at) => ({ id: `${name}-${at}`, sortOrder: from + at }))
  const own = { kind, parentId, collectionId, access, ...place, createdAt: 1, updatedAt: 1 }
  const items = copies.map(({ id, sortOrder }) => ({ ...own, id, slug: id, sortOrder }))
  const editions = copies.flatMap(({ id }) => texts.map((text) => ({ ...text, itemId: id })))
  const publications = copies.flatMap(({ id }) =>
    shown.map((text) => ({ ...text, id: `${id}-${text.language}`, itemId: id })),
  )
  await db.insertInto('items').values(items).execute()
  await db.insertInto('editions').values(editions).execute()
  await db.insertInto('publications').values(publications).execute()
}
