import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { systemContext } from '#platform/server/context.ts'
import { editionOf, type Author } from '#content/server/test-authoring.ts'
import { importContent } from './import/import.ts'
import { startCarrying, unpack, type Carrier } from './test-archive.ts'

let from: TestApp
let to: TestApp
let sender: Carrier
let receiver: Carrier
let author: Author

beforeEach(async () => {
  from = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  to = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  sender = await startCarrying(from)
  receiver = await startCarrying(to)
  author = sender.author
})
afterEach(async () => {
  await from.close()
  await to.close()
})

const readers = () => to.browser()
const read = async (slug: string, language = 'en') =>
  (await readers().get<{ article: { title: string } }>(`/api/blogs/${slug}?lang=${language}`)).json.article
    ?.title

async function uploadFile(name: string): Promise<string> {
  const form = new FormData()
  form.set('file', new File([`grade,price\n${name}`], `${name}.csv`))
  return (await author.browser.send<{ id: string }>('POST', '/api/admin/media', form)).json.id
}

/** Makes one tag part of another at a site. */
async function mergeTags({ browser }: Author, from: string, into: string): Promise<void> {
  const { items } = (await browser.get<{ items: { id: string; slug: string }[] }>('/api/admin/tags')).json
  const [one, other] = [from, into].map((slug) => items.find((tag) => tag.slug === slug)?.id)
  await browser.send('PUT', `/api/admin/tags/${one}/successor`, { id: other })
}

test('a merger of tags comes along: its slug leads on, but a tag that stands here stays', async () => {
  for (const label of ['Coffee', 'Cofee', 'Tea', 'Te']) await author.tag(label)
  await mergeTags(author, 'cofee', 'coffee')
  await receiver.apply(await sender.takeOut())
  await mergeTags(author, 'te', 'tea')
  await mergeTags(receiver.author, 'te', 'coffee')
  await receiver.author.tag('Cofee')
  const zip = await sender.takeOut()
  const drafts = await receiver.check(zip, 'drafts')
  expect(drafts.counts.tags).toEqual({ create: 0, update: 0, unchanged: 2 })
  const { json } = await receiver.apply(zip)
  expect(json.counts.tags).toEqual({ create: 0, update: 1, unchanged: 1 })
  const { db } = to.services.connection
  const rows = await db
    .selectFrom('tag_slugs')
    .innerJoin('tags', 'tags.id', 'tag_slugs.tagId')
    .select(['tag_slugs.slug', 'tags.slug as now'])
    .execute()
  expect(rows).toEqual([{ slug: 'te', now: 'tea' }])
  expect((await receiver.check(zip)).counts.tags).toEqual({ create: 0, update: 0, unchanged: 2 })
})

