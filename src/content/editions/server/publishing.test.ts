import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs, type TestAccount } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import type { Article, Card, Item } from '../../contract.ts'
import { touchItem } from '../../records/server/items-store.ts'
import { whileHeld } from '../../server/test-at-once.ts'
import { auditOf } from '../../server/test-traces.ts'
import type { Database } from '#platform/database/connect.ts'
import { readSiteVersion } from '../../server/test-site-version.ts'
import { documentOf, editionOf, paragraph, startAuthoring, type Author } from '../../server/test-authoring.ts'

const later = 600_000

let site: TestApp
let author: Author
let guest: TestBrowser
let member: TestAccount

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000', SESSION_IDLE_SECONDS: '86400' })
  author = await startAuthoring(site)
  guest = site.browser()
  member = await signInAs(site, { role: 'user' })
})

afterAll(() => site.close())

async function read(address: string, language: 'en' | 'am' = 'en'): Promise<Article | undefined> {
  const { status, json } = await guest.get<{ article: Article }>(`/api/blogs/${address}?lang=${language}`)
  expect([200, 404]).toContain(status)
  return status === 200 ? json.article : undefined
}

async function listed(id: string): Promise<Card | undefined> {
  const { json } = await guest.get<{ items: Card[] }>('/api/blogs?lang=en')
  return json.items.find((card) => card.id === id)
}

async function revokePublication(id: string): Promise<Item> {
  const { status, json } = await author.browser.send<Item>(
    'DELETE',
    `/api/admin/items/${id}/editions/en/publication`,
  )
  expect(status).toBe(200)
  return json
}

function moveTo(id: string, state: 'draft' | 'in_review' | 'archived') {
  return author.browser.send<Item & { code: string }>('PUT', `/api/admin/items/${id}/editions/en/state`, {
    state,
  })
}

