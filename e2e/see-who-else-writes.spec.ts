import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { openPage, openTab } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

describe.each(languages)('with the admin pages in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('desk', key, values)
  const bodyIn = (page: Page, edition: 'en' | 'am') =>
    page.getByRole('textbox', { name: word('field.bodyIn', { language: word(`language.${edition}`) }) })

  test('editors see who else is in which language, and at once when they go', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    const wanted = { kind: 'blog', language: 'en', title: 'Shared' }
    const item = await askApi<Item>(page, 'POST', '/api/admin/items', wanted)
    const colleague = await openPage(site, { language })
    const account = await register(site, { language })
    await signIn(colleague, account)
    const { user } = await askApi<SessionAnswer>(colleague, 'GET', '/api/session')
    await askApi(page, 'PATCH', `/api/admin/users/${user?.uid}`, { role: 'admin' })
    await signIn(colleague, account)

    await page.goto(paths.admin.item('blogs', item.id))
    await bodyIn(page, 'am').click()
    await colleague.goto(paths.admin.item('blogs', item.id))
    const values = { names: account.displayName, count: 1 }
    await page.getByText(word('here.open', values)).waitFor()
    await bodyIn(colleague, 'en').click()
    const here = page.locator('[data-here=en]')
    await here.getByText(word('here.in', { ...values, language: word('language.en') })).waitFor()
    await checkAccessibility(page)
    await colleague.locator('[data-here=am]').getByText(word('language.am'), { exact: false }).waitFor()

    await colleague.goto('about:blank')
    await expect.poll(() => here.innerText()).toBe('')
  })

  test('the own other tab is called that', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    const item = await askApi<Item>(page, 'POST', '/api/admin/items', {
      kind: 'blog',
      language,
      title: 'Twice',
    })
    await page.goto(paths.admin.item('blogs', item.id))
    await bodyIn(page, language).click()
    const tab = await openTab(page)
    await tab.goto(paths.admin.item('blogs', item.id))
    await tab.locator(`[data-here=${language}]`).getByText(word('here.self')).waitFor()
  })
})