describe('what is here already', () => {
  test('is brought up to date, and its text stays in the history', async () => {
    const post = await author.post('blog', { en: 'Coffee', am: 'ቡና' })
    await receiver.apply(await sender.takeOut())
    await receiver.author.save(post.id, 'en', { title: 'Written here' }, { keep: false })
    await author.save(post.id, 'en', { title: 'Coffee, again' })
    await author.publish(post.id, 'en')
    await author.change(post.id, { slug: 'espresso', level: 'beginner' })
    const zip = await sender.takeOut()
    const { json, status, text } = await receiver.apply(zip)
    expect([status, json.counts?.items], text).toEqual([200, { create: 0, update: 1, unchanged: 0 }])
    const item = await receiver.author.read(post.id)
    expect(item).toMatchObject({ slug: 'espresso', level: 'beginner' })
    expect(editionOf(item, 'en')).toMatchObject({
      title: 'Coffee, again',
      state: 'published',
      isChanged: false,
    })
    const history = await receiver.author.browser.get<{ items: { title: string }[] }>(
      `/api/admin/items/${post.id}/editions/en/revisions`,
    )
    expect(history.json.items.map((one) => one.title)).toContain('Written here')
    expect([await read('espresso'), await read('coffee')]).toEqual(['Coffee, again', 'Coffee, again'])
    for (const as of ['archive', 'drafts'] as const)
      expect((await receiver.check(zip, as)).counts.items).toEqual({ create: 0, update: 0, unchanged: 1 })
  })

  test('comes as a draft when that is wanted: readers see nothing of it', async () => {
    const post = await author.post('blog', { en: 'Coffee' })
    await receiver.apply(await sender.takeOut())
    await author.save(post.id, 'en', { title: 'Coffee, again' })
    await author.publish(post.id, 'en')
    await author.change(post.id, { slug: 'espresso' })
    await author.post('blog', { en: 'Sesame' })
    const zip = await sender.takeOut()
    const { json } = await receiver.apply(zip, 'drafts')
    expect(json.counts.items).toEqual({ create: 1, update: 1, unchanged: 0 })
    expect([await read('coffee'), await read('espresso'), await read('sesame')]).toEqual([
      'Coffee',
      undefined,
      undefined,
    ])
    expect(editionOf(await receiver.author.read(post.id), 'en')).toMatchObject({
      title: 'Coffee, again',
      isChanged: true,
    })
    expect((await receiver.check(zip, 'drafts')).counts.items).toEqual({ create: 0, update: 0, unchanged: 2 })
    await receiver.apply(zip, 'archive')
    expect([await read('espresso'), await read('sesame')]).toEqual(['Coffee, again', 'Sesame'])
  })

  test('is found by its address when its id differs, and is never doubled', async () => {
    const post = await author.post('blog', { en: 'Coffee' })
    const own = await receiver.author.post('blog', { en: 'Coffee' })
    await author.save(post.id, 'en', { title: 'Theirs' })
    await author.publish(post.id, 'en')
    await receiver.apply(await sender.takeOut())
    const { json } = await receiver.author.browser.get<{ items: { id: string }[] }>(
      '/api/admin/items?kind=blog',
    )
    expect(json.items.map((item) => item.id)).toEqual([own.id])
    expect(await read('coffee')).toBe('Theirs')
    expect((await receiver.check(await sender.takeOut())).counts.items.unchanged).toBe(1)
  })

  test('keeps its translation fresh, or stale, as the archive has it', async () => {
    const post = await author.post('blog', { en: 'Coffee', am: 'ቡና' })
    const english = editionOf(await author.read(post.id), 'en')?.revision
    await author.save(post.id, 'am', { title: 'ቡና ነው' }, { translatedFrom: english })
    await receiver.apply(await sender.takeOut())
    await receiver.author.save(post.id, 'en', { title: 'One' })
    await receiver.author.save(post.id, 'en', { title: 'Two' })
    const zip = await sender.takeOut()
    await receiver.apply(zip)
    expect(editionOf(await receiver.author.read(post.id), 'am')).toMatchObject({ isStale: false })
    expect((await receiver.check(zip)).counts.items.unchanged).toBe(1)
    await author.save(post.id, 'en', { title: 'Moved on' })
    const stale = await sender.takeOut()
    await receiver.apply(stale)
    expect(editionOf(await receiver.author.read(post.id), 'am')).toMatchObject({ isStale: true })
    expect((await receiver.check(stale)).counts.items.unchanged).toBe(1)
  })

  test('follows the archive into the bin and out of it, and into a planned publication', async () => {
    const post = await author.post('blog', { en: 'Coffee' })
    await receiver.apply(await sender.takeOut())
    await author.browser.send('DELETE', `/api/admin/items/${post.id}`)
    await receiver.apply(await sender.takeOut())
    expect((await receiver.author.read(post.id)).deletedAt).not.toBe(null)
    await author.browser.send('POST', `/api/admin/items/${post.id}/restoration`)
    await author.save(post.id, 'en', { title: 'Tomorrow' })
    await author.publish(post.id, 'en', { publishAt: from.services.clock() + 86_400_000 })
    const zip = await sender.takeOut()
    await receiver.apply(zip)
    expect(await read('coffee')).toBe('Coffee')
    to.advance(90_000_000)
    expect(await read('coffee')).toBe('Tomorrow')
    const later = await startCarrying(to)
    expect((await later.check(zip)).counts.items).toEqual({ create: 0, update: 0, unchanged: 1 })
  })

  test('lies in the bin for thirty days here, however long it did there, and a course gives back what it took', async () => {
    const day = 86_400_000
    const known = await author.post('blog', { en: 'Known' })
    await receiver.apply(await sender.takeOut())
    const course = await author.start('course', 'Course')
    const lesson = (title: string) => author.start('lesson', title, { parentId: course.id })
    const [gone, taken] = [await lesson('Gone'), await lesson('Taken')]
    const bin = (id: string) => author.browser.send('DELETE', `/api/admin/items/${id}`)
    await bin(gone.id)
    from.advance(1_250)
    for (const { id } of [course, known]) await bin(id)
    const zip = await sender.takeOut()
    to.advance(40 * day)
    const later = await startCarrying(to)
    expect((await later.apply(zip)).status).toBe(200)
    for (const { id } of [known, course, gone, taken]) {
      const since = (await later.author.read(id)).deletedAt
      expect(since).toBeGreaterThan(to.services.clock() - day)
    }
    await later.author.browser.send('POST', `/api/admin/items/${course.id}/restoration`)
    expect((await later.author.read(taken.id)).deletedAt).toBe(null)
    expect((await later.author.read(gone.id)).deletedAt).not.toBe(null)
  })

  test('tells other programs what readers lose and get by that, and nothing of what lies in the bin', async () => {
    const post = await author.post('blog', { en: 'Coffee', am: 'ቡና' })
    await receiver.apply(await sender.takeOut())
    const { db } = to.services.connection
    const { browser } = receiver.author
    const wish = {
      name: 'A ledger',
      url: 'https://hooks.example.com/',
      events: ['text.published', 'text.unpublished'],
    }
    const made = await browser.send<{ id: string }>('POST', '/api/admin/webhooks', wish)
    expect(made.status).toBe(201)
    const told = async () => {
      const rows = await db.selectFrom('webhook_deliveries').select(['event', 'about']).execute()
      await db.deleteFrom('webhook_deliveries').execute()
      return rows.map(({ event, about }) => `${event} ${about.split(' ').at(-1)}`).toSorted()
    }
    const carry = async () => {
      expect((await receiver.apply(await sender.takeOut())).status).toBe(200)
      return told()
    }
    await author.browser.send('DELETE', `/api/admin/items/${post.id}`)
    expect(await carry()).toEqual(['text.unpublished am', 'text.unpublished en'])
    await author.browser.send('POST', `/api/admin/items/${post.id}/restoration`)
    expect(await carry()).toEqual(['text.published am', 'text.published en'])

    const rewrite = async (title: string) => {
      await author.save(post.id, 'en', { title })
      await author.publish(post.id, 'en')
    }
    await rewrite('Strong coffee')
    await author.browser.send('DELETE', `/api/admin/items/${post.id}`)
    expect(await carry()).toEqual(['text.unpublished am', 'text.unpublished en'])
    await author.browser.send('POST', `/api/admin/items/${post.id}/restoration`)
    await rewrite('Weak coffee')
    await author.browser.send('DELETE', `/api/admin/items/${post.id}/editions/am/publication`)
    await author.browser.send('DELETE', `/api/admin/items/${post.id}`)
    expect(await carry()).toEqual([])
    await author.browser.send('POST', `/api/admin/items/${post.id}/restoration`)
    await rewrite('Coffee again')
    expect(await carry()).toEqual(['text.published en'])

    const other = await author.post('blog', { en: 'Tea' })
    await author.browser.send('DELETE', `/api/admin/items/${other.id}`)
    expect(await carry()).toEqual([])
  })
})

