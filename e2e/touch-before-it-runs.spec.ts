import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { lateScriptsId, takenOver, type LateScripts } from '#platform/page/late-scripts.ts'
import { keepParameter, languages, otherLanguage } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { register, signIn } from './support/accounts.ts'
import { publicPages, waysIn } from './support/every-page.ts'
import { testsInTurn } from './support/in-turn.ts'
import { keptLanguage, languageSwitch, shownLanguage } from './support/language.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()
const post = paths.blog('ten-signs-of-a-trading-scam')

describe.each(languages)('in %s, a page whose scripts have not begun', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme')
  const settings = (page: Page) =>
    page
      .getByRole('banner')
      .locator('details:visible')
      .filter({ has: page.locator(`summary[aria-label="${say('ui', 'settings.title')}"]`) })
  const openSettings = (page: Page) => settings(page).locator('summary').click()
  const dark = (page: Page) => settings(page).getByLabel(say('ui', 'scheme.dark'), { exact: true })
  const larger = (page: Page) => settings(page).getByRole('button', { name: say('ui', 'size.larger') })

  test('fetches none while it is only looked at, and begins at the first movement', async () => {
    const page = await openPage(site, { language, isStill: true })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(post)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => /\.(js|css)$|^\/api\//.test(path))).toEqual([])
    const isTakenOver = takeover(page)
    await page.mouse.wheel(0, 200)
    await isTakenOver
    expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3)
  })

  test('of a way in fetches none while it is only looked at, and asks nothing but what came of a sign-in elsewhere', async () => {
    const page = await openPage(site, { language, isStill: true })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const path of waysIn) {
      asked.length = 0
      await page.goto(`${path}?lang=${language}`)
      await page.waitForLoadState('networkidle')
      const question = path.includes('login') ? ['/api/session/redirect-result'] : []
      expect(
        asked.filter((one) => /\.(js|css)$|^\/api\//.test(one)),
        path,
      ).toEqual(question)
    }
    const isTakenOver = takeover(page)
    await page.mouse.wheel(0, 200)
    await isTakenOver
  })

  test('of a way in begins them for who comes back to it: by a reload, or with what this tab keeps', async () => {
    const page = await openPage(site, { language, isStill: true })
    const began = () => page.waitForRequest((request) => request.url().endsWith('.js'))
    const first = began()
    await page.goto(paths.register)
    const name = page.getByLabel(say('identity', 'field.nameLabel'))
    await name.fill('Almaz')
    await first
    const held = () => page.evaluate(() => Object.values(sessionStorage).some((one) => one.includes('Almaz')))
    await expect.poll(held).toBe(true)
    const next = began()
    await page.goto(paths.register)
    await next
    await expect.poll(() => name.inputValue()).toBe('Almaz')
    await page.goto(paths.login)
    const isTakenOver = takeover(page)
    await page.mouse.wheel(0, 200)
    await isTakenOver
    await page
      .getByRole('main')
      .getByRole('link', { name: say('identity', 'signIn.forgot') })
      .click()
    await page.waitForURL((url) => url.pathname === paths.forgotPassword)
    const again = began()
    await page.reload()
    await again
  })

  test('begins once more when its scripts broke on their way, and does what was pressed until then', async () => {
    const page = await openPage(site, { language, isStill: true, allow: [/net::ERR_/] })
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort('connectionreset'))
    await page.goto(post)
    const broken = page.waitForEvent('requestfailed')
    await openSettings(page)
    await broken
    await dark(page).check()
    await expect.poll(() => scheme(page)).toBe('light')
    await page.unroute(/\/assets\/.*\.js$/)
    const isTakenOver = takeover(page)
    await larger(page).click()
    await isTakenOver
    await expect.poll(() => scheme(page)).toBe('dark')
    await expect.poll(() => settings(page).getByRole('status').textContent()).toContain('115')
  })

  test('keeps what was pressed until its scripts are there, and does it once', async () => {
    const page = await openPage(site, { language, isStill: true })
    const arrival = Promise.withResolvers<void>()
    let held = 0
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      held += 1
      await arrival.promise
      await route.continue()
    })
    await page.goto(post)
    await openSettings(page)
    await larger(page).click()
    await dark(page).check()
    const isBusy = () => larger(page).evaluate((one) => [one.ariaBusy, getComputedStyle(one).cursor])
    expect(await isBusy()).toEqual(['true', 'progress'])
    await expect.poll(() => held).toBeGreaterThan(2)
    await expect.poll(() => scheme(page)).toBe('light')
    const isTakenOver = takeover(page)
    arrival.resolve()
    await isTakenOver
    await expect.poll(() => scheme(page)).toBe('dark')
    await expect.poll(() => settings(page).getByRole('status').textContent()).toContain('115')
    await expect.poll(() => dark(page).isChecked()).toBe(true)
    expect((await isBusy())[0]).toBe(null)
  })

  test('keeps the language that was chosen before they were there', async () => {
    const other = otherLanguage(language)
    const page = await openPage(site, { language, isStill: true })
    const [isSwitching, isTakenOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await isSwitching.promise
      await route.continue()
    })
    await page.route(new RegExp(`[?&]${keepParameter}=`), async (route) => {
      isSwitching.resolve()
      await isTakenOver.promise
      await route.continue()
    })
    await page.goto(post)
    void takeover(page).then(() => isTakenOver.resolve(), isTakenOver.reject)
    await languageSwitch(page, language).click()
    await languageSwitch(page, other).waitFor()
    await page.waitForURL((url) => url.search === '')
    await page.mouse.wheel(0, 200)
    await expect.poll(() => keptLanguage(page)).toEqual({ storage: other, cookie: other })
    await page.reload()
    await expect.poll(() => shownLanguage(page)).toBe(other)
  })

  test('carries its text once, which is whole on the way back and after its data has come again', async () => {
    const page = await openPage(site, { language, isStill: true, clock: true })
    const sums = paths.blog('what-the-esx-means-for-small-savers')
    const answer = await page.goto(sums)
    const html = (await answer?.text()) ?? ''
    const paragraph = page.locator('.article > p').nth(1)
    const words =
      (await paragraph.innerHTML()).split(/[<&'"]/).toSorted((one, other) => other.length - one.length)[0] ??
      ''
    expect(words.length).toBeGreaterThan(40)
    expect(html.split(words)).toHaveLength(2)
    const markup = () =>
      page
        .locator('.article')
        .evaluate((text) => text.innerHTML.replaceAll(/ (?:value|data-shown)="[^"]*"/g, ''))
    const before = await markup()
    const isTakenOver = takeover(page)
    await page.mouse.wheel(0, 200)
    await isTakenOver
    await languageSwitch(page, language).click()
    await expect.poll(markup).not.toBe(before)
    await languageSwitch(page, language === 'en' ? 'am' : 'en').click()
    await expect.poll(markup).toBe(before)
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('faq', 'kind.faq.section') })
      .first()
      .click()
    await page.waitForURL((url) => url.pathname === paths.faq)
    const again = page.waitForResponse((one) => one.url().includes('/api/blogs/what-the-esx'))
    await page.clock.fastForward('05:00')
    await page.goBack()
    await again
    await expect.poll(markup).toBe(before)
    expect(await page.locator('.article a.show-picture').count()).toBe(
      await page.locator('.article picture').count(),
    )
  })

  test('can be read, searched and left although they never come', async () => {
    const page = await openPage(site, { language, isStill: true, allow: [/Failed to load resource/] })
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto(post)
    await openSettings(page)
    await dark(page).waitFor()
    await languageSwitch(page, language).click()
    await page.waitForURL((url) => url.pathname === post)
    await expect.poll(() => page.locator('html').getAttribute('lang')).not.toBe(language)
    await page.goBack()
    await page.getByRole('searchbox').first().fill('esx')
    await page.getByRole('searchbox').first().press('Enter')
    await page.waitForURL((url) => url.pathname === paths.search)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  })

  test('looks as it does with the whole style sheets', { timeout: 180_000 }, async () => {
    const viewport = { width: 390, height: 844 }
    const page = await openPage(site, { language, isStill: true, viewport, allow: [/Failed to load/] })
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    for (const path of publicPages) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      // What lies far below has its own measures once its reader is near.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      const before = await looks(page)
      expect(await addWholeSheets(page), path).toBeGreaterThan(0)
      expect(await looks(page), path).toEqual(before)
    }
  })

  test('does not wait for somebody who is signed in, nor where it is nothing without them', async () => {
    const page = await openPage(site, { language, isStill: true })
    const isAsked = page.waitForRequest('**/api/session')
    await page.goto(`${paths.verifyEmail}?token=of-a-mail`)
    await isAsked
    await page.waitForURL((url) => url.search === '')
    const account = await register(site, { language })
    await signIn(page, account)
    await page.goto(paths.dashboard)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.goto(post)
    await page.getByLabel(say('app', 'account.menu', { name: account.displayName })).waitFor()
  })
})

