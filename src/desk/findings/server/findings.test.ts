import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { BlockDocument } from '#content/blocks/document.ts'
import type { Findings, Promises } from '../contract.ts'
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

const at = (id: string, language = 'en') => `/api/admin/items/${id}/editions/${language}/findings`

async function read(id: string, language?: string): Promise<string[]> {
  const { json } = await author.browser.get<Findings>(at(id, language))
  return json.items.map(({ code, quote }) => `${code}: ${quote}`)
}

function linksTo(...hrefs: string[]): BlockDocument {
  return documentOf(
    ...hrefs.map((href) => ({
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text: href, marks: [{ type: 'link' as const, attrs: { href } }] }],
    })),
  )
}

describe('the findings of a text', () => {
  test('are of the saved text, or of one that is sent, and keep nothing from being published', async () => {
    const { id } = await author.start('blog', 'A schedule')
    await author.save(id, 'en', { title: 'A schedule', body: 'It brings guaranteed profits.' })
    const { json } = await author.browser.get<Findings>(at(id))
    expect(json).toEqual({
      items: [
        {
          code: 'promise.made',
          severity: 'warning',
          place: { field: 'body', block: 0, start: 10, end: 28 },
          quote: 'guaranteed profits',
          values: { phrase: 'guaranteed profit' },
        },
      ],
      more: 0,
      missing: {},
    })
    const text = { title: 'A schedule', body: documentOf(paragraph('It may bring profit, or a loss.')) }
    const unsaved = await author.browser.send<Findings>('POST', at(id), { text })
    expect([unsaved.status, unsaved.json.items]).toEqual([200, []])
    expect((await author.publish(id, 'en')).status).toBe(200)
  })

  test('compare the numbers of both languages', async () => {
    const { id } = await author.start('blog', 'Prices')
    await author.save(id, 'en', { title: 'Prices', body: 'A quintal costs 4,500 birr.' })
    await author.save(id, 'am', { title: 'ዋጋዎች', excerpt: 'ስለ ዋጋ።', body: 'አንድ ኩንታል 4,600 ብር ነው።' })
    expect(await read(id)).toEqual(['numbers.differ: A quintal costs 4,500 birr.'])
    expect(await read(id, 'am')).toEqual(['numbers.differ: አንድ ኩንታል 4,600 ብር ነው።'])
  })

  test('know where links lead', async () => {
    const there = await author.post('blog', { en: 'There' }, { body: documentOf(heading('What it is')) })
    const moved = await author.post('learn', { en: 'Moved' })
    await author.change(moved.id, { slug: 'moved-on' })
    const draft = await author.start('resource', 'A draft')
    const gone = await author.post('faq', { en: 'Gone' })
    await author.browser.send('DELETE', `/api/admin/items/${gone.id}`)
    const { id, slug } = await author.start('blog', 'Links')
    const expected: Record<string, string | undefined> = {
      [`/blogs/${there.slug}`]: undefined,
      [`/blogs/${there.slug}?lang=am`]: undefined,
      [`/blogs/${there.slug}#what-it-is`]: undefined,
      [`/blogs/${there.slug}#elsewhere`]: 'link.no_anchor',
      [`/blogs/${slug}`]: undefined,
      [`/learn/${moved.slug}`]: 'link.old_address',
      '/learn/moved-on': undefined,
      '/blogs/moved-on': 'link.not_found',
      [`/resources/${draft.slug}`]: 'link.not_published',
      [`/faq#${gone.slug}`]: 'link.in_bin',
      '/faq#nothing': 'link.no_anchor',
      '/courses/nothing/lessons/none': 'link.not_found',
      '/contact': undefined,
      '/no-such-page': 'link.not_found',
      '/admin/users': 'link.not_public',
      'http://localhost:3000/blogs/nothing': 'link.not_found',
      'https://www.ecx.com.et/nothing': undefined,
      'mailto:hub@example.com': undefined,
    }
    await author.save(id, 'en', { title: 'Links', body: linksTo(...Object.keys(expected)) })
    const { json } = await author.browser.get<Findings>(at(id))
    const found = Object.fromEntries(json.items.map(({ code, values }) => [values.address, code]))
    const wanted = Object.fromEntries(Object.entries(expected).filter(([, code]) => code))
    expect(found).toEqual(wanted)
  })

  test('look at the item and at the names of its pictures', async () => {
    const form = new FormData()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'
    form.set('file', new File([await pngOf(svg)], 'coffee_sacks.png', { type: 'image/png' }))
    const { json: picture } = await author.browser.send<{ id: string }>('POST', '/api/admin/media', form)
    const { id } = await author.start('blog', 'Pictures')
    await author.change(id, { riskLevel: 'high', reviewedOn: '2020-01-01', reviewEveryDays: 30 })
    const figure = {
      type: 'figureImage' as const,
      attrs: { mediaId: picture.id, alt: 'Coffee sacks', caption: '' },
    }
    await author.save(id, 'en', { title: 'Pictures', body: documentOf(figure) })
    expect(await read(id)).toEqual(['alt.file_name: Coffee sacks', 'review.overdue: ', 'risk.no_callout: '])
  })

  test('miss the description of a cover, in the language of the text, and keep nothing from being published', async () => {
    const form = new FormData()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    form.set('file', new File([await pngOf(svg)], 'cover.png', { type: 'image/png' }))
    const { json: picture } = await author.browser.send<{ id: string }>('POST', '/api/admin/media', form)
    const { id } = await author.start('blog', 'Covered')
    await author.change(id, { coverId: picture.id })
    await author.save(id, 'en', { title: 'Covered' })
    await author.save(id, 'am', { title: 'ሽፋን ያለው', body: 'ጥቂት ቃላት።' })
    expect(await read(id)).toEqual(['alt.no_cover: '])
    const alt = { altEn: 'Sacks of coffee', altAm: '' }
    expect((await author.browser.send('PATCH', `/api/admin/media/${picture.id}`, alt)).status).toBe(200)
    expect(await read(id)).toEqual([])
    expect(await read(id, 'am')).toContain('alt.no_cover: ')
    expect((await author.publish(id, 'am')).status).toBe(200)
  })

  test('are for administrators, of texts that exist', async () => {
    const { id } = await author.start('blog', 'Mine')
    const user = await signInAs(site, { role: 'user' })
    expect((await site.browser().get(at(id))).status).toBe(401)
    expect((await user.browser.get(at(id))).status).toBe(403)
    expect((await author.browser.get(at('nothing'))).status).toBe(404)
    expect((await author.browser.get(at(id, 'am'))).status).toBe(404)
    expect((await author.browser.send('POST', at(id), { text: { body: 'x' } })).status).toBe(422)
  })
})

