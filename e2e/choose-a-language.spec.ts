import { afterAll, describe, expect, test } from 'vitest'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { openPage, openTab } from './support/open-page.ts'
import { keptLanguage, languageSwitch, shownLanguage } from './support/language.ts'
import { startSite } from './support/site.ts'

const site = await startSite()
afterAll(() => site.stop())

describe.each(languages)('a reader whose browser speaks %s', (language) => {
  const other = otherLanguage(language)

  test('reads that language first, and it is kept', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.home)
    expect(await shownLanguage(page)).toBe(language)
    await expect.poll(() => keptLanguage(page)).toEqual({ storage: language, cookie: language })
  })

  test('switches to the other language in place, and reads it from then on', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.about)
    await languageSwitch(page, language).click()
    await languageSwitch(page, other).waitFor()
    expect(await shownLanguage(page)).toBe(other)
    expect(await keptLanguage(page)).toEqual({ storage: other, cookie: other })
    await page.reload()
    expect(await shownLanguage(page)).toBe(other)

    await languageSwitch(page, other).click()
    await languageSwitch(page, language).waitFor()
    expect(await keptLanguage(page)).toEqual({ storage: language, cookie: language })
  })

  test('gets the kept language from the first byte, with no flash of the other one', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.home)
    await languageSwitch(page, language).click()
    await languageSwitch(page, other).waitFor()

    const next = await openTab(page)
    await next.addInitScript(recordLanguages)
    const answer = await next.goto(paths.blogs)
    expect(await answer?.text()).toContain(`<html lang="${other}"`)
    await languageSwitch(next, other).waitFor()
    expect(await seenLanguages(next)).toEqual([other])
  })

  test('whose cookie was deleted still reads the stored language', async () => {
    const page = await openPage(site, { language })
    await page.addInitScript((other) => localStorage.setItem('language', other), other)
    await page.goto(paths.home)
    await languageSwitch(page, other).waitFor()
    expect(await shownLanguage(page)).toBe(other)
    expect(await keptLanguage(page)).toEqual({ storage: other, cookie: other })
  })

  test('is not held to a stored value that is no language', async () => {
    const page = await openPage(site, { language })
    await page.addInitScript(() => localStorage.setItem('language', 'fr'))
    await page.goto(paths.home)
    await expect.poll(() => keptLanguage(page)).toEqual({ storage: language, cookie: language })
    expect(await shownLanguage(page)).toBe(language)
  })

  test('follows an address that names a language without giving up their own', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.home)
    await expect.poll(() => keptLanguage(page)).toEqual({ storage: language, cookie: language })
    await page.goto(`${paths.about}?lang=${other}`)
    await languageSwitch(page, other).waitFor()
    expect(await keptLanguage(page)).toEqual({ storage: language, cookie: language })
    await page.goto(paths.about)
    expect(await shownLanguage(page)).toBe(language)
  })

  test('switches without JavaScript by a link, for this page and those after it', async () => {
    const page = await openPage(site, { language, javaScript: false })
    await page.goto(paths.about)
    await languageSwitch(page, language).click()
    await languageSwitch(page, other).waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await page.locator('html').getAttribute('lang')).toBe(other)
    await page.goto(paths.faq)
    expect(await page.locator('html').getAttribute('lang')).toBe(other)
  })
})

/** Notes every language that the document has had, from its first element on. */
function recordLanguages(): void {
  const seen: string[] = []
  Object.assign(window, { seenLanguages: seen })
  const note = () => {
    const lang = document.documentElement?.lang
    if (lang && seen.at(-1) !== lang) seen.push(lang)
  }
  new MutationObserver(note).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['lang'],
  })
}

function seenLanguages(page: Awaited<ReturnType<typeof openPage>>): Promise<Language[]> {
  return page.evaluate('window.seenLanguages')
}
