import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { ArchiveProblem, ImportReport } from '../../contract.ts'
import { documentOf, paragraph } from '#content/server/test-authoring.ts'
import { lookAt } from '../imports/test-imports.ts'
import { pack, send, startCarrying, unpack, withChange, type Carrier } from './test-archive.ts'

let from: TestApp
let to: TestApp
let sender: Carrier
let receiver: Carrier
let zip: Buffer
let postId: string

const post = 'items/blog/coffee'
const lesson = 'items/lesson/first-lesson'

beforeAll(async () => {
  ;[from, to] = [
    await createTestApp({ RATE_LIMIT_FACTOR: '1000' }),
    await createTestApp({ RATE_LIMIT_FACTOR: '1000' }),
  ]
  ;[sender, receiver] = [await startCarrying(from), await startCarrying(to)]
  const { author } = sender
  const tag = await author.tag('Risk', 'አደጋ')
  const form = new FormData()
  form.set('file', new File(['grade,price\n'], 'prices.csv'))
  const file = (await author.browser.send<{ id: string }>('POST', '/api/admin/media', form)).json
  const course = await author.post('course', { en: 'Course' })
  await author.post('lesson', { en: 'First lesson' }, { parentId: course.id })
  const attrs = { mediaId: file.id, label: 'Prices' }
  const body = documentOf(paragraph('Words.'), { type: 'fileBlock', attrs })
  const item = await author.post('blog', { en: 'Coffee', am: 'ቡና' }, { tags: [tag], body })
  postId = item.id
  zip = await sender.takeOut('?revisions=1')
})

afterAll(async () => {
  for (const app of [from, to, ...others]) await app.close()
})

/** Every problem with the item it belongs to. */
function problemsOf(report: ImportReport): [string, string, string][] {
  const told =
    (of: string) =>
    (one: ArchiveProblem): [string, string, string] => [of, one.field, one.code]
  return [
    ...report.problems.map(told('archive')),
    ...report.items.flatMap((item) => item.problems.map(told(`${item.kind}/${item.slug}`))),
  ]
}

async function isEmpty(): Promise<boolean> {
  const { db } = to.services.connection
  const tables = ['items', 'editions', 'revisions', 'publications', 'media', 'tags', 'collections'] as const
  for (const table of tables)
    if ((await db.selectFrom(table).selectAll().limit(1).execute()).length > 0) return false
  return true
}

const others: TestApp[] = []
async function startAnew(): Promise<Carrier> {
  const other = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  others.push(other)
  return startCarrying(other)
}

type Json = Record<string, unknown>
const inText = (change: Json) => (value: Json) => ({ ...value, text: { ...(value.text as Json), ...change } })
const bodyOf = (...content: object[]) => ({ body: { type: 'doc', content } })
const linkTo = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
})
const nowhere = 'AAAAAAAAAAAAAAAAAAAAAA'

