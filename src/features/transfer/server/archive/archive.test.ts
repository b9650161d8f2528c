import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Item } from '#content/contract.ts'
import type { MediaItem } from '#content/media/contract.ts'
import { everyBlock } from '#content/blocks/test-document.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { blockDocument } from '#content/blocks/document.ts'
import { documentOf, editionOf, type Author } from '#content/server/test-authoring.ts'
import { binAsIn, startCarrying, unpack, type Carrier } from './test-archive.ts'

const sites: TestApp[] = []
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close()
})

async function newSite(): Promise<{ site: TestApp; carrier: Carrier; author: Author }> {
  const site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  sites.push(site)
  const carrier = await startCarrying(site)
  return { site, carrier, author: carrier.author }
}

async function upload(author: Author, color: string): Promise<MediaItem> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], `${color}.png`))
  form.set('altEn', `A ${color} field`)
  return (await author.browser.send<MediaItem>('POST', '/api/admin/media', form)).json
}

async function uploadText(author: Author, text: string, name = 'የዋጋ ሠንጠረዥ.csv'): Promise<MediaItem> {
  const form = new FormData()
  form.set('file', new File([text], name))
  return (await author.browser.send<MediaItem>('POST', '/api/admin/media', form)).json
}

/** Every block there is, with uploads that are there. */
function wholeDocument(picture: string, file: string) {
  const json = JSON.stringify({ type: 'doc', content: Object.values(everyBlock) })
  const doc = blockDocument.parse(JSON.parse(json.replaceAll('"candle"', `"${picture}"`)))
  return documentOf(
    ...doc.content.map((block): Block =>
      block.type === 'fileBlock' ? { ...block, attrs: { ...block.attrs, mediaId: file } } : block,
    ),
  )
}

/** A site with something of everything: kinds, states, files, redirects, the bin. */
async function fill({ site, author }: { site: TestApp; author: Author }) {
  const { browser } = author
  const [picture, spare] = [await upload(author, 'teal'), await upload(author, 'gold')]
  const file = await uploadText(author, 'grade,price\n1,100\n')
  const tag = await author.tag('Coffee', 'ቡና')
  await author.tag('Unused', 'ያልተጠቀሙበት')
  const track = await author.collection('track', 'First steps', {
    titleAm: 'የመጀመሪያ እርምጃዎች',
    coverId: spare.id,
  })
  const post = await author.post(
    'blog',
    { en: 'The price of coffee', am: 'የቡና ዋጋ' },
    {
      tags: [tag],
      coverId: picture.id,
      body: wholeDocument(picture.id, file.id),
      sources: [{ title: 'NBE', url: 'https://www.nbe.gov.et' }],
      authors: ['Hub editors'],
      market: 'ECX',
    },
  )
  await author.change(post.id, { slug: 'coffee-prices' })
  await author.save(
    post.id,
    'en',
    { title: 'The price of coffee, again', body: 'Not shown yet.' },
    { keep: true },
  )
  const learn = await author.post('learn', { en: 'What is a market?' }, { collectionId: track.id })
  const course = await author.post('course', { en: 'Trading foundations', am: 'የንግድ መሠረቶች' })
  const said = 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning.\n'
  const captions = await uploadText(author, said, 'morning.vtt')
  const lesson = await author.post(
    'lesson',
    { en: 'The first lesson' },
    { parentId: course.id, extras: { captions: { en: captions.id } } },
  )
  await author.post(
    'resource',
    { en: 'Prices to print' },
    { details: { resourceType: 'file', files: { shared: file.id } } },
  )
  const planned = await author.start('faq', 'ዛሬ ገበያ አለ?', { language: 'am' })
  await author.save(planned.id, 'am', { title: 'ዛሬ ገበያ አለ?' })
  await author.publish(planned.id, 'am', { publishAt: site.services.clock() + 86_400_000 })
  const replaced = await author.post('page', { en: 'About' })
  await author.save(replaced.id, 'en', { title: 'About us' })
  await author.publish(replaced.id, 'en', { publishAt: site.services.clock() + 86_400_000 })
  const binned = await author.post('blog', { en: 'Gone' })
  await browser.send('DELETE', `/api/admin/items/${binned.id}`)
  const reviewed = await author.start('blog', 'In review')
  await browser.send('PUT', `/api/admin/items/${reviewed.id}/editions/en/state`, { state: 'in_review' })
  const [wrong, second] = [await author.tag('Cofee'), await author.collection('series', 'Prices, part one')]
  await mergeAll(author, {
    tags: [wrong, tag],
    collections: [second.id, (await author.collection('series', 'Prices')).id],
  })
  const phrases = { en: ['sure profit', 'no loss'], am: ['የተረጋገጠ ትርፍ'] }
  await browser.send('PUT', '/api/admin/promises', { version: 0, phrases })
  const { json: settings } = await browser.get<object>('/api/admin/site-settings')
  const hero = { title: { en: 'Markets, calmly', am: 'ገበያ በእርጋታ' }, text: { en: 'Learn first.', am: '' } }
  await browser.send('PUT', '/api/admin/site-settings', { ...settings, hero })
  return { post, learn, course, lesson, planned, replaced, binned, picture, spare, file, track }
}

