import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { languages, otherLanguage } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { findAdmin, register, signIn } from './support/accounts.ts'
import { testsInTurn } from './support/in-turn.ts'
import { languageSwitch } from './support/language.ts'
import { openPage } from './support/open-page.ts'
import { signInByForm } from './support/sign-in-form.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const blog = paths.blog('what-the-esx-means-for-small-savers')

describe.each(languages)('in %s, somebody who hears the page', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)

  test('is left where the browser puts them on the first page', async () => {
    const page = await openListening(language, blog)
    await expect.poll(() => focused(page)).toBe('BODY')
    await expect.poll(() => heard(page)).toEqual([])
  })

  test('arrives at the heading of every page that they open, and of those they go back to', async () => {
    const page = await openListening(language, paths.blogs)
    await page.locator(`main a[href="${blog}"]`).first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${blog}`)
    await expectHeading(page)
    const title = await page.getByRole('heading', { level: 1 }).textContent()

    await page.goBack()
    await page.waitForURL(`**${paths.blogs}`)
    // On the way back the address is there before the page is.
    const heading = () => page.getByRole('heading', { level: 1 }).textContent()
    await expect.poll(heading).not.toBe(title)
    await expectHeading(page)

    await page.goForward()
    await page.waitForURL(`**${blog}`)
    await expect.poll(heading).toBe(title)
    await expectHeading(page)
    await expect.poll(() => heard(page)).toEqual([])
  })

  test('finds the place in the page again on the way back', async () => {
    const page = await openListening(language, paths.blogs)
    const last = page.locator(`main a[href^="${paths.blogs}/"]`).last()
    await last.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(300)
    await last.click()
    await page.waitForURL(`**${paths.blogs}/*`)
    await expectHeading(page)
    await page.goBack()
    await expectHeading(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 5)
  })

  test('arrives at the part of a page that a link names', async () => {
    const page = await openListening(language, paths.learnItem('what-is-a-market'))
    const back = page.locator(`main a[href^="${paths.learn}#"]`).first()
    const part = (await back.getAttribute('href'))?.split('#')[1]
    await back.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(part)
  })

  test('hears the title once in the language that they switch to, and keeps the switch', async () => {
    const page = await openListening(language, blog)
    await languageSwitch(page, language).focus()
    await page.keyboard.press('Enter')
    await languageSwitch(page, otherLanguage(language)).waitFor()
    await expect.poll(() => heard(page)).toEqual([await page.title()])
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(otherLanguage(language))
    await expect.poll(() => focused(page)).toBe('A')
  })

  test('arrives at the heading of what was found', async () => {
    const page = await openListening(language, `${paths.search}?q=market`)
    const field = page.getByRole('main').locator('input[name=q]')
    const before = await page.title()
    await field.fill('coffee')
    await field.press('Enter')
    await expect.poll(() => page.title()).not.toBe(before)
    await expectHeading(page)
    await expect.poll(() => heard(page)).toEqual([])
  })

  test('stays at the choice that makes a list show something else', async () => {
    const page = await openListening(language, `${paths.search}?q=market`)
    const choice = page.locator('main a[href*="kind="]').first()
    const found = page.getByRole('main').getByRole('heading', { level: 2 })
    const before = await found.allInnerTexts()
    await choice.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**kind=*')
    await expect.poll(() => found.allInnerTexts()).not.toEqual(before)
    await expect.poll(() => focused(page)).toBe('A')
  })

  test.each([
    ['exercises', paths.admin.questions, 'table.search'],
    ['pictures', paths.admin.media, 'media.search'],
  ])('goes on typing in the search of a list from its second page: %s', async (_what, list, key) => {
    const page = await openSecondPart(language, list)
    const search = page.getByRole('main').getByRole('searchbox', { name: say('desk', key), exact: true })
    const isSearched = (words: string) =>
      expect.poll(() => [...new URL(page.url()).searchParams]).toEqual([['q', words]])
    await search.click()
    await page.keyboard.type('stop')
    await isSearched('stop')
    await page.keyboard.type(' order')
    await isSearched('stop order')
    expect(await search.inputValue()).toBe('stop order')
    const clear = say('ui.admin', 'search.clear')
    await page.getByRole('main').getByRole('button', { name: clear, exact: true }).press('Enter')
    await page.keyboard.type('limit')
    await isSearched('limit')
  })

  test('stays at the filter that they choose on the second page of a list', async () => {
    const page = await openSecondPart(language, paths.admin.terms)
    const sort = page.getByRole('combobox', { name: say('desk', 'table.sort'), exact: true })
    const firstRow = () => page.getByRole('main').getByRole('row').nth(1).innerText()
    const before = await firstRow()
    await sort.focus()
    await sort.selectOption('title')
    await page.waitForURL((url) => url.search === '?sort=title')
    await expect.poll(firstRow).not.toBe(before)
    await page.getByRole('navigation', { name: say('ui.admin', 'pager.label') }).waitFor()
    await expect.poll(() => sort.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('types at once where they came to search', async () => {
    const page = await openListening(language, paths.about, { width: 360, height: 780 })
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('app', 'header.search'), exact: true })
      .click()
    await page.waitForURL(`**${paths.search}`)
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('main') && document.activeElement.tagName),
      )
      .toBe('INPUT')
  })

  test('signs in, goes from the dashboard to a lesson, and signs out, with the focus at each heading', async () => {
    const account = await register(site, { language })
    const page = await openListening(language, paths.login)
    await signInByForm(page, say, { account })
    await page.waitForURL(`**${paths.dashboard}`)
    await expectHeading(page)

    const area = page.getByRole('navigation', { name: say('app.member', 'user.title') })
    await area.getByRole('link', { name: say('app.member', 'user.courses') }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${paths.courses}`)
    await expectHeading(page)
    await page
      .locator(`main a[href="${paths.course('trading-foundations')}"]`)
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${paths.course('trading-foundations')}`)
    await expectHeading(page)
    // What a page still asks for while its reader signs out is refused.
    const asked = page.waitForResponse(/\/api\/question-meetings/)
    await page.locator(`main a[href*="/lessons/"]`).first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/lessons/*')
    await expectHeading(page)
    await asked

    await page.getByLabel(say('app', 'account.menu', { name: account.displayName })).click()
    await page.getByRole('button', { name: say('app', 'account.signOut'), exact: true }).click()
    await page.waitForURL(`**${paths.login}`)
    await expectHeading(page)
    await expect.poll(() => heard(page)).toEqual([])
  })

  test('who signs out on a public page is at the way back in', async () => {
    const account = await register(site, { language })
    const page = await openPage(site, { language })
    await signIn(page, account)
    await page.goto(paths.about)
    await page.getByLabel(say('app', 'account.menu', { name: account.displayName })).click()
    await page.getByRole('button', { name: say('app', 'account.signOut'), exact: true }).click()
    const signInLink = page.getByRole('banner').getByRole('link', { name: say('app', 'account.signIn') })
    await signInLink.waitFor()
    await expect.poll(() => signInLink.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('goes from page to page of the admin area, heading by heading', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    await page.goto(paths.admin.dashboard)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const area = page.getByRole('navigation', { name: say('app.member', 'admin.title') })
    for (const [name, path] of [
      [say('blogs.admin', 'kind.blog.menu'), paths.admin.blogs],
      [say('app.member', 'admin.users'), paths.admin.users],
      [say('app.member', 'admin.limits'), paths.admin.limits],
    ] as const) {
      await area.getByRole('link', { name, exact: true }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${path}`)
      await expectHeading(page)
    }
  })
})

/** A list of the admin area, gone on to its second page, at whose heading the reader is. */
async function openSecondPart(language: 'en' | 'am', list: string): Promise<Page> {
  const page = await openPage(site, { language })
  await signIn(page, await findAdmin(site))
  await page.goto(list)
  const next = textsIn(language)('ui.admin', 'pager.next')
  await page.getByRole('main').getByRole('button', { name: next, exact: true }).press('Enter')
  await page.waitForURL('**page=2')
  await expectHeading(page)
  return page
}

/** A page whose announcements are written down, once its scripts run. */
async function openListening(
  language: 'en' | 'am',
  path: string,
  viewport = { width: 1280, height: 800 },
): Promise<Page> {
  // Who signs out at once leaves a page that still asks for its notes.
  const page = await openPage(site, { language, viewport, allow: [/status of 401.*\/api\/page-notes\//] })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = document.querySelector('[data-arrival]')
    if (!region) throw new Error('the page has no place for announcements')
    new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  return page
}

function heard(page: Page): Promise<string[]> {
  return page.evaluate('window.said')
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.tagName)
}

/** The heading has the focus, in sight or scrolled to where the reader was, and shows no ring. */
async function expectHeading(page: Page): Promise<void> {
  await expect.poll(() => focused(page)).toBe('H1')
  const ring = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
  )
  expect(ring).toBe('none')
}
