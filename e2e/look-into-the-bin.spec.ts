import { afterAll, describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const titles: Record<Language, string> = {
  en: 'What sesame costs on its way from the farm to the kitchen, and who is paid for it',
  am: 'ሰሊጥ ከማሳ እስከ ማእድ ቤት በሚያደርገው ጉዞ የሚያስወጣው ገንዘብና የሚከፈላቸው ሰዎች',
}

describe.each(languages)('in %s', (language) => {
  const word = (key: string, values?: Record<string, string>) => textsIn(language)('desk', key, values)

  test.each([360, 768])('at %i px an administrator reads the titles in the bin whole', async (width) => {
    const title = `${titles[language]} (${width})`
    const page = await openPage(site, { language, viewport: { width, height: 780 } })
    await signIn(page, await findAdmin(site))
    const { id } = await askApi<Item>(page, 'POST', '/api/admin/items', { kind: 'blog', language, title })
    await askApi(page, 'DELETE', `/api/admin/items/${id}`)
    await page.goto(`${paths.admin.blogs}?bin=1`)
    const restore = page.getByRole('button', { name: word('table.restoreNamed', { title }) })
    await restore.waitFor()
    await checkAccessibility(page)
    const words = await page.getByText(title, { exact: true }).boundingBox()
    const button = await restore.boundingBox()
    expect(button!.y).toBeGreaterThanOrEqual(words!.y + words!.height)
    await restore.press('Enter')
    await restore.waitFor({ state: 'detached' })
  })
})