describe('the words that promise profit', () => {
  const address = '/api/admin/promises'
  const get = async () => (await author.browser.get<Promises>(address)).json

  test('are the built-in ones until somebody changes them, and then theirs', async () => {
    const first = await get()
    expect(first.phrases).toEqual(first.builtIn)
    expect(first.phrases.am).toContain('የተረጋገጠ ትርፍ')
    const phrases = { en: ['moon soon', ' moon   soon ', ''], am: ['ወደ ሰማይ'] }
    const saved = await author.browser.send<Promises>('PUT', address, { version: first.version, phrases })
    expect(saved.json.phrases).toEqual({ en: ['moon soon'], am: ['ወደ ሰማይ'] })

    const { id } = await author.start('blog', 'Moons')
    await author.save(id, 'en', { title: 'Moons', body: 'Moons soon, and guaranteed profit.' })
    expect(await read(id)).toEqual(['promise.made: Moons soon'])

    const { version, builtIn } = await get()
    await author.browser.send('PUT', address, { version, phrases: builtIn })
    expect(await read(id)).toEqual(['promise.made: guaranteed profit'])
  })

  test('are not changed over somebody else’s change', async () => {
    const { version, phrases } = await get()
    const mine = { version, phrases: { ...phrases, en: ['mine'] } }
    expect((await author.browser.send('PUT', address, mine)).status).toBe(200)
    const late = await author.browser.send<Problem & { details: { current: Promises } }>('PUT', address, mine)
    expect([late.status, late.json.code]).toEqual([409, 'promises.changed'])
    expect(late.json.details.current).toMatchObject({ version: version + 1, phrases: { en: ['mine'] } })
  })

  test('are for administrators alone, and what they change is in the audit log', async () => {
    const user = await signInAs(site, { role: 'user' })
    expect((await user.browser.get(address)).status).toBe(403)
    const { version, phrases } = await get()
    for (const wrong of [
      { version },
      { version, phrases: { en: [] } },
      { version, phrases: { en: ['x'.repeat(81)], am: [] } },
      { version: -1, phrases },
    ])
      expect((await author.browser.send('PUT', address, wrong)).status).toBe(422)
    await author.browser.send('PUT', address, { version, phrases })
    const event = await site.services.connection.db
      .selectFrom('audit_log')
      .select('event')
      .where('event', '=', 'promises.changed')
      .executeTakeFirst()
    expect(event).toBeDefined()
  })
})

function heading(text: string) {
  return {
    type: 'heading' as const,
    attrs: { level: 2 as const },
    content: [{ type: 'text' as const, text }],
  }
}

async function pngOf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())
}