describe('what has to be there before readers see a text', () => {
  test('is named field by field', async () => {
    const { id } = await author.start('blog', 'Incomplete')
    const alt = { type: 'figureImage', attrs: { mediaId: 'A'.repeat(22), alt: ' ', caption: '' } } as const
    await author.save(id, 'en', {
      title: ' ',
      excerpt: '',
      seoTitle: 'x'.repeat(71),
      seoDescription: 'x'.repeat(161),
      body: documentOf(paragraph('Words'), alt),
    })
    await author.change(id, { riskLevel: 'high' })
    const { status, json } = await author.publish(id, 'en')
    expect([status, json.code]).toEqual([422, 'edition.incomplete'])
    expect(json.fields).toEqual({
      title: 'required',
      excerpt: 'required',
      seoTitle: 'too_long',
      seoDescription: 'too_long',
      'body.1.alt': 'required',
      riskCallout: 'required',
    })
    expect(await read(id)).toBe(undefined)
  })

  test('counts letters as people do, so Amharic gets as many as English', async () => {
    const { id } = await author.start('blog', 'Lengths')
    await author.save(id, 'en', { title: '𐐷'.repeat(200), excerpt: 'ሀ'.repeat(300) })
    expect((await author.publish(id, 'en')).status).toBe(200)
    await author.save(id, 'en', { title: '𐐷'.repeat(201), excerpt: 'ሀ'.repeat(301) })
    expect((await author.publish(id, 'en')).json.fields).toEqual({ title: 'too_long', excerpt: 'too_long' })
  })

  test('an empty body is missing, one with only a picture is not', async () => {
    const { id } = await author.start('blog', 'Bodies')
    await author.save(id, 'en', { body: documentOf({ type: 'paragraph' }, { type: 'horizontalRule' }) })
    expect((await author.publish(id, 'en')).json.fields).toEqual({ body: 'required' })
    await author.save(id, 'en', {
      body: documentOf({
        type: 'figureImage',
        attrs: { mediaId: 'A'.repeat(22), alt: 'A chart', caption: '' },
      }),
    })
    expect((await author.publish(id, 'en')).status).toBe(200)
  })

  test('a text of high risk needs a risk callout, wherever it stands', async () => {
    const { id } = await author.start('blog', 'Risky')
    await author.change(id, { riskLevel: 'high' })
    const callout = (tone: 'risk' | 'warning') => ({
      type: 'callout' as const,
      attrs: { tone, title: '' },
      content: [paragraph('You may lose money.')],
    })
    await author.save(id, 'en', { body: documentOf(callout('warning')) })
    expect((await author.publish(id, 'en')).json.fields).toEqual({ riskCallout: 'required' })
    await author.save(id, 'en', { body: documentOf({ type: 'blockquote', content: [callout('risk')] }) })
    expect((await author.publish(id, 'en')).status).toBe(200)
  })

  test.each(['learn', 'lesson', 'faq'] as const)(
    'a %s text needs a collection to be found in',
    async (kind) => {
      const course = await author.start('course', `The course of a ${kind}`)
      const parentId = kind === 'lesson' ? course.id : undefined
      const { id } = await author.start(kind, `Where is this ${kind}`, { parentId })
      await author.change(id, { collectionId: null })
      await author.save(id, 'en', {})
      expect((await author.publish(id, 'en')).json.fields).toEqual({ collectionId: 'required' })
    },
  )

  test('a question and a lesson need no excerpt', async () => {
    const course = await author.start('course', 'Course for lessons')
    for (const [kind, parentId] of [['faq'], ['lesson', course.id]] as const) {
      const { id } = await author.start(kind, 'No excerpt', { parentId })
      await author.save(id, 'en', { excerpt: '' })
      expect((await author.publish(id, 'en')).status).toBe(200)
    }
  })

  test('only the text that the editor looked at is published', async () => {
    const { id } = await author.start('blog', 'Moved on')
    await author.save(id, 'en', { title: 'Two' })
    await author.save(id, 'en', { title: 'Three' })
    for (const revision of [2, 4]) {
      const { status, json } = await author.publish(id, 'en', { revision })
      expect([status, json.code, json.details.theirs.revision]).toEqual([409, 'edition.changed', 3])
    }
    expect(await read(id)).toBe(undefined)
  })

  test('of saves and publications at once, readers get one text and it is the one that was named', async () => {
    const { id } = await author.start('blog', 'Race')
    await author.save(id, 'en', { title: 'Second' })
    const [saved, ...published] = await Promise.all([
      author.save(id, 'en', { title: 'Third' }, { basedOn: 2 }),
      ...Array.from({ length: 5 }, () => author.publish(id, 'en', { revision: 2 })),
    ])
    expect(saved.status).toBe(200)
    expect(published.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const rows = await site.services.connection.db
      .selectFrom('publications')
      .select(['title', 'revision'])
      .where('itemId', '=', id)
      .execute()
    if (published.some(({ status }) => status === 200))
      expect(rows).toEqual([{ title: 'Second', revision: 2 }])
    else expect(rows).toEqual([])
  })

  test('a step back that meets a publication sees it: it is refused, or takes the text from readers as it stands', async () => {
    const race = async (state: 'draft' | 'in_review' | 'archived') => {
      const { id } = await author.start('blog', `Met ${state}`)
      await author.save(id, 'en', { title: `Met ${state}` })
      const touch = (db: Database) => touchItem(db, id, site.services.clock())
      const answers = await whileHeld<{ status: number; json: { code?: string } }>(
        site,
        touch,
        () => author.publish(id, 'en', { revision: 2 }),
        () => moveTo(id, state),
      )
      expect(answers[0]?.status).toBe(200)
      return { id, status: answers[1]?.status, code: answers[1]?.json.code }
    }
    const reviewed = await race('in_review')
    expect(reviewed).toMatchObject({ status: 409, code: 'edition.not_a_draft' })
    expect((await read(reviewed.id))?.title).toBe('Met in_review')
    for (const state of ['draft', 'archived'] as const) {
      const { id, status } = await race(state)
      expect([status, await read(id)]).toEqual([200, undefined])
      const moves = (await auditOf(site, id)).filter(([event]) => event === 'edition.state_changed')
      expect(moves).toMatchObject([[expect.anything(), 'blog', { from: 'published', to: state }]])
    }
  })
})

describe('publishing', () => {
  test('shows the text to everyone, with its headings, minutes and languages', async () => {
    const { id, slug } = await author.start('blog', 'Shown to all')
    const heading = {
      type: 'heading' as const,
      attrs: { level: 2 as const },
      content: [{ type: 'text' as const, text: 'First <things>' }],
    }
    const before = site.services.clock()
    await author.save(id, 'en', {
      title: 'Shown to all',
      seoTitle: 'Seo',
      body: documentOf(heading, paragraph('word '.repeat(500))),
    })
    const { json } = await author.publish(id, 'en')
    expect(editionOf(json, 'en')).toMatchObject({
      state: 'published',
      isChanged: false,
      publishedRevision: 2,
      publishAt: null,
    })
    const article = await read(slug)
    expect(article).toMatchObject({
      id,
      slug,
      kind: 'blog',
      language: 'en',
      title: 'Shown to all',
      excerpt: 'What it is about.',
      seoTitle: 'Seo',
      minutes: 3,
      publishedIn: ['en'],
      access: 'public',
    })
    expect(article?.headings).toEqual([
      { id: expect.any(String) as string, level: 2, text: 'First <things>' },
    ])
    expect(article?.html).toContain('First &lt;things&gt;')
    expect(article?.publishedAt).toBeGreaterThanOrEqual(before)
    expect(await listed(id)).toMatchObject({ title: 'Shown to all', minutes: 3 })
    expect((await read(id))?.slug).toBe(slug)
  })

  test('readers keep the published text while a newer one is written', async () => {
    const item = await author.post('blog', { en: 'As published' })
    const saved = await author.save(item.id, 'en', { title: 'Not yet', body: 'Secret schedules' })
    expect(editionOf(saved.json, 'en')).toMatchObject({
      state: 'published',
      isChanged: true,
      publishedRevision: 2,
      revision: 3,
    })
    expect(await read(item.id)).toMatchObject({ title: 'As published' })
    const first = (await read(item.id))?.publishedAt
    site.advance(later)
    await author.publish(item.id, 'en')
    expect(await read(item.id)).toMatchObject({ title: 'Not yet', publishedAt: first })
    expect((await read(item.id))?.updatedAt).toBeGreaterThan(first ?? 0)
  })

  test('can be taken back: readers lose the text at once', async () => {
    const item = await author.post('blog', { en: 'Taken back' })
    expect(editionOf(await revokePublication(item.id), 'en')).toMatchObject({
      state: 'draft',
      publishedRevision: null,
      isChanged: false,
    })
    expect([await read(item.id), await listed(item.id)]).toEqual([undefined, undefined])
    await author.publish(item.id, 'en')
    expect((await read(item.id))?.title).toBe('Taken back')
  })

  test('archiving takes a text from readers, too', async () => {
    const item = await author.post('blog', { en: 'Archived' })
    expect(editionOf((await moveTo(item.id, 'archived')).json, 'en')?.state).toBe('archived')
    expect(await read(item.id)).toBe(undefined)
    expect(editionOf((await moveTo(item.id, 'draft')).json, 'en')?.state).toBe('draft')
  })

  test('a draft goes into review and from there to readers; what is public does not go into review', async () => {
    const { id } = await author.start('blog', 'Reviewed')
    await author.save(id, 'en', { title: 'Reviewed' })
    expect(editionOf((await moveTo(id, 'in_review')).json, 'en')?.state).toBe('in_review')
    expect(await read(id)).toBe(undefined)
    expect((await author.publish(id, 'en')).status).toBe(200)
    const refused = await moveTo(id, 'in_review')
    expect([refused.status, refused.json.code]).toEqual([409, 'edition.not_a_draft'])
    expect((await read(id))?.title).toBe('Reviewed')
  })

  test('an edition that does not exist cannot be published, nor moved', async () => {
    const { id } = await author.start('blog', 'English only')
    expect((await author.publish(id, 'am', { revision: 1 })).status).toBe(404)
    expect(
      (await author.browser.send('DELETE', `/api/admin/items/${id}/editions/am/publication`)).status,
    ).toBe(404)
    expect((await author.publish('nothing', 'en', { revision: 1 })).status).toBe(404)
  })
})

describe('scheduling', () => {
  test('shows a text from its time on, without anybody doing anything then', async () => {
    const { id } = await author.start('blog', 'Later')
    await author.save(id, 'en', { title: 'Later' })
    const publishAt = site.services.clock() + later
    const { json } = await author.publish(id, 'en', { publishAt })
    expect(editionOf(json, 'en')).toMatchObject({ state: 'scheduled', publishAt })
    expect([await read(id), await listed(id)]).toEqual([undefined, undefined])
    site.advance(later - 60_000)
    expect(await read(id)).toBe(undefined)
    site.advance(61_000)
    expect(await read(id)).toMatchObject({ title: 'Later', publishedAt: publishAt })
    expect(editionOf(await author.read(id), 'en')).toMatchObject({ state: 'published', publishAt: null })
  })

  test('a scheduled replacement leaves the old text until then', async () => {
    const { id } = await author.post('blog', { en: 'Old' })
    await author.save(id, 'en', { title: 'New' })
    await author.publish(id, 'en', { publishAt: site.services.clock() + later })
    expect(await read(id)).toMatchObject({ title: 'Old' })
    site.advance(later + 1000)
    expect(await read(id)).toMatchObject({ title: 'New' })
    const { json } = await guest.get<{ items: Card[] }>('/api/blogs?lang=en')
    expect(json.items.filter((card) => card.id === id).map((card) => card.title)).toEqual(['New'])
  })

  test('can be moved, made at once, and taken back', async () => {
    const { id } = await author.post('blog', { en: 'Plan' })
    await author.save(id, 'en', { title: 'Planned' })
    await author.publish(id, 'en', { publishAt: site.services.clock() + later })
    await author.publish(id, 'en', { publishAt: site.services.clock() + 3 * later })
    site.advance(2 * later)
    expect(await read(id)).toMatchObject({ title: 'Plan' })
    await author.publish(id, 'en')
    expect(await read(id)).toMatchObject({ title: 'Planned' })
    site.advance(2 * later)
    expect(await read(id)).toMatchObject({ title: 'Planned' })
    await author.save(id, 'en', { title: 'Never' })
    await author.publish(id, 'en', { publishAt: site.services.clock() + later })
    await revokePublication(id)
    site.advance(2 * later)
    expect(await read(id)).toBe(undefined)
  })

  test('what was scheduled and not shown does not count as the first publication', async () => {
    const [early, never] = [await author.start('blog', 'Early'), await author.start('blog', 'Never shown')]
    for (const { id } of [early, never]) {
      await author.save(id, 'en', {})
      await author.publish(id, 'en', { publishAt: site.services.clock() + later })
    }
    await author.publish(early.id, 'en')
    expect((await read(early.id))?.publishedAt).toBeLessThanOrEqual(site.services.clock())
    await revokePublication(never.id)
    site.advance(2 * later)
    const again = site.services.clock()
    await author.publish(never.id, 'en')
    expect((await read(never.id))?.publishedAt).toBeGreaterThanOrEqual(again)
  })

  test('a time in the past means now', async () => {
    const { id } = await author.start('blog', 'Past')
    await author.save(id, 'en', { title: 'Past' })
    expect(editionOf((await author.publish(id, 'en', { publishAt: 1000 })).json, 'en')?.state).toBe(
      'published',
    )
    expect((await read(id))?.publishedAt).toBeGreaterThan(site.services.clock() - later)
  })
})

test('what lies in the bin is not published, and nobody is told that it is', async () => {
  const { id } = await author.start('blog', 'Thrown away')
  await author.save(id, 'en', { title: 'Thrown away', excerpt: 'Short.', body: 'Words.' })
  await author.browser.send('DELETE', `/api/admin/items/${id}`)
  const publish = async () => {
    const revision = editionOf(await author.read(id), 'en')?.revision
    const address = `/api/admin/items/${id}/editions/en/publication`
    const { status, json } = await author.browser.send<{ code?: string }>('PUT', address, { revision })
    return [status, json.code]
  }
  expect(await publish()).toEqual([409, 'item.binned'])
  expect(editionOf(await author.read(id), 'en')?.state).toBe('draft')
  await author.browser.send('POST', `/api/admin/items/${id}/restoration`)
  expect(await publish()).toEqual([200, undefined])
})

describe('no road leads a guest to a draft', () => {
  const secret = 'Xylophonist'

  test.each(['draft', 'in review', 'scheduled', 'archived', 'taken back', 'in the bin', 'changed'])(
    'a text that is %s',
    async (state) => {
      const tag = await author.tag(`Tag of ${state}`)
      const { id, slug } = await author.start('blog', `${secret} ${state}`)
      await author.change(id, { tags: [tag], featured: true })
      const isChanged = state === 'changed'
      const text = { title: secret, excerpt: secret, body: secret, seoTitle: secret }
      if (isChanged) {
        await author.save(id, 'en', { title: 'Public words' })
        await author.publish(id, 'en')
      }
      await author.save(id, 'en', text)
      if (state === 'in review') await moveTo(id, 'in_review')
      if (state === 'scheduled')
        await author.publish(id, 'en', { publishAt: site.services.clock() + 24 * later })
      if (['archived', 'taken back', 'in the bin'].includes(state)) await author.publish(id, 'en')
      if (state === 'archived') await moveTo(id, 'archived')
      if (state === 'taken back') await revokePublication(id)
      if (state === 'in the bin') await author.browser.send('DELETE', `/api/admin/items/${id}`)

      const roads = [
        `/api/blogs/${id}`,
        `/api/blogs/${slug}`,
        `/api/blogs/${slug}?lang=am`,
        '/api/blogs',
        '/api/blogs?lang=am',
        `/api/blogs?q=${secret}`,
        `/api/blogs?tag=${tag}`,
        '/api/highlights',
        '/api/highlights?lang=am',
        '/sitemap.xml',
        `/api/learn/${id}`,
        `/api/pages/${id}`,
        `/api/resources/${id}`,
        `/resources/${id}/download`,
        '/api/learn',
        '/api/faq',
        '/api/resources',
        `/api/admin/items/${id}`,
        `/api/admin/items?kind=blog`,
        '/api/admin/items?kind=blog&bin=1',
      ]
      for (const browser of [guest, member.browser]) {
        for (const road of roads) {
          const answer = await browser.get(road)
          expect(answer.text, road).not.toContain(secret)
          if (!isChanged) expect(answer.text, road).not.toContain(slug)
          if (!isChanged) expect(answer.text, road).not.toContain(tag)
        }
      }
    },
  )
})

describe('the version of the site', () => {
  const version = () => readSiteVersion(site.services.connection.db, site.services.clock())

  test('stays while editors work where readers do not see', async () => {
    const before = await version()
    const { id } = await author.start('blog', 'Unseen')
    await author.save(id, 'en', { title: 'Unseen words' })
    await author.change(id, { level: 'advanced', slug: 'unseen-slug' })
    await moveTo(id, 'in_review')
    await moveTo(id, 'draft')
    await author.browser.send('DELETE', `/api/admin/items/${id}`)
    await author.browser.send('POST', `/api/admin/items/${id}/restoration`)
    await guest.get('/api/blogs')
    expect(await version()).toBe(before)
  })

  test('changes with everything that readers see', async () => {
    const { id } = await author.post('blog', { en: 'Seen' })
    const seen = [await version()]
    const deeds = [
      () => author.change(id, { level: 'advanced' }),
      () => author.publish(id, 'en'),
      () => author.browser.send('DELETE', `/api/admin/items/${id}`),
      () => author.browser.send('POST', `/api/admin/items/${id}/restoration`),
      () => revokePublication(id),
    ]
    for (const deed of deeds) {
      await deed()
      seen.push(await version())
    }
    expect(new Set(seen).size).toBe(deeds.length + 1)
  })

  test('stays while a text waits for its time, and changes when that has come', async () => {
    const { id } = await author.start('blog', 'Waiting')
    await author.save(id, 'en', { title: 'Waiting' })
    const before = await version()
    await author.publish(id, 'en', { publishAt: site.services.clock() + later })
    expect(await version()).toBe(before)
    site.advance(later + 1000)
    expect(await version()).not.toBe(before)
  })
})
