import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type Json, type TestApp } from '#app/server/test-app.ts'
import type { Item, ItemRow } from '../../contract.ts'
import {
  documentOf,
  editionOf,
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

describe('starting and saving', () => {
  test('an item starts as a draft in one language, with an address made from its title', async () => {
    const item = await author.start('blog', 'How to Read a Chart: Part 1')
    expect(item).toMatchObject({
      kind: 'blog',
      slug: 'how-to-read-a-chart-part-1',
      version: 1,
      featured: false,
      listed: true,
      access: 'public',
      deletedAt: null,
    })
    expect(item.editions).toHaveLength(1)
    expect(editionOf(item, 'en')).toMatchObject({
      state: 'draft',
      revision: 1,
      publishedRevision: null,
      isChanged: false,
      isStale: false,
      updatedByName: 'A test admin',
    })
  })

  test('an Amharic title is spelled in Latin letters for the address', async () => {
    expect((await author.start('blog', 'ሰላም ለኢትዮጵያ ነጋዴዎች', { language: 'am' })).slug).toBe(
      'selam-leityopya-negadiewoch',
    )
    expect((await author.start('blog', 'Risk — አደጋ', { language: 'am' })).slug).toMatch(/^risk-adega$/)
    expect((await author.start('blog', '???')).slug).toBe('blog')
  })

  test('equal titles get numbered addresses, in each kind anew', async () => {
    const slugs = []
    for (let count = 0; count < 3; count++) slugs.push((await author.start('blog', 'Same title')).slug)
    expect(slugs).toEqual(['same-title', 'same-title-2', 'same-title-3'])
    expect((await author.start('learn', 'Same title')).slug).toBe('same-title')
  })

  test('a new item stands after its neighbours', async () => {
    const track = await author.collection('track', 'Neighbourhood')
    const started = []
    for (const title of ['One', 'Two'])
      started.push(await author.start('learn', title, { collectionId: track.id }))
    await author.change(started[1]!.id, { sortOrder: 8 })
    started.push(await author.start('learn', 'Three', { collectionId: track.id }))
    expect(started.map((item) => item.sortOrder)).toEqual([1, 2, 9])
  })

  test('fifty people who start one title at once get fifty addresses', async () => {
    const items = await Promise.all(Array.from({ length: 50 }, () => author.start('blog', 'All at once')))
    expect(new Set(items.map((item) => item.slug)).size).toBe(50)
    const plain = /^all-at-once(-[2-9]|-[1-4]\d)?$/
    const others = items.filter(({ slug }) => !plain.test(slug)).map(({ slug }) => slug)
    expect(others).not.toEqual([])
    for (const slug of others) expect(slug).toMatch(/^all-at-once-[a-z0-9]{15,}$/)
  })

  test('saving makes a new revision and keeps the words as they are, trimmed', async () => {
    const { id } = await author.start('blog', 'A draft')
    const { status, json } = await author.save(id, 'en', {
      title: '  የገበያ ዋጋ ',
      excerpt: 'ምን',
      body: 'ሰላም <b>ነው</b>',
    })
    expect(status).toBe(200)
    expect(editionOf(json, 'en')).toMatchObject({
      title: 'የገበያ ዋጋ',
      excerpt: 'ምን',
      revision: 2,
      body: documentOf(paragraph('ሰላም <b>ነው</b>')),
    })
  })

  test('a draft may be incomplete', async () => {
    const { id } = await author.start('blog', 'Nearly nothing')
    expect(
      (await author.save(id, 'en', { title: '', excerpt: '', body: documentOf({ type: 'paragraph' }) }))
        .status,
    ).toBe(200)
  })

  test('saving over a newer revision is refused and shows their text', async () => {
    const { id } = await author.start('blog', 'Contested')
    await author.save(id, 'en', { title: 'Theirs' }, { basedOn: 1 })
    const late = await author.save(id, 'en', { title: 'Mine' }, { basedOn: 1 })
    expect([late.status, late.json.code]).toEqual([409, 'edition.changed'])
    const { user } = (await author.browser.get('/api/session')).json
    expect(late.json.details.theirs).toMatchObject({
      title: 'Theirs',
      revision: 2,
      language: 'en',
      updatedBy: user!.uid,
      updatedByName: 'A test admin',
    })
    expect(editionOf(await author.read(id), 'en')?.title).toBe('Theirs')
  })

  test('of twenty who save one revision at once, one wins and the others see the winner', async () => {
    const { id } = await author.start('blog', 'Rush')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => author.save(id, 'en', { title: `Writer ${at}` }, { basedOn: 1 })),
    )
    const won = answers.filter((answer) => answer.status === 200)
    expect(won).toHaveLength(1)
    const title = editionOf(won[0]!.json, 'en')?.title
    const lost = answers.filter((answer) => answer.status === 409)
    expect(lost).toHaveLength(19)
    expect(lost.every((answer) => answer.json.details.theirs.title === title)).toBe(true)
    expect(editionOf(await author.read(id), 'en')).toMatchObject({ title, revision: 2 })
  })

  test('of ten who add the other language at once, one wins', async () => {
    const { id } = await author.start('blog', 'Rush for Amharic')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => author.save(id, 'am', { title: `ጸሐፊ ${at}` }, { basedOn: 0 })),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
  })

  test('an edition of an item that does not exist cannot be saved', async () => {
    expect((await author.save('nothing', 'en', {}, { basedOn: 0 })).status).toBe(404)
  })

  test('a body that the editor would not write is refused at its place', async () => {
    const { id } = await author.start('blog', 'Odd body')
    const send = (body: unknown) =>
      author.browser.send<Problem>('PUT', `/api/admin/items/${id}/editions/en`, {
        basedOn: 1,
        text: { title: 'x', body },
      })
    const script = await send({ type: 'doc', content: [{ type: 'script', content: [] }] })
    expect([script.status, script.json.fields]).toEqual([
      422,
      { 'text.body.content.0.type': 'block.unknown' },
    ])
    const inside = (...content: unknown[]) => ({ type: 'doc', content })
    const run = (mark: object) => ({ type: 'text', text: 'x', marks: [mark] })
    const line = (...content: unknown[]) => ({ type: 'paragraph', content })
    const refusals: [unknown, Record<string, string>][] = [
      [
        inside(line(), line(run({ type: 'link', attrs: { href: 'javascript:alert(1)' } }))),
        { 'text.body.content.1.content.0.marks.0.attrs.href': 'link.unsafe' },
      ],
      [
        inside({ type: 'blockquote', content: [line(run({ type: 'underline' }))] }),
        { 'text.body.content.0.content.0.content.0.marks.0.type': 'mark.unknown' },
      ],
      [inside(line({ type: 'image' })), { 'text.body.content.0.content.0.type': 'inline.unknown' }],
      [
        inside(line(), { type: 'heading', attrs: { level: 1 } }),
        { 'text.body.content.1.attrs.level': 'heading.level' },
      ],
      [
        inside({ type: 'figureImage', attrs: { mediaId: 'upload:1', alt: '', caption: '' } }),
        { 'text.body.content.0.attrs.mediaId': 'media.invalid' },
      ],
    ]
    for (const [body, fields] of refusals) {
      const answer = await send(body)
      expect([answer.status, answer.json.fields]).toEqual([422, fields])
    }
    const styled = await send(inside({ type: 'paragraph', attrs: { style: 'color:red' } }))
    expect([styled.status, Object.keys(styled.json.fields ?? {})]).toEqual([
      422,
      ['text.body.content.0.attrs'],
    ])
    expect((await send('<p>raw</p>')).status).toBe(422)
  })
})

