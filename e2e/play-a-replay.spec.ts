import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { languages, otherLanguage } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import type { PracticeRun } from '#features/practice/contract.ts'
import type { Paged } from '#platform/contract/paging.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, newAccount } from './support/accounts.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { languageSwitch } from './support/language.ts'
import { openPage, openTab } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn, textsOfExercise } from './support/texts.ts'

const site = await shareSite()
const phone = { width: 360, height: 780 }
const address = paths.replay('uptrend-with-patience')
const mission = paths.orderBook('get-filled-in-the-opening-auction')

const hasFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((one) => one === document.activeElement)).toBe(true)

/** Whether it is in sight, with nothing over its middle. */
const isUncovered = (place: Locator) =>
  place.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + height / 2)
    return shown !== null && one.contains(shown)
  })

describe.each(languages)('in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const t = textsOfExercise(language, 'replays')
  const book = textsOfExercise(language, 'order-books')

  inBoth(
    'a guest plays bar by bar on a phone, goes on after a reload, sees what came of it, and takes it and a mission into an account',
    async () => {
      const page = await openPage(site, { language, viewport: phone, touch: true })
      await page.goto(address)
      const start = page.getByRole('button', { name: t('play.start') })
      await start.waitFor()
      await page.getByText(t('play.needsScript')).waitFor({ state: 'hidden' })
      await start.tap()
      const board = page.getByRole('region', { name: t('play.region') })
      const at = (bar: number) => board.getByText(t('play.at', { at: bar, count: 160 }))
      await at(60).waitFor()
      await hasFocus(board)
      const described = await board.evaluate((one) => one.ariaDescribedByElements?.[0]?.textContent)
      expect(described).toContain(t('play.at', { at: 60, count: 160 }))
      await board.getByRole('button', { name: t('ticket.title'), exact: true }).tap()
      const ticket = board.getByRole('heading', { name: t('ticket.title'), exact: true })
      await hasFocus(ticket)
      await expect.poll(() => isUncovered(ticket)).toBe(true)
      await board.getByLabel(t('ticket.stopLoss')).fill('90')
      const place = board.getByRole('button', { name: t('ticket.place') })
      await place.focus()
      await expect.poll(() => isUncovered(place)).toBe(true)
      await place.tap()
      await board
        .getByRole('status')
        .filter({ hasText: t('log.placed', { id: '1' }) })
        .waitFor()
      const step = board.getByRole('button', { name: t('play.step'), exact: true })
      // However far down the form goes, the next bar is in reach.
      await expect.poll(() => isUncovered(step)).toBe(true)
      await step.tap()
      await at(61).waitFor()
      await expect.poll(() => board.getByRole('listitem').allTextContents()).not.toEqual([])
      await board.getByLabel(t('orders.price', { id: '2' })).waitFor()
      await checkAccessibility(page)
      await board.getByRole('button', { name: t('orders.cancelOf', { id: '2' }) }).tap()
      await hasFocus(board.getByRole('heading', { name: t('orders.title') }))

      await page.reload()
      await page.getByRole('button', { name: t('play.resume') }).tap()
      await at(61).waitFor()
      await page.keyboard.press('ArrowRight')
      await at(62).waitFor()
      await page.locator('header a').first().focus()
      await page.keyboard.press('ArrowRight')
      await board.focus()
      await page.keyboard.press('ArrowRight')
      await at(63).waitFor()
      await board.getByRole('button', { name: t('play.end') }).tap()
      const heading = board.getByRole('heading', { name: t('after.title') })
      await heading.waitFor()
      await hasFocus(heading)
      const taken = await page.evaluateHandle(() => {
        const all: boolean[] = []
        addEventListener('keydown', (event) => all.push(event.defaultPrevented))
        return all
      })
      for (const key of ['Space', 'ArrowRight']) await page.keyboard.press(key)
      expect(await taken.jsonValue(), 'keys that scroll').toEqual([false, false])
      await board.getByText(t('after.honest.few', { count: 1 })).waitFor()
      await board.getByText(t('after.onDevice')).waitFor()
      await checkAccessibility(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(wide).toBe(false)

      await board.getByRole('button', { name: t('after.again'), exact: true }).tap()
      await at(60).waitFor()
      await hasFocus(board)
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      await takeAlong(page, [title, await meetAMission(page)])
    },
  )

  inBoth(
    'whoever ends after two bars is told one figure of those who trade by lot, no range of it',
    async () => {
      const page = await openPage(site, {
        language,
        viewport: phone,
        touch: true,
        allow: [/status of 500.*\/bars/],
      })
      await page.route('**/bars', (route) => route.fulfill({ status: 500, json: { code: 'server.failed' } }))
      await page.goto(address)
      await page.getByRole('button', { name: t('play.start') }).tap()
      const retry = page.getByRole('alert').getByRole('button', { name: t('play.retry') })
      await hasFocus(retry)
      await page.unroute('**/bars')
      await retry.press('Enter')
      const board = page.getByRole('region', { name: t('play.region') })
      await hasFocus(board)
      await board.getByRole('button', { name: t('ticket.place') }).tap()
      const step = board.getByRole('button', { name: t('play.step'), exact: true })
      await step.tap()
      await step.tap()
      await board.getByText(t('play.at', { at: 62, count: 160 })).waitFor()
      await board.getByRole('button', { name: t('play.end') }).tap()
      const [same, range] = (['after.randomSame', 'after.random'] as const).map(
        (key) =>
          t(key, { count: '1,000', beaten: '|', amount: '|', low: '|', high: '|' }).split('|')[0] ?? '',
      )
      const said = board.getByRole('paragraph').filter({ hasText: same })
      await said.waitFor()
      expect(range).toBe(same)
      expect(await said.textContent()).toMatch(
        language === 'en' ? / ended at −?[\d.]+ birr: / : / ውጤት −?[\d.]+ ብር ነው፤ /,
      )
    },
  )

  test('a second tab with the same replay takes no decision once the first went on, says so, and goes on from there', async () => {
    const page = await openPage(site, { language, viewport: phone })
    const other = await openTab(page)
    const boardOf = (tab: Page) => tab.getByRole('region', { name: t('play.region') })
    const at = (tab: Page, bar: number) => boardOf(tab).getByText(t('play.at', { at: bar, count: 160 }))
    for (const tab of [page, other]) {
      await tab.goto(address)
      await tab.getByRole('button', { name: t('play.start') }).press('Enter')
      await at(tab, 60).waitFor()
    }
    const ticketOf = (tab: Page) => boardOf(tab).getByRole('button', { name: t('ticket.place') })
    await ticketOf(page).press('Enter')
    await boardOf(page)
      .getByRole('button', { name: t('orders.cancelOf', { id: '1' }) })
      .waitFor()
    const notice = other.getByRole('alert').filter({ hasText: t('play.elsewhere') })
    await notice.waitFor()
    await checkAccessibility(other)
    await boardOf(other).focus()
    await other.keyboard.press('ArrowRight')
    await ticketOf(other).press('Enter')
    await boardOf(other).getByText(t('refused.log.order')).waitFor()
    await at(other, 60).waitFor()
    // Nothing of the first tab was written over.
    await page.reload()
    await page.getByRole('button', { name: t('play.resume') }).press('Enter')
    await boardOf(page)
      .getByRole('button', { name: t('orders.cancelOf', { id: '1' }) })
      .waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)

    await notice.getByRole('button', { name: t('play.reopen'), exact: true }).press('Enter')
    await hasFocus(boardOf(other))
    await boardOf(other)
      .getByRole('button', { name: t('orders.cancelOf', { id: '1' }) })
      .waitFor()
    await other.keyboard.press('ArrowRight')
    await at(other, 61).waitFor()
    await page
      .getByRole('alert')
      .filter({ hasText: t('play.elsewhere') })
      .waitFor()
  })

  /** At an order book, still without an account; comes to its title. */
  async function meetAMission(page: Page): Promise<string> {
    await page.goto(mission)
    await page.getByRole('button', { name: book('start'), exact: true }).tap()
    await page.getByRole('textbox', { name: book('units'), exact: true }).fill('100')
    await page.getByRole('textbox', { name: book('price'), exact: true }).fill('101.00')
    await page.getByRole('button', { name: book('send'), exact: true }).tap()
    await page.getByRole('button', { name: book('own.cancel', { number: 1 }), exact: true }).waitFor()
    await page.getByRole('button', { name: book('toEnd'), exact: true }).tap()
    await page.getByText(book('check.guest')).waitFor()
    return page.getByRole('heading', { level: 1 }).innerText()
  }

  /** What was played without an account is theirs who register on this device. */
  async function takeAlong(page: Page, titles: readonly string[]): Promise<void> {
    const practice = (key: string) => say('practice', key)
    await page.goto(paths.practice)
    await page.getByRole('heading', { level: 2, name: practice('runs.kept') }).waitFor()
    for (const title of titles) await page.getByRole('listitem').filter({ hasText: title }).last().waitFor()
    await checkAccessibility(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: practice('runs.register') })
      .tap()
    const { displayName, email, password } = newAccount(language)
    for (const [key, value] of [
      ['field.nameLabel', displayName],
      ['field.emailLabel', email],
      ['field.passwordLabel', password],
    ] as const)
      await page.getByLabel(say('identity', key), { exact: true }).fill(value)
    await page.getByRole('button', { name: say('identity', 'register.button'), exact: true }).tap()
    await page.waitForURL(`**${paths.dashboard}`)
    await page.goto(paths.practice)
    await page.getByRole('heading', { level: 2, name: practice('runs.title') }).waitFor()
    for (const title of titles)
      await page.getByRole('button', { name: new RegExp(RegExp.escape(title)) }).waitFor()
    await checkAccessibility(page)
    const accepted = [
      ['get-filled-in-the-opening-auction', true],
      ['uptrend-with-patience', expect.any(Boolean)],
    ]
    const kept = async () => {
      const { items } = await askApi<Paged<PracticeRun>>(page, 'GET', '/api/practice/runs')
      return items.map(({ exercise, isMet }) => [exercise?.slug, isMet]).toSorted()
    }
    await expect.poll(kept).toEqual(accepted)
    await expect.poll(() => page.getByRole('heading', { name: practice('runs.kept') }).count()).toBe(0)
    const other = otherLanguage(language)
    const there = await askApi<Paged<PracticeRun>>(page, 'GET', `/api/practice/runs?lang=${other}`)
    await languageSwitch(page, language).press('Enter')
    for (const { exercise } of there.items)
      await page.getByRole('button', { name: new RegExp(RegExp.escape(exercise!.title)) }).waitFor()
    await languageSwitch(page, other).press('Enter')
    await page.getByRole('heading', { level: 2, name: practice('runs.title') }).waitFor()
    await page.route('**/api/practice/runs*', async (route) => {
      const { origin, pathname, searchParams } = new URL(route.request().url())
      const { items } = await (await route.fetch({ url: origin + pathname })).json()
      // As if each part of the list had one run.
      const isLast = searchParams.has('cursor')
      await route.fulfill({
        json: { items: isLast ? items.slice(1) : items.slice(0, 1), next: isLast ? null : 'more' },
      })
    })
    await page.reload()
    const more = page.getByRole('button', { name: practice('runs.more'), exact: true })
    await more.press('Enter')
    await more.waitFor({ state: 'detached' })
    await page.locator('main li:first-child :focus').waitFor()
    await page.unrouteAll()
    // The page of the mission, which still has the run, hears that it counts, and no second one comes of that.
    await page.goto(mission)
    await page.getByText(book('check.done')).waitFor()
    expect(await kept()).toEqual(accepted)
  }

  test('without a script the exercise, its rules and its bars can be read', async () => {
    const page = await openPage(site, { language, javaScript: false, viewport: phone })
    await page.goto(address)
    await page.getByText(t('exercise.madeUp')).waitFor()
    await page.getByText(t('goal.everyStop')).waitFor()
    await page.getByText(t('rules.title')).click()
    await page.getByText(t('rules.worse')).waitFor()
    expect(await page.getByRole('img').count()).toBeGreaterThan(0)
    await page.getByText(t('play.needsScript')).waitFor()
    expect(await page.getByRole('button', { name: t('play.start') }).isVisible()).toBe(false)
  })
})
