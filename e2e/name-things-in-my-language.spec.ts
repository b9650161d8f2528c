import { afterAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { Item } from '#content/contract.ts'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

describe.each(languages)('with the admin pages in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string>) => say('desk', key, values)
  const both: Record<Language, string> = {
    en: `Coffee and its prices ${language}`,
    am: `ቡና እና ዋጋው ${language}`,
  }
  const only = `${language === 'en' ? 'ሰሊጥ ብቻ' : 'Sesame alone'} ${language}`

  test('an editor finds items under the titles of their own language, and under the other one where there is none', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    await page.goto(paths.admin.dashboard)
    const item = await begin(page, 'en', both.en)
    await askApi(page, 'PUT', `/api/admin/items/${item.id}/editions/am`, {
      basedOn: 0,
      text: { title: both.am, excerpt: '', body: item.editions[0]?.body },
    })
    await begin(page, otherLanguage(language), only)
    const [own, other] = [both[language], both[otherLanguage(language)]]
    const showsIn = async (found: Locator, wanted: Language) => {
      await found.first().waitFor()
      await expect.poll(() => found.first().getAttribute('lang')).toBe(wanted)
    }

    await page.reload()
    const queue = page.locator('#queue-draft')
    await showsIn(queue.getByRole('link', { name: own }), language)
    await showsIn(queue.getByRole('link', { name: only }), otherLanguage(language))
    await expect.poll(() => queue.getByRole('link', { name: other }).count()).toBe(0)

    await page.goto(paths.admin.blogs)
    const rows = page.getByRole('row')
    const row = rows.filter({ has: page.getByRole('link', { name: own, exact: true }) })
    await showsIn(row.getByRole('link', { name: own, exact: true }), language)
    await showsIn(row.getByText(other, { exact: true }), otherLanguage(language))
    await row.getByRole('checkbox', { name: word('bulk.selectNamed', { title: own }), exact: true }).waitFor()
    await row.getByRole('button', { name: word('table.actionsNamed', { title: own }) }).waitFor()
    await showsIn(page.getByRole('link', { name: only, exact: true }), otherLanguage(language))

    await row.getByRole('link', { name: own, exact: true }).click()
    await showsIn(page.getByRole('heading', { level: 1, name: own }), language)
    await expect.poll(() => page.title()).toContain(own)
  })

  async function begin(page: Page, language: Language, title: string): Promise<Item> {
    return askApi<Item>(page, 'POST', '/api/admin/items', { kind: 'blog', language, title })
  }
})
