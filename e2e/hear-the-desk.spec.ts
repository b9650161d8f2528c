import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const expectFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true)

describe.each(languages)('in %s, an editor who hears the desk', (language) => {
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
})
