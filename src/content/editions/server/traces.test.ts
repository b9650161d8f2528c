import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { auditOf, movesSite } from '../../server/test-traces.ts'
import { systemContext } from '#platform/server/context.ts'
import type { Block } from '../../blocks/nodes/block.ts'
import type { Article, Item } from '../../contract.ts'
import { keepMissingTitles } from '../../items/server/titles.ts'
import am from '../../server/locales/am.json' with { type: 'json' }
import en from '../../server/locales/en.json' with { type: 'json' }
import {
  documentOf,
  paragraph,
  startAuthoring,
  type Author,
  type Problem,
} from '../../server/test-authoring.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

const at = (id: string) => `/api/admin/items/${id}/editions/en`
const moveTo = (id: string, state: string) =>
  author.browser.send<Item & Problem>('PUT', `${at(id)}/state`, { state })

describe('what an editor does', () => {
  test('is written down step by step, and moves the site only where readers see it', async () => {
    const { id } = await author.start('blog', 'Traced')
    const publishAt = site.services.clock() + 600_000
    const steps: [boolean, () => Promise<unknown>][] = [
      [false, () => author.save(id, 'en', { title: 'Traced' })],
      [false, () => author.change(id, { level: 'beginner' })],
      [false, () => moveTo(id, 'in_review')],
      [false, () => author.publish(id, 'en', { publishAt })],
      [true, () => author.publish(id, 'en')],
      [true, () => author.change(id, { level: 'advanced' })],
      [true, () => author.browser.send('DELETE', `/api/admin/items/${id}`)],
      [true, () => author.browser.send('POST', `/api/admin/items/${id}/restoration`)],
      [true, () => moveTo(id, 'archived')],
      [false, () => moveTo(id, 'draft')],
      [false, () => author.browser.send('DELETE', `/api/admin/items/${id}`)],
    ]
    const moved = []
    for (const [, step] of steps) moved.push(await movesSite(site, step))
    expect(moved).toEqual(steps.map(([moves]) => moves))

    const { deletedAt } = await author.read(id)
    site.advance(1000)
    expect((await author.browser.send('DELETE', `/api/admin/items/${id}`)).status).toBe(204)
    expect((await author.read(id)).deletedAt).toBe(deletedAt)

    const title = 'Traced'
    const to = (from: string, to: string) => ({ title, language: 'en', from, to })
    expect(await auditOf(site, id)).toEqual([
      ['edition.published', 'blog', { title, language: 'en', revision: 2, visibleFrom: expect.any(Number) }],
      ['edition.scheduled', 'blog', { title, language: 'en', revision: 2, visibleFrom: publishAt }],
      ['edition.state_changed', 'blog', to('draft', 'in_review')],
      ['edition.state_changed', 'blog', to('published', 'archived')],
      ['edition.state_changed', 'blog', to('archived', 'draft')],
      ['item.binned', 'blog', { title }],
      ['item.binned', 'blog', { title }],
      ['item.changed', 'blog', { title, fields: 'level' }],
      ['item.changed', 'blog', { title, fields: 'level' }],
      ['item.created', 'blog', { title }],
      ['item.restored', 'blog', { title }],
    ])
  })

  test('names an item in the editor’s language, or in the other one where it has no title', async () => {
    const { browser } = author
    const bin = async (am: string, en: string) => {
      const { id } = await author.start('blog', 'Begun')
      await author.save(id, 'am', { title: am })
      await author.save(id, 'en', { title: en })
      await browser.send('DELETE', `/api/admin/items/${id}`)
      return (await auditOf(site, id)).find(([event]) => event === 'item.binned')?.[2]
    }
    browser.cookies.set('language', 'am')
    const named = [await bin('አማርኛ', 'English'), await bin('', 'English'), await bin('', '')]
    browser.cookies.delete('language')
    expect(named).toEqual([{ title: 'አማርኛ' }, { title: 'English' }, { title: '' }])
  })

  test('with what does not exist is not found, by its name', async () => {
    const { browser } = author
    const nowhere = '/api/admin/items/nowhere'
    const answers = [
      [await browser.get<Problem>(nowhere), 'item'],
      [await browser.send<Problem>('PATCH', nowhere, { version: 1 }), 'item'],
      [await browser.send<Problem>('DELETE', nowhere), 'item'],
      [await author.save('nowhere', 'en', {}, { basedOn: 0 }), 'item'],
      [await author.publish('nowhere', 'en', { revision: 1 }), 'edition'],
      [await moveTo('nowhere', 'archived'), 'edition'],
    ] as const
    for (const [{ status, json }, noun] of answers)
      expect([status, json.code]).toEqual([404, `${noun}.not_found`])
  })

  test('over somebody else’s text shows theirs, in its language', async () => {
    const { id } = await author.post('blog', { en: 'English', am: 'አማርኛ' })
    for (const language of ['en', 'am'] as const) {
      const late = await author.publish(id, language, { revision: 9 })
      expect(late.json.code).toBe('edition.changed')
      expect(late.json.details.theirs).toMatchObject({ language })
    }
  })

  test('leaves the date that a text brought along, until it is published or scheduled', async () => {
    const { id } = await author.start('blog', 'Came from elsewhere')
    await author.save(id, 'en', { title: 'Came from elsewhere' })
    const firstPublishedAt = site.services.clock() + 86_400_000
    const { db } = site.services.connection
    await db.updateTable('editions').set({ firstPublishedAt }).where('itemId', '=', id).execute()
    const stored = async () =>
      (await db.selectFrom('editions').selectAll().where('itemId', '=', id).executeTakeFirst())
        ?.firstPublishedAt
    await moveTo(id, 'in_review')
    expect(await stored()).toBe(firstPublishedAt)
    await author.publish(id, 'en', { publishAt: firstPublishedAt })
    await moveTo(id, 'draft')
    expect(await stored()).toBe(null)
  })
})

