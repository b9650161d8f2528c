import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, withSecondConnection, type Member, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import { newId } from '#platform/ids.ts'
import type { GivenNote, NoteList, PageNotes, ReadingPlace } from '../contract.ts'
import { mostOnPage } from '../limits.ts'
import type { GivenPlace } from './places.ts'

let site: TestSite
let page: Item
let people = 0

beforeAll(async () => {
  site = await createTestSite()
  page = await site.publish({ kind: 'learn', title: 'Reading candles' })
})
afterAll(() => site.close())

const join = () => site.join(`noter-${(people += 1)}@example.com`)

const noteOn = (item: Item, change: Partial<GivenNote> = {}): GivenNote => ({
  kind: 'learn',
  itemId: item.id,
  type: 'highlight',
  language: 'en',
  passage: { quote: 'the body of a candle', before: 'What ', after: '\nshows', position: 12 },
  words: '',
  ...change,
})

const keep = ({ browser }: Member, note: GivenNote, id = newId()) =>
  browser.send('PUT', `/api/notes/${id}`, note).then((answer) => ({ ...answer, id }))
const readPage = async ({ browser }: Member, item: Item) =>
  (await browser.get<PageNotes>(`/api/page-notes/learn/${item.id}`)).json
const search = async ({ browser }: Member, words = '', number = 1) =>
  (await browser.get<NoteList>(`/api/notes?${new URLSearchParams({ q: words, page: `${number}` })}`)).json

const place = (change: Partial<GivenPlace> = {}): GivenPlace => ({
  isEndRead: false,
  language: 'en',
  block: 4,
  blockCount: 10,
  quote: 'The wick',
  readBlocks: ['a1', 'b2'],
  ...change,
})
const putPlace = ({ browser }: Member, item: Item, given: GivenPlace) =>
  browser.send<ReadingPlace>('PUT', `/api/reading-places/learn/${item.id}`, given)

test('a guest has no notes and makes none', async () => {
  const guest = site.browser()
  expect((await guest.get('/api/notes')).status).toBe(401)
  expect((await guest.get(`/api/page-notes/learn/${page.id}`)).status).toBe(401)
  expect((await guest.send('PUT', `/api/notes/${newId()}`, noteOn(page))).status).toBe(401)
  expect((await guest.send('PUT', `/api/reading-places/learn/${page.id}`, place())).status).toBe(401)
})

