import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import type { Item } from '#content/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { goTo, openTextEditor } from './support/editor.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const expectFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true)

describe.each(languages)('in %s, an editor who hears the desk', (language) => {
  const test = testsInTurn(language)
  const desk = (key: string, values?: Record<string, string | number>) =>
    textsIn(language)('desk', key, values)
  const admin = (key: string, values?: Record<string, string | number>) =>
    textsIn(language)('ui.admin', key, values)
  const said = (page: Page, words: string) => page.locator('output', { hasText: words }).first().waitFor()

  async function open(address: string) {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    await page.goto(address)
    return page
  }

  test('is told how many a search and a filter have found', async () => {
    const page = await open(paths.admin.terms)
    const titles = [`Alike one ${language}`, `Alike two ${language}`]
    for (const title of titles)
      await askApi(page, 'POST', '/api/admin/items', { kind: 'blog', language, title })
    await page.goto(paths.admin.blogs)
    const search = page.getByRole('searchbox', { name: desk('table.search') })
    await search.fill(`Alike two ${language}`)
    await said(page, admin('list.all', { count: 1 }))
    await search.fill(`${language}${language}${language}`)
    await said(page, admin('list.none'))
    await page.goto(paths.admin.media)
    await page.getByRole('searchbox', { name: desk('media.search') }).fill('nothing is called this')
    await said(page, admin('list.none'))
  })

  test('is told how many a search in a dialog has found', async () => {
    const { page } = await openTextEditor(site, { language })
    await page.keyboard.press('Control+Shift+e')
    const search = page.getByRole('dialog').getByRole('searchbox')
    const found = page.getByRole('dialog').locator('output').filter({ hasText: /./ })
    await expect.poll(() => found.textContent()).toBe(admin('list.first', { count: 25 }))
    await search.fill('dividend')
    await expect.poll(() => found.textContent()).toMatch(/^\d/)
    await search.fill('nothing is called this')
    await expect.poll(() => found.textContent()).toBe(admin('list.none'))
  })

  test.each([1280, 360])(
    'is at the box of all rows when the selection is cleared, %i wide',
    async (width) => {
      const page = await open(paths.admin.terms)
      await page.setViewportSize({ width, height: 740 })
      const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
      await rows.first().getByRole('checkbox').check()
      const bar = page.getByRole('region', { name: desk('bulk.label') })
      await bar.getByRole('button', { name: desk('bulk.clear') }).press('Enter')
      await bar.waitFor({ state: 'detached' })
      await expectFocus(page.getByRole('checkbox', { name: desk('bulk.selectPage') }))
    },
  )

  test('leaves a table of a text by Tab at its end, and by Shift and Tab at its beginning', async () => {
    const { page, text, saved } = await openTextEditor(site, { language })
    await page.keyboard.type('/grid')
    await page.getByRole('option', { name: desk('tool.table') }).waitFor()
    await page.keyboard.press('Enter')
    await text.locator('td').first().waitFor()
    for (const letter of 'abcdefghi') {
      if (letter !== 'a') await page.keyboard.press('Tab')
      await page.keyboard.type(letter)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.type('below')
    const rows = ['a b c', 'd e f', 'g h i'].map((row) => row.split(' '))
    const shown = () => text.locator('tr').evaluateAll((all) => all.map((row) => row.textContent))
    expect(await shown()).toEqual(rows.map((row) => row.join('')))
    await saved((blocks) => JSON.stringify(blocks.at(-1)).includes('below'))

    await goTo(text, 'i')
    await page.keyboard.press('Control+Enter')
    await expect.poll(shown).toEqual([...rows.map((row) => row.join('')), ''])
    await goTo(text, 'a')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => text.evaluate((one) => one.contains(document.activeElement))).toBe(false)
  })

  test('is not interrupted by what the other text lacks, and hears quotes in their own language', async () => {
    const page = await open(paths.admin.blogs)
    const text = (words: string) => ({
      title: words,
      body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
    })
    const { id } = await askApi<Item>(page, 'POST', '/api/admin/items', {
      kind: 'blog',
      language: 'en',
      title: 'Bonds',
    })
    const save = (one: Language, more: object) =>
      askApi(page, 'PUT', `/api/admin/items/${id}/editions/${one}`, more)
    await save('am', { basedOn: 0, translatedFrom: 1, text: text('ቦንድ') })
    await save('en', { basedOn: 1, keep: true, text: text('A bond pays interest.') })
    await page.goto(paths.admin.item('blogs', id))
    const names = { language: desk('language.am'), other: desk('language.en') }
    const notice = page.getByRole('note').filter({ hasText: desk('stale.title', names) })
    await notice.waitFor()
    expect(
      await page
        .getByRole('alert')
        .filter({ hasText: desk('stale.title', names) })
        .count(),
    ).toBe(0)
    const offers = page.locator('[data-edition=en] details').filter({ hasText: desk('findings.termsAbout') })
    await offers.locator('summary').click()
    const quote = offers.getByRole('button').first().locator('[lang=en]').first()
    await expect.poll(() => quote.textContent()).toBe('bond')
  })

  test('tells lines and sections apart by the names of their buttons', async () => {
    const page = await open(paths.admin.courses)
    const course = await askApi<Item>(page, 'POST', '/api/admin/items', {
      kind: 'course',
      language,
      title: 'Names',
    })
    for (const title of ['Part one', 'Part two'])
      await askApi(page, 'POST', '/api/admin/collections', {
        kind: 'section',
        parentId: course.id,
        titleEn: title,
        titleAm: title,
      })
    await page.goto(paths.admin.item('courses', course.id))
    const courses = textsIn(language)
    for (const section of ['Part one', 'Part two'])
      await page
        .getByRole('button', { name: courses('courses.admin', 'addLessonNamed', { section }), exact: true })
        .waitFor()
    const handles = page.locator('[aria-roledescription]')
    expect(await handles.evaluateAll((all) => all.map((one) => one.ariaRoleDescription))).toEqual([
      admin('order.handle'),
      admin('order.handle'),
    ])
    const label = courses('courses.admin', 'outcomes')
    const list = page.getByRole('group', { name: label, exact: true }).first()
    for (const number of [1, 2]) {
      await list.getByRole('button', { name: desk('list.add', { label }) }).press('Enter')
      const name = desk('list.line', { label, number })
      await list.getByRole('textbox', { name }).waitFor()
      for (const tool of ['up', 'down', 'remove'])
        expect(
          await page.getByRole('button', { name: desk(`list.${tool}`, { name }), exact: true }).count(),
        ).toBe(1)
    }
  })
})
