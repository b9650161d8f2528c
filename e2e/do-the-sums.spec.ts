import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { wordsIn } from '#features/tools/server/words.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
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
})

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
}
