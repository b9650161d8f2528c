import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { languageSwitch } from './support/language.ts'
import { openPage, openTab } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { untilTakenOver, watchTakeOver } from './support/take-over.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

/** Asks a question, far below its beginning. */
const post = paths.blog('what-the-esx-means-for-small-savers')
const script = /\/assets\/self-checks-here-[^/]+\.js$/
const offline = [/net::ERR_/]
const furtherWords = /\/assets\/further-[^/]+\.js$/

describe.each(languages)('in %s, a question in a text', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const form = (page: Page) => page.locator('form.self-check').first()
  const verdict = (page: Page) =>
    ['right', 'partly', 'notYet']
      .map((one) => page.getByText(say('questions', `check.${one}`)))
      .reduce((all, one) => all.or(one))
      .first()

  async function open(allow: RegExp[] = [], own: { keepsPages?: boolean; isNew?: boolean } = {}) {
    const viewport = { width: 360, height: 740 }
    const page = await openPage(site, { language, viewport, allow, ...own })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await watchTakeOver(page)
    await page.goto(post)
    await page.mouse.move(10, 10)
    await page.mouse.move(30, 30)
    await untilTakenOver(page)
    await page.waitForLoadState('networkidle')
    return { page, asked: (pattern: RegExp) => asked.filter((url) => pattern.test(url)) }
  }

  async function answer(page: Page): Promise<void> {
    await form(page).locator('input[type=radio]').first().focus()
    await page.keyboard.press('Space')
    await form(page)
      .getByRole('button', { name: say('questions', 'check.send') })
      .press('Enter')
  }

  inBoth('brings its script and its words when the reader comes near, and none before', async () => {
    const { page, asked } = await open()
    expect([...asked(script), ...asked(furtherWords)]).toEqual([])
    await form(page).scrollIntoViewIfNeeded()
    await expect.poll(() => asked(script).length).toBe(1)
    await answer(page)
    await verdict(page).waitFor()
    expect(new URL(page.url()).pathname).toBe(post)
  })

  test('that is tried again leaves nothing of what was answered before on the device', async () => {
    const { page } = await open()
    await form(page).scrollIntoViewIfNeeded()
    await answer(page)
    await verdict(page).waitFor()
    await form(page)
      .getByRole('button', { name: say('questions', 'check.again') })
      .press('Enter')
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('answer '))),
    ).toEqual([])
  })

  test('that is half answered stands so in the text of the other language too', async () => {
    const { page } = await open()
    await form(page).scrollIntoViewIfNeeded()
    const choice = (lang: Language) =>
      page.locator(`form.self-check[lang="${lang}"] input[type=radio]`).nth(1)
    await choice(language).check()
    await languageSwitch(page, language).press('Enter')
    await expect.poll(() => choice(otherLanguage(language)).isChecked()).toBe(true)
  })

  test('that is answered before its script is there is marked once it is, where it stands', async () => {
    const { page } = await open()
    const released = Promise.withResolvers<void>()
    await page.route(script, async (route) => {
      await released.promise
      await route.continue()
    })
    await answer(page)
    await expect.poll(() => verdict(page).count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe(post)
    released.resolve()
    await verdict(page).waitFor()
    expect(new URL(page.url()).pathname).toBe(post)
  })

  test('whose script does not come is marked on its own page', async () => {
    const { page } = await open([/Failed to load resource/])
    await page.route(script, (route) => route.abort())
    await answer(page)
    await page.waitForURL((url) => url.pathname !== post)
    await verdict(page).waitFor()
  })
  test('that is answered without its script and without a connection waits in plain words, and is marked later', async () => {
    // One that has read a question has the script, with a connection and without.
    const { page } = await open(offline, { isNew: true })
    await page.context().setOffline(true)
    await answer(page)
    await form(page)
      .getByRole('status')
      .filter({ hasText: say('ui', 'delivery.held') })
      .waitFor()
    expect(new URL(page.url()).pathname).toBe(post)
    await page.context().setOffline(false)
    await verdict(page).waitFor()
    expect(new URL(page.url()).pathname).toBe(post)
    await expect.poll(() => page.getByText(say('ui', 'delivery.held')).count()).toBe(0)
  })

  test('of a text that is kept on the device has its script there', async () => {
    const { page } = await open(offline, { keepsPages: true })
    const keep = say('app.pocket', 'keep', { size: '' }).replace(/\(.*$/, '').trim()
    await page
      .getByRole('button', { name: new RegExp(`^${RegExp.escape(keep)}`) })
      .first()
      .click()
    await page.getByText(say('app.pocket', 'kept'), { exact: true }).first().waitFor()
    await page.context().setOffline(true)
    const later = await openTab(page)
    await page.close()
    await later.goto(post)
    await answer(later)
    await later.getByText(say('questions', 'check.unsent')).waitFor()
    expect(new URL(later.url()).pathname).toBe(post)
  })
})
