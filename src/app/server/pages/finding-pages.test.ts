import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MediaItem } from '#content/media/contract.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { languages } from '#platform/languages.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { readPage } from '../test-page.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: 'http://localhost:3000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

describe('courses for visitors', () => {
  beforeAll(async () => {
    const outcomes = ['Say what a share is', 'Read a price board', 'Keep a journal']
    const course = await author.post('course', { en: 'First course' }, { extras: { outcomes } })
    await author.post('lesson', { en: 'Lesson inside' }, { parentId: course.id, body: 'word '.repeat(600) })
  })

  test.each(['/', '/learn'])('%s shows what each teaches, how long it takes and the way in', async (path) => {
    const { page, text } = await readPage(site, path)
    expect(text).toMatch(
      /1 lesson about 3 minutes First course .*Say what a share is Read a price board Enrol free/,
    )
    expect(text).not.toContain('Keep a journal')
    expect(text).not.toContain('Lesson inside')
    expect(page).toContain('href="/login?to=%2Fcourses%2Ffirst-course"')
  })

  test('in Amharic, a course that is not translated carries its language', async () => {
    const { page, text } = await readPage(site, '/learn', 'am')
    expect(text).toContain('በነፃ ይመዝገቡ')
    expect(page).toMatch(/<h3[^>]* lang="en"[^>]*>First course/)
  })
})

describe('lists', () => {
  beforeAll(async () => {
    const tag = await author.tag('Coffee', 'ቡና')
    for (let count = 1; count <= 13; count++)
      await author.post(
        'blog',
        { en: `Coffee ${count}`, am: `ቡና ${count}` },
        { tags: [tag], level: 'beginner' },
      )
  })

  test.each(['/blogs', '/learn', '/resources'])(
    '%s goes on without the parameters that a form sends empty',
    async (path) => {
      const moved = await readPage(site, `${path}?q=&level=beginner&tag=`)
      expect([moved.status, moved.redirect]).toEqual([302, `${path}?level=beginner`])
      expect((await readPage(site, `${path}?q=&level=`)).redirect).toBe(path)
    },
  )

  test.each(languages)(
    'search and level are folded in a short list, and open when they are in use, in %s',
    async (language) => {
      expect((await readPage(site, '/blogs', language)).page).toMatch(/<details class="[^"]*"><summary/)
      expect((await readPage(site, '/blogs?level=beginner', language)).page).toMatch(
        /<details class="[^"]*" open=""/,
      )
    },
  )

  test.each(languages)(
    'an address that names %s carries it on to filters, pages and texts',
    async (language) => {
      const { page } = await readPage(site, `/blogs?lang=${language}`, language)
      expect(page).toContain(`href="/blogs?lang=${language}&amp;tag=coffee"`)
      expect(page).toContain(`href="/blogs?lang=${language}&amp;page=2"`)
      expect(page).toContain(`href="/blogs/coffee-13?lang=${language}"`)
      expect(page).toContain(`<input type="hidden" name="lang" value="${language}"`)
      const post = await readPage(site, `/blogs/coffee-13?lang=${language}`, language)
      expect(post.page).toContain(`href="/blogs?lang=${language}"`)
      const faq = await readPage(site, `/faq?lang=${language}`, language)
      expect(faq.page).toContain(`<input type="hidden" name="lang" value="${language}"`)
      expect((await readPage(site, '/blogs', language)).page).not.toContain('href="/blogs/coffee-13?lang')
    },
  )

  test.each(languages)('posts are filtered by their language in a plain form, in %s', async (language) => {
    const { page, head } = await readPage(site, '/blogs?in=am', language)
    expect(page).toMatch(/<select[^>]* name="in"/)
    expect(page).toMatch(/<option value="am" selected="">/)
    expect(page).toContain('href="/blogs?in=am&amp;page=2"')
    expect(head).toContain('name="robots" content="noindex"')
    expect(page).not.toContain('>Coffee 13</a>')
    expect(page).toContain(`href="/blogs/coffee-13${language === 'am' ? '' : '?lang=am'}"`)
  })

  test('a chosen tag is shown once: as itself', async () => {
    const { page } = await readPage(site, '/blogs?tag=coffee')
    expect(page).toMatch(/aria-current="true"[^>]*>Coffee</)
    expect(page).not.toContain('Coffee: remove this filter')
  })

  test('a list of more than 24 shows its search at once, a shorter one at a press', async () => {
    const searchOf = async (path: string) =>
      /<main .*?<\/search>/.exec((await readPage(site, path)).page)?.[0] ?? ''
    expect(await searchOf('/blogs')).toMatch(/<details .*name="q"/)
    for (let count = 14; count <= 25; count++) await author.post('blog', { en: `Coffee ${count}` })
    expect(await searchOf('/blogs')).toMatch(/^<main (?:(?!<details).)*name="q"/)
  })
})

