import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { TeaserDetail } from '#content/contract.ts'
import type { SearchResults, Suggestions } from '#features/search/contract.ts'
import { languages } from '#platform/languages.ts'
import { signInAs } from '../test-accounts.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { readPage } from '../test-page.ts'

let site: TestApp
let author: Author

const secret = { en: 'Cardamom paragraph', am: 'የኮረሪማ አንቀጽ' }
const kinds = [
  ['blog', '/blogs/members-blog', '/api/blogs/members-blog'],
  ['learn', '/learn/members-learn', '/api/learn/members-learn'],
  ['resource', '/resources/members-resource', '/api/resources/members-resource'],
] as const
const pages = kinds.flatMap((kind) => languages.map((language) => [...kind, language] as const))

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: 'http://localhost:3000' })
  author = await startAuthoring(site)
  for (const [kind] of kinds) {
    const item = await author.post(
      kind,
      { en: `Members ${kind}` },
      {
        access: 'signed-in',
        body: documentOf(paragraph(secret.en)),
        sources: [{ title: 'Secret source', url: 'https://example.com/secret' }],
        extras: kind === 'learn' ? { objectives: ['Secret objective'] } : {},
      },
    )
    await author.save(item.id, 'am', {
      title: `የአባላት ${kind}`,
      excerpt: 'ማጠቃለያ',
      body: documentOf(paragraph(secret.am)),
    })
    await author.publish(item.id, 'am')
  }
})

afterAll(() => site.close())

describe.each(pages)('a %s for members at %s', (kind, path, api, language) => {
  test(`shows guests title, summary and the way in, in ${language}`, async () => {
    const { status, page, text } = await readPage(site, path, language)
    expect(status).toBe(200)
    expect(text).toContain(language === 'en' ? `Members ${kind} What it is about.` : `የአባላት ${kind} ማጠቃለያ`)
    expect(text).toContain(language === 'en' ? 'This text is for members' : 'ይህ ጽሑፍ ለአባላት ነው')
    const back = encodeURIComponent(path)
    expect(page).toContain(`href="/login?to=${back}"`)
    expect(page).toContain(`href="/register?to=${back}"`)
    expect(text).toContain(language === 'en' ? 'For members' : 'ለአባላት')
  })

  test(`gives nothing of the text away, in ${language}`, async () => {
    const { page, head, state } = await readPage(site, path, language)
    for (const part of [page, head, state]) {
      expect(part).not.toContain(secret.en)
      expect(part).not.toContain(secret.am)
      expect(part).not.toMatch(/[Ss]ecret (source|objective)|example\.com\/secret/)
    }
  })

  test(`tells search engines which part is not free, in ${language}`, async () => {
    const { page } = await readPage(site, path, language)
    expect(page).toContain('class="members-only')
    if (kind === 'resource') return
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '{}')
    expect(data['@graph'][0]).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.members-only' },
    })
  })

  test(`is refused to guests by the API, which gives the teaser instead, in ${language}`, async () => {
    const guest = site.browser()
    const refused = await guest.get(`${api}?lang=${language}`)
    expect([refused.status, String(refused.json.code)]).toEqual([401, 'session.required'])
    const teaser = await guest.get<TeaserDetail>(
      `${api.replace(/^\/api\/\w+/, `/api/teasers/${kind}`)}?lang=${language}`,
    )
    expect(teaser.status).toBe(200)
    expect(teaser.json.teaser).toMatchObject({ kind, language, access: 'signed-in', shareImage: null })
    expect(teaser.text).not.toContain(secret[language])
    expect(Object.keys(teaser.json.teaser)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(html|headings|sources|extras|details)$/)]),
    )
    const member = await signInAs(site, { role: 'user' })
    expect((await member.browser.get(`${api}?lang=${language}`)).text).toContain(secret[language])
  })
})

test.each(kinds)('a %s for members is named so in its list', async (kind, path) => {
  const list = path.slice(0, path.lastIndexOf('/'))
  const { page, text } = await readPage(site, list)
  expect(page).toContain(`href="${path}"`)
  expect(text).toContain('For members')
  expect(page).not.toContain(secret.en)
})

test('an earlier address of a text for members leads to the one of today', async () => {
  const item = await author.post('blog', { en: 'Moved members' }, { access: 'signed-in' })
  await author.change(item.id, { slug: 'moved-on' })
  const moved = await readPage(site, '/blogs/moved-members?lang=en')
  expect([moved.status, moved.redirect]).toEqual([301, '/blogs/moved-on?lang=en'])
})

/** Such pages are for everybody now; one that was for members before stays so until somebody opens it. */
async function closeAsBefore(id: string): Promise<void> {
  const { db } = site.services.connection
  await db.updateTable('items').set({ access: 'signed-in' }).where('id', '=', id).execute()
  await author.publish(id, 'en')
}

test('a page of the site that is for members says so instead of failing', async () => {
  const { id } = await author.post('page', { en: 'About us' }, { slug: 'about', body: 'Hidden words' })
  await closeAsBefore(id)
  const { status, text } = await readPage(site, '/about')
  expect(status).toBe(200)
  expect(text).toContain('This text is for members')
  expect(text).not.toContain('Hidden words')
})

test('the form of the contact page stands there without its introduction, and beside one for members', async () => {
  const title = { en: 'Contact', am: 'ያግኙን' }
  const forms = async () =>
    Promise.all(
      languages.map(async (language) => {
        const { status, page, head } = await readPage(site, '/contact', language)
        expect(head).toContain(`<title>${title[language]} · `)
        return [status, page.includes('name="message"')]
      }),
    )
  const withForm = [
    [200, true],
    [200, true],
  ]
  expect(await forms()).toEqual(withForm)
  expect((await readPage(site, '/contact')).page).toContain('<h1')
  const words = { slug: 'contact', body: 'For members alone' }
  const intro = await author.post('page', { en: 'Reach us' }, words)
  await closeAsBefore(intro.id)
  expect(await forms()).toEqual(withForm)
  expect((await readPage(site, '/contact')).text).not.toContain('For members alone')
  await author.change(intro.id, { access: 'public' })
  expect((await readPage(site, '/contact')).text).toContain('For members alone')
})

test('there is no teaser of what is not published, not an item of that kind, or has no page', async () => {
  const draft = await author.start('blog', 'Only a draft')
  const guest = site.browser()
  for (const path of [`blog/${draft.id}`, 'learn/members-blog', 'blog/nowhere'])
    expect((await guest.get(`/api/teasers/${path}`)).status, path).toBe(404)
  expect((await guest.get('/api/teasers/lesson/anything')).status).toBe(422)
})

test('feeds and the sitemap know it, with title and summary only', async () => {
  const guest = site.browser()
  const feed = (await guest.get('/feeds/en.xml')).text
  expect(feed).toContain('<title><![CDATA[Members blog]]></title>')
  expect(feed).toContain('<category>For members</category>')
  expect(feed).not.toContain(secret.en)
  const map = (await guest.get('/sitemap.xml')).text
  for (const [, path] of kinds) expect(map).toContain(`<loc>http://localhost:3000${path}?lang=am</loc>`)
})

test('guests find nothing of it by searching', async () => {
  const guest = site.browser()
  for (const words of ['Cardamom', 'Members learn']) {
    const q = encodeURIComponent(words)
    const found = await guest.get<SearchResults>(`/api/search?q=${q}`)
    expect(found.text).not.toContain('members-')
    expect((await guest.get<Suggestions>(`/api/search/suggestions?q=${q}`)).text).not.toContain('members-')
  }
})
