import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import type { Article, Edition, Item } from '#content/contract.ts'
import { touchItem } from '#content/records/server/items-store.ts'
import { whileHeld } from '#content/server/test-at-once.ts'
import type { Database } from '#platform/database/connect.ts'
import { editionOf, startAuthoring, type Author, type Problem } from '#content/server/test-authoring.ts'

const soon = 600_000

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000', SESSION_IDLE_SECONDS: '86400' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

const at = (id: string) => `/api/admin/items/${id}/editions/en`
const now = () => site.services.clock()
const cancel = (id: string, query = '') =>
  author.browser.send<Item & Problem>('DELETE', `${at(id)}/publication/schedule${query}`)
const move = (id: string, publishAt: number, revision?: number) =>
  author.browser.send<Item & Problem>('PUT', `${at(id)}/publication/schedule`, { publishAt, revision })
const english = (item: Item): Edition | undefined => editionOf(item, 'en')

async function shown(id: string): Promise<string | undefined> {
  const { json } = await site.browser().get<{ article?: Article }>(`/api/blogs/${id}?lang=en`)
  return json.article?.title
}

/** A public text, and another one that takes its place soon. */
async function replacement(): Promise<string> {
  const { id } = await author.post('blog', { en: 'Old' })
  await author.save(id, 'en', { title: 'New' })
  await author.publish(id, 'en', { publishAt: now() + soon })
  return id
}

describe('a scheduled replacement', () => {
  test('is given up without taking the public text from readers', async () => {
    const id = await replacement()
    expect(english(await author.read(id))).toMatchObject({
      state: 'scheduled',
      isPublic: true,
      isChanged: false,
    })
    const { status, json } = await cancel(id)
    expect(status).toBe(200)
    expect(english(json)).toMatchObject({
      state: 'published',
      publishAt: null,
      isPublic: true,
      isChanged: true,
      publishedRevision: 2,
      revision: 3,
      title: 'New',
    })
    expect(await shown(id)).toBe('Old')
    site.advance(2 * soon)
    expect(await shown(id)).toBe('Old')
    expect(english(await author.read(id))).toMatchObject({ state: 'published', isPublic: true })
  })

  test('of the text that readers see already leaves nothing changed', async () => {
    const id = await replacement()
    await author.save(id, 'en', { title: 'Old' })
    expect(english((await cancel(id)).json)).toMatchObject({ isChanged: false, publishedRevision: 4 })
  })

  test('is moved to another time with the text that was scheduled', async () => {
    const id = await replacement()
    await author.save(id, 'en', { title: 'Newer, not scheduled' })
    const publishAt = now() + 3 * soon
    const { status, json } = await move(id, publishAt)
    expect(status).toBe(200)
    expect(english(json)).toMatchObject({ state: 'scheduled', publishAt, isChanged: true, isPublic: true })
    site.advance(2 * soon)
    expect(await shown(id)).toBe('Old')
    site.advance(2 * soon)
    expect(await shown(id)).toBe('New')
  })
})

describe('a scheduled first publication', () => {
  async function scheduled(): Promise<string> {
    const { id } = await author.start('blog', 'First')
    await author.save(id, 'en', { title: 'First' })
    await author.publish(id, 'en', { publishAt: now() + soon })
    return id
  }

  test('is given up: the text is a draft again', async () => {
    const id = await scheduled()
    expect(english(await author.read(id))).toMatchObject({ state: 'scheduled', isPublic: false })
    expect(english((await cancel(id)).json)).toMatchObject({ state: 'draft', publishedRevision: null })
    site.advance(2 * soon)
    expect(await shown(id)).toBe(undefined)
  })

  test('is moved, and counts from its new time on', async () => {
    const id = await scheduled()
    const publishAt = now() + 2 * soon
    await move(id, publishAt)
    site.advance(3 * soon)
    const { json } = await site.browser().get<{ article: Article }>(`/api/blogs/${id}?lang=en`)
    expect(json.article.publishedAt).toBe(publishAt)
  })
})

test('a replacement that is moved keeps the date of the text that readers knew first', async () => {
  const id = await replacement()
  const { publishedAt } = (await site.browser().get<{ article: Article }>(`/api/blogs/${id}?lang=en`)).json
    .article
  await move(id, now() + 2 * soon)
  site.advance(3 * soon)
  expect(await shown(id)).toBe('New')
  const { json } = await site.browser().get<{ article: Article }>(`/api/blogs/${id}?lang=en`)
  expect(json.article.publishedAt).toBe(publishedAt)
})

test('what is moved and what is given up is written down by its title, with its time', async () => {
  const id = await replacement()
  const publishAt = now() + 3 * soon
  await move(id, publishAt)
  await cancel(id)
  const trace = await auditOf(site, id)
  expect(trace).toContainEqual([
    'edition.scheduled',
    'blog',
    { title: 'New', language: 'en', revision: 3, visibleFrom: publishAt },
  ])
  expect(trace).toContainEqual([
    'edition.state_changed',
    'blog',
    { title: 'New', language: 'en', from: 'scheduled', to: 'published' },
  ])
})

test('a schedule is given up also when what readers see is kept no more', async () => {
  const id = await replacement()
  await site.services.connection.db.deleteFrom('revisions').where('itemId', '=', id).execute()
  expect(english((await cancel(id)).json)).toMatchObject({ publishedRevision: 2, isChanged: true })
})

test('a schedule is one language’s own, and is given up by whoever saw its text', async () => {
  const id = await replacement()
  await author.save(id, 'am', { title: 'አማርኛ' })
  await author.publish(id, 'am', { publishAt: now() + soon })
  expect((await cancel(id, '?revision=3')).status).toBe(200)
  expect((await cancel(id)).json.code).toBe('schedule.not_found')
  expect(editionOf(await author.read(id), 'am')?.state).toBe('scheduled')
})