describe('revisions', () => {
  test('an explicit save is kept, an automatic one is not, and fifty stay', async () => {
    const { id } = await author.start('blog', 'Kept')
    const kept = () =>
      site.services.connection.db
        .selectFrom('revisions')
        .select('revision')
        .where('itemId', '=', id)
        .orderBy('revision')
        .execute()
    await author.save(id, 'en', {}, { basedOn: 1 })
    await author.save(id, 'en', {}, { basedOn: 2 })
    expect(await kept()).toEqual([])
    for (let revision = 2; revision <= 60; revision++)
      await author.save(id, 'en', { title: `Take ${revision}` }, { basedOn: revision, keep: true })
    const rows = await kept()
    expect(rows).toHaveLength(50)
    expect([rows[0]?.revision, rows.at(-1)?.revision]).toEqual([12, 61])
  })

  test('publishing keeps what was published', async () => {
    const { id } = await author.post('blog', { en: 'Published and kept' })
    const rows = await site.services.connection.db
      .selectFrom('revisions')
      .select(['revision', 'title'])
      .where('itemId', '=', id)
      .execute()
    expect(rows).toEqual([{ revision: 2, title: 'Published and kept' }])
  })
})

describe('translation', () => {
  test('a translation is stale once its original moves on, and fresh when it follows', async () => {
    const { id } = await author.start('blog', 'Original')
    const translated = await author.save(id, 'am', { title: 'ትርጉም' }, { translatedFrom: 1 })
    expect(editionOf(translated.json, 'am')).toMatchObject({
      basedOnRevision: 1,
      isStale: false,
      revision: 1,
    })
    const moved = await author.save(id, 'en', { title: 'Original, again' })
    expect(editionOf(moved.json, 'am')?.isStale).toBe(true)
    expect(editionOf(moved.json, 'en')?.isStale).toBe(false)
    const other = await author.save(id, 'am', { title: 'ትርጉም፣ እንደገና' })
    expect(editionOf(other.json, 'am')).toMatchObject({ isStale: true, basedOnRevision: 1 })
    const followed = await author.save(id, 'am', { title: 'አዲስ ትርጉም' }, { translatedFrom: 2 })
    expect(editionOf(followed.json, 'am')).toMatchObject({ isStale: false, basedOnRevision: 2 })
  })
})

