import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAddress, signInAs, type TestAccount } from '#app/server/test-accounts.ts'
import { readPage } from '#app/server/test-page.ts'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { documentOf, startAuthoring, type Author, type Problem } from '#content/server/test-authoring.ts'
import type { FaqEntry, FaqList } from '../contract.ts'

let site: TestApp
let author: Author
let guest: TestBrowser
let member: TestAccount

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
  guest = site.browser({ address: newAddress() })
  member = await signInAs(site, { role: 'user' })
  const account = await author.collection('faq_category', 'Account', { titleAm: 'መለያ', sortOrder: 1 })
  const courses = await author.collection('faq_category', 'Courses', { sortOrder: 2 })
  await author.collection('faq_category', 'Empty', { sortOrder: 3 })
  const ask = (
    title: string,
    audience: string,
    more: { collectionId: string; sortOrder: number; access?: 'signed-in' },
  ) => author.post('faq', { en: title }, { ...more, details: { audience }, body: `Answer to ${title}` })
  await ask('For both, second', 'both', { collectionId: account.id, sortOrder: 2 })
  await ask('For guests, first', 'public', { collectionId: account.id, sortOrder: 1 })
  await ask('For members', 'signed-in', { collectionId: account.id, sortOrder: 3 })
  await ask('Behind sign-in', 'both', { collectionId: courses.id, sortOrder: 4, access: 'signed-in' })
  await author.post(
    'faq',
    { en: 'How do I enrol', am: 'ፀሐይ እንዴት ነው' },
    { collectionId: courses.id, sortOrder: 5 },
  )
})

afterAll(() => site.close())

async function list(browser: TestBrowser, query = ''): Promise<FaqList['categories']> {
  const { status, json } = await browser.get<FaqList>(`/api/faq?${query}`)
  expect(status).toBe(200)
  return json.categories
}

const questions = (categories: FaqList['categories']) =>
  categories.map(({ slug, entries }) => [slug, entries.map((entry) => entry.question)])

test('an earlier address of a question leads to it', async () => {
  const found = async () => (await list(guest)).flatMap(({ entries }) => entries)
  const { id, slug } = (await found()).find(({ question }) => question === 'How do I enrol')!
  await author.change(id, { slug: 'enrolling' })
  const moved = (await found()).find((entry) => entry.id === id)
  expect(moved).toMatchObject({ slug: 'enrolling', formerSlugs: [slug] })
  const { page } = await readPage(site, '/faq')
  const answer = page.slice(page.indexOf('id="enrolling"'))
  expect(answer.slice(0, answer.indexOf('</details>'))).toContain(`id="${slug}"`)
  await author.change(id, { slug })
  expect((await found()).find((entry) => entry.id === id)?.formerSlugs).toEqual(['enrolling'])
})

describe('who sees which questions', () => {
  test('guests see those for guests and for both, by category, in order', async () => {
    expect(questions(await list(guest))).toEqual([
      ['account', ['For guests, first', 'For both, second']],
      ['courses', ['How do I enrol']],
    ])
  })

  test('members see, on their dashboard, those for members and for both', async () => {
    expect(questions(await list(member.browser, 'audience=member'))).toEqual([
      ['account', ['For both, second', 'For members']],
      ['courses', ['Behind sign-in', 'How do I enrol']],
    ])
  })

  test('a guest cannot ask for the view of members', async () => {
    const { status, text } = await guest.get('/api/faq?audience=member')
    expect(status).toBe(401)
    expect(text).not.toContain('For members')
  })

  test('a guest reads no answer that is behind sign-in', async () => {
    expect((await guest.get('/api/faq')).text).not.toContain('Behind sign-in')
    expect((await guest.get('/api/faq?q=behind')).text).not.toContain('Behind sign-in')
  })
})

describe('an entry that nobody would see', () => {
  const forGuests = { details: { audience: 'public' } }
  const change = async (id: string, fields: object) => {
    const { version } = await author.read(id)
    const { status, json } = await author.browser.send<Problem>('PATCH', `/api/admin/items/${id}`, {
      version,
      ...fields,
    })
    return [status, json.fields]
  }
  const refused = [422, { 'details.audience': 'nobody' }]

  test('cannot be made of one that readers see, by either choice', async () => {
    const more = { collectionId: (await author.collection('faq_category', 'Unseen')).id }
    const { id } = await author.post('faq', { en: 'For whom' }, more)
    expect(await change(id, { ...forGuests, access: 'signed-in' })).toEqual(refused)
    expect((await change(id, { access: 'signed-in' }))[0]).toBe(200)
    expect(await change(id, forGuests)).toEqual(refused)
    expect((await change(id, { ...forGuests, access: 'public' }))[0]).toBe(200)
    expect(await change(id, { access: 'signed-in' })).toEqual(refused)
    await change(id, { details: {}, listed: false })
  })

  test('cannot be published', async () => {
    const { id: collectionId } = await author.collection('faq_category', 'Unborn')
    const more = { collectionId, access: 'signed-in', ...forGuests } as const
    await expect(author.post('faq', { en: 'For nobody' }, more)).rejects.toThrow('details.audience')
  })
})

test('words of the other language find an entry, which is shown in the reader’s', async () => {
  expect(questions(await list(guest, `lang=am&q=${encodeURIComponent('enrol')}`))).toEqual([
    ['courses', ['ፀሐይ እንዴት ነው']],
  ])
  expect(questions(await list(guest, `lang=en&q=${encodeURIComponent('ፀሐይ')}`))).toEqual([
    ['courses', ['How do I enrol']],
  ])
})