describe('at the end of a text', () => {
  test('the last page of a track leads to the first page of the next one', async () => {
    const one = await author.collection('track', 'Track one', { titleAm: 'መንገድ አንድ', sortOrder: 1 })
    await author.collection('track', 'Empty track', { sortOrder: 2 })
    const two = await author.collection('track', 'Track two', { titleAm: 'መንገድ ሁለት', sortOrder: 3 })
    await author.post('learn', { en: 'Last of one' }, { collectionId: one.id })
    await author.post('learn', { en: 'First of two' }, { collectionId: two.id })
    const { page, text } = await readPage(site, '/learn/last-of-one')
    expect(text).toContain('Next track: Track two First of two')
    expect(page).toMatch(/<a[^>]*href="\/learn\/first-of-two"/)
    expect((await readPage(site, '/learn/last-of-one', 'am')).text).toContain('መንገድ ሁለት First of two')
    expect((await readPage(site, '/learn/first-of-two')).text).not.toContain('Next track')
  })

  test('a resource shows texts on the same subject', async () => {
    const tag = await author.tag('Scams')
    await author.post('blog', { en: 'Ten signs' }, { tags: [tag] })
    await author.post('resource', { en: 'Checklist' }, { tags: [tag] })
    const { page, text } = await readPage(site, '/resources/checklist')
    expect(text).toContain('On the same subject')
    expect(page).toContain('href="/blogs/ten-signs"')
  })
})

test('headings have the same anchors in both languages, and old ones go on leading there', async () => {
  const heading = (text: string) => ({
    type: 'heading' as const,
    attrs: { level: 2 as const },
    content: [{ type: 'text' as const, text }],
  })
  const item = await author.post(
    'blog',
    { en: 'Anchored' },
    { body: documentOf(heading('Fees first'), paragraph('Words')) },
  )
  await author.save(item.id, 'am', {
    title: 'መልሕቅ',
    body: documentOf(heading('መጀመሪያ ክፍያ'), paragraph('ቃላት')),
  })
  await author.publish(item.id, 'am')
  for (const language of languages) {
    const { page } = await readPage(site, '/blogs/anchored', language)
    expect(page).toContain('<h2 id="fees-first">')
    expect(page).toContain('id="መጀመሪያ-ክፍያ"')
    expect(page).toContain('href="#fees-first"')
  }
})

test('a text without authors is the editors’, and says when it was last checked', async () => {
  await author.post('blog', { en: 'Unsigned', am: 'ያልተፈረመ' }, { reviewedOn: '2026-11-20' })
  expect((await readPage(site, '/blogs/unsigned')).text).toMatch(
    /By the editors \d.*? Last checked: 20 November 2026/,
  )
  expect((await readPage(site, '/blogs/unsigned', 'am')).text).toContain('በአዘጋጆቹ')
  await author.post('blog', { en: 'Signed' }, { authors: ['Almaz Tesfaye'] })
  expect((await readPage(site, '/blogs/signed')).text).toContain('By Almaz Tesfaye')
})

describe('covers', () => {
  beforeAll(async () => {
    const [umbrella, ladder] = [await upload('umbrella'), await upload('ladder')]
    const track = await author.collection('track', 'Risk', { titleAm: 'አደጋ', coverId: umbrella })
    const inTrack = { collectionId: track.id, coverId: umbrella, featured: true }
    await author.post('learn', { en: 'Limits', am: 'ገደቦች' }, inTrack)
    await author.post('learn', { en: 'Losses', am: 'ኪሳራዎች' }, { ...inTrack, coverId: ladder })
    await author.post('blog', { en: 'A ladder', am: 'መሰላል' }, { coverId: ladder, featured: true })
    await author.post('resource', { en: 'A plain list', am: 'ዝርዝር' }, { featured: true })
  })

  test.each(languages)(
    'stand on the home page once each, and what has none shows no frame, in %s',
    async (language) => {
      const { page } = await readPage(site, '/', language)
      expect(coversOf(page).map(({ title }) => title)).toContain(language === 'am' ? 'መሰላል' : 'A ladder')
      const pictures = [...page.matchAll(/<img [^>]*\bsrc="([^"]+)"/g)].map(([, src]) => src)
      expect(pictures).toHaveLength(2)
      expect(new Set(pictures).size).toBe(2)
      for (const { title, hasFrame, hasPicture } of coversOf(page)) expect(hasFrame, title).toBe(hasPicture)
    },
  )
})

/** The cards of a page: whether each keeps room for a picture, and has one. */
function coversOf(page: string) {
  return [...page.matchAll(/<article\b.*?<\/article>/gs)].map(([card]) => ({
    title: /<a [^>]*>([^<]*)<\/a>/.exec(card)?.[1],
    hasFrame: /<div class="[^"]*cover/.test(card),
    hasPicture: card.includes('<img'),
  }))
}

async function upload(name: string): Promise<string> {
  const create = { width: 64, height: 36, channels: 3 as const, background: { r: name.length, g: 99, b: 60 } }
  const bytes = await sharp({ create }).png().toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], `${name}.png`))
  const { status, json } = await author.browser.send<MediaItem>('POST', '/api/admin/media', form)
  expect(status).toBe(201)
  return json.id
}