test('chosen items bring their course, lessons, uploads, tags and collections along, and nothing else', async () => {
  const [used, unused] = [await uploadFile('used'), await uploadFile('unused')]
  const tags = [await author.tag('Risk'), await author.tag('Other')]
  const course = await author.post('course', { en: 'Course' })
  const lesson = await author.post('lesson', { en: 'Lesson one' }, { parentId: course.id })
  await author.post('lesson', { en: 'Lesson two' }, { parentId: course.id })
  const resource = await author.post(
    'resource',
    { en: 'Prices' },
    { tags: tags.slice(0, 1), details: { resourceType: 'file', files: { shared: used } } },
  )
  await author.post('blog', { en: 'Left behind' }, { tags: tags.slice(1) })

  const entries = async (query: string) =>
    [...(await unpack(await sender.takeOut(query))).keys()].filter(
      (name) => !/manifest|collections|tags/.test(name),
    )
  expect(await entries(`?ids=${lesson.id}`)).toEqual([
    'items/course/course.json',
    'items/course/course/en.json',
    'items/lesson/lesson-one.json',
    'items/lesson/lesson-one/en.json',
  ])
  expect((await entries(`?ids=${course.id}`)).filter((name) => name.startsWith('items/lesson'))).toHaveLength(
    4,
  )
  expect(await entries('?kinds=resource')).toEqual([
    'items/resource/prices.json',
    'items/resource/prices/en.json',
    `media/${used}.json`,
    `media/${used}/used.csv`,
  ])
  const size = await author.browser.get<object>('/api/admin/content-archive/size?kinds=resource')
  expect(size.json).toEqual({ items: 1, media: 1, bytes: 16 })

  const zip = await sender.takeOut(`?ids=${resource.id},${lesson.id}`)
  expect(String((await unpack(zip)).get('site/tags.json'))).not.toContain('other')
  expect((await receiver.apply(zip)).status).toBe(200)
  const download = await readers().get('/resources/prices/download?lang=en')
  expect([download.status, (await readers().get(download.headers.get('location') ?? '')).text]).toEqual([
    302,
    'grade,price\nused',
  ])
  expect(await receiver.author.browser.get(`/api/admin/media/${unused}`)).toMatchObject({ status: 404 })
})

