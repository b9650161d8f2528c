import type { Page } from 'playwright-core'
import { otherLanguage, type Language } from '#platform/languages.ts'

const ownNames: Record<Language, string> = { en: 'English', am: 'አማርኛ' }

/** The switch in the header of a page that is shown in `language`: it names the other one, in its own script. */
export function languageSwitch(page: Page, language: Language) {
  return page.getByRole('banner').getByRole('link', { name: ownNames[otherLanguage(language)], exact: true })
}

/** The language of the document, once its page runs. */
export async function shownLanguage(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('lang')
}

/** What the reader's browser has kept. */
export async function keptLanguage(
  page: Page,
): Promise<{ storage: string | null; cookie: string | undefined }> {
  const cookies = await page.context().cookies()
  return {
    storage: await page.evaluate(() => localStorage.getItem('language')),
    cookie: cookies.find(({ name }) => name === 'language')?.value,
  }
}
