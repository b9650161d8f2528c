import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { languages, otherLanguage } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { register, signIn } from './support/accounts.ts'
import { testsInTurn } from './support/in-turn.ts'
import { languageSwitch, shownLanguage } from './support/language.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

describe.each(languages)('in %s, somebody without a mouse', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)

  test('skips to the content with the first key', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.blogs)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: say('app', 'header.skip') })
    await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true)
    await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('sees where the focus is on every stop of the header', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.home)
    for (let stop = 0; stop < 10; stop++) {
      await page.keyboard.press('Tab')
      expect(
        await hasVisibleFocus(page),
        await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)),
      ).toBe(true)
    }
  })

  test('opens and closes the menu of a small screen, and follows a link in it', async () => {
    const page = await openPage(site, { language, viewport: { width: 360, height: 740 } })
    await page.goto(paths.home)
    const button = page.getByLabel(say('app', 'header.menu'), { exact: true })
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: say('faq', 'kind.faq.section'), exact: true })
    await page.waitForLoadState('networkidle')
    await button.focus()
    await page.keyboard.press('Enter')
    await link.waitFor()
    await page.keyboard.press('Escape')
    await link.waitFor({ state: 'hidden' })
    await expect.poll(() => button.evaluate((summary) => summary === document.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${paths.faq}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await link.waitFor({ state: 'hidden' })
  })

  test('sees which field of the profile has the focus, also where it is wrong', async () => {
    const page = await openPage(site, { language, allow: [/status of 422|failed to update profile/] })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.profile)
    const name = page.getByRole('textbox', { name: say('identity.member', 'about.name'), exact: true })
    await name.fill('')
    expect(await hasVisibleFocus(page)).toBe(true)
    await page.getByRole('button', { name: say('identity.member', 'save.button'), exact: true }).click()
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
    await page.keyboard.press('Tab')
    await name.focus()
    expect(await hasVisibleFocus(page)).toBe(true)
  })

  test('switches the language', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.home)
    await page.waitForLoadState('networkidle')
    await languageSwitch(page, language).focus()
    await page.keyboard.press('Enter')
    await languageSwitch(page, otherLanguage(language)).waitFor()
    await expect.poll(() => shownLanguage(page)).toBe(otherLanguage(language))
  })
})

/** An outline, or a shadow or border that another element of its kind does not have. */
function hasVisibleFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
}