/** What everything looks like that can be seen. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const facts = [
      'display',
      'position',
      'color',
      'background-color',
      'font-size',
      'font-weight',
      'line-height',
    ]
    const sides = [
      'padding-top',
      'padding-left',
      'margin-top',
      'border-top-width',
      'border-radius',
      'opacity',
    ]
    return [...document.querySelectorAll('#root *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const style = getComputedStyle(element)
        const found = [...facts, ...sides].map((fact) => style.getPropertyValue(fact))
        return `${element.tagName} ${element.getAttribute('class')} ${found.join(' ')}`
      })
  })
}

/** Adds the style sheets that come with the page's scripts, without these; gives how many. */
function addWholeSheets(page: Page): Promise<number> {
  return page.evaluate(async (id) => {
    const { styles }: LateScripts = JSON.parse(document.getElementById(id)?.textContent ?? '{"styles":[]}')
    const arrivals = styles.map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
      document.head.append(link)
      return new Promise((done) => link.addEventListener('load', done))
    })
    await Promise.all(arrivals)
    return styles.length
  }, lateScriptsId)
}

/** When the page's own scripts listen. */
function takeover(page: Page): Promise<boolean> {
  return page.evaluate(
    (event) => new Promise((done) => document.addEventListener(event, () => done(true), { once: true })),
    takenOver,
  )
}