const changes: [string, string, (value: Json) => unknown, [string, string, string]][] = [
  [
    'an unknown block',
    `${post}/en.json`,
    inText(bodyOf({ type: 'marquee' })),
    ['blog/coffee', 'en.body.content.0.type', 'block.unknown'],
  ],
  [
    'an unknown attribute',
    `${post}/en.json`,
    inText(bodyOf({ type: 'heading', attrs: { level: 2, onclick: 'x' } })),
    ['blog/coffee', 'en.body.content.0.attrs.onclick', 'unknown_field'],
  ],
  [
    'a link that runs a script',
    `${post}/am.json`,
    inText(bodyOf(linkTo('javascript:alert(1)'))),
    ['blog/coffee', 'am.body.content.0.content.0.marks.0.attrs.href', 'link.unsafe'],
  ],
  [
    'a text that is too long',
    `${post}/en.json`,
    inText({ title: 'x'.repeat(900) }),
    ['blog/coffee', 'en.title', 'too_long'],
  ],
  [
    'a published text without a title',
    `${post}/en.json`,
    inText({ title: ' ' }),
    ['blog/coffee', 'en.title', 'publication.required'],
  ],
  [
    'a picture that is nowhere',
    `${post}/en.json`,
    inText(bodyOf(linkTo('/learn'), { type: 'figureImage', attrs: { mediaId: nowhere, alt: 'x' } })),
    ['blog/coffee', 'en.body.content.1.attrs.mediaId', 'media.missing'],
  ],
  [
    'a cover that is nowhere',
    `${post}.json`,
    (value) => ({ ...value, cover: nowhere }),
    ['blog/coffee', 'cover', 'media.missing'],
  ],
  [
    'a file that is nowhere',
    `${post}.json`,
    (value) => ({ ...value, details: { files: { en: nowhere } } }),
    ['blog/coffee', 'details.files.en', 'media.missing'],
  ],
  [
    'captions that are nowhere',
    'items/lesson/first-lesson/en.json',
    inText({ extras: { captions: { en: nowhere } } }),
    ['lesson/first-lesson', 'en.extras.captions', 'media.missing'],
  ],
  [
    'a tag that is nowhere',
    `${post}.json`,
    (value) => ({ ...value, tags: ['nowhere'] }),
    ['blog/coffee', 'tags.0', 'tag.missing'],
  ],
  [
    'a collection that is nowhere',
    `${lesson}.json`,
    (value) => ({ ...value, collection: nowhere }),
    ['lesson/first-lesson', 'collection', 'collection.missing'],
  ],
  [
    'a course that is nowhere',
    `${lesson}.json`,
    (value) => ({ ...value, parent: 'nowhere' }),
    ['lesson/first-lesson', 'parent', 'parent.missing'],
  ],
  [
    'a lesson without a course',
    `${lesson}.json`,
    (value) => ({ ...value, parent: null }),
    ['lesson/first-lesson', 'parent', 'required'],
  ],
  [
    'an unknown field',
    `${post}.json`,
    (value) => ({ ...value, createdBy: 'me' }),
    ['blog/coffee', 'createdBy', 'unknown_field'],
  ],
  [
    'an unsafe source',
    `${post}.json`,
    (value) => ({ ...value, sources: [{ title: 'x', url: 'javascript:x' }] }),
    ['blog/coffee', 'sources.0.url', 'invalid_url'],
  ],
  [
    'a source of no day',
    `${post}.json`,
    (value) => ({ ...value, sources: [{ title: 'x', url: 'https://nbe.gov.et', date: 'May' }] }),
    ['blog/coffee', 'sources.0.date', 'invalid_date'],
  ],
  [
    'a field that the kind does not have',
    `${post}.json`,
    (value) => ({ ...value, details: { resourceType: 'file' } }),
    ['blog/coffee', 'details.resourceType', 'unknown_field'],
  ],
  [
    'a text that the kind does not have',
    `${post}/en.json`,
    inText({ extras: { objectives: [] } }),
    ['blog/coffee', 'en.extras.objectives', 'unknown_field'],
  ],
  [
    'a name that differs',
    `${post}.json`,
    (value) => ({ ...value, slug: 'tea' }),
    ['blog/tea', 'slug', 'name.differs'],
  ],
  [
    'a revision that is no text',
    `${post}/revisions/en-000002.json`,
    inText(bodyOf({ type: 'marquee' })),
    ['blog/coffee', 'revisions.en-000002.body.content.0.type', 'block.unknown'],
  ],
  [
    'a publication ahead of its text',
    `${post}/en.json`,
    (value) => ({ ...value, revision: 1 }),
    ['blog/coffee', 'en.revision', 'revision.behind'],
  ],
  [
    'a tag without a slug',
    'site/tags.json',
    () => [{ labelEn: 'x', labelAm: 'x' }],
    ['archive', 'site/tags.json 0.slug', 'required'],
  ],
  [
    'an unknown setting',
    'site/settings.json',
    () => ({ secrets: {} }),
    ['archive', 'site/settings.json secrets', 'unknown_field'],
  ],
  [
    'a setting that does not fit',
    'site/settings.json',
    () => ({ site: { links: [] } }),
    ['archive', 'site/settings.json site.announcement', 'required'],
  ],
]