describe('a note', () => {
  test('is kept with its passage as the text has it, changed by its words, and deleted', async () => {
    const member = await join()
    const { id, status, json } = await keep(member, noteOn(page))
    expect([status, json]).toEqual([200, { isKept: true }])
    const changed = noteOn(page, { words: '  Open and close.\nNot the wick. ', type: 'bookmark' })
    await keep(member, { ...changed, passage: { ...changed.passage, quote: 'something else' } }, id)
    expect((await readPage(member, page)).notes).toEqual([
      {
        id,
        type: 'bookmark',
        language: 'en',
        passage: { quote: 'the body of a candle', before: 'What ', after: '\nshows', position: 12 },
        words: 'Open and close.\nNot the wick.',
        createdAt: expect.any(Number),
      },
    ])
    for (let time = 0; time < 2; time++)
      expect((await member.browser.send('DELETE', `/api/notes/${id}`)).json).toEqual({ isKept: false })
    expect((await readPage(member, page)).notes).toEqual([])
  })

  test('that is brought back is as old as it was; one that is there grows no older', async () => {
    const member = await join()
    const { id } = await keep(member, noteOn(page))
    const ageOf = async (createdAt: number) => {
      await keep(member, noteOn(page, { createdAt }), id)
      return (await readPage(member, page)).notes.map((one) => one.createdAt)
    }
    const [made = 0] = await ageOf(0)
    expect(made).toBeGreaterThan(0)
    await member.browser.send('DELETE', `/api/notes/${id}`)
    expect(await ageOf(made - 60_000)).toEqual([made - 60_000])
    await member.browser.send('DELETE', `/api/notes/${id}`)
    const [later = 0] = await ageOf(Date.parse('9999-01-01'))
    expect(later).toBeLessThan(made + 3_600_000)
  })

  test('sent many times at once, on two machines, is there once', async () => {
    const member = await join()
    const id = newId()
    await withSecondConnection(site, async (other) => {
      const there = { ...member, browser: other(member) }
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => keep(index % 2 ? member : there, noteOn(page), id)),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    })
    expect((await readPage(member, page)).notes.map((one) => one.id)).toEqual([id])
  })

  test('is seen, changed and deleted by nobody else, an administrator included', async () => {
    const member = await join()
    const { id } = await keep(member, noteOn(page, { words: 'mine alone' }))
    for (const other of [await join(), site.admin]) {
      expect(await readPage(other, page)).toEqual({ notes: [], places: [] })
      expect((await search(other, 'mine')).items).toEqual([])
      const answer = await keep(other, noteOn(page, { words: 'theirs' }), id)
      expect([answer.status, answer.json]).toMatchObject([404, { code: 'note.not_found' }])
      await other.browser.send('DELETE', `/api/notes/${id}`)
    }
    expect((await readPage(member, page)).notes).toMatchObject([{ id, words: 'mine alone' }])
  })

  test('is refused on what the reader cannot read, and without a passage', async () => {
    const member = await join()
    const course = await site.publish({
      kind: 'course',
      title: 'Closed doors',
      fields: { details: { enrolment: 'invite' } },
    })
    const lesson = await site.publish({ kind: 'lesson', title: 'Behind them', parentId: course.id })
    const draft = await site.admin.browser.send<Item>('POST', '/api/admin/items', {
      kind: 'blog',
      language: 'en',
      title: 'Not yet',
    })
    const refused = async (note: GivenNote, id?: string) => (await keep(member, note, id)).status
    expect(await refused(noteOn(draft.json, { kind: 'blog' }))).toBe(404)
    expect(await refused(noteOn(lesson, { kind: 'lesson' }))).toBe(403)
    expect(await refused(noteOn(page, { kind: 'blog' }))).toBe(404)
    const aboutCourse = { ...noteOn(course), kind: 'course' }
    expect((await member.browser.send('PUT', `/api/notes/${newId()}`, aboutCourse)).status).toBe(422)
    const passage = { quote: ' \n ', before: '', after: '', position: 0 }
    expect(await refused(noteOn(page, { passage }))).toBe(422)
    expect(await refused(noteOn(page, { passage: { ...passage, quote: 'x'.repeat(2001) } }))).toBe(422)
    expect(await refused(noteOn(page), 'short')).toBe(422)
    expect((await search(member)).items).toEqual([])
  })

  test('of a lesson is kept by those who may open it', async () => {
    const course = await site.publish({ kind: 'course', title: 'Open doors' })
    const lesson = await site.publish({ kind: 'lesson', title: 'Inside', parentId: course.id })
    const member = await join()
    await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
    expect((await keep(member, noteOn(lesson, { kind: 'lesson' }))).status).toBe(200)
    expect((await search(member)).items[0]?.page).toEqual({
      kind: 'lesson',
      title: 'Inside',
      path: `/courses/${course.slug}/lessons/${lesson.slug}`,
      id: lesson.id,
    })
  })

  test('leads to the address that its page has now, while readers find the page', async () => {
    const member = await join()
    const { browser } = site.admin
    const course = await site.publish({ kind: 'course', title: 'Old house' })
    const lesson = await site.publish({ kind: 'lesson', title: 'Old room', parentId: course.id })
    const moving = await site.publish({ kind: 'learn', title: 'Old street' })
    await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
    await keep(member, noteOn(lesson, { kind: 'lesson' }))
    site.advance(1000)
    await keep(member, noteOn(moving))
    const move = async ({ id }: Item, slug: string) => {
      const { json } = await browser.get<Item>(`/api/admin/items/${id}`)
      const sent = await browser.send('PATCH', `/api/admin/items/${id}`, { version: json.version, slug })
      expect(sent.status).toBe(200)
    }
    await move(course, 'new-house')
    await move(lesson, 'new-room')
    await move(moving, 'new-street')
    const addresses = async () => (await search(member)).items.map((one) => one.page.path)
    expect(await addresses()).toEqual(['/learn/new-street', '/courses/new-house/lessons/new-room'])
    await browser.send('DELETE', `/api/admin/items/${moving.id}`)
    expect((await addresses())[0]).toBe('/learn/old-street')
  })

  test('outlives its page: it can still be read, found, changed and deleted', async () => {
    const member = await join()
    const gone = await site.publish({ kind: 'learn', title: 'Soon gone' })
    const { id } = await keep(member, noteOn(gone, { words: 'worth keeping' }))
    await site.admin.browser.send('DELETE', `/api/admin/items/${gone.id}`)
    expect((await keep(member, noteOn(gone))).status).toBe(404)
    expect((await keep(member, noteOn(gone, { words: 'worth changing' }), id)).status).toBe(200)
    await site.services.connection.db.deleteFrom('items').where('id', '=', gone.id).execute()
    const [found] = (await search(member, 'changing gone')).items
    expect(found).toMatchObject({ id, page: { title: 'Soon gone', id: null } })
    await member.browser.send('DELETE', `/api/notes/${id}`)
    expect((await search(member)).items).toEqual([])
  })

  test('beyond the limit of a page is refused, and nothing else', async () => {
    const member = await join()
    const { db } = site.services.connection
    const { id } = await keep(member, noteOn(page))
    const row = await db.selectFrom('notes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const more = Array.from({ length: mostOnPage - 1 }, () => ({ ...row, id: newId() }))
    for (let from = 0; from < more.length; from += 50)
      await db
        .insertInto('notes')
        .values(more.slice(from, from + 50))
        .execute()
    const refused = await keep(member, noteOn(page))
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'saved.full' }])
    expect((await readPage(member, page)).notes).toHaveLength(mostOnPage)
    expect((await keep(member, noteOn(page, { words: 'still' }), id)).status).toBe(200)
  })
})

