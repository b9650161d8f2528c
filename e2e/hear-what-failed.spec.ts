import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

describe.each(languages)('in %s, an editor', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string>) => say('desk', key, values)

  async function openList(titles: string[]): Promise<{ page: Page; items: Item[] }> {
    const page = await openPage(site, { language, allow: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/] })
    await signIn(page, await findAdmin(site))
    const items: Item[] = []
    for (const title of titles)
      items.push(await askApi<Item>(page, 'POST', '/api/admin/items', { kind: 'blog', language, title }))
    return { page, items }
  }

  test('hears once that there is no connection, and no longer than that is so', async () => {
    const titles = [`Heard one ${language}`, `Heard two ${language}`]
    const { page } = await openList(titles)
    await page.goto(`${paths.admin.blogs}?q=Heard`)
    const bin = async (title: string) => {
      await page.getByRole('button', { name: word('table.actionsNamed', { title }) }).press('Enter')
      await page.getByRole('menuitem', { name: word('table.moveToBin'), exact: true }).press('Enter')
    }
    const refused = page.getByRole('alert').filter({ hasText: say('ui.admin', 'failure.network') })
    await page.getByRole('button', { name: word('table.actionsNamed', { title: titles[0]! }) }).waitFor()
    await page.context().setOffline(true)
    const failed = page.waitForEvent('requestfailed')
    await bin(titles[0]!)
    await failed
    await refused.waitFor()
    const failedToo = page.waitForEvent('requestfailed')
    await bin(titles[1]!)
    await failedToo
    await expect.poll(() => refused.count()).toBe(1)
    await page.context().setOffline(false)
    await refused.waitFor({ state: 'detached', timeout: 5000 })
  })

  test('hears what is in the way, and is led there', async () => {
    const page = await openPage(site, { language, allow: [/status of 409/] })
    await signIn(page, await findAdmin(site))
    const { article } = await askApi<{ article: { title: string } }>(
      page,
      'GET',
      `/api/resources/series-trend?lang=${language}`,
    )
    await page.goto(`${paths.admin.resources}?${new URLSearchParams({ q: article.title })}`)
    await page
      .getByRole('button', { name: word('table.actionsNamed', { title: article.title }), exact: true })
      .press('Enter')
    await page.getByRole('menuitem', { name: word('table.moveToBin'), exact: true }).press('Enter')
    const [before = ''] = say('ui.admin', 'failure.inUse.shown', { titles: '|' }).split('|')
    const refused = page.getByRole('alert').filter({ hasText: before })
    await refused.waitFor()
    const way = refused.getByRole('link').first()
    const title = await way.innerText()
    expect(title).not.toBe('')
    await way.press('Enter')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    // Who was led on has read it.
    await refused.waitFor({ state: 'detached' })
  })

  test('hears what was done last, not what was done before', async () => {
    // They leave no room in the row that somebody else does not insist on.
    const long = 'what a small saver in Addis Ababa should know before the first trade of all'
    const titles = [`Back one ${language}: ${long}`, `Back two ${language}: ${long}`]
    const { page, items } = await openList(titles)
    for (const { id, version } of items)
      await askApi(page, 'DELETE', `/api/admin/items/${id}?version=${version}`)
    await page.goto(`${paths.admin.blogs}?bin=1&q=Back`)
    const note = (title: string) =>
      page.getByRole('alert').filter({ hasText: word('table.restored', { title }) })
    for (const title of titles) {
      const restore = page.getByRole('button', { name: word('table.restoreNamed', { title }) })
      const label = restore.getByText(word('table.restore'), { exact: true })
      expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
      await restore.press('Enter')
      await note(title).waitFor()
    }
    await note(titles[0]!).waitFor({ state: 'detached', timeout: 2000 })
    expect(await note(titles[1]!).count()).toBe(1)
  })
})
