import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Article } from '#content/contract.ts'
import type { MediaItem, MediaUsage, MediaUse } from '#content/media/contract.ts'
import { systemContext } from '#platform/server/context.ts'
import { readSiteVersion } from '#content/server/test-site-version.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { purgeFormerFiles } from './replace-media.ts'

const day = 86_400_000
const green = { r: 20, g: 83, b: 45 }
const gold = { r: 200, g: 149, b: 44 }

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
})

afterAll(() => site.close())

test('a picture says everywhere it is used, with language and place', async () => {
  const media = await upload(await png(30, 20))
  const body = documentOf(paragraph('Words.'), figure(media.id))
  const post = await author.post('blog', { en: 'Shown here', am: 'እዚህ ይታያል' }, { coverId: media.id })
  await author.save(post.id, 'am', { title: 'እዚህ ይታያል', body }, { keep: true })
  await author.publish(post.id, 'am')
  await author.save(post.id, 'en', { title: 'Shown here', body }, { keep: true })
  await author.save(post.id, 'en', { title: 'Shown here', body: 'Without it.' })
  const track = await author.collection('track', 'Coffee', { titleAm: 'ቡና', coverId: media.id })

  const { uses } = await usage(media.id)
  expect(uses.map(({ place, id, language }) => [place, id, language])).toEqual([
    ['collection', track.id, null],
    ['cover', post.id, null],
    ['published', post.id, 'am'],
    ['draft', post.id, 'am'],
    ['history', post.id, 'am'],
    ['history', post.id, 'en'],
  ])
  expect(uses[2]).toMatchObject({ kind: 'blog', titles: { en: 'Shown here', am: 'እዚህ ይታያል' } })
})

test('a file is found in the fields of a resource, in a video and behind a link', async () => {
  const media = await upload(pdf('one'), 'የቡና ዋጋ.pdf')
  const resource = await author.post(
    'resource',
    { en: 'A file' },
    { details: { resourceType: 'file', files: { en: media.id } } },
  )
  const link = { type: 'link' as const, attrs: { href: media.file!.url } }
  const body = documentOf(
    { type: 'paragraph', content: [{ type: 'text', text: 'the file', marks: [link] }] },
    { type: 'fileBlock', attrs: { mediaId: media.id, label: '' } },
  )
  const linking = await author.post('blog', { en: 'It links' }, { body })
  const { uses } = await usage(media.id)
  expect(placesOf(uses)).toEqual(['published', 'draft', 'details', 'history'])
  expect(uses.map(({ id }) => id).toSorted()).toEqual(
    [linking.id, linking.id, linking.id, resource.id].toSorted(),
  )
})

test('only what is unused is listed on demand, and it is found by folded words of either language', async () => {
  const used = await upload(await png(9, 9), 'Jimma.png')
  const unused = await upload(await png(9, 9), 'Harar.png', { altEn: 'Café terrace', altAm: 'የፀሐይ መውጫ' })
  await author.post('blog', { en: 'With a cover' }, { coverId: used.id })
  const ids = async (query: string) =>
    (
      await author.browser.get<{ items: MediaItem[] }>(`/api/admin/media?${new URLSearchParams(query)}`)
    ).json.items.map(({ id }) => id)
  expect(await ids('unused=1')).toContain(unused.id)
  expect(await ids('unused=1')).not.toContain(used.id)
  expect(await ids('q=cafe HARAR')).toEqual([unused.id])
  expect(await ids('q=ጸሀይ')).toEqual([unused.id])
  expect(await ids('q=ፀሀይ cafe')).toEqual([unused.id])
  expect(await ids('q=cafe jimma')).toEqual([])
  expect((await author.browser.get('/api/admin/media?unused=yes')).status).toBe(422)
})

