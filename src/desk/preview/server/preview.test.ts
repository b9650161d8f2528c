import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import type { MediaItem } from '#content/media/contract.ts'
import { systemContext } from '#platform/server/context.ts'
import { listPreviewLinks, pruneExpiredLinks } from './preview-links.ts'
import type { NewPreviewLink, Preview, PreviewLink } from '../contract.ts'
import {
  documentOf,
  paragraph,
  startAuthoring,
  type Author,
  type Problem,
} from '#content/server/test-authoring.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

const linksOf = (id: string) => `/api/admin/items/${id}/preview-links`

async function makeLink(id: string, wanted: object = {}): Promise<NewPreviewLink> {
  const answer = await author.browser.send<NewPreviewLink>('POST', linksOf(id), {
    name: 'Reviewer',
    ...wanted,
  })
  expect(answer.status).toBe(201)
  return answer.json
}

async function listLinks(id: string): Promise<PreviewLink[]> {
  return (await author.browser.get<{ items: PreviewLink[] }>(linksOf(id))).json.items
}

/** As somebody without an account opens it. */
function open(link: NewPreviewLink, lang = 'en') {
  return site.browser().get<Preview & Problem>(`/api${link.path}?lang=${lang}`)
}

async function draft(): Promise<string> {
  const { id } = await author.start('blog', 'Sesame')
  await author.save(id, 'en', { title: 'Sesame in November', body: 'The first lots arrive.' })
  return id
}

describe('the draft of an item', () => {
  test('is shown to its editors as readers would get it, in the other language where one is not written', async () => {
    const id = await draft()
    await author.change(id, { riskLevel: 'low', sources: [{ title: 'ECX', url: 'https://www.ecx.com.et' }] })
    const { json } = await author.browser.get<Preview>(`/api/admin/items/${id}/preview?lang=am`)
    expect(json.writtenIn).toEqual(['en'])
    expect(json.article).toMatchObject({
      language: 'en',
      title: 'Sesame in November',
      html: '<p>The first lots arrive.</p>',
      riskLevel: 'low',
      sources: [{ title: 'ECX' }],
      publishedIn: [],
      minutes: 1,
    })
    await author.save(id, 'am', { title: 'ሰሊጥ በኅዳር' })
    const own = await author.browser.get<Preview>(`/api/admin/items/${id}/preview?lang=am`)
    expect([own.json.article.language, own.json.article.title]).toEqual(['am', 'ሰሊጥ በኅዳር'])
    expect(own.json.writtenIn).toEqual(['en', 'am'])
  })

  test('is the saved text, not the one that readers see', async () => {
    const { id } = await author.post('blog', { en: 'Published' })
    await author.save(id, 'en', { title: 'Changed since' })
    const { json } = await author.browser.get<Preview>(`/api/admin/items/${id}/preview?lang=en`)
    expect(json.article.title).toBe('Changed since')
  })

  test('is for administrators alone', async () => {
    const id = await draft()
    const user = await signInAs(site, { role: 'user' })
    for (const path of [`/api/admin/items/${id}/preview`, linksOf(id)]) {
      expect((await site.browser().get(path)).status).toBe(401)
      expect((await user.browser.get(path)).status).toBe(403)
    }
    for (const path of ['/api/admin/items/nothing/preview', linksOf('nothing')])
      expect((await author.browser.get<Problem>(path)).json.code).toBe('item.not_found')
    const made = await author.browser.send<Problem>('POST', linksOf('nothing'), { name: 'x' })
    expect(made.json.code).toBe('item.not_found')
  })
})

