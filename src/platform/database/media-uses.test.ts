import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { newId } from '../ids.ts'
import { migrate } from './migrate.ts'
import { migrateAnewTo } from './testing/test-former-schema.ts'

let site: TestApp
const db = () => site.services.connection.db

beforeAll(async () => {
  site = await createTestApp()
})

afterAll(() => site.close())

test('texts and uploads from before uses were noted get their notes with the migration', async () => {
  await migrateAnewTo(site.services.connection, '0005-search')
  const [item, figure, file, linked, unused] = [newId(), newId(), newId(), newId(), newId()]
  await sql`insert into items (id, kind, slug, details, "createdAt", "updatedAt")
    values (${item}, 'resource', 'a', ${JSON.stringify({ files: { en: file } })}, 1, 1)`.execute(db())
  const body = JSON.stringify({
    type: 'doc',
    content: [
      { type: 'figureImage', attrs: { mediaId: figure } },
      { marks: [{ attrs: { href: `/media/${linked}/x.pdf` } }], text: `a "quoted" \\ word ${unused}` },
    ],
  })
  await sql`insert into editions ("itemId", language, body, "updatedAt") values (${item}, 'am', ${body}, 1)`.execute(
    db(),
  )
  await sql`insert into publications values (${newId()}, ${item}, 'resource', 'am', 1, '', '', '', '', 1, 1, 1, null,
    ${`<img src="/media/${figure}/320.webp"><img src="/media/${figure}/640.webp">`}, '[]', '{}', '')`.execute(
    db(),
  )
  await sql`insert into media (id, kind, "fileName", "mimeType", bytes, variants, sha256, "altAm", "createdAt")
    values (${figure}, 'image', 'Café.png', 'image/png', 1, '[]', 'x', 'ፀሐይ', 1)`.execute(db())

  await migrate(db())
  const uses = await db().selectFrom('media_uses').select(['place', 'mediaId', 'language']).execute()
  expect(uses.map((use) => `${use.place} ${use.mediaId} ${use.language}`).toSorted()).toEqual(
    [`details ${file} `, `draft ${figure} am`, `draft ${linked} am`, `published ${figure} am`].toSorted(),
  )
  const { searchText } = await db().selectFrom('media').select('searchText').executeTakeFirstOrThrow()
  expect(searchText).toBe('cafe png ጸሀይ')
})

test('notes follow every change and go with their item', async () => {
  const [item, one, other] = [newId(), newId(), newId()]
  const text = (id: string) => JSON.stringify({ mediaId: id })
  const noted = async () =>
    (await db().selectFrom('media_uses').select('mediaId').where('itemId', '=', item).execute()).map(
      (use) => use.mediaId,
    )
  await db()
    .insertInto('items')
    .values({ id: item, kind: 'blog', slug: item, createdAt: 1, updatedAt: 1 })
    .execute()
  await db()
    .insertInto('editions')
    .values({ itemId: item, language: 'en', body: text(one), updatedAt: 1 })
    .execute()
  expect(await noted()).toEqual([one])
  await db()
    .updateTable('editions')
    .set({ body: text(other) })
    .where('itemId', '=', item)
    .execute()
  expect(await noted()).toEqual([other])
  await db().updateTable('editions').set({ title: 'x' }).where('itemId', '=', item).execute()
  expect(await noted()).toEqual([other])
  await db().updateTable('editions').set({ body: 'no JSON at all' }).where('itemId', '=', item).execute()
  expect(await noted()).toEqual([])
  await db()
    .updateTable('items')
    .set({ details: text(one) })
    .where('id', '=', item)
    .execute()
  expect(await noted()).toEqual([one])
  await db().deleteFrom('items').where('id', '=', item).execute()
  expect(await noted()).toEqual([])
})

test('a heading whose name is as long as the id of an upload is none', async () => {
  const [item, figure, publication] = [newId(), newId(), newId()]
  const name = 'at-the-washing-station'
  await db()
    .insertInto('items')
    .values({ id: item, kind: 'blog', slug: item, createdAt: 1, updatedAt: 1 })
    .execute()
  const html = `<h2 id="${name}">At the washing station</h2><img src="/media/${figure}/320.webp">`
  await sql`insert into publications (id, "itemId", kind, language, revision, title, excerpt, "seoTitle", "seoDescription", minutes, "publishedAt", "visibleFrom", "visibleUntil", html, headings, extras, "searchText")
    values (${publication}, ${item}, 'blog', 'en', 1, '', '', '', '', 1, 1, 1, null, ${html}, '[]', ${JSON.stringify({ mediaId: figure })}, '')`.execute(
    db(),
  )
  const noted = async () =>
    (await db().selectFrom('media_uses').select('mediaId').where('itemId', '=', item).execute()).map(
      (use) => use.mediaId,
    )
  expect(name).toHaveLength(22)
  expect(await noted()).toEqual([figure])
  await db().deleteFrom('items').where('id', '=', item).execute()
  expect(await noted()).toEqual([])
})