describe('a dry run names', () => {
  test.each(changes)('%s', async (_name, path, change, expected) => {
    const changed = await withChange(zip, path, change)
    expect(problemsOf(await receiver.check(changed))).toContainEqual(expected)
    const applied = await receiver.apply(changed)
    expect([applied.status, applied.json.code]).toEqual([422, 'import.has_problems'])
    expect(await isEmpty()).toBe(true)
  })

  test('every problem at once, not the first one', async () => {
    const first = await withChange(zip, `${post}.json`, (value) => ({
      ...value,
      tags: ['a', 'b'],
      cover: nowhere,
    }))
    const both = await withChange(first, `${lesson}.json`, (value) => ({ ...value, parent: 'nowhere' }))
    expect(problemsOf(await receiver.check(both))).toEqual(
      expect.arrayContaining([
        ['blog/coffee', 'tags.0', 'tag.missing'],
        ['blog/coffee', 'tags.1', 'tag.missing'],
        ['blog/coffee', 'cover', 'media.missing'],
        ['lesson/first-lesson', 'parent', 'parent.missing'],
      ]),
    )
  })

  test('bytes that were changed, and a file that is not what it says', async () => {
    const entries = await unpack(zip)
    const file = [...entries.keys()].find((path) => path.endsWith('prices.csv')) ?? ''
    entries.set(file, Buffer.from('<html><script>alert(1)</script>'))
    const kept = await receiver.check(await pack(entries, { keepManifest: true }))
    expect(problemsOf(kept)).toContainEqual(['archive', file, 'entry.checksum'])
    expect(problemsOf(await receiver.check(await pack(entries)))).toContainEqual([
      'archive',
      file,
      'media.type_refused',
    ])
    entries.delete(file)
    expect(problemsOf(await receiver.check(await pack(entries)))).toContainEqual([
      'archive',
      file,
      'entry.missing',
    ])
    expect(problemsOf(await receiver.check(await pack(entries, { keepManifest: true })))).toEqual([
      ['archive', file, 'entry.missing'],
    ])
  })

  test('entries that nothing knows', async () => {
    const entries = await unpack(zip)
    entries.set('items/blog/coffee/notes.txt', Buffer.from('x'))
    const report = await receiver.check(await pack(entries))
    expect(problemsOf(report)).toEqual([['archive', 'items/blog/coffee/notes.txt', 'entry.unknown']])
    const unlisted = await receiver.check(await pack(entries, { keepManifest: true }))
    expect(problemsOf(unlisted)).toEqual([['archive', 'items/blog/coffee/notes.txt', 'entry.unlisted']])
  })

  test('another format and a newer version', async () => {
    const entries = await unpack(zip)
    const manifest: Json = JSON.parse(String(entries.get('manifest.json')))
    const withManifest = async (change: Json) => {
      entries.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, ...change })))
      return problemsOf(await receiver.check(await pack(entries)))
    }
    expect(await withManifest({ version: 2 })).toEqual([
      ['archive', 'manifest.json', 'manifest.version_unsupported'],
    ])
    expect(await withManifest({ format: 'x' })).toEqual([['archive', 'manifest.json', 'manifest.not_ours']])
  })

  test('an address that another item has here, now or as a redirect', async () => {
    const other = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
    const carrier = await startCarrying(other)
    await carrier.apply(zip)
    const moved = await carrier.author.change(postId, { slug: 'espresso' })
    const rival = await carrier.author.start('blog', 'Rival')
    await carrier.author.change(rival.id, { slug: 'coffee-shop' })
    expect(moved.slug).toBe('espresso')
    const stranger = await withChange(zip, `${post}.json`, (value) => ({ ...value, id: nowhere }))
    expect(problemsOf(await carrier.check(stranger))).toContainEqual(['blog/coffee', 'slug', 'slug.taken'])
    const owner = await withChange(zip, `${post}.json`, (value) => ({
      ...value,
      earlierSlugs: ['coffee-shop', 'rival'],
    }))
    expect(problemsOf(await carrier.check(owner))).toEqual([
      ['blog/coffee', 'earlierSlugs.0', 'slug.taken'],
      ['blog/coffee', 'earlierSlugs.1', 'slug.taken'],
    ])
    await other.close()
  })
})