describe('what readers get of a text', () => {
  const cell = { colspan: 1, rowspan: 1, colwidth: null, align: null }
  const blocks: Block[] = [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Head' }] },
    ...(['info', 'warning', 'risk'] as const).map((tone) => ({
      type: 'callout' as const,
      attrs: { tone, title: '' },
      content: [paragraph('Words')],
    })),
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', attrs: cell, content: [paragraph('Price')] }] },
        { type: 'tableRow', content: [{ type: 'tableCell', attrs: cell, content: [paragraph('12')] }] },
      ],
    },
  ]

  test.each([
    ['en', en],
    ['am', am],
  ] as const)('names its parts in its own language: %s', async (language, words) => {
    const title = language === 'en' ? 'Parts' : 'ክፍሎች'
    const post = await author.post('blog', { [language]: title }, { body: documentOf(...blocks) })
    const { json } = await site.browser().get<{ article: Article }>(`/api/blogs/${post.id}?lang=${language}`)
    const named = [
      words.headingLink.replace('{heading}', 'Head'),
      words.table.replace('{number}', '1'),
      words['callout.info'],
      words['callout.warning'],
      words['callout.risk'],
    ]
    for (const name of named) expect(json.article.html).toContain(name)
  })

  test('notes each term that it marks once, so that its page can say where it stands', async () => {
    const term = await author.post('term', { en: 'Tick' })
    const words: Block = {
      type: 'paragraph',
      content: [{ type: 'text', text: 'ticks', marks: [{ type: 'term', attrs: { termId: term.id } }] }],
    }
    const body = documentOf(words, words)
    const post = await author.post('blog', { en: 'About ticks' }, { body })
    const rows = await site.services.connection.db
      .selectFrom('term_marks')
      .innerJoin('publications', 'publications.id', 'term_marks.publicationId')
      .select(['publications.itemId', 'term_marks.termId'])
      .where('term_marks.termId', '=', term.id)
      .execute()
    expect(rows).toEqual([{ itemId: post.id, termId: term.id }])
  })
})

test('an item is found in tables by what its titles say now, and by its address', async () => {
  const { id } = await author.start('page', 'Sesame')
  const find = async (q: string) => {
    const { json } = await author.browser.get<{ items: Item[] }>(`/api/admin/items?kind=page&q=${q}`)
    return json.items.map((item) => item.id)
  }
  await author.change(id, { slug: 'oilseeds' })
  expect([await find('sesame'), await find('oilseeds')]).toEqual([[id], [id]])
  await author.save(id, 'en', { title: 'Coffee' })
  await author.save(id, 'am', { title: 'ቡና' })
  expect([await find('sesame'), await find('coffee'), await find('ቡና')]).toEqual([[], [id], [id]])
  await author.save(id, 'am', { title: 'ሰሊጥ' })
  expect([await find('ቡና'), await find('ሰሊጥ'), await find('coffee')]).toEqual([[], [id], [id]])
})

test('titles of before there was a search are kept in steps, all of them once', async () => {
  const titles = Array.from({ length: 101 }, (_, count) => `Earlier ${count}`)
  for (const title of titles) await author.start('page', title)
  const { db } = site.services.connection
  await db.deleteFrom('title_words').execute()
  await db.updateTable('items').set({ titlesVersion: 0 }).execute()
  const { count } = await db
    .selectFrom('items')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const ctx = systemContext(site.services, 'test')
  expect(await keepMissingTitles(ctx)).toBe(Number(count))
  const { json } = await author.browser.get<{ items: Item[] }>('/api/admin/items?kind=page&q=earlier%20100')
  expect(json.items).toHaveLength(1)
  expect(await keepMissingTitles(ctx)).toBe(0)
})