/** Makes the first tag and the first collection part of the second ones. */
async function mergeAll({ browser }: Author, wanted: { tags: string[]; collections: string[] }) {
  const { json } = await browser.get<{ items: { id: string; slug: string }[] }>('/api/admin/tags')
  const [from, into] = wanted.tags.map((slug) => json.items.find((tag) => tag.slug === slug)?.id)
  const merged = [
    await browser.send('PUT', `/api/admin/tags/${from}/successor`, { id: into }),
    await browser.send('PUT', `/api/admin/collections/${wanted.collections[0]}/successor`, {
      id: wanted.collections[1],
    }),
  ]
  expect(merged.map(({ status }) => status)).toEqual([200, 200])
}

/** What stands in an archive, for a difference that people can read. */
async function jsonOf(zip: Buffer): Promise<Record<string, string>> {
  const entries = [...(await unpack(zip))].filter(([name]) => name.endsWith('.json'))
  return Object.fromEntries(entries.map(([name, bytes]) => [name, String(bytes)]))
}

describe('a whole site', () => {
  test.each(['', '?revisions=1'])(
    'comes out of an empty site with the same bytes that went in, and a second import changes nothing %s',
    async (query) => {
      const from = await newSite()
      const made = await fill(from)
      const zip = await from.carrier.takeOut(query)
      expect((await from.carrier.takeOut(query)).equals(zip)).toBe(true)
      const to = await newSite()
      const report = await to.carrier.check(zip)
      expect([report.problems, report.items.flatMap((item) => item.problems)]).toEqual([[], []])
      expect(report.counts.items).toEqual({ create: 9, update: 0, unchanged: 0 })
      const applied = await to.carrier.apply(zip)
      expect(applied.status, applied.text).toBe(200)
      await binAsIn(from.site, to.site)
      const again = await to.carrier.takeOut(query)
      expect(await jsonOf(again)).toEqual(await jsonOf(zip))
      expect(again.equals(zip)).toBe(true)
      for (const as of ['archive', 'drafts'] as const) {
        const second = await to.carrier.apply(zip, as)
        expect([second.status, second.json.counts?.items], second.text).toEqual([
          200,
          { create: 0, update: 0, unchanged: 9 },
        ])
        expect(Object.values(second.json.counts).map(({ create, update }) => create + update)).toEqual([
          0, 0, 0, 0, 0,
        ])
      }
      expect((await to.carrier.takeOut(query)).equals(zip)).toBe(true)
      const readers = to.site.browser()
      const post = await readers.get<{ article: { html: string; title: string } }>(
        '/api/blogs/coffee-prices?lang=am',
      )
      expect(post.json.article.title).toBe('የቡና ዋጋ')
      const address = /src="(\/media\/[^"]+)"/.exec(post.json.article.html)?.[1] ?? ''
      expect((await readers.get(address)).status).toBe(200)
      expect((await readers.get('/api/blogs/the-price-of-coffee')).status).toBe(200)
      expect((await readers.get('/api/faq?lang=am')).text).not.toContain('ዛሬ ገበያ አለ?')
      const { db } = to.site.services.connection
      const formerTags = db.selectFrom('tag_slugs').innerJoin('tags', 'tags.id', 'tag_slugs.tagId')
      expect(await formerTags.select(['tag_slugs.slug', 'labelEn']).execute()).toEqual([
        { slug: 'cofee', labelEn: 'Coffee' },
      ])
      expect(await db.selectFrom('collection_slugs').select(['kind', 'slug']).execute()).toEqual([
        { kind: 'series', slug: 'prices-part-one' },
      ])
      const promises = await to.author.browser.get('/api/admin/promises')
      expect(promises.json.phrases).toEqual({ en: ['sure profit', 'no loss'], am: ['የተረጋገጠ ትርፍ'] })
      const found = await readers.get('/api/search?q=coffee&lang=en')
      expect(found.text).toContain('coffee-prices')
      const item: Item = await to.author.read(made.post.id)
      expect(editionOf(item, 'en')).toMatchObject({ state: 'published', isChanged: true })
    },
    120_000,
  )
})

