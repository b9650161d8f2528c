import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { findEdition, insertEdition, updateEditionAt } from '#content/records/server/editions-store.ts'
import { columnsOfText, textOfColumns } from '#content/records/server/stored-text.ts'
import { editionOf } from '#content/server/test-authoring.ts'
import type { Database } from '#platform/database/connect.ts'
import { applyBrought, bringImport } from '../../imports/test-imports.ts'
import { startCarrying, type Carrier } from '../test-archive.ts'

let site: TestApp
let carrier: Carrier
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  carrier = await startCarrying(site)
})
afterAll(() => site.close())

const readers = async (id: string, language: string) =>
  (await site.browser().get<{ article: { title: string } }>(`/api/blogs/${id}?lang=${language}`)).json.article

/** Whether somebody waits for what another transaction has written. */
async function isWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

// SQLite has one writer, so that nobody writes while an import does.
const onPostgres = test.runIf(process.env.TEST_ENGINE === 'postgres')

/** An archive is imported in the moment in which somebody saves a text of the post that it brings. */
async function importWhile(zip: Uint8Array, save: (db: Database) => Promise<boolean>) {
  const { db } = site.services.connection
  const { browser } = carrier.author
  const looked = await bringImport(browser, { purpose: 'archive', name: 'content.zip', content: zip })
  expect(looked.json.report.items.map(({ action }) => action)).toEqual(['update'])
  const { applying } = await db.transaction().execute(async (transaction) => {
    expect(await save(transaction)).toBe(true)
    const applying = applyBrought(browser, looked.json)
    await vi.waitUntil(() => isWaiting(db), { timeout: 20_000 })
    return { applying }
  })
  const { status, json } = await applying
  return [status, json.code]
}

onPostgres('a text that is saved in the moment of its import stays, and nothing is published', async () => {
  const { author } = carrier
  const { id } = await author.post('blog', { en: 'Coffee' })
  const zip = await carrier.takeOut(`?ids=${id}`)
  await author.save(id, 'en', { title: 'Second' })
  const { revision } = editionOf(await author.publish(id, 'en').then(() => author.read(id)), 'en')!
  const typed = { title: 'Typed meanwhile', revision: revision + 1 }
  const told = await importWhile(zip, (db) =>
    updateEditionAt(db, { itemId: id, language: 'en', revision }, typed),
  )
  expect(told).toEqual([409, 'import.site_changed'])
  expect(editionOf(await author.read(id), 'en')).toMatchObject(typed)
  expect((await readers(id, 'en')).title).toBe('Second')
})

onPostgres(
  'a language that is begun in the moment of its import stays, and nothing is published',
  async () => {
    const { author } = carrier
    const { id } = await author.post('blog', { en: 'Sesame', am: 'ሰሊጥ' })
    const zip = await carrier.takeOut(`?ids=${id}`)
    await site.services.connection.db
      .deleteFrom('publications')
      .where('itemId', '=', id)
      .where('language', '=', 'am')
      .execute()
    for (const table of ['revisions', 'editions'] as const)
      await site.services.connection.db
        .deleteFrom(table)
        .where('itemId', '=', id)
        .where('language', '=', 'am')
        .execute()
    const own = await findEdition(site.services.connection.db, { itemId: id, language: 'en' })
    const text = { ...columnsOfText(textOfColumns(own!)), title: 'የተጀመረ' }
    const told = await importWhile(zip, (db) =>
      insertEdition(db, { itemId: id, language: 'am', ...text, updatedAt: 1 }),
    )
    expect(told).toEqual([409, 'import.site_changed'])
    expect(editionOf(await author.read(id), 'am')).toMatchObject({ title: 'የተጀመረ', state: 'draft' })
  },
)
