import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { NoteList, PageNotes } from '#features/notes/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const phone = { width: 360, height: 640 }
const offline = [/net::ERR_INTERNET_DISCONNECTED/]
const isFocused = (element: Element) => element === document.activeElement

const sentences: Record<Language, (number: number) => string> = {
  en: (number) =>
    `Paragraph ${number} of many. A price is what a buyer and a seller agree on, and no more than that.`,
  am: (number) => `አንቀጽ ${number} ከብዙዎቹ። ዋጋ ገዢና ሻጭ የሚስማሙበት እንጂ ከዚያ በላይ አይደለም።`,
}

/** Like nothing else in the text. */
const alone: Record<Language, string> = {
  en: 'Keep a journal of every trade, and read it on Sundays.',
  am: 'የእያንዳንዱን ግብይት ማስታወሻ ይያዙ፤ እሑድም ያንብቡት።',
}

/** Each a paragraph; `*` stands around words in bold. */
const bodyOf = (texts: readonly string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({
    type: 'paragraph',
    content: text
      .split('*')
      .map((text, index) => ({ type: 'text', text, ...(index % 2 && { marks: [{ type: 'bold' }] }) }))
      .filter(({ text }) => text),
  })),
})

describe.each(languages)('in %s, at 360 px, a member', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('notes.member', key, values)
  const press = async (control: Locator) => {
    await control.focus()
    await control.page().keyboard.press('Enter')
  }
  const many = Array.from({ length: 14 }, (_, index) => sentences[language](index + 1))

  /** A post of its own for a test, and how an editor changes it. */
  async function publish(title: string, texts: readonly string[]) {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const wanted = { kind: 'blog', language, title }
    const item = await askApi<Item>(admin, 'POST', '/api/admin/items', wanted)
    const address = `/api/admin/items/${item.id}/editions/${language}`
    const save = async (basedOn: number, texts: readonly string[]) => {
      const text = { title, excerpt: `${title}.`, body: bodyOf(texts) }
      const saved = await askApi<Item>(admin, 'PUT', address, { basedOn, keep: true, text })
      const revision = saved.editions.find((one) => one.language === language)!.revision
      return askApi<Item>(admin, 'PUT', `${address}/publication`, { revision }).then(() => revision)
    }
    const first = await save(1, texts)
    return {
      item,
      path: paths.blog(item.slug),
      change: (texts: readonly string[]) => save(first, texts),
    }
  }

  async function open(path: string, account: Awaited<ReturnType<typeof register>>): Promise<Page> {
    const page = await openPage(site, { language, viewport: phone, allow: offline })
    await signIn(page, account)
    await page.goto(path)
    await page.getByRole('heading', { name: word('page.title') }).waitFor()
    return page
  }

  /** Selects words as a finger does. */
  const select = (page: Page, words: string) =>
    page.evaluate((words) => {
      const walker = document.createTreeWalker(document.querySelector('.article')!, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(words) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + words.length)
        document.getSelection()!.removeAllRanges()
        document.getSelection()!.addRange(range)
        return
      }
      throw new Error(`no ${words}`)
    }, words)
  /** The words that the page shows as marked. */
  const painted = (page: Page, name: string) =>
    page.evaluate((name) => [...(CSS.highlights.get(name) ?? [])].map((one) => String(one)), name)
  const entries = (page: Page) => page.locator('main article[id^="note-"]')
  const readNotes = (page: Page, item: Item) =>
    askApi<PageNotes>(page, 'GET', `/api/page-notes/blog/${item.id}`)

  inBoth(
    'highlights and notes, also without a connection; an edit moves the passage and loses none',
    async () => {
      const [second = '', third = ''] = many
      const first = alone[language]
      const { item, path, change } = await publish(`Notes ${language}`, [first, second, third])
      const account = await register(site, { language })
      const page = await open(path, account)
      await checkAccessibility(page)
      const quote = second.slice(0, second.search(/[.።]/) + 1)
      await select(page, quote)
      await page.getByRole('button', { name: word('do.highlight'), exact: true }).click()
      await page.getByText(word('kept.highlight')).waitFor()
      await expect.poll(() => painted(page, 'member-highlights')).toEqual([quote])
      await expect.poll(async () => (await readNotes(page, item)).notes.length).toBe(1)

      await page.context().setOffline(true)
      await select(page, first)
      await page.getByRole('button', { name: word('do.note'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: word('do.note') })
      await dialog.getByLabel(word('words')).fill('ጥሩ ሀሳብ 50%')
      await press(dialog.getByRole('button', { name: word('save'), exact: true }))
      await entries(page).filter({ hasText: 'ጥሩ ሀሳብ 50%' }).waitFor()
      await expect.poll(() => painted(page, 'member-highlights')).toEqual([first, quote])
      expect((await entries(page).allInnerTexts())[0]).toContain('ጥሩ ሀሳብ 50%')
      await page.context().setOffline(false)
      await expect.poll(async () => (await readNotes(page, item)).notes.length).toBe(2)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(phone.width)
      await checkAccessibility(page)

      await change([third, `${third} 2`, second])
      await page.goto(path)
      await expect.poll(() => painted(page, 'member-highlights')).toEqual([quote])
      await page.getByRole('heading', { name: word('page.lost') }).waitFor()
      const lost = entries(page).filter({ hasText: 'ጥሩ ሀሳብ 50%' })
      await press(lost.getByRole('button', { name: word('delete') }))
      const undo = page.getByRole('button', { name: word('undo') })
      await undo.waitFor()
      await expect.poll(() => undo.evaluate(isFocused)).toBe(true)
      await expect.poll(() => lost.count()).toBe(0)
      await page.keyboard.press('Enter')
      await lost.waitFor()
      await expect.poll(() => lost.evaluate(isFocused)).toBe(true)
      await expect.poll(async () => (await readNotes(page, item)).notes.length).toBe(2)
      await expect.poll(() => lost.evaluate(isFocused)).toBe(true)
    },
    120_000,
  )

  test('highlights words that are marked one after the other, with the blank between them', async () => {
    const words = { en: ['a', 'limit', 'order'], am: ['የዋጋ', 'ገደብ', 'ትዕዛዝ'] }[language]
    const { item, path } = await publish(`Marked ${language}`, [words.map((word) => `*${word}*`).join(' ')])
    const page = await open(path, await register(site, { language }))
    await page.evaluate(() => {
      const paragraph = [...document.querySelectorAll('.article p')].find((one) =>
        one.querySelector('strong'),
      )
      document.getSelection()!.selectAllChildren(paragraph!)
    })
    await page.getByRole('button', { name: word('do.highlight'), exact: true }).click()
    await entries(page)
      .filter({ hasText: words.join(' ') })
      .waitFor()
    await expect.poll(() => painted(page, 'member-highlights')).toEqual([words.join(' ')])
    await expect.poll(async () => JSON.stringify(await readNotes(page, item))).toContain(words.join(' '))
  })

  test('notes a passage by keyboard alone, finds it by their own search and goes back to it', async () => {
    const { path } = await publish(`Keyboard ${language}`, many)
    const account = await register(site, { language })
    const page = await open(path, account)
    await press(page.getByRole('button', { name: word('add') }))
    const dialog = page.getByRole('dialog', { name: word('add') })
    const passage = dialog.getByLabel(word('passage'), { exact: true })
    await expect.poll(() => passage.evaluate(isFocused)).toBe(true)
    await checkAccessibility(page)
    await passage.selectOption('9')
    await dialog.getByLabel(word('sentence')).selectOption('1')
    await dialog.getByLabel(word('type')).selectOption('bookmark')
    await dialog.getByLabel(word('words')).fill(`ዓላማ ${language}`)
    // What was written outlives a closed dialog.
    await page.keyboard.press('Escape')
    await press(page.getByRole('button', { name: word('add') }))
    await expect.poll(() => dialog.getByLabel(word('words')).inputValue()).toBe(`ዓላማ ${language}`)
    await passage.selectOption('9')
    await dialog.getByLabel(word('sentence')).selectOption('1')
    await dialog.getByLabel(word('type')).selectOption('bookmark')
    await press(dialog.getByRole('button', { name: word('save'), exact: true }))
    const marked = many[9]!.slice(many[9]!.search(/[.።]/) + 2)
    await expect.poll(() => painted(page, 'member-bookmarks')).toEqual([marked])
    const add = page.getByRole('button', { name: word('add') })
    await expect.poll(() => add.evaluate(isFocused)).toBe(true)

    await press(page.getByRole('link', { name: word('all') }))
    await page.getByRole('heading', { level: 1, name: word('title') }).waitFor()
    await checkAccessibility(page)
    // A part of the list that has been emptied says nothing of the others.
    await page.goto(`${paths.notes}?page=2`)
    await page.getByText(word('part.none'), { exact: true }).waitFor()
    expect(await page.getByText(word('empty'), { exact: true }).count()).toBe(0)
    await press(page.locator('main a[rel=prev]'))
    await entries(page)
      .filter({ hasText: `ዓላማ ${language}` })
      .waitFor()
    const search = page.getByRole('searchbox', { name: word('search') })
    await search.fill('በፍጹም የለም')
    await page.keyboard.press('Enter')
    await page.getByText(word('search.none', { words: 'በፍጹም የለም' })).waitFor()
    await search.fill('ኣላማ')
    await page.keyboard.press('Enter')
    await page.getByText(word('search.found', { words: 'ኣላማ' })).waitFor()
    const found = entries(page).filter({ hasText: `ዓላማ ${language}` })
    expect((await askApi<NoteList>(page, 'GET', '/api/notes?q=ኣላማ')).items).toHaveLength(1)
    await press(found.getByRole('button', { name: word('delete') }))
    await expect.poll(() => found.count()).toBe(0)
    const undo = page.getByRole('button', { name: word('undo') })
    const room = () =>
      undo.evaluate(
        (one) => one.nextElementSibling!.getBoundingClientRect().top - one.getBoundingClientRect().bottom,
      )
    await expect.poll(room).toBeGreaterThanOrEqual(16)
    await press(undo)
    await expect.poll(() => found.evaluate(isFocused)).toBe(true)
    await press(found.getByRole('link', { name: `Keyboard ${language}` }))
    await page.getByRole('heading', { level: 1, name: `Keyboard ${language}` }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(many[9])
  }, 120_000)

  test('goes on at the block where they stopped, on another device, and sees what they have read', async () => {
    const { item, path } = await publish(`Places ${language}`, many)
    const account = await register(site, { language })
    const page = await open(path, account)
    const tenth = page.locator('.article p').nth(9)
    await tenth.evaluate((block) => block.scrollIntoView({ block: 'start' }))
    await expect.poll(() => tenth.getAttribute('data-is-read')).toBe('')
    await page
      .locator('header a')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect.poll(async () => (await readNotes(page, item)).places.length).toBe(1)
    const [place] = (await readNotes(page, item)).places
    expect(place?.readBlocks.length).toBeGreaterThan(0)
    expect(place?.blockCount).toBe(14)

    const other = await open(path, account)
    const stopped = other.locator('.article p').nth(place!.block)
    expect(place!.block).toBeGreaterThan(6)
    const bar = other.getByRole('region', { name: word('resume.label') })
    await bar.waitFor()
    await checkAccessibility(other)
    await press(bar.getByRole('button', { name: word('resume.go') }))
    await expect.poll(() => stopped.evaluate(isFocused)).toBe(true)
    await expect.poll(() => bar.count()).toBe(0)
    await expect.poll(() => other.locator('.article p').nth(9).getAttribute('data-is-read')).toBe('')
    // Above the screen by now, so no longer being read; what stood there before for long enough was.
    const unread = await other
      .locator('.article p')
      .evaluateAll((all) => all.findIndex((one) => !one.hasAttribute('data-is-read')))
    expect(unread).toBeLessThan(place!.block)
    await press(other.getByRole('button', { name: word('read.next') }))
    await expect.poll(() => other.locator('.article p').nth(unread).evaluate(isFocused)).toBe(true)
  }, 120_000)

  test('a guest gets none of it, not even its script', async () => {
    const { path } = await publish(`Guests ${language}`, many)
    const page = await openPage(site, { language, viewport: phone })
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect.poll(() => page.locator('#own-notes').count()).toBe(0)
    expect(asked.filter((url) => /notes/.test(url))).toEqual([])
  })
})