describe('a search of one’s own', () => {
  test('finds what was written, what was highlighted and the page, in either script', async () => {
    const member = await join()
    const amharic = { quote: 'የአክሲዮን ዋጋ ይለዋወጣል።', before: '', after: '', position: 0 }
    await keep(member, noteOn(page, { words: 'Ask the broker: 50% of it?' }))
    site.advance(1000)
    await keep(member, noteOn(page, { language: 'am', passage: amharic, words: 'ሀሳብ' }))
    const found = async (words: string) => (await search(member, words)).items.map((one) => one.language)
    expect(await found('')).toEqual(['am', 'en'])
    expect(await found('BROKER ask')).toEqual(['en'])
    expect(await found('50%')).toEqual(['en'])
    expect(await found('body candle')).toEqual(['en'])
    expect(await found('አክስዮን')).toEqual([])
    expect(await found('አክሲዮን')).toEqual(['am'])
    expect(await found('ዐክሢዮን ሐሳብ')).toEqual(['am'])
    expect(await found('candles')).toEqual(['am', 'en'])
    expect(await found('broker ሀሳብ')).toEqual([])
    expect(await found('%')).toEqual(['am', 'en'])
  })

  test('gives one page after the other, each note once', async () => {
    const member = await join()
    for (let number = 0; number < 23; number++)
      await keep(member, noteOn(page, { words: `number ${number}` }))
    const [first, second] = [await search(member, 'number'), await search(member, 'number', 2)]
    expect([first.items.length, first.hasNext, second.items.length, second.hasNext]).toEqual([
      20,
      true,
      3,
      false,
    ])
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(23)
  })
})

