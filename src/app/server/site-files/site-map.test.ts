import { afterAll, beforeAll, expect, test } from 'vitest'
import { Hono } from 'hono'
import { fixedPages } from '#content/fixed-pages.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { toolPages } from '#features/tools/tool-pages.ts'
import type { AppEnv } from '#platform/server/http/http.ts'
import { systemContext } from '#platform/server/context.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { mountSiteMap } from './site-map.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

async function read(): Promise<string> {
  const { status, headers, text } = await site.browser().get('/sitemap.xml')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  return text
}

function entryOf(xml: string, path: string): string | undefined {
  return xml
    .match(/<url>.*?<\/url>/g)
    ?.find((entry) => entry.includes(`<loc>http://localhost:3000${path}</loc>`))
}

test('a new site lists its public pages in both languages', async () => {
  const xml = await read()
  for (const path of [
    '/',
    '/about',
    '/contact',
    '/blogs',
    '/learn',
    '/resources',
    '/faq',
    '/privacy-policy',
    '/terms-of-service',
    '/disclaimer',
  ]) {
    expect(entryOf(xml, path), path).toContain(
      `<xhtml:link rel="alternate" hreflang="am" href="http://localhost:3000${path}?lang=am"/>`,
    )
  }
  expect(xml).not.toMatch(/\/(admin|dashboard|profile|courses|login|register|api)/)
})

test('posts, learn pages and resources stand there with the languages they are published in and their last change', async () => {
  await author.post('blog', { en: 'In both', am: 'በሁለቱም' })
  await author.post('learn', { en: 'English page' })
  await author.post('resource', { am: 'ግብዓት' })
  const xml = await read()
  const [both, english, amharic] = [
    entryOf(xml, '/blogs/in-both'),
    entryOf(xml, '/learn/english-page'),
    entryOf(xml, '/resources/gb-at') ?? entryOf(xml, '/resources/gbat'),
  ]
  expect([
    both?.match(/hreflang="(\w+)"/g),
    english?.match(/hreflang="(\w+)"/g),
    amharic?.match(/hreflang="(\w+)"/g),
  ]).toEqual([['hreflang="am"', 'hreflang="en"'], ['hreflang="en"'], ['hreflang="am"']])
  expect(both).toContain(`<lastmod>${new Date(site.services.clock()).toISOString().slice(0, 10)}</lastmod>`)
})

test('what members read stands there too: its page shows everybody what it is', async () => {
  await author.post('blog', { en: 'Members' }, { access: 'signed-in' })
  expect(entryOf(await read(), '/blogs/members')).toContain('/blogs/members?lang=en')
})

test('nothing stands there that is not published, is in no list or has no page for guests', async () => {
  await author.post('blog', { en: 'Unlisted' }, { listed: false })
  await author.start('blog', 'Draft')
  const binned = await author.post('blog', { en: 'Binned' })
  await author.browser.send('DELETE', `/api/admin/items/${binned.id}`)
  await author.post('course', { en: 'A course' })
  await author.post('faq', { en: 'A question' })
  expect(await read()).not.toMatch(/unlisted|draft|binned|a-course|a-question/)
})

test('the text is kept until readers see something new, and whoever has it as it is gets 304', async () => {
  const { id } = await author.post('blog', { en: 'Seen once' })
  const tag = (await site.browser().get('/sitemap.xml')).headers.get('etag') ?? ''
  const again = () => site.browser().get('/sitemap.xml', { 'if-none-match': tag })
  expect((await again()).status).toBe(304)
  const { db } = site.services.connection
  await db.updateTable('items').set({ slug: 'moved-unseen' }).where('id', '=', id).execute()
  expect(await read()).not.toContain('moved-unseen')
  await author.browser.send('DELETE', `/api/admin/items/${(await author.post('blog', { en: 'Gone' })).id}`)
  expect((await again()).status).toBe(200)
  expect(await read()).toContain('moved-unseen')
  const planned = await author.start('blog', 'Soon there')
  await author.save(planned.id, 'en', { title: 'Soon there' })
  await author.publish(planned.id, 'en', { publishAt: site.services.clock() + 600_000 })
  expect(await read()).not.toContain('soon-there')
  site.advance(600_000)
  expect(await read()).toContain('soon-there')
})

test('robots.txt keeps robots out of what is personal and names the sitemap', async () => {
  const { status, text, headers } = await site.browser().get('/robots.txt')
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
  expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  for (const path of ['/api/', '/admin/', '/dashboard', '/profile'])
    expect(text).toContain(`Disallow: ${path}\n`)
  expect(text).not.toContain('Disallow: /\n')
})

test('a file that has room for some is filled with the newest, each with all its languages', async () => {
  const old = await author.post('blog', { en: 'Old in both', am: 'አሮጌ በሁለቱም' })
  const { db } = site.services.connection
  const ofOld = db.updateTable('publications').where('itemId', '=', old.id).where('language', '=', 'am')
  await ofOld.set({ publishedAt: 1 }).execute()
  for (const title of ['First in one', 'Second in one']) {
    site.advance(1000)
    await author.post('blog', { en: title })
  }
  const fixed = (fixedPages.length + toolPages.length) * 3
  const pathsWithin = async (most: number) => {
    const app = new Hono<AppEnv>()
    app.use(async (c, next) => {
      c.set('ctx', systemContext(site.services, 'test'))
      await next()
    })
    mountSiteMap(app, site.services.config, fixed + most)
    const xml = await (await app.request('/sitemap.xml')).text()
    return [...xml.matchAll(/<loc>[^<]*\/blogs\/([^<]*)<\/loc>/g)].map(([, path]) => path)
  }
  const one = (slug: string) => [slug, `${slug}?lang=en`]
  const both = ['old-in-both', 'old-in-both?lang=am', 'old-in-both?lang=en']
  const newest = [...one('second-in-one'), ...one('first-in-one')]
  expect(await pathsWithin(6)).toEqual(newest)
  expect(await pathsWithin(7)).toEqual([...newest, ...both])
})
