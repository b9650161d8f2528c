import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import { change, publishCourse } from '../test-courses.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

/** Puts so many copies of a published lesson before it into its course. */
async function copyBefore({ id: itemId, parentId, collectionId }: Item, count: number): Promise<void> {
  const { db } = site.services.connection
  const texts = await db.selectFrom('editions').selectAll().where('itemId', '=', itemId).execute()
  const shown = await db.selectFrom('publications').selectAll().where('itemId', '=', itemId).execute()
  for (let sortOrder = 0; sortOrder < count; sortOrder++) {
    const id = `copy-${sortOrder}`
    const item = {
      id,
      slug: id,
      kind: 'lesson',
      parentId,
      collectionId,
      sortOrder,
      createdAt: 1,
      updatedAt: 1,
    }
    await db.insertInto('items').values(item).execute()
    for (const text of texts)
      await db
        .insertInto('editions')
        .values({ ...text, itemId: id })
        .execute()
    for (const text of shown)
      await db
        .insertInto('publications')
        .values({ ...text, id: `${id}-${text.language}`, itemId: id })
        .execute()
  }
}

test('a course shows as many lessons as its progress counts, and the last of very many can be done', async () => {
  const made = await publishCourse(site, 'Long', { lessons: [{ isFree: true }] })
  const last = made.lessons[0]!
  await change(site, last, { sortOrder: 9000 })
  await copyBefore(last, 601)
  const member = await site.join('long@example.com')
  await made.enrol(member)
  const { lessonCount, sections } = await made.read(member)
  const shown = sections.flatMap(({ lessons }) => lessons.map(({ id }) => id))
  expect([lessonCount, shown.length, shown.at(-1)]).toEqual([602, 602, last.id])
  expect(new Set(shown).size).toBe(602)
  expect((await made.complete(member, 0)).json).toMatchObject({ lessonCount: 602, doneCount: 1 })
})