describe('the draft says', () => {
  const read = async (id: string) =>
    (await author.browser.get<Preview>(`/api/admin/items/${id}/preview?lang=en`)).json

  test('the dates that readers would be told', async () => {
    const [begun, out] = [await draft(), (await author.post('blog', { en: 'Out' })).id]
    const { publishedAt: firstPublishedAt } = (await read(out)).article
    site.advance(60_000)
    const now = site.services.clock()
    await author.save(out, 'en', { title: 'Out, and changed' })
    const unpublished = (await read(begun)).article
    expect(unpublished.publishedAt).toBeGreaterThanOrEqual(now)
    expect(unpublished.updatedAt).toBe(unpublished.publishedAt)
    const published = (await read(out)).article
    expect(published.publishedAt).toBe(firstPublishedAt)
    expect(published.updatedAt).toBeGreaterThanOrEqual(now)
    await author.publish(begun, 'en', { publishAt: now + 3_600_000 })
    expect((await read(begun)).article.publishedAt).toBeLessThan(now + 3_000_000)
  })

  test('what it offers to fetch, in whatever member of its kind it stands', async () => {
    const form = new FormData()
    form.set('file', new File(['a,b'], 'prices.csv', { type: 'text/csv' }))
    const { id: file } = (await author.browser.send<MediaItem>('POST', '/api/admin/media', form)).json
    const { id } = await author.start('resource', 'Prices')
    await author.change(id, { details: { resourceType: 'dataset', files: { shared: file } } })
    expect((await read(id)).files).toMatchObject({ [file]: { id: file } })
    const details = { resourceType: null, files: ['x', 7, `${file}${file}`, `not ${file}`, null] }
    await site.services.connection.db
      .updateTable('items')
      .set({ details: JSON.stringify(details) })
      .where('id', '=', id)
      .execute()
    expect((await read(id)).files).toEqual({})
  })

  test('where a marked term leads', async () => {
    const term = await author.post('term', { en: 'Bond' })
    const { id } = await author.start('blog', 'About bonds')
    const text = { type: 'text', text: 'bonds', marks: [{ type: 'term', attrs: { termId: term.id } }] }
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
    const saved = await author.browser.send('PUT', `/api/admin/items/${id}/editions/en`, {
      basedOn: 1,
      text: { title: 'About bonds', body },
    })
    expect(saved.status).toBe(200)
    expect((await read(id)).article.html).toContain('/glossary/bond')
  })

  test('what stands in its places: calculators, the scam check and questions, to guests what guests may see', async () => {
    const choice = (id: string, isRight: boolean) => ({
      type: 'choice' as const,
      attrs: { id, isRight, area: null },
      content: [paragraph(id)],
    })
    const asked = documentOf(paragraph('Which?'), choice('aaaa', true), choice('bbbb', false))
    const ask = (title: string, access: 'public' | 'signed-in') =>
      author.post(
        'question',
        { en: title },
        { details: { form: 'single', use: 'practice' }, body: asked, access },
      )
    const everybodys = await ask('Open', 'public')
    const members = await ask('For members', 'signed-in')
    const { id } = await author.start('blog', 'About sums')
    const body = documentOf(
      { type: 'calculator', attrs: { calculator: 'saving', values: '' } },
      { type: 'scamCheck' },
      { type: 'selfCheck', attrs: { questionId: everybodys.id } },
      { type: 'selfCheck', attrs: { questionId: members.id } },
    )
    expect((await author.save(id, 'en', { title: 'About sums', body })).status).toBe(200)
    const drawn = (await read(id)).article.html
    const byLink = (await open(await makeLink(id))).json.article.html
    for (const html of [drawn, byLink]) {
      expect(html).toContain('action="/tools/saving"')
      expect(html).toContain('name="scam')
      expect(html).toContain(`id="q-${everybodys.id}"`)
    }
    expect(drawn).toContain(`id="q-${members.id}"`)
    expect(byLink).not.toContain(`id="q-${members.id}"`)
  })
})

