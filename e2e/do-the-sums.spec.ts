import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { wordsIn } from '#features/tools/server/words.ts'
import { languages, otherLanguage } from '#platform/languages.ts'
import { saverKey } from '#platform/page/data-saver.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { languageSwitch } from './support/language.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()
const viewport = { width: 360, height: 640 }

describe.each(languages)('in %s, on a phone', (language) => {
  const say = textsIn(language)
  const words = wordsIn(language)
  const sentence = (page: Page | Locator) => page.locator('[data-sentence]')
  const field = (page: Page | Locator, name: string) => page.locator(`input[name="${name}"]`)
  const size = (units: string) => words.say('unit.units', { count: units })

  test('a sum is found, done by key, corrected, and has an address of its own', async () => {
    const page = await openPage(site, { language, viewport, touch: true })
    await page.goto(paths.home)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('app', 'nav.tools') })
      .tap()
    await page.getByRole('heading', { level: 1, name: say('tools', 'list.title') }).waitFor()
    await checkAccessibility(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: words.say('position-size.title') })
      .tap()
    const form = page.locator('form.calculator')
    await expect.poll(() => sentence(form).innerText()).toContain(size('40'))
    await expectNoSidewaysScroll(page)
    await checkAccessibility(page)

    await field(form, 'risk').focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('2')
    await expect.poll(() => sentence(form).innerText()).toContain(size('80'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('much')
    // Said at once where the result stood, and at the field, which keeps what was typed and the focus.
    await expect.poll(() => field(form, 'stop').getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => sentence(form).innerText()).toContain('much')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('stop')
    // What cannot be worked out has no address to share.
    const address = form.getByRole('link', { name: words.say('address') })
    await address.waitFor({ state: 'detached' })
    await checkAccessibility(page)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('፻፺')
    await page.keyboard.press('Enter')
    await expect.poll(() => sentence(form).innerText()).toContain(size('92'))
    const done = await sentence(form).innerText()
    await address.tap()
    await page.waitForURL(/risk=2/)
    await expect.poll(() => sentence(form).innerText()).toBe(done)
  })

  test('the same is answered without a script, in a text as well', async () => {
    const page = await openPage(site, { language, viewport, javaScript: false })
    await page.goto(paths.learnItem('risk-per-trade'))
    const form = page.locator('form.calculator[data-calculator="position-size"]')
    await expect.poll(() => sentence(form).innerText()).toContain(size('40'))
    await field(form, 'risk').fill('3')
    await form.getByRole('button', { name: words.say('work') }).click()
    await page.waitForURL(`**${paths.tool('position-size')}?**`)
    await expect.poll(() => sentence(page).innerText()).toContain(size('120'))
    // Where this page is shared, the same sum stands beside its title.
    const card = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(card).toContain('/og/tool/position-size_60000_3_')
    const picture = await page.request.get(new URL(card ?? '').pathname)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    await page
      .getByRole('main')
      .locator(`a[href^="${paths.learnItem('risk-per-trade')}"]`)
      .click()
    await page.waitForURL(`**${paths.learnItem('risk-per-trade')}**`)
  })

  test('thousands can be written in words, and a figure of a hundred digits stays within the page', async () => {
    const page = await openPage(site, { language, viewport })
    const account = language === 'am' ? '፷ ሺህ ብር' : '60 thousand birr'
    await page.goto(`${paths.tool('recovery')}?account=${encodeURIComponent(account)}`)
    const form = page.locator('form.calculator')
    await expect.poll(() => sentence(form).innerText()).toContain(words.say('unit.birr', { count: '43,740' }))
    await field(form, 'loss').fill('99')
    await field(form, 'times').fill('50')
    await expect.poll(() => sentence(form).innerText()).toContain('999,999,999,999,999,999')
    await expectNoSidewaysScroll(page)
  })

  test('what was worked out stands in the address, for another reader and without a script too', async () => {
    const page = await openPage(site, { language, viewport, touch: true })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(paths.home)
    await page.goto(`${paths.tool('position-size')}?entry=200`)
    const before = await page.evaluate(() => history.length)
    await field(page, 'risk').fill('2')
    await expect.poll(() => sentence(page).innerText()).toContain(size('80'))
    await page.waitForURL(/risk=2(&|$)/)
    await field(page, 'risk').fill('much')
    await expect.poll(() => sentence(page).innerText()).toContain('much')
    // A fault has no address: the last sum keeps its own.
    expect(new URL(page.url()).searchParams.get('risk')).toBe('2')
    await field(page, 'risk').fill('3')
    await page.waitForURL(/risk=3(&|$)/)
    expect(await page.evaluate(() => history.length)).toBe(before)
    expect(asked.filter((url) => url.includes('/api/tools'))).toEqual([])
    const shared = page.url()
    const sum = await sentence(page).innerText()
    // The form has the same address where it is sent without a script.
    const still = await openPage(site, { language, viewport, javaScript: false })
    await still.goto(`${paths.tool('position-size')}?entry=200`)
    await field(still, 'risk').fill('3')
    await still.getByRole('button', { name: words.say('work') }).click()
    await still.waitForURL(/risk=3/)
    const fields = (address: string) => [...new URL(address).searchParams].toSorted().join()
    expect(fields(still.url())).toBe(fields(shared))
    await still.goto(shared)
    await expect.poll(() => sentence(still).innerText()).toBe(sum)

    // To a place of the same page nothing is loaded anew, and in the other language the sum stays.
    await page.evaluate(() => (document.body.dataset.same = ''))
    await page.locator('a[href="#main"]').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/#main$/)
    await expect.poll(() => field(page, 'risk').inputValue()).toBe('3')
    await page.goBack()
    await page.waitForURL(shared)
    await languageSwitch(page, language).tap()
    await languageSwitch(page, otherLanguage(language)).waitFor()
    const inOther = wordsIn(otherLanguage(language))
    await expect.poll(() => sentence(page).innerText()).toContain(inOther.say('unit.units', { count: '120' }))
    // The address follows what is shown.
    await page.waitForURL((url) => url.searchParams.get('lang') !== language)
    expect(await page.locator('body[data-same]').count()).toBe(1)
    await page.reload()
    await expect.poll(() => sentence(page).innerText()).toContain(inOther.say('unit.units', { count: '120' }))
    await page.goBack()
    await page.waitForURL((url) => url.pathname === paths.home)
  })

  test('an address with a sum is worked out where there is no connection', async () => {
    const page = await openPage(site, {
      language,
      viewport,
      keepsPages: true,
      allow: [/net::ERR_/, /failed to fetch user data/],
    })
    await page.goto(paths.tool('fees'))
    await page.goto(paths.tool('position-size'))
    const isKept = () =>
      page.evaluate(
        async (path) => Boolean(await caches.match(path, { ignoreVary: true })),
        paths.tool('position-size'),
      )
    await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
    await field(page, 'risk').fill('2')
    await page.waitForURL(/risk=2(&|$)/)
    await page.context().setOffline(true)
    await page.reload()
    await page.waitForURL((url) => url.searchParams.get('risk') === '2' && url.hash === '')
    await expect.poll(() => field(page, 'risk').inputValue()).toBe('2')
    await expect.poll(() => sentence(page).innerText()).toContain(size('80'))
    // Whose address names another sum reads that one.
    await page.goto(`${paths.tool('position-size')}?risk=3&entry=200`)
    await expect.poll(() => sentence(page).innerText()).toContain(size('120'))
    await page.waitForURL((url) => url.searchParams.get('risk') === '3' && url.hash === '')
    await page.goto(paths.tool('position-size'))
    await expect.poll(() => sentence(page).innerText()).toContain(size('40'))
  })

  test('a kept calculator that nobody touched does its sums without a connection', async () => {
    const page = await openPage(site, {
      language,
      viewport,
      keepsPages: true,
      allow: [/net::ERR_/, /failed to fetch user data/],
    })
    const path = paths.tool('position-size')
    await page.goto(path)
    const keptAs = (part: RegExp) =>
      page.evaluate(async (name) => {
        const stores = await Promise.all((await caches.keys()).map((one) => caches.open(one)))
        const kept = (await Promise.all(stores.map((one) => one.keys()))).flat()
        return kept.some(({ url }) => new RegExp(name).test(url))
      }, part.source)
    await expect.poll(() => keptAs(/\/tools\/position-size$/), { timeout: 20_000 }).toBe(true)
    await expect.poll(() => keptAs(/\/assets\/draw-/), { timeout: 20_000 }).toBe(true)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.goto(`${path}?risk=5`)
    await expect.poll(() => field(page, 'risk').inputValue()).toBe('5')
    await expect.poll(() => sentence(page).innerText()).toContain(size('200'))
  })

  test('where data is saved and what does the sums is not on the device, a kept calculator shows the sum that it has', async () => {
    const page = await openPage(site, {
      language,
      viewport,
      keepsPages: true,
      allow: [/net::ERR_/, /failed to fetch user data/],
    })
    await page.addInitScript((key) => localStorage.setItem(key, 'on'), saverKey)
    const path = paths.tool('position-size')
    await page.goto(path)
    await page.keyboard.press('Tab')
    const isKept = () =>
      page.evaluate(async (at) => Boolean(await caches.match(at, { ignoreVary: true })), path)
    await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
    const failing = page.waitForEvent('requestfailed', (request) => /draw-/.test(request.url()))
    await page.context().setOffline(true)
    await page.goto(`${path}?risk=5`)
    await failing
    await expect.poll(() => field(page, 'risk').inputValue()).toBe('1')
    await expect.poll(() => sentence(page).innerText()).toContain(size('40'))
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(path)
  })

  test('the scam check gives its verdict, and nothing of it leaves the device', async () => {
    const page = await openPage(site, { language, viewport, touch: true })
    await page.goto(paths.tool('scam-check'))
    const check = page.locator('.scam-check')
    const verdict = check.locator('[data-verdict]')
    const answer = (question: string, given: 'yes' | 'no') =>
      check.locator(`input[data-question="${question}"][value="${given}"]`)
    await answer('hurry', 'no').tap()
    await expect.poll(() => verdict.innerText()).toContain(words.say('scam.verdict.waiting'))
    // What does the sums has arrived by now.
    await page.waitForLoadState('networkidle')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await answer('hurry', 'yes').tap()
    await expect.poll(() => verdict.innerText()).toContain(words.say('scam.verdict.stop'))
    await checkAccessibility(page)
    await answer('fee', 'yes').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => verdict.innerText()).toContain(words.say('scam.verdict.fraud'))
    await expectNoSidewaysScroll(page)
    await check.getByRole('button', { name: words.say('scam.again') }).tap()
    await expect.poll(() => verdict.innerText()).toBe(words.say('scam.count'))
    await expect.poll(() => check.locator('input:checked').count()).toBe(0)
    expect(sent).toEqual([])
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toMatch(/hurry|scam-fee/)
    expect(page.url()).not.toContain('hurry')
  })

  test('whoever follows a link of the page and goes back finds what they had filled in', async () => {
    const page = await openPage(site, { language, viewport, touch: true })
    const taught = page
      .getByRole('main')
      .locator('p', { hasText: say('tools', 'page.learn') })
      .getByRole('link')
    const followAndGoBack = async (path: string) => {
      await taught.tap()
      await page.waitForURL((url) => url.pathname !== path)
      await page.goBack()
      await page.waitForURL((url) => url.pathname === path)
    }
    await page.goto(paths.tool('scam-check'))
    const verdict = page.locator('[data-verdict]')
    const hurry = page.locator('input[data-question="hurry"][value="yes"]')
    await hurry.tap()
    await expect.poll(() => verdict.innerText()).toContain(words.say('scam.verdict.stop'))
    await followAndGoBack(paths.tool('scam-check'))
    await expect.poll(() => hurry.isChecked()).toBe(true)
    await expect.poll(() => verdict.innerText()).toContain(words.say('scam.verdict.stop'))
    await languageSwitch(page, language).tap()
    await languageSwitch(page, otherLanguage(language)).waitFor()
    const inOther = wordsIn(otherLanguage(language)).say('scam.verdict.stop')
    await expect.poll(() => verdict.innerText()).toContain(inOther)
    await page.goto(paths.tool('scam-check'))
    await expect.poll(() => page.locator('.scam-check input:checked').count()).toBe(0)
    await languageSwitch(page, otherLanguage(language)).tap()
    await languageSwitch(page, language).waitFor()

    await page.goto(paths.tool('position-size'))
    await field(page, 'risk').fill('2')
    await expect.poll(() => sentence(page).innerText()).toContain(size('80'))
    await followAndGoBack(paths.tool('position-size'))
    await expect.poll(() => field(page, 'risk').inputValue()).toBe('2')
    await expect.poll(() => sentence(page).innerText()).toContain(size('80'))
  })
})

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
}