test('entries come with the answer as HTML, the language and an anchor', async () => {
  const [account] = await list(guest)
  expect(account).toMatchObject({ title: 'Account' })
  expect(account?.entries[0]).toMatchObject({
    slug: 'for-guests-first',
    language: 'en',
    html: '<p>Answer to For guests, first</p>',
    yes: 0,
    no: 0,
  })
  expect((await list(guest, 'lang=am'))[0]).toMatchObject({ title: 'መለያ' })
  expect((await list(guest, 'lang=am'))[1]?.entries[0]).toMatchObject({
    language: 'am',
    question: 'ፀሐይ እንዴት ነው',
  })
})

test('answers show the calculators in them, each under a name of its own, and apart from that a text without forms', async () => {
  const { id: collectionId } = await author.collection('faq_category', 'Sums', { sortOrder: 9 })
  const body = documentOf({ type: 'calculator', attrs: { calculator: 'saving', values: '' } })
  const details = { audience: 'both' as const }
  await author.post('faq', { en: 'One sum', am: 'አንድ ስሌት' }, { collectionId, details, body })
  await author.post('faq', { en: 'Same sum', am: 'ያው ስሌት' }, { collectionId, details, body })
  for (const lang of ['en', 'am']) {
    const [{ entries } = { entries: [] }] = await list(guest, `category=sums&lang=${lang}`)
    expect(entries).toHaveLength(2)
    for (const { html, plainHtml } of entries) {
      expect(html).toContain('action="/tools/saving"')
      expect(plainHtml).toContain('/tools/saving?')
      expect(plainHtml).not.toMatch(/<form|<input/)
    }
    const ids = entries.flatMap(({ html }) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, one]) => one))
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('are found by words, in both scripts, and by category', async () => {
  expect(questions(await list(guest, 'q=ENROL'))).toEqual([['courses', ['How do I enrol']]])
  expect(questions(await list(guest, `lang=am&q=${encodeURIComponent('ጸሀይ')}`))).toEqual([
    ['courses', ['ፀሐይ እንዴት ነው']],
  ])
  expect(questions(await list(guest, 'category=account'))).toHaveLength(1)
  expect(questions(await list(guest, 'category=unknown'))).toEqual([])
})

describe('helpful or not', () => {
  const vote = (browser: TestBrowser, answer: string, entry = 'for-both-second') =>
    browser.send('POST', `/api/faq/${entry}/votes`, { answer })
  const counts = async () => {
    const entry = (await list(guest))
      .flatMap(({ entries }) => entries)
      .find((one: FaqEntry) => one.slug === 'for-both-second')
    return [entry?.yes, entry?.no]
  }

  test('each reader has one voice, and may change it', async () => {
    expect((await vote(guest, 'yes')).status).toBe(204)
    await vote(guest, 'yes')
    expect(await counts()).toEqual([1, 0])
    await vote(guest, 'no')
    expect(await counts()).toEqual([0, 1])
    await vote(member.browser, 'yes')
    await vote(member.browser, 'yes')
    await vote(site.browser({ address: newAddress() }), 'yes')
    expect(await counts()).toEqual([2, 1])
  })

  test('twenty voices of one reader at once count once', async () => {
    const reader = site.browser({ address: newAddress() })
    const answers = await Promise.all(Array.from({ length: 20 }, () => vote(reader, 'yes')))
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(204))
    expect(await counts()).toEqual([3, 1])
  })

  test('the address of a guest is not kept', async () => {
    const address = newAddress()
    await vote(site.browser({ address }), 'no')
    const rows = await site.services.connection.db.selectFrom('faq_votes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(address)
  })

  test('the voice of a member is in what they download, and outlives the account without its name', async () => {
    const own = await signInAs(site, { role: 'user' })
    const removed = await signInAs(site, { role: 'user' })
    const before = await counts()
    for (const { browser, uid } of [own, removed]) {
      await vote(browser, 'no')
      const { json } = await browser.get<{ faq: unknown }>(`/api/users/${uid}/export`)
      expect(json.faq).toEqual({
        votes: [{ slug: 'for-both-second', answer: 'no', votedAt: expect.any(String) }],
      })
    }
    const counted = await counts()
    expect(counted).toEqual([before[0], before[1]! + 2])
    const password = 'a kettle sings at dawn'
    expect((await own.browser.send('DELETE', `/api/users/${own.uid}`, { password })).status).toBe(204)
    const { status } = await author.browser.send('DELETE', `/api/admin/users/${removed.uid}`)
    expect(status).toBe(204)
    expect(await counts()).toEqual(counted)
    const rows = await site.services.connection.db.selectFrom('faq_votes').select('voter').execute()
    expect(rows.filter(({ voter }) => [own.uid, removed.uid].includes(voter))).toEqual([])
  })

  test('only for questions that are there, and only yes or no', async () => {
    expect((await vote(guest, 'yes', 'no-such-question')).status).toBe(404)
    expect((await vote(guest, 'maybe')).status).toBe(422)
    expect((await vote(guest, 'yes', 'behind-sign-in')).status).toBe(401)
  })
})

test('voices from one address are limited', async () => {
  const strict = await createTestApp()
  const editor = await startAuthoring(strict)
  await editor.post('faq', { en: 'Again and again' })
  const reader = strict.browser({ address: newAddress() })
  const answers = []
  for (let count = 0; count < 61; count++)
    answers.push(await reader.send('POST', '/api/faq/again-and-again/votes', { answer: 'yes' }))
  expect(answers.slice(0, 60).every((answer) => answer.status === 204)).toBe(true)
  expect(answers[60]?.status).toBe(429)
  expect(Number(answers[60]?.headers.get('retry-after'))).toBeGreaterThan(0)
  await strict.close()
})