describe('a secret link', () => {
  test('shows the newest saved draft of both languages to somebody without an account', async () => {
    const id = await draft()
    const link = await makeLink(id)
    expect((await open(link)).json.article.title).toBe('Sesame in November')
    await author.save(id, 'en', { title: 'Sesame in December' })
    await author.save(id, 'am', { title: 'ሰሊጥ በታኅሣሥ' })
    expect((await open(link)).json.article.title).toBe('Sesame in December')
    expect((await open(link, 'am')).json.article.title).toBe('ሰሊጥ በታኅሣሥ')
  })

  test('also to a draft that is for members only', async () => {
    const id = await draft()
    await author.change(id, { access: 'signed-in' })
    expect((await open(await makeLink(id))).status).toBe(200)
  })

  test('is kept nowhere and found by nobody', async () => {
    const { headers } = await open(await makeLink(await draft()))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  test('holds 256 bits that only the first answer tells; the database knows a hash', async () => {
    const id = await draft()
    const link = await makeLink(id)
    const token = link.path.replace('/preview/', '')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { db } = site.services.connection
    const stored = [
      await db.selectFrom('preview_links').selectAll().where('id', '=', link.id).execute(),
      await db.selectFrom('audit_log').selectAll().where('subjectId', '=', id).execute(),
    ]
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(JSON.stringify(await listLinks(id))).not.toContain(token)
  })

  test('has a name, a maker, a time to end, and says when it was opened last', async () => {
    const id = await draft()
    const link = await makeLink(id, { name: 'The bank' })
    expect(link).toMatchObject({ name: 'The bank', createdByName: 'A test admin', isExpired: false })
    expect(link.lastOpenedAt).toBe(null)
    expect((link.expiresAt ?? 0) - link.createdAt).toBe(7 * 86_400_000)
    await open(link)
    const forEver = await makeLink(id, { name: 'Board', days: null })
    const [second, first] = await listLinks(id)
    expect(second).toMatchObject({ id: forEver.id, expiresAt: null, isExpired: false, lastOpenedAt: null })
    expect(first).toMatchObject({ id: link.id, name: 'The bank', createdByName: 'A test admin' })
    expect(Math.abs((first?.lastOpenedAt ?? 0) - site.services.clock())).toBeLessThan(60_000)
  })

  test('withdrawn, unknown or to an item in the bin is not found, and back with its item', async () => {
    const id = await draft()
    const [link, other] = [await makeLink(id), await makeLink(id)]
    expect((await author.browser.send('DELETE', `${linksOf(id)}/${link.id}`)).status).toBe(204)
    const withdrawn = await open(link)
    const unknown = await open({ ...link, path: `/preview/${'a'.repeat(43)}` })
    await author.browser.send('DELETE', `/api/admin/items/${id}`)
    const binned = await open(other)
    for (const answer of [withdrawn, unknown, binned]) {
      expect([answer.status, answer.json.code]).toEqual([404, 'preview.not_found'])
    }
    expect((await author.browser.send('POST', linksOf(id), { name: 'Too late' })).status).toBe(404)
    await author.browser.send('POST', `/api/admin/items/${id}/restoration`)
    expect((await open(other)).status).toBe(200)
    expect((await author.browser.send('DELETE', `${linksOf(id)}/${link.id}`)).status).toBe(404)
  })

  test('belongs to one item: another item cannot withdraw it', async () => {
    const link = await makeLink(await draft())
    const other = await draft()
    expect((await author.browser.send('DELETE', `${linksOf(other)}/${link.id}`)).status).toBe(404)
    expect((await open(link)).status).toBe(200)
  })

  test('is written into the audit log when it is made and when it is withdrawn', async () => {
    const id = await draft()
    const link = await makeLink(id, { name: 'Noted' })
    await author.browser.send('DELETE', `${linksOf(id)}/${link.id}`)
    const events = await site.services.connection.db
      .selectFrom('audit_log')
      .select(['event', 'details'])
      .where('subjectId', '=', id)
      .where('event', 'like', 'preview_link.%')
      .orderBy('event')
      .execute()
    expect(events.map(({ event }) => event)).toEqual(['preview_link.created', 'preview_link.revoked'])
    expect(events.map(({ details }) => JSON.parse(details).title)).toEqual(['Noted', 'Noted'])
    expect(await auditOf(site, id)).toContainEqual([
      'preview_link.created',
      'blog',
      { title: 'Noted', expiresAt: link.expiresAt },
    ])
    const again = await author.browser.send<Problem>('DELETE', `${linksOf(id)}/${link.id}`)
    expect(again.json.code).toBe('preview_link.not_found')
  })

  test('notes one opening of those within a minute', async () => {
    const id = await draft()
    const link = await makeLink(id)
    const opened = async () => {
      await open(link)
      return (await listLinks(id))[0]?.lastOpenedAt ?? 0
    }
    const first = await opened()
    site.advance(30_000)
    expect(await opened()).toBe(first)
    site.advance(31_000)
    expect(await opened()).toBeGreaterThanOrEqual(first + 60_000)
  })

  test('needs a name and one of the offered lives; there are twenty at most', async () => {
    const id = await draft()
    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(81) },
      { name: 'x', days: 2 },
      { name: 'x', token: 'y' },
    ])
      expect((await author.browser.send('POST', linksOf(id), wrong)).status).toBe(422)
    for (let count = 0; count < 20; count++) await makeLink(id)
    const answer = await author.browser.send<Problem>('POST', linksOf(id), { name: 'x' })
    expect([answer.status, answer.json.code]).toEqual([409, 'preview_links.too_many'])
  })
})