describe('a place in a text', () => {
  test('is where the reader was last, on whichever device, and what was read only grows', async () => {
    const member = await join()
    const other = { ...member, browser: await site.signIn(member.email) }
    expect((await putPlace(member, page, place())).json).toMatchObject({ block: 4, readBlocks: ['a1', 'b2'] })
    site.advance(1000)
    await putPlace(other, page, place({ block: 2, quote: 'The body', readBlocks: ['c3', 'a1'] }))
    site.advance(1000)
    await putPlace(other, page, place({ language: 'am', block: 7, quote: 'ሻማ', readBlocks: ['d4'] }))
    const { places } = await readPage(member, page)
    expect(places.map(({ language, block, quote }) => [language, block, quote])).toEqual([
      ['am', 7, 'ሻማ'],
      ['en', 2, 'The body'],
    ])
    expect(places[1]?.readBlocks.toSorted()).toEqual(['a1', 'b2', 'c3'])
  })

  test('told again and again keeps everything that was read', async () => {
    const member = await join()
    await putPlace(member, page, place({ readBlocks: [] }))
    const blocks = Array.from({ length: 10 }, (_, index) => `block${index}`)
    for (const block of blocks) await putPlace(member, page, place({ readBlocks: [block] }))
    const [read] = (await readPage(member, page)).places
    expect(read?.readBlocks.toSorted()).toEqual(blocks)
  })

  test('told at once from two machines, keeps what each has read, and that one came to the end', async () => {
    const member = await join()
    const blocks = Array.from({ length: 12 }, (_, index) => `block${index}`)
    await withSecondConnection(site, async (other) => {
      const there = { ...member, browser: other(member) }
      await putPlace(member, page, place({ readBlocks: [] }))
      const answers = await Promise.all(
        blocks.map((block, index) =>
          putPlace(index % 2 ? member : there, page, place({ readBlocks: [block], isEndRead: index === 0 })),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(blocks.map(() => 200))
    })
    const [read] = (await readPage(member, page)).places
    expect([read?.readBlocks.toSorted(), read?.isEndRead]).toEqual([blocks.toSorted(), true])
  })

  test('is refused on what the reader cannot read, and with what is no digest', async () => {
    const member = await join()
    expect((await putPlace(member, { ...page, id: 'nothing' }, place())).status).toBe(404)
    expect((await putPlace(member, page, place({ readBlocks: ['a b'] }))).status).toBe(422)
    expect((await putPlace(member, page, place({ block: -1 }))).status).toBe(422)
    expect((await readPage(member, page)).places).toEqual([])
  })
})

test('a member takes all of it along, and it goes with the account', async () => {
  const member = await join()
  await keep(member, noteOn(page, { words: 'for later' }))
  await putPlace(member, page, place())
  const now = expect.any(String)
  const { text } = await member.browser.get(`/api/users/${member.uid}/export`)
  expect(JSON.parse(text).notes).toEqual({
    notes: [
      {
        pageKind: 'learn',
        pageTitle: 'Reading candles',
        pagePath: '/learn/reading-candles',
        language: 'en',
        type: 'highlight',
        quote: 'the body of a candle',
        words: 'for later',
        createdAt: now,
        changedAt: now,
      },
    ],
    readingPlaces: [
      {
        kind: 'learn',
        slug: 'reading-candles',
        language: 'en',
        quote: 'The wick',
        blocksRead: 2,
        endReadAt: null,
        blockCount: 10,
        changedAt: now,
      },
    ],
  })
  await member.browser.send('DELETE', `/api/users/${member.uid}`, { password: 'a kettle sings at dawn' })
  const { db } = site.services.connection
  for (const table of ['notes', 'reading_places'] as const)
    expect(await db.selectFrom(table).select('userId').where('userId', '=', member.uid).execute()).toEqual([])
})
