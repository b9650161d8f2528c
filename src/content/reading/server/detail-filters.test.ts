import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { contentKinds } from '#content/kinds.ts'
import { migrate } from '#platform/database/migrate.ts'
import { migrateAnewTo } from '#platform/database/testing/test-former-schema.ts'
import { listeningTo, planOf as planIn } from '#platform/database/testing/test-query-plans.ts'
import { newId } from '#platform/ids.ts'
import { rulesOf } from '../../server/kind-rules.ts'
import { selectItemsCharting } from '../../records/server/charts-in-texts-store.ts'
import { selectItems } from '../../records/server/item-list-store.ts'
import { selectUnkeptTitles } from '../../records/server/titles-store.ts'
import { areAllIndexed } from '../../search/server/documents-store.ts'
import { selectPublished } from './published-store.ts'

let site: TestApp
const db = () => site.services.connection.db
const listening = () => listeningTo(site.services.connection)
const planOf = (node: Parameters<typeof planIn>[1]) => planIn(site.services.connection, node)

beforeAll(async () => {
  site = await createTestApp()
})

afterAll(() => site.close())

/** Every kind with each detail that it names, once the site has told the rules. */
function filtered() {
  return contentKinds.flatMap((kind) => {
    const names = Object.keys(rulesOf(kind).filtered ?? {})
    return names.map((name) => ({ kind, name, rules: rulesOf(kind) }))
  })
}

describe('a detail by which lists are filtered', () => {
  test('is one that its kind may have, and so is what it means when it is missing', () => {
    expect(filtered().length).toBeGreaterThan(3)
    for (const { name, rules } of filtered()) {
      expect(rules.details.safeParse(rules.filtered).success).toBe(true)
      expect(rules.details.safeParse({ [`${name}s`]: 1 }).error?.issues).toMatchObject([
        { code: 'unrecognized_keys' },
      ])
    }
  })

  test('is a column that follows it', async () => {
    for (const { kind, name } of filtered()) {
      const id = newId()
      await db().insertInto('items').values({ id, kind, slug: id, createdAt: 1, updatedAt: 1 }).execute()
      expect(await columnOf(id, name)).toBe(null)
      for (const value of ['one', 'ሁለት "ሦስት"', null, 7, 'last']) {
        await writeDetails(id, JSON.stringify({ [name]: value, other: 'kept' }))
        expect(await columnOf(id, name)).toBe(typeof value === 'string' ? value : null)
      }
    }
  })

  test('is missing, and stands in no way, where the details cannot be read', async () => {
    const id = newId()
    const values = { id, kind: 'resource', slug: id, createdAt: 1, updatedAt: 1 }
    await db().insertInto('items').values(values).execute()
    for (const details of ['', '[]', '"resourceType"', '{"resourceType":{"resourceType":"link"}}']) {
      await writeDetails(id, details)
      expect(await columnOf(id, 'resourceType')).toBe(null)
    }
    await writeDetails(id, String.raw`{"url":"https://a.example/\ud800"}`)
    expect(await columnOf(id, 'resourceType')).toBe(null)
  })

  function columnOf(id: string, name: string): Promise<unknown> {
    return sql<{ value: unknown }>`select ${sql.ref(name)} as value from items where id = ${id}`
      .execute(db())
      .then(({ rows }) => rows[0]?.value)
  }

  async function writeDetails(id: string, details: string): Promise<void> {
    await db().updateTable('items').set({ details }).where('id', '=', id).execute()
  }
})

test('a list of one type of resource is read from an index', async () => {
  await db().insertInto('tags').values({ id: 't', slug: 't', labelEn: 't', labelAm: 't' }).execute()
  for (let first = 100; first < 900; first += 100) {
    const numbers = Array.from({ length: 100 }, (_, index) => first + index)
    await db().insertInto('items').values(numbers.map(itemOf)).execute()
    await db().insertInto('publications').values(numbers.map(textOf)).execute()
    await db().insertInto('item_tags').values(numbers.map(tagOf)).execute()
  }
  await sql`analyze`.execute(db())
  const list = () =>
    selectPublished(asked.db, {
      now: 2,
      language: 'en',
      kinds: ['resource'],
      details: [{ name: 'resourceType', oneOf: ['link'], orMissing: false }],
      order: 'order',
      limit: 13,
    })
  const asked = listening()
  expect((await list()).map(({ id }) => id).slice(0, 3)).toEqual(['r100', 'r200', 'r300'])
  expect(await planOf(asked.last())).toContain('items_resourceType_idx')
})

test('a list of a tag that many carry is read in its order, however many they are', async () => {
  const asked = listening()
  const wanted = { now: 2, language: 'en', kinds: ['resource'], order: 'newest', limit: 3 } as const
  const found = await selectPublished(asked.db, { ...wanted, tagIds: ['t'], areTagsRare: false })
  expect(found.map(({ id }) => id)).toEqual(['r899', 'r898', 'r897'])
  const plan = await planOf(asked.last())
  expect(plan).toContain('tagged_texts_list_idx')
  expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
})