test('a link ends at its time, and its row a month later', async () => {
  const late = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  try {
    const writer = await startAuthoring(late)
    const { id } = await writer.start('blog', 'Sesame')
    const { json: link } = await writer.browser.send<NewPreviewLink>('POST', linksOf(id), {
      name: 'Short',
      days: 1,
    })
    const isOverAt = async (now: number) => {
      const ctx = { ...systemContext(late.services, 'test'), now }
      return (await listPreviewLinks(ctx, id)).map(({ isExpired }) => isExpired)
    }
    expect(await isOverAt((link.expiresAt ?? 0) - 1)).toEqual([false])
    expect(await isOverAt(link.expiresAt ?? 0)).toEqual([true])
    late.advance(86_400_000 - 60_000)
    expect((await late.browser().get(`/api${link.path}`)).status).toBe(200)
    late.advance(61_000)
    expect((await late.browser().get(`/api${link.path}`)).status).toBe(404)
    const again = await signInAs(late, { role: 'admin' })
    const { items } = (await again.browser.get<{ items: PreviewLink[] }>(linksOf(id))).json
    expect(items.map(({ isExpired }) => isExpired)).toEqual([true])
    const rows = () => late.services.connection.db.selectFrom('preview_links').select('id').execute()
    await pruneExpiredLinks(systemContext(late.services, 'test'))
    expect(await rows()).toHaveLength(1)
    late.advance(30 * 86_400_000)
    await pruneExpiredLinks(systemContext(late.services, 'test'))
    expect(await rows()).toHaveLength(0)
  } finally {
    await late.close()
  }
})

test('whoever tries addresses is stopped after sixty in a minute', async () => {
  const strict = await createTestApp()
  try {
    const guesser = strict.browser({ address: '203.0.113.7' })
    for (let count = 0; count < 60; count++)
      expect((await guesser.get(`/api/preview/${count}`)).status).toBe(404)
    const { status, headers } = await guesser.get('/api/preview/60')
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await strict.browser({ address: '203.0.113.8' }).get('/api/preview/60')).status).toBe(404)
  } finally {
    await strict.close()
  }
})

test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'a link can be read while another process writes',
  async () => {
    const link = await makeLink(await draft())
    const other = new DatabaseSync(path.join(site.services.config.dataDir, 'traders-hub.sqlite'))
    other.exec('begin immediate')
    const answer = await open(link)
    other.close()
    expect([answer.status, answer.json.article.title]).toEqual([200, 'Sesame in November'])
  },
)