test('a page of the site stays at its address and for everybody', async () => {
  const [source, goal] = [await startAnew(), await startAnew()]
  const page = await source.author.start('page', 'About us')
  await source.author.change(page.id, { slug: 'about' })
  const archive = await source.takeOut()
  const about = 'items/page/about.json'
  const closed = await withChange(archive, about, (value) => ({ ...value, access: 'signed-in' }))
  const refused = [['page/about', 'access', 'page.fixed']]
  for (const as of ['archive', 'drafts'] as const)
    expect(problemsOf(await goal.check(closed, as))).toEqual(refused)
  expect((await goal.apply(archive)).status).toBe(200)
  expect(problemsOf(await goal.check(closed))).toEqual(refused)
  // What is there keeps its fields.
  expect(problemsOf(await goal.check(closed, 'drafts'))).toEqual([])
  const renamed = await withChange(archive, about, (value) => ({ ...value, slug: 'who-we-are' }))
  const moved = new Map<string, Buffer>()
  for (const [path, bytes] of await unpack(renamed))
    moved.set(path.replace('page/about', 'page/who-we-are'), bytes)
  expect(problemsOf(await goal.check(await pack(moved)))).toEqual([['page/who-we-are', 'slug', 'page.fixed']])
})

test('only administrators carry content in and out', async () => {
  const guest = to.browser()
  const addresses: ['GET' | 'POST' | 'PUT' | 'DELETE', string][] = [
    ['GET', '/api/admin/content-archive'],
    ['GET', '/api/admin/content-archive/size'],
    ['POST', '/api/admin/imports'],
    ['PUT', '/api/admin/imports/x/bytes?from=0'],
    ['PUT', '/api/admin/imports/x/report'],
    ['GET', '/api/admin/imports/x'],
    ['POST', '/api/admin/imports/x/application'],
    ['DELETE', '/api/admin/imports/x'],
  ]
  for (const [method, address] of addresses) {
    const answer = method === 'GET' ? await guest.get(address) : await guest.send(method, address, {})
    expect([method, address, answer.status]).toEqual([method, address, 401])
  }
})

describe('an archive that arrives in parts', () => {
  test('is sent as a ZIP, not by a form', async () => {
    const answer = await receiver.author.browser.send('POST', '/api/admin/imports?purpose=archive', { a: 1 })
    expect([answer.status, answer.json.code]).toEqual([415, 'import.not_a_zip'])
  })

  test('waits until it is whole, and a part that is sent twice is told', async () => {
    const half = Math.floor(zip.length / 2)
    const { id } = await receiver.bring(zip.subarray(0, half))
    const next = (from: number, part: Uint8Array) =>
      send(to, receiver.author, {
        method: 'PUT',
        address: `/api/admin/imports/${id}/bytes?from=${from}`,
        body: part,
      })
    const early = await lookAt(receiver.author.browser, id, { purpose: 'archive' })
    expect(problemsOf(early.json.report)).toEqual([['archive', 'file', 'archive.unreadable']])
    expect((await next(half, zip.subarray(half))).status).toBe(200)
    const twice = await next(half, zip.subarray(half))
    expect([twice.status, await twice.json()]).toMatchObject([
      409,
      { code: 'import.part_out_of_place', details: { bytes: zip.length } },
    ])
    const whole = await lookAt(receiver.author.browser, id, { purpose: 'archive' })
    expect(whole.json.report.problemCount).toBe(0)
    expect((await next(zip.length, Buffer.alloc(9 * 1024 * 1024))).status).toBe(413)
    to.advance(24 * 3_600_000 + 1)
    expect((await (await startCarrying(to)).author.browser.get(`/api/admin/imports/${id}`)).status).toBe(404)
  })
})