describe('all of an archive, or nothing', () => {
  test('when the last step fails, no row and no byte is left', async () => {
    await uploadFile('prices')
    await author.post('blog', { en: 'Coffee' })
    const settings = await author.browser.get<object>('/api/admin/site-settings')
    await author.browser.send('PUT', '/api/admin/site-settings', settings.json)
    const file = path.join(to.services.config.dataDir, 'x.zip')
    await writeFile(file, await sender.takeOut())
    const site = {
      read: async () => undefined,
      problemsOf: () => ({}),
      save: () => Promise.reject(new Error('late')),
    }
    await expect(
      importContent(systemContext(to.services, 'test'), { file, settings: { site } }, 'archive'),
    ).rejects.toThrow('late')
    for (const table of [
      'items',
      'editions',
      'publications',
      'revisions',
      'search_documents',
      'media',
      'tags',
    ] as const)
      expect(await to.services.connection.db.selectFrom(table).selectAll().execute()).toEqual([])
    const media = path.join(to.services.config.dataDir, 'uploads/media')
    expect(existsSync(media) ? readdirSync(media) : []).toEqual([])
    expect((await receiver.apply(await sender.takeOut())).status).toBe(200)
  })

  test('somebody who writes between the check and the import is not written over', async () => {
    const post = await author.post('blog', { en: 'Coffee' })
    await receiver.apply(await sender.takeOut())
    await author.save(post.id, 'en', { title: 'From the archive' })
    await uploadFile('prices')
    const file = path.join(to.services.config.dataDir, 'x.zip')
    await writeFile(file, await sender.takeOut())
    const ctx = systemContext(to.services, 'test')
    const storage = {
      ...ctx.storage,
      async put(...words: Parameters<typeof ctx.storage.put>) {
        await receiver.author.save(post.id, 'en', { title: 'In between' })
        await ctx.storage.put(...words)
      },
    }
    await expect(importContent({ ...ctx, storage }, { file, settings: {} }, 'archive')).rejects.toMatchObject(
      { code: 'import.site_changed' },
    )
    expect(editionOf(await receiver.author.read(post.id), 'en')?.title).toBe('In between')
    expect(await to.services.connection.db.selectFrom('media').selectAll().execute()).toEqual([])
  })

  test.each(['collections', 'tags'])(
    'what is removed of the %s that it counts on between the check and the import stays away, and so does all else',
    async (labels) => {
      const series = await author.collection('series', 'Prices')
      await author.tag('Coffee')
      await receiver.apply(await sender.takeOut())
      await author.post('blog', { en: 'In both' }, { collectionId: series.id, tags: ['coffee'] })
      await uploadFile('prices')
      const file = path.join(to.services.config.dataDir, 'x.zip')
      await writeFile(file, await sender.takeOut())
      const ctx = systemContext(to.services, 'test')
      const { browser } = receiver.author
      const address = `/api/admin/${labels}${labels === 'collections' ? '?kind=series' : ''}`
      const storage = {
        ...ctx.storage,
        async put(...words: Parameters<typeof ctx.storage.put>) {
          const [one] = (await browser.get<{ items: { id: string }[] }>(address)).json.items
          if (one) expect((await browser.send('DELETE', `/api/admin/${labels}/${one.id}`)).status).toBe(204)
          await ctx.storage.put(...words)
        },
      }
      await expect(
        importContent({ ...ctx, storage }, { file, settings: {} }, 'archive'),
      ).rejects.toMatchObject({ code: 'import.site_changed' })
      expect((await readers().get<{ items: unknown[] }>('/api/blogs')).json.items).toEqual([])
    },
  )

  test('of two imports at once one is taken, and the other told', async () => {
    await author.post('blog', { en: 'Coffee' })
    await uploadFile('prices')
    const zip = await sender.takeOut()
    const file = path.join(to.services.config.dataDir, 'x.zip')
    await writeFile(file, zip)
    const ctx = systemContext(to.services, 'test')
    let meanwhile: Awaited<ReturnType<typeof receiver.apply>> | undefined
    const storage = {
      ...ctx.storage,
      async put(...words: Parameters<typeof ctx.storage.put>) {
        meanwhile ??= await receiver.apply(zip)
        await ctx.storage.put(...words)
      },
    }
    await importContent({ ...ctx, storage }, { file, settings: {} }, 'archive')
    expect([meanwhile?.status, meanwhile?.json.code]).toEqual([409, 'import.running'])
    expect((await receiver.apply(zip)).status).toBe(200)
  })

  test('a text that was public long ago and saved often since still comes along', async () => {
    const post = await author.post('blog', { en: 'Coffee' })
    for (let number = 0; number < 52; number++)
      await author.save(post.id, 'en', { title: `Draft ${number}` }, { keep: true })
    await receiver.apply(await sender.takeOut())
    expect(await read('coffee')).toBe('Coffee')
    expect(editionOf(await receiver.author.read(post.id), 'en')).toMatchObject({
      title: 'Draft 51',
      isChanged: true,
    })
  })
})