test('nothing of people is in it', async () => {
  const { carrier, author } = await newSite()
  await author.post('blog', { en: 'A post' })
  const entries = await unpack(await carrier.takeOut('?revisions=1'))
  const all = [...entries.values()].map(String).join('\n')
  expect(all).not.toMatch(/example\.com|createdBy|updatedBy|savedBy|password|session/)
  expect([...entries.keys()]).toEqual(
    [...entries.keys()]
      .filter((path) => path !== 'manifest.json')
      .sort()
      .concat('manifest.json'),
  )
})

/** Columns that an archive leaves out: made anew by each site (such as those that follow details), or about people. */
const leftOut: Record<string, RegExp> = {
  items:
    /^(version|createdBy|sortTitle\w\w|state\w\w|changed\w\w|stale\w\w|behind\w\w|shownFrom\w\w|publishedAt|titlesVersion|resourceType|audience|enrolment|progression|use|form)$/,
  editions: /^(updatedBy|publishedRevision)$/,
  revisions: /^(id|savedBy)$/,
  publications: /^(id|html|headings|searchText|minutes)$/,
  media: /^(createdBy|searchText|replacedAt|lengthMs)$/,
  collections: /^$/,
  data_set_versions: /^(length|sha256)$/,
  tags: /^id$/,
  tag_slugs: /^$/,
  collection_slugs: /^$/,
}

const carried: Record<string, string[]> = {
  items:
    'id kind slug parentId collectionId sortOrder level coverId featured featuredOrder access listed market riskLevel topic pinnedUntil reviewedOn reviewEveryDays authors sources details createdAt updatedAt deletedAt'.split(
      ' ',
    ),
  editions:
    'itemId language state title excerpt seoTitle seoDescription body extras revision firstPublishedAt basedOnRevision updatedAt'.split(
      ' ',
    ),
  revisions:
    'itemId language revision title excerpt seoTitle seoDescription body extras savedAt basedOnRevision'.split(
      ' ',
    ),
  publications:
    'itemId kind language revision title excerpt seoTitle seoDescription extras publishedAt visibleFrom visibleUntil basedOnRevision'.split(
      ' ',
    ),
  media: 'id kind fileName mimeType bytes width height variants sha256 altEn altAm createdAt'.split(' '),
  collections: 'id kind slug sortOrder coverId parentId titleEn titleAm summaryEn summaryAm'.split(' '),
  data_set_versions:
    'itemId version form unit decimals isMadeUp sourceEn sourceAm licence columns uploadedAt'.split(' '),
  tags: 'slug labelEn labelAm sortOrder'.split(' '),
  tag_slugs: 'slug tagId'.split(' '),
  collection_slugs: 'kind slug collectionId'.split(' '),
}

/** Tables that hold no content: of people, made anew by each site, or named otherwise in an archive (slugs and tags of items, settings). */
const notContent =
  /^(accounts|api_tokens|audit_log|audit_retention|authenticator_apps|certificate_names|certificates|contact_messages|contact_replies|course_\w+|dashboard_cards|downloads|enrolments|faq_votes|idempotency_keys|import_origins|item_change\w+|item_editors|item_slugs|item_tags|journal_pictures|journal_trades|known_devices|learning_\w+|legal_\w+|lesson_openings|lesson_progress|mail_outbox|media_former|media_uses|notes|page_answers|passkeys|pending_imports|practice_runs|preview_links|question_meetings|quiz_\w+|rate_limits|read_marks|reading_places|recovery_codes|replay_runs|review_cards|saved_items|search_\w+|second_steps|sessions|settings|setup_tokens|sign_in_attempts|signing_keys|tagged_texts|term_marks|title_words|users|verifications|webhook\w*)$/

test('no column of the content is forgotten: each is carried, or left out on purpose', async () => {
  const { site } = await newSite()
  const tables = await site.services.connection.db.introspection.getTables()
  for (const [name, columns] of Object.entries(carried)) {
    const table = tables.find((one) => one.name === name)
    const forgotten = table?.columns.filter(
      (one) => !columns.includes(one.name) && !leftOut[name]?.test(one.name),
    )
    expect(forgotten?.map((one) => `${name}.${one.name}`)).toEqual([])
  }
  const others = tables.map((one) => one.name).filter((name) => !(name in carried) && !notContent.test(name))
  expect(others).toEqual([])
})