describe('refused is', () => {
  test('what is not scheduled, or not any more', async () => {
    const { id } = await author.post('blog', { en: 'Public' })
    for (const answer of [await cancel(id), await move(id, now() + soon)])
      expect([answer.status, answer.json.code]).toEqual([404, 'schedule.not_found'])
    const over = await replacement()
    site.advance(2 * soon)
    expect((await cancel(over)).status).toBe(404)
    for (const answer of [await cancel('nowhere'), await move('nowhere', now() + soon)])
      expect([answer.status, answer.json.code]).toEqual([404, 'edition.not_found'])
  })

  test('a time that is not to come', async () => {
    const id = await replacement()
    const { status, json } = await move(id, now() - 1)
    expect([status, json.fields]).toEqual([422, { publishAt: 'past' }])
    expect(await shown(id)).toBe('Old')
  })

  test('whoever is no administrator', async () => {
    const id = await replacement()
    const { browser } = await signInAs(site, { role: 'user' })
    expect((await browser.send('DELETE', `${at(id)}/publication/schedule`)).status).toBe(403)
    expect(
      (await browser.send('PUT', `${at(id)}/publication/schedule`, { publishAt: now() + soon })).status,
    ).toBe(403)
  })

  test('every step over a text that somebody else saved meanwhile, with that text', async () => {
    const id = await replacement()
    await author.save(id, 'en', { title: 'Theirs' })
    const state = (value: string) =>
      author.browser.send<Problem>('PUT', `${at(id)}/state`, { state: value, revision: 3 })
    const answers = [
      await cancel(id, '?revision=3'),
      await move(id, now() + soon, 3),
      await state('archived'),
      await state('draft'),
      await author.browser.send<Problem>('DELETE', `${at(id)}/publication?revision=3`),
    ]
    for (const { status, json } of answers) {
      expect([status, json.code]).toEqual([409, 'edition.changed'])
      expect(json.details.theirs).toMatchObject({ title: 'Theirs', revision: 4 })
    }
    expect(english(await author.read(id))).toMatchObject({ state: 'scheduled', isPublic: true })
  })

  test('a step that meets somebody else’s save, and nothing of it is done', async () => {
    const id = await replacement()
    const { publishAt, revision = 0 } = english(await author.read(id)) ?? {}
    for (const step of [
      () => cancel(id, `?revision=${revision}`),
      () => move(id, now() + 2 * soon, revision),
    ]) {
      const save = (db: Database) =>
        db
          .updateTable('editions')
          .set({ revision: revision + 1 })
          .where('itemId', '=', id)
          .execute()
      const [answer] = await whileHeld(site, save, step)
      expect([answer?.status, answer?.json.code]).toEqual([409, 'edition.changed'])
      expect(english(await author.read(id))).toMatchObject({ state: 'scheduled', publishAt, isPublic: true })
      await site.services.connection.db
        .updateTable('editions')
        .set({ revision })
        .where('itemId', '=', id)
        .execute()
    }
  })

  test('a step that meets the publication of another text, which then stands', async () => {
    for (const step of [(id: string) => cancel(id), (id: string) => move(id, now() + 2 * soon)]) {
      const id = await replacement()
      const publish = () => author.publish(id, 'en', { revision: 3 })
      const answers = await whileHeld(
        site,
        (db) => touchItem(db, id, now()),
        publish,
        () => step(id),
      )
      // Whoever is first does it.
      expect([
        [200, 404],
        [200, 200],
      ]).toContainEqual(answers.map(({ status }) => status))
      expect(english(await author.read(id))).toMatchObject({ state: 'published', isChanged: false })
      expect(await shown(id)).toBe('New')
    }
  })
})

describe('an edition', () => {
  test('goes from draft through review, schedule and publication to the archive and back', async () => {
    const { id } = await author.start('blog', 'Round')
    await author.save(id, 'en', { title: 'Round' })
    const state = async () => english(await author.read(id))?.state
    const to = (value: string) => author.browser.send('PUT', `${at(id)}/state`, { state: value, revision: 2 })
    const seen = [await state()]
    await to('in_review')
    seen.push(await state())
    await author.publish(id, 'en', { publishAt: now() + soon })
    seen.push(await state())
    site.advance(2 * soon)
    seen.push(await state())
    await to('archived')
    seen.push(await state())
    await to('draft')
    seen.push(await state())
    expect(seen).toEqual(['draft', 'in_review', 'scheduled', 'published', 'archived', 'draft'])
  })

  test('that goes back to its public text is not changed, and what was discarded stays in the history', async () => {
    const { id } = await author.post('blog', { en: 'Public' })
    await author.save(id, 'en', { title: 'Discarded' })
    const restored = await author.browser.send<Item>('POST', `${at(id)}/revisions/2/restoration`, {
      basedOn: 3,
    })
    expect(english(restored.json)).toMatchObject({
      title: 'Public',
      isChanged: false,
      isPublic: true,
      revision: 4,
    })
    const { json } = await author.browser.get<{
      items: { revision: number; title: string; isPublished: boolean }[]
    }>(`${at(id)}/revisions`)
    expect(json.items.map(({ title, isPublished }) => [title, isPublished])).toEqual([
      ['Public', true],
      ['Discarded', false],
      ['Public', false],
    ])
  })

  test('keeps its public text in the history, however often it is saved after', async () => {
    const { id } = await author.post('blog', { en: 'Public' })
    for (let revision = 2; revision <= 60; revision++)
      await author.save(id, 'en', { title: `Take ${revision}` }, { basedOn: revision, keep: true })
    const { status } = await author.browser.get(`${at(id)}/revisions/2`)
    expect(status).toBe(200)
  })
})