test('replacing a picture keeps its id and every place; readers see the new one, and the former address still works', async () => {
  const media = await upload(await png(1000, 500, green), 'before.png', { altEn: 'The market' })
  const { slug } = await author.post(
    'blog',
    { en: 'A picture that changes' },
    { coverId: media.id, body: documentOf(paragraph('Words.'), figure(media.id, 'Sacks & "bags"')) },
  )
  const before = await article(slug)
  const version = await siteVersion()
  site.advance(1000)
  const replaced = await replace(media.id, await png(800, 800, gold), 'after.png')
  expect(replaced).toMatchObject({
    status: 200,
    json: {
      id: media.id,
      fileName: 'after.png',
      alt: { en: 'The market' },
      picture: { width: 800, height: 800 },
    },
  })
  expect(replaced.json.replacedAt).toBeGreaterThan(media.createdAt)
  expect(await siteVersion()).not.toBe(version)

  const after = await article(slug)
  const src = replaced.json.picture!.src
  expect(after.cover?.src).toBe(src)
  expect(after.html).not.toContain(media.picture!.src)
  expect(after.html).toContain(
    `<img src="${src}" alt="Sacks &amp; &quot;bags&quot;" width="800" height="800"`,
  )
  expect(after.html.length).toBeGreaterThan(before.html.length - 400)
  expect(await colourOf(src)).toEqual('gold')
  expect(await colourOf(media.picture!.src)).toEqual('green')
  const { uses, formerFiles } = await usage(media.id)
  expect(placesOf(uses)).toEqual(['cover', 'published', 'draft', 'history'])
  expect(formerFiles).toMatchObject([{ fileName: 'before.png', width: 1000, src: media.picture!.src }])
})

test('a former file comes back for 30 days, also as the undo of that; after them its address leads to the file of today', async () => {
  const media = await upload(await png(50, 50, green), 'first.png')
  const second = (await replace(media.id, await png(60, 60, gold), 'second.png')).json
  const [former] = (await usage(media.id)).formerFiles
  const restored = await restore(media.id, former!.id)
  expect(restored.json).toMatchObject({ fileName: 'first.png', picture: { src: media.picture!.src } })
  expect(await colourOf(second.picture!.src)).toBe('gold')
  const [undo] = (await usage(media.id)).formerFiles
  expect((await restore(media.id, former!.id)).status).toBe(404)
  expect((await restore(media.id, undo!.id)).json.picture?.src).toBe(second.picture!.src)

  const [kept] = (await usage(media.id)).formerFiles
  site.advance(30 * day + 1000)
  author = await startAuthoring(site)
  expect((await usage(media.id)).formerFiles).toEqual([])
  expect((await restore(media.id, kept!.id)).status).toBe(404)
  await purgeFormerFiles(systemContext(site.services, 'test'))
  expect(await stored(media.id)).toEqual(second.picture!.sources.map(nameOf).toSorted())
  const moved = await fetchMedia(media.picture!.src)
  expect([moved.status, moved.headers.get('location')]).toEqual([302, second.picture!.src])
  expect(moved.headers.get('cache-control')).toBe('no-cache')
})

test('a file is replaced by one of its type, in file blocks, links and downloads', async () => {
  const media = await upload(pdf('one'), 'Prices.pdf')
  const link = { type: 'link' as const, attrs: { href: media.file!.url } }
  const named = (label: string) => ({ type: 'fileBlock' as const, attrs: { mediaId: media.id, label } })
  const { slug } = await author.post(
    'blog',
    { en: 'With a file' },
    {
      body: documentOf(
        { type: 'paragraph', content: [{ type: 'text', text: 'here', marks: [link] }] },
        named(''),
        named('My words'),
      ),
    },
  )
  const other = await replace(media.id, Buffer.from('a,b\n'), 'x.csv')
  expect(other).toMatchObject({
    status: 409,
    json: { code: 'media.other_kind', details: { kind: 'file', mimeType: 'application/pdf' } },
  })
  const { json } = await replace(media.id, pdf('two, and longer'), 'Prices of May.pdf')
  const { html } = await article(slug)
  expect(html).not.toContain(media.file!.url)
  expect(html.split(`href="${json.file!.url}"`)).toHaveLength(4)
  expect(html).toContain('download="Prices of May.pdf"><span class="file-name">Prices of May.pdf</span>')
  expect(html).toContain('<span class="file-name">My words</span>')
  const moved = await fetchMedia(media.file!.url)
  expect([moved.status, moved.headers.get('location')]).toEqual([302, json.file!.url])
  expect((await fetchMedia(json.file!.url)).headers.get('content-disposition')).toContain(
    'filename="prices-of-may.pdf"',
  )
})