describe('language-neutral fields', () => {
  test('are changed together and come back as they were sent', async () => {
    const tag = await author.tag('Saving money')
    const { id } = await author.start('resource', 'A worksheet')
    const fields = {
      level: 'beginner',
      market: 'ESX',
      riskLevel: 'low',
      featured: true,
      listed: false,
      access: 'signed-in',
      sortOrder: 7,
      tags: [tag],
      authors: ['አበበ', 'Sara'],
      reviewedOn: '2026-11-01',
      reviewEveryDays: 90,
      details: { resourceType: 'link', url: 'https://nbe.gov.et' },
      sources: [{ title: 'NBE', url: 'https://nbe.gov.et', date: '2026-01-02' }],
    } as const
    expect(await author.change(id, structuredClone(fields) as never)).toMatchObject({ ...fields, version: 2 })
  })

  test('are refused when somebody changed them meanwhile, with what they are now', async () => {
    const { id } = await author.start('blog', 'Neutral')
    await author.change(id, { featured: true })
    const late = await author.browser.send<Problem>('PATCH', `/api/admin/items/${id}`, {
      version: 1,
      level: 'advanced',
    })
    expect([late.status, late.json.code]).toEqual([409, 'item.changed'])
    expect(late.json.details.current).toMatchObject({ id, version: 2, featured: true, level: null })
  })

  test('of ten changes at once one wins, and the others see it', async () => {
    const { id } = await author.start('blog', 'Neutral rush')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        author.browser.send<Item & Problem>('PATCH', `/api/admin/items/${id}`, { version: 1, sortOrder: at }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const lost = answers.filter((answer) => answer.status === 409)
    expect(lost).toHaveLength(9)
    expect(lost.every((answer) => answer.json.details.current.version === 2)).toBe(true)
  })

  test.each([
    [{ slug: 'Not A Slug' }, { slug: 'invalid_slug' }],
    [{ slug: '' }, { slug: 'required' }],
    [{ coverId: 'nowhere' }, { coverId: 'unknown' }],
    [{ collectionId: 'nowhere' }, { collectionId: 'unknown' }],
    [{ level: 'expert' }, { level: 'invalid' }],
    [{ reviewedOn: 'yesterday' }, { reviewedOn: 'invalid_date' }],
    [{ reviewedOn: '2026-99-99' }, { reviewedOn: 'invalid_date' }],
    [{ reviewedOn: '2026-02-29' }, { reviewedOn: 'invalid_date' }],
    [{ pinnedUntil: 8.64e15 + 1 }, { pinnedUntil: 'too_big' }],
    [{ pinnedUntil: Date.UTC(10_000, 0) }, { pinnedUntil: 'too_big' }],
    [{ pinnedUntil: -8.64e15 - 1 }, { pinnedUntil: 'too_small' }],
    [{ sources: [{ title: 'x', url: 'javascript:alert(1)' }] }, { 'sources.0.url': 'invalid_url' }],
    [
      { sources: [{ title: 'x', url: 'https://nbe.gov.et', date: '2026-02-30' }] },
      { 'sources.0.date': 'invalid_date' },
    ],
    [{ tags: ['no-such-tag'] }, { tags: 'unknown' }],
    [{ createdAt: 1 }, { createdAt: 'unknown_field' }],
  ])('%j is refused', async (fields, refusal) => {
    const { id } = await author.start('blog', 'Strict')
    const answer = await author.browser.send<Problem>('PATCH', `/api/admin/items/${id}`, {
      version: 1,
      ...fields,
    })
    expect([answer.status, answer.json.fields]).toEqual([422, refusal])
  })

  test('an address of another item is refused, also an earlier one; an own earlier one is not', async () => {
    const first = await author.start('blog', 'Address one')
    const second = await author.start('blog', 'Address two')
    await author.change(first.id, { slug: 'address-one-moved' })
    const patch = (slug: string) =>
      author.browser.send<Problem>('PATCH', `/api/admin/items/${second.id}`, { version: 1, slug })
    for (const slug of ['address-one', 'address-one-moved']) {
      const answer = await patch(slug)
      expect([answer.status, answer.json.fields]).toEqual([422, { slug: 'taken' }])
    }
    expect((await author.change(first.id, { slug: 'address-one' })).slug).toBe('address-one')
    expect((await author.start('blog', 'Address one moved')).slug).toBe('address-one-moved-2')
  })

  test('an address that stays is no earlier one', async () => {
    const { id, slug } = await author.start('blog', 'Stays here')
    await author.change(id, { slug })
    await author.change(id, { featured: true })
    const { db } = site.services.connection
    const earlier = () => db.selectFrom('item_slugs').select('slug').where('itemId', '=', id).execute()
    expect(await earlier()).toEqual([])
    await author.change(id, { slug: 'moves-on' })
    expect(await earlier()).toEqual([{ slug }])
    await author.change(id, { slug })
    expect(await earlier()).toEqual([{ slug: 'moves-on' }])
  })

  test('numbers that no column holds are refused or conflict, and are no failure', async () => {
    const { id } = await author.start('blog', 'Large numbers')
    const large = Number.MAX_SAFE_INTEGER
    const answers = [
      await author.browser.send('PATCH', `/api/admin/items/${id}`, { version: large, featured: true }),
      await author.save(id, 'en', {}, { basedOn: large }),
      await author.save(id, 'en', {}, { translatedFrom: large }),
      await author.publish(id, 'en', { revision: large }),
      await author.browser.get('/api/admin/items?kind=blog&page=10000'),
    ]
    for (const { status, text } of answers) expect(status, text).toBeLessThan(500)
  })

  test('a lesson belongs to a course that exists', async () => {
    const start = (parentId?: string) =>
      author.browser.send<Problem>('POST', '/api/admin/items', {
        kind: 'lesson',
        title: 'x',
        language: 'en',
        parentId,
      })
    expect((await start()).json.fields).toEqual({ parentId: 'required' })
    expect((await start('nowhere')).json.fields).toEqual({ parentId: 'unknown' })
  })
})

describe('the bin', () => {
  let item: Item
  beforeEach(async () => {
    item = await author.post('blog', { en: 'Thrown away' })
  })

  test('takes an item from readers at once and gives it back as it was', async () => {
    const reader = site.browser()
    expect((await author.browser.send('DELETE', `/api/admin/items/${item.id}`)).status).toBe(204)
    expect((await reader.get(`/api/blogs/${item.slug}`)).status).toBe(404)
    expect((await reader.get(`/api/blogs/${item.id}`)).status).toBe(404)
    expect(await rows('&bin=1')).toContain(item.id)
    expect(await rows('')).not.toContain(item.id)
    expect((await author.browser.send('POST', `/api/admin/items/${item.id}/restoration`)).status).toBe(204)
    expect((await reader.get(`/api/blogs/${item.slug}`)).status).toBe(200)
    expect(await rows('')).toContain(item.id)
  })

  test('asks for the item that was looked at when somebody changed it in between', async () => {
    const at = (path: string, version: number) => `/api/admin/items/${item.id}${path}?version=${version}`
    const { version } = await author.read(item.id)
    const changed = await author.change(item.id, { featured: true })
    const refused = await author.browser.send<Problem>('DELETE', at('', version))
    expect([refused.status, refused.json.code]).toEqual([409, 'item.changed'])
    expect(refused.json.details.current).toMatchObject({ id: item.id, featured: true, deletedAt: null })
    expect((await author.browser.send('DELETE', at('', changed.version))).status).toBe(204)

    const late = await author.browser.send<Problem>('POST', at('/restoration', version))
    expect([late.status, late.json.code]).toEqual([409, 'item.changed'])
    expect(late.json.details.current.deletedAt).not.toBe(null)
    expect((await author.browser.send('POST', at('/restoration', changed.version))).status).toBe(204)
    expect((await author.read(item.id)).deletedAt).toBe(null)
    expect((await author.browser.send('DELETE', at('', 0))).status).toBe(422)
  })

  test('keeps the address of what lies in it', async () => {
    await author.browser.send('DELETE', `/api/admin/items/${item.id}`)
    expect((await author.start('blog', 'Thrown away')).slug).not.toBe(item.slug)
  })

  test('takes the lessons of a course along, and gives back only those it took', async () => {
    const course = await author.start('course', 'A course')
    const [kept, gone] = await Promise.all(
      [1, 2].map((number) => author.start('lesson', `Lesson ${number}`, { parentId: course.id })),
    )
    const bin = (id: string) => author.browser.send('DELETE', `/api/admin/items/${id}`)
    await bin(gone!.id)
    site.advance(1000)
    await bin(course.id)
    expect((await author.read(kept!.id)).deletedAt).not.toBe(null)
    await author.browser.send('POST', `/api/admin/items/${course.id}/restoration`)
    expect([
      (await author.read(kept!.id)).deletedAt,
      (await author.read(gone!.id)).deletedAt === null,
    ]).toEqual([null, false])
  })

  async function rows(query: string): Promise<string[]> {
    const { json } = await author.browser.get<{ items: ItemRow[] }>(`/api/admin/items?kind=blog${query}`)
    return json.items.map((row) => row.id)
  }
})

describe('the content table', () => {
  let table: TestApp
  let editor: Author
  const ids = async (query: string) => {
    const { status, json } = await editor.browser.get<{ items: ItemRow[]; hasNext: boolean }>(
      `/api/admin/items?kind=faq${query}`,
    )
    expect(status).toBe(200)
    return json.items.map((row) => row.slug)
  }

  beforeAll(async () => {
    table = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
    editor = await startAuthoring(table)
    const topic = await editor.collection('faq_category', 'Account', { titleAm: 'መለያ' })
    await editor.post('faq', { en: 'First question', am: 'አንደኛ ጥያቄ' }, { collectionId: topic.id })
    const second = await editor.start('faq', 'Second question', { collectionId: topic.id })
    const scheduled = await editor.start('faq', 'Third question')
    table.advance(1000)
    await editor.save(second.id, 'en', { title: 'Second question' })
    table.advance(1000)
    await editor.save(scheduled.id, 'en', {})
    await editor.publish(scheduled.id, 'en', { publishAt: table.services.clock() + 60_000 })
  })
  afterAll(() => table.close())

  test('shows the newest change first, with the states of both languages', async () => {
    const { json } = await editor.browser.get<{ items: ItemRow[] }>('/api/admin/items?kind=faq')
    expect(json.items.map((row) => row.slug)).toEqual(['third-question', 'second-question', 'first-question'])
    expect(json.items[2]).toMatchObject({
      collection: { title: 'Account' },
      editions: [
        { language: 'en', state: 'published' },
        { language: 'am', state: 'published', title: 'አንደኛ ጥያቄ' },
      ],
    })
    expect(json.items[0]?.editions[0]).toMatchObject({
      state: 'scheduled',
      publishAt: expect.any(Number) as number,
    })
  })

  test('is searched by title in both languages and by address', async () => {
    expect(await ids('&q=SECOND')).toEqual(['second-question'])
    expect(await ids(`&q=${encodeURIComponent('አንደኛ')}`)).toEqual(['first-question'])
    expect(await ids('&q=third-q')).toEqual(['third-question'])
    expect(await ids('&q=%25')).toEqual(await ids(''))
  })

  test('is filtered by state and language; a scheduled text counts as published once its time has come', async () => {
    expect(await ids('&state=draft')).toEqual(['second-question'])
    expect(await ids('&state=scheduled')).toEqual(['third-question'])
    expect(await ids('&state=published')).toEqual(['first-question'])
    expect(await ids('&am=published')).toEqual(['first-question'])
    table.advance(61_000)
    expect(await ids('&state=scheduled')).toEqual([])
    expect(await ids('&state=published')).toEqual(['third-question', 'first-question'])
  })

  test('is sorted by title and by order', async () => {
    // The third one's title is “A title” by now.
    expect(await ids('&sort=title')).toEqual(['third-question', 'first-question', 'second-question'])
    const { json } = await editor.browser.get<{ items: ItemRow[] }>('/api/admin/items?kind=faq&q=third')
    await editor.change(json.items[0]!.id, { sortOrder: 5 })
    expect((await ids('&sort=order')).at(-1)).toBe('third-question')
  })

  test('comes in pages of 25', async () => {
    for (let count = 0; count < 30; count++) await editor.start('page', `Page ${count}`)
    const page = (number: number) =>
      editor.browser.get<{ items: ItemRow[]; hasNext: boolean; page: number }>(
        `/api/admin/items?kind=page&page=${number}`,
      )
    const [first, second] = [await page(1), await page(2)]
    expect([
      first.json.items.length,
      first.json.hasNext,
      second.json.items.length,
      second.json.hasNext,
      second.json.page,
    ]).toEqual([25, true, 5, false, 2])
  })
})

test('every deed of an editor is in the audit log with who did it', async () => {
  const admin = await signInAs(site, { role: 'admin' })
  const { json } = await admin.browser.send<Item>('POST', '/api/admin/items', {
    kind: 'blog',
    language: 'en',
    title: 'Audited',
  })
  await admin.browser.send('DELETE', `/api/admin/items/${json.id}`)
  const rows = await site.services.connection.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subjectId', '=', json.id)
    .orderBy('event')
    .execute()
  expect(rows.map((row) => [row.event, row.actorId])).toEqual([
    ['item.binned', admin.uid],
    ['item.created', admin.uid],
  ])
})

test('a preview shows what readers would see and keeps nothing', async () => {
  const { id } = await author.start('blog', 'Preview')
  const text = {
    title: 'x',
    body: documentOf({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Head <i>' }] }),
  }
  const { status, json } = await author.browser.send<Record<string, Json>>(
    'POST',
    `/api/admin/items/${id}/editions/en/preview`,
    { text },
  )
  expect(status).toBe(200)
  expect(String(json.html)).toContain('Head &lt;i&gt;')
  expect(editionOf(await author.read(id), 'en')?.revision).toBe(1)
})