test('the few drafts and the few featured among many are read from an index', async () => {
  await db()
    .updateTable('items')
    .set({ stateEn: 'published', stateAm: 'published' })
    .where('kind', '=', 'resource')
    .execute()
  await db().updateTable('items').set({ stateEn: 'draft', featured: 1 }).where('id', '=', 'r200').execute()
  await sql`analyze`.execute(db())
  const drafts = listening()
  const wanted = {
    kind: 'resource',
    state: 'draft',
    sort: 'updated',
    direction: 'desc',
    language: 'en',
  } as const
  const found = await selectItems(drafts.db, { ...wanted, inBin: false, now: 2 }, { limit: 20 })
  expect(found.rows.map(({ id }) => id)).toEqual(['r200'])
  expect(await planOf(drafts.first())).toContain('items_unpublished_idx')
  const featured = listening()
  const front = {
    kinds: ['resource'],
    featured: true,
    order: 'featured',
    now: 2,
    language: 'en',
    limit: 9,
  } as const
  expect((await selectPublished(featured.db, front)).map(({ id }) => id)).toEqual(['r200'])
  expect(await planOf(featured.first())).toContain('items_featured_idx')
  // Statistics say then of every index but this one that it leads to something.
  await db().updateTable('items').set({ featured: 0 }).execute()
  await sql`analyze`.execute(db())
  const none = listening()
  const kinds = ['blog', 'learn', 'course', 'resource'] as const
  expect(await selectPublished(none.db, { ...front, kinds })).toEqual([])
  expect(await planOf(none.first())).toContain('items_featured_idx')
})

test('a start looks into indexes, not through every text', async () => {
  const start = listening()
  await selectUnkeptTitles(start.db, 10)
  expect(await planOf(start.last())).toContain('items_titles_idx')
  expect(await areAllIndexed(start.db, { version: 1, kinds: ['resource'] })).toBe(false)
  expect(await planOf(start.last())).toContain('search_documents_version_idx')
})

test('the few texts that draw on a data set are found without reading every text', async () => {
  const chart = `<figure data-chart="{&quot;dataSet&quot;:&quot;d_1&quot;}"></figure>`
  await db().updateTable('publications').set({ html: chart }).where('id', '=', 'p300').execute()
  await sql`analyze`.execute(db())
  const asked = listening()
  const found = await selectItemsCharting(asked.db, { id: 'd_1', now: 2 })
  expect(found.map(({ id }) => id)).toEqual(['r300'])
  expect(await selectItemsCharting(asked.db, { id: 'd%1', now: 2 })).toEqual([])
  expect(await planOf(asked.first())).toContain('publications_charts_idx')
})

/** A file, or every hundredth time a link. */
function itemOf(number: number) {
  const id = `r${number}`
  const details = JSON.stringify({ resourceType: number % 100 === 0 ? 'link' : 'file' })
  return { id, kind: 'resource', slug: id, sortOrder: number, details, createdAt: 1, updatedAt: 1 }
}

function tagOf(number: number) {
  return { itemId: `r${number}`, tagId: 't' }
}

function textOf(number: number) {
  const said = { title: 'A resource', excerpt: '', seoTitle: '', seoDescription: '', searchText: '' }
  const shown = { html: '', headings: '[]', extras: '{}', minutes: 1, publishedAt: 1, visibleFrom: 1 }
  const of = { itemId: `r${number}`, kind: 'resource', language: 'en' as const, revision: 1 }
  return { id: `p${number}`, ...of, ...said, ...shown }
}

test('what was written before the columns came stands in them after the migration', async () => {
  await migrateAnewTo(site.services.connection, '0020-search-index')
  const written = {
    link: '{"url":"https://a.example","resourceType":"link"}',
    closed: '{"enrolment":"closed","progression":"sequential"}',
    members: '{"audience":"signed-in"}',
    none: '{}',
    odd: String.raw`{"resourceType":"link","url":"https://a.example/\ud800`,
  }
  for (const [id, details] of Object.entries(written))
    await sql`insert into items (id, kind, slug, details, "createdAt", "updatedAt")
      values (${id}, 'resource', ${id}, ${details}, 1, 1)`.execute(db())
  await migrate(db())
  const columns = ['resourceType', 'audience', 'enrolment', 'progression'] as const
  const rows = await db().selectFrom('items').select(columns).orderBy('id').execute()
  expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
    [null, null, 'closed', 'sequential'],
    ['link', null, null, null],
    [null, 'signed-in', null, null],
    [null, null, null, null],
    [null, null, null, null],
  ])
})