test('a picture makes place for a picture only, and a broken one changes nothing', async () => {
  const media = await upload(await png(9, 9), 'x.png')
  expect(await replace(media.id, pdf('x'), 'x.pdf')).toMatchObject({
    status: 409,
    json: { code: 'media.other_kind', details: { kind: 'image' } },
  })
  const broken = (await png(90, 90)).subarray(0, 120)
  expect(await replace(media.id, broken, 'x.png')).toMatchObject({
    status: 422,
    json: { fields: { file: 'unreadable' } },
  })
  expect((await replace('unknown', await png(9, 9), 'x.png')).status).toBe(404)
  const guest = site.browser()
  expect((await guest.send('PUT', `/api/admin/media/${media.id}/file`, form(pdf('x'), 'x.pdf'))).status).toBe(
    401,
  )
  expect((await guest.get(`/api/admin/media/${media.id}/usage`)).status).toBe(401)
  expect(await stored(media.id)).toEqual(['9.avif', '9.webp'])
  expect((await usage(media.id)).formerFiles).toEqual([])
})

test('two who replace at once both succeed, and both files are kept', async () => {
  const media = await upload(await png(9, 9), 'first.png')
  const answers = await Promise.all([
    replace(media.id, await png(10, 10), 'a.png'),
    replace(media.id, await png(11, 11), 'b.png'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { formerFiles } = await usage(media.id)
  const now = (await author.browser.get<MediaItem>(`/api/admin/media/${media.id}`)).json
  expect([now.fileName, ...formerFiles.map(({ fileName }) => fileName)].toSorted()).toEqual([
    'a.png',
    'b.png',
    'first.png',
  ])
})

test('what is in use is not removed, and the answer names where; kept versions give way when that is meant', async () => {
  const media = await upload(await png(9, 9), 'x.png')
  const post = await author.post(
    'blog',
    { en: 'It stays' },
    { body: documentOf(paragraph('Words.'), figure(media.id)) },
  )
  const refused = await remove(media.id)
  expect(refused.status).toBe(409)
  expect(refused.json.code).toBe('media.in_use')
  expect(placesOf(refused.json.details.uses)).toEqual(['published', 'draft', 'history'])
  expect((await remove(media.id, '?evenInHistory=1')).status).toBe(409)

  await author.save(post.id, 'en', { title: 'It stays', body: 'Nothing to see.' }, { keep: true })
  await author.publish(post.id, 'en')
  expect(placesOf((await remove(media.id)).json.details.uses)).toEqual(['history'])
  await replace(media.id, await png(10, 10), 'y.png')
  expect((await remove(media.id, '?evenInHistory=1')).status).toBe(204)
  expect(await stored(media.id)).toEqual([])
})

test('what lies in the bin counts as a use until it is purged', async () => {
  const media = await upload(await png(9, 9), 'x.png')
  const post = await author.post('blog', { en: 'Thrown away' }, { coverId: media.id })
  await author.browser.send('DELETE', `/api/admin/items/${post.id}`)
  expect((await remove(media.id)).json.details.uses).toMatchObject([{ place: 'cover', isBinned: true }])
})

test('new words for a cover reach readers, and leave the words of figures alone', async () => {
  const media = await upload(await png(9, 9), 'x.png', { altEn: 'Before' })
  const { slug } = await author.post(
    'blog',
    { en: 'Described' },
    { coverId: media.id, body: documentOf(figure(media.id, 'Own words')) },
  )
  const version = await siteVersion()
  await author.browser.send('PATCH', `/api/admin/media/${media.id}`, { altEn: 'After' })
  expect(await siteVersion()).not.toBe(version)
  const { cover, html } = await article(slug)
  expect(cover?.alt.en).toBe('After')
  expect(html).toContain('alt="Own words"')
})

test('a part of a file is sent on demand, for players and broken-off downloads', async () => {
  const content = Buffer.concat([pdf('x'), Buffer.from(crypto.getRandomValues(new Uint8Array(5000)))])
  const { url } = (await upload(content, 'long.pdf')).file!
  const ask = async (headers: Record<string, string>) => {
    const answer = await fetchMedia(url, headers)
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const middle = await ask({ range: 'bytes=100-199' })
  expect(middle.answer.status).toBe(206)
  expect(middle.answer.headers.get('content-range')).toBe(`bytes 100-199/${content.length}`)
  expect(middle.bytes).toEqual(content.subarray(100, 200))
  expect((await ask({ range: 'bytes=-50' })).bytes).toEqual(content.subarray(-50))
  expect((await ask({ range: 'bytes=4000-' })).bytes).toEqual(content.subarray(4000))
  const outside = await ask({ range: `bytes=${content.length}-` })
  expect([outside.answer.status, outside.answer.headers.get('content-range')]).toEqual([
    416,
    `bytes */${content.length}`,
  ])
  for (const headers of [{ range: 'bytes=5-1' }, { range: 'bytes=0-1,5-6' }, { range: 'lines=1-2' }])
    expect((await ask(headers)).answer.status).toBe(200)
  const etag = middle.answer.headers.get('etag') ?? ''
  expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).answer.status).toBe(206)
  expect((await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).answer.status).toBe(200)
  const text = (await upload(Buffer.from('ሀ,ለ\n'.repeat(2000)), 'x.csv')).file!
  const part = await fetchMedia(text.url, { range: 'bytes=0-6999', 'accept-encoding': 'gzip' })
  expect([part.status, part.headers.get('content-encoding')]).toEqual([206, null])
})

function png(width: number, height: number, background = green): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

function pdf(words: string): Buffer {
  return Buffer.from(`%PDF-1.7 ${words}`)
}

function figure(mediaId: string, alt = 'A picture') {
  return { type: 'figureImage' as const, attrs: { mediaId, alt, caption: '' } }
}

function form(bytes: Uint8Array, name: string, fields: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [field, value] of Object.entries(fields)) data.set(field, value)
  data.set('file', new File([new Uint8Array(bytes)], name))
  return data
}

async function upload(
  bytes: Uint8Array,
  name = 'x.png',
  fields?: Record<string, string>,
): Promise<MediaItem> {
  const answer = await author.browser.send<MediaItem>('POST', '/api/admin/media', form(bytes, name, fields))
  expect(answer.status).toBe(201)
  return answer.json
}

function replace(id: string, bytes: Uint8Array, name: string) {
  return author.browser.send<MediaItem>('PUT', `/api/admin/media/${id}/file`, form(bytes, name))
}

function restore(id: string, formerId: string) {
  const address = `/api/admin/media/${id}/former-files/${formerId}/restoration`
  return author.browser.send<MediaItem>('POST', address)
}

function remove(id: string, query = '') {
  type Refused = { code: string; details: { uses: MediaUse[] } }
  return author.browser.send<Refused>('DELETE', `/api/admin/media/${id}${query}`)
}

async function usage(id: string): Promise<MediaUsage> {
  return (await author.browser.get<MediaUsage>(`/api/admin/media/${id}/usage`)).json
}

function placesOf(uses: MediaUse[]): string[] {
  return uses.map(({ place }) => place)
}

async function article(slug: string): Promise<Article> {
  return (await site.browser().get<{ article: Article }>(`/api/blogs/${slug}`)).json.article
}

function siteVersion(): Promise<string> {
  return readSiteVersion(site.services.connection.db, site.services.clock())
}

async function fetchMedia(address: string, headers?: Record<string, string>): Promise<Response> {
  return site.app.fetch(new Request(`http://localhost:3000${address}`, { headers }))
}

async function colourOf(address: string): Promise<string> {
  const answer = await fetchMedia(address)
  const { dominant } = await sharp(await answer.arrayBuffer()).stats()
  return dominant.r > 100 ? 'gold' : 'green'
}

function nameOf({ srcset }: { srcset: string }): string {
  return path.basename(srcset.split(' ')[0] ?? '')
}

async function stored(id: string): Promise<string[]> {
  return (await readdir(path.join(site.services.config.dataDir, 'uploads/media', id)).catch(() => [])).sort()
}
