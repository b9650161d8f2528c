import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { openPage, openTab } from './support/open-page.ts'
import { keptLanguage, languageSwitch, shownLanguage } from './support/language.ts'
import { shareSite } from './support/site.ts'

const site = await shareSite()

const post = 'ten-signs-of-a-trading-scam'
const searched: Record<Language, string> = { en: 'scam', am: 'ማጭበርበር' }

describe.each(languages)('a reader whose browser speaks %s', (language) => {
  const other = otherLanguage(language)

  test('reads that language first, and it is kept', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.home)
    await expect.poll(() => shownLanguage(page)).toBe(language)
    await expect.poll(() => keptLanguage(page)).toEqual({ storage: language, cookie: language })
  })

  test('switches to the other language in place, and reads it from then on', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.about)
    await languageSwitch(page, language).click()
    await languageSwitch(page, other).waitFor()
    await expect.poll(() => shownLanguage(page)).toBe(other)
    await expect.poll(() => keptLanguage(page)).toEqual({ storage: other, cookie: other })
    await page.reload()
    await expect.poll(() => shownLanguage(page)).toBe(other)

    await languageSwitch(page, other).click()
    await languageSwitch(page, language).waitFor()
    await expect.poll(() => keptLanguage(page)).toEqual({ storage: language, cookie: language })
  })

  test('reads a page of the site until the other language of it has come', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.about)
    const text = page.locator('.article p').first()
    const words = await text.innerText()
    const answer = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    await page.route(new RegExp(`/api/pages/about.*lang=${other}`), async (route) => {
      asked.resolve()
      await answer.promise
      await route.continue()
    })
    await languageSwitch(page, language).click()
    await asked.promise
    await page.waitForTimeout(300)
    expect(await text.innerText()).toBe(words)
    answer.resolve()
    await languageSwitch(page, other).waitFor()
    await expect.poll(() => text.innerText()).not.toBe(words)
  })

  test('finds the posts that are written in the other language, and opens them in it', async () => {
    const page = await openPage(site, { language })
    await page.goto(`${paths.blogs}?in=${other}`)
    await page.mouse.move(20, 20)
    await page.mouse.move(40, 40)
    await page.waitForLoadState('networkidle')
    const card = page.getByRole('main').getByRole('article').first()
    const title = await card.getByRole('link').first().innerText()
    await card.getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    expect(await shownLanguage(page)).toBe(other)
  })

  test.each(['middle', 'left'] as const)(
    'opens the other language beside the page, by the %s button',
    async (button) => {
      const page = await openPage(site, { language })
      await page.goto(paths.about)
      await expect.poll(() => keptLanguage(page)).toEqual({ storage: language, cookie: language })
      const opened = page.context().waitForEvent('page')
      await languageSwitch(page, language).click({
        button,
        modifiers: button === 'left' ? ['ControlOrMeta'] : [],
      })
      const beside = await opened
      await languageSwitch(beside, other).waitFor()
      await beside.mouse.move(20, 20)
      await beside.mouse.move(40, 40)
      await beside.waitForLoadState('networkidle')
      await expect.poll(() => keptLanguage(beside)).toEqual({ storage: other, cookie: other })
      expect(await shownLanguage(beside)).toBe(other)
      expect(await shownLanguage(page)).toBe(language)
    },
  )

  test('whose words break on their way switches by the address instead', async () => {
    const page = await openPage(site, { language, allow: [/net::ERR_/, /dynamically imported/] })
    await page.goto(paths.about)
    let broken = 0
    const breakOne = async (route: Route) => {
      broken += 1
      await route.abort()
    }
    await page.route(new RegExp(`/reader-${other}-`), breakOne, { times: 1 })
    await languageSwitch(page, language).click()
    await languageSwitch(page, other).waitFor()
    await expect.poll(() => shownLanguage(page)).toBe(other)
    expect(new URL(page.url()).search).toBe('')
    expect(broken).toBe(1)
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
    await expect.poll(() => seenLanguages(next)).toEqual([other])
  })

  test('whose cookie was deleted still reads the stored language', async () => {
    const page = await openPage(site, { language })
    await page.addInitScript((other) => localStorage.setItem('language', other), other)
    await page.goto(paths.home)
    await languageSwitch(page, other).waitFor()
    await expect.poll(() => shownLanguage(page)).toBe(other)
    await expect.poll(() => keptLanguage(page)).toEqual({ storage: other, cookie: other })
  })

  test('whose stored choice was deleted still reads the language of the cookie', async () => {
    const page = await openPage(site, { language })
    await page.context().addCookies([{ name: 'language', value: other, url: site.url }])
    await page.goto(paths.home)
    await expect.poll(() => keptLanguage(page)).toEqual({ storage: other, cookie: other })
    await expect.poll(() => shownLanguage(page)).toBe(other)
  })

  test('is not held to a stored value that is no language', async () => {
    const page = await openPage(site, { language })
    await page.addInitScript(() => localStorage.setItem('language', 'fr'))
    await page.goto(paths.home)
    await expect.poll(() => keptLanguage(page)).toEqual({ storage: language, cookie: language })
    await expect.poll(() => shownLanguage(page)).toBe(language)
  })

  test('reads it though what was asked of the site names the other one, and without doing anything', async () => {
    const page = await openPage(site, { language, isStill: true })
    await page.route(`**${paths.about}`, async (route) => {
      const headers = { ...route.request().headers(), 'accept-language': other }
      const answer = await route.fetch({ headers })
      expect(answer.headers()['content-language']).toBe(other)
      await route.fulfill({ response: answer })
    })
    await page.goto(paths.about)
    await languageSwitch(page, language).waitFor()
    await expect.poll(() => shownLanguage(page)).toBe(language)
    await expect.poll(() => keptLanguage(page)).toEqual({ storage: language, cookie: language })
  })

  test('follows an address that names a language without giving up their own', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.home)
    await expect.poll(() => keptLanguage(page)).toEqual({ storage: language, cookie: language })
    await page.goto(`${paths.about}?lang=${other}`)
    await languageSwitch(page, other).waitFor()
    await expect.poll(() => keptLanguage(page)).toEqual({ storage: language, cookie: language })
    await page.goto(paths.about)
    await expect.poll(() => shownLanguage(page)).toBe(language)
  })

  test.each([true, false])(
    'goes on in the language of an address, whatever link they follow (scripts: %s)',
    async (javaScript) => {
      const page = await openPage(site, { language, javaScript, viewport: { width: 1400, height: 900 } })
      const arrives = async (path: string) => {
        await page.waitForURL((url) => url.pathname === path && url.searchParams.get('lang') === other)
        await languageSwitch(page, other).waitFor()
      }
      await page.goto(`${paths.home}?lang=${other}`)
      await page.getByRole('contentinfo').locator(`a[href^="${paths.about}"]`).click()
      await arrives(paths.about)
      await page.getByRole('banner').locator(`nav a[href^="${paths.blogs}"]:visible`).click()
      await arrives(paths.blogs)
      await page
        .locator(`main a[href^="${paths.blog(post)}"]`)
        .first()
        .click()
      await arrives(paths.blog(post))
      await page.getByRole('banner').locator('input[name=q]').fill(searched[other])
      await page.getByRole('banner').locator('input[name=q]').press('Enter')
      await arrives(paths.search)
      await page.locator(`main ol a:not([lang="${language}"])`).first().click()
      await page.waitForURL((url) => url.pathname !== paths.search && url.searchParams.get('lang') === other)
      await page.locator('main h1').waitFor()
      await page.reload()
      await languageSwitch(page, other).waitFor()
    },
  )

  test('switches without JavaScript by a link, for this page and those after it', async () => {
    const page = await openPage(site, { language, javaScript: false })
    await page.goto(paths.about)
    await languageSwitch(page, language).click()
    await languageSwitch(page, other).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(other)
    await page.goto(paths.faq)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(other)
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
