import { describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { TradeList } from '#features/journal/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { entranceTo, paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, register, signIn } from './support/accounts.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { findLargeTextFaults } from './support/large-text.ts'
import { openPage, openTab } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn, textsOfExercise, type Say } from './support/texts.ts'

const site = await shareSite()

const phone = { width: 360, height: 780 }
const spread = paths.orderBook('buy-without-running-after-the-price')
const auction = paths.orderBook('get-filled-in-the-opening-auction')

describe.each(languages)('in %s, on a phone of 360 px', (language) => {
  const test = testsInTurn(language)
  const say = textsOfExercise(language, 'order-books')

  test('without a script the task, the rules and the book at its opening can be read', async () => {
    const page = await openPage(site, { language, viewport: phone, javaScript: false })
    await page.goto(spread)
    await page.getByText(say('mission.average.buy', { units: 200, price: '100.05' })).waitFor()
    const book = page.getByRole('table', { name: say('book.atOpening') })
    await expect.poll(() => book.getByRole('rowheader').count()).toBe(12)
    await page.getByText(say('rules.title')).click()
    await page.getByText(say('rules.priority')).waitFor()
    await page.getByText(say('needsScript')).waitFor()
    expect(await page.getByRole('button', { name: say('start'), exact: true }).isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: linkTo[language] }).getAttribute('href')).toContain(
      paths.learnItem('order-types'),
    )
  })

  inBoth('by touch: orders, a task that is met, a reload that goes on, and another try', async () => {
    const page = await openPage(site, { language, viewport: phone, touch: true })
    await page.goto(spread)
    await page.getByRole('button', { name: say('start'), exact: true }).tap()
    await page.getByRole('table', { name: say('book.title'), exact: true }).waitFor()
    await hasFocus(page.getByRole('button', { name: say('play'), exact: true }))
    const [opening = ''] = say('moment.book', { bid: '|', ask: '|' }).split('|')
    await page.getByRole('status').filter({ hasText: opening }).waitFor({ state: 'attached' })
    await fits(page)
    await checkAccessibility(page)

    await order(page, say, { units: '205' })
    await page.getByText(say('refused.lot', { lot: 10 })).waitFor()
    const units = page.getByLabel(say('units'), { exact: true })
    await hasFocus(units)
    await order(page, say, { units: '90000' })
    const [before = ''] = say('refused.cash', { cash: '|' }).split('|')
    await expect
      .poll(() => units.evaluate((one) => one.ariaDescribedByElements?.[0]?.textContent))
      .toContain(before)
    await hasFocus(units)
    await order(page, say, { units: '200 kg' })
    await page.getByText(say('refused.whole', { example: 10 })).waitFor()
    await order(page, say, { units: '፪፻', price: '100.00' })
    const waiting = say('own.limit', {
      number: 1,
      side: say('side.buy'),
      filled: 0,
      units: 200,
      price: '100.00',
    })
    const own = page.getByRole('listitem').filter({ hasText: waiting })
    await own.waitFor()
    const [line, cancel] = [await own.boundingBox(), await own.getByRole('button').boundingBox()]
    expect(line!.y + line!.height - cancel!.y - cancel!.height).toBeGreaterThanOrEqual(8)
    await page
      .getByRole('status')
      .filter({ hasText: say('said.waits', { number: 1, units: 200 }) })
      .waitFor()
    const moment = (key: string, values?: Parameters<Say>[2]) =>
      page
        .getByRole('status')
        .filter({ hasText: say(`moment.${key}`, values) })
        .waitFor()
    await page.getByRole('button', { name: say('step'), exact: true }).tap()
    await moment('event', { number: 1 })
    await page.getByRole('button', { name: say('step'), exact: true }).press('Enter')
    await moment('event', { number: 2 })
    await page.getByRole('button', { name: say('play'), exact: true }).press('Enter')
    await moment('runs')
    await page.getByRole('button', { name: say('pause'), exact: true }).press('Enter')
    await moment('paused')

    await page.reload()
    await page.getByRole('heading', { level: 1 }).tap()
    await page.getByRole('listitem').filter({ hasText: waiting }).waitFor()
    await page.getByRole('button', { name: say('toEnd'), exact: true }).tap()
    const result = page.getByRole('heading', { name: say('result.title') })
    await result.waitFor()
    await expect.poll(() => result.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.getByText(verdict(say, 'why.met', 200)).waitFor()
    await checkAccessibility(page)
    await fits(page)

    // Nobody ended it just now, so nobody is taken there.
    await page.reload()
    await page.getByRole('heading', { level: 1 }).tap()
    await result.waitFor()
    expect(await result.evaluate((one) => one === document.activeElement)).toBe(false)

    await page.getByRole('button', { name: say('again.other'), exact: true }).tap()
    await page.getByText(say('own.none')).waitFor()
  })

  test('a run that is kept is shown without a press, and goes on after one that came too early', async () => {
    const page = await openPage(site, { language, viewport: phone, isStill: true })
    const start = page.getByRole('button', { name: say('start'), exact: true })
    await page.goto(spread)
    await start.press('Enter')
    await order(page, say, { units: '200', price: '100.00', byKeyboard: true })
    const waiting = page.getByRole('listitem').filter({
      hasText: say('own.limit', {
        number: 1,
        side: say('side.buy'),
        filled: 0,
        units: 200,
        price: '100.00',
      }),
    })
    await waiting.waitFor()

    const arrival = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await arrival.promise
      await route.continue()
    })
    await page.reload()
    await start.press('Enter')
    await start.press('Enter')
    arrival.resolve()
    await waiting.waitFor()
    await expect.poll(() => start.count()).toBe(0)
    await page.unrouteAll({ behavior: 'wait' })

    // Nothing is touched here.
    await page.reload()
    await waiting.waitFor()
    await expect.poll(() => start.count()).toBe(0)
    await checkAccessibility(page)
  })

  test('a second tab takes no order once the first went on, says so, and goes on from there', async () => {
    const page = await openPage(site, { language, viewport: phone, isStill: true })
    await page.goto(spread)
    await press(page, say('start'))
    const market = (tab: Page) => tab.getByRole('table', { name: say('book.title'), exact: true })
    await market(page).waitFor()
    const other = await openTab(page)
    // What was begun here begins there by itself.
    await other.goto(spread)
    await market(other).waitFor()
    const orders = (tab: Page) => tab.getByRole('button', { name: say('own.cancel', { number: 1 }) })
    await order(page, say, { units: '200', price: '100.00', byKeyboard: true })
    await orders(page).waitFor()

    const notice = other.getByRole('alert').filter({ hasText: say('elsewhere') })
    await notice.waitFor()
    await checkAccessibility(other)
    await order(other, say, { units: '10', price: '100.00', byKeyboard: true })
    await other.getByText(say('refused.elsewhere')).waitFor()
    await press(other, say('step'))
    // Nothing of the first tab was written over.
    await page.reload()
    await page.getByRole('heading', { level: 1 }).click()
    await orders(page).waitFor()
    expect(await page.getByRole('listitem').filter({ hasText: '100.00' }).count()).toBe(1)

    await notice.getByRole('button', { name: say('reopen'), exact: true }).press('Enter')
    await orders(other).waitFor()
    await hasFocus(other.getByRole('button', { name: say('play'), exact: true }))
    await press(other, say('step'))
    await page
      .getByRole('alert')
      .filter({ hasText: say('elsewhere') })
      .waitFor()
  })

  test('by keyboard: an auction, an order that is cancelled, and what is said of it', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await page.goto(auction)
    await press(page, say('start'))
    await page.getByText(say('auction.none'), { exact: true }).waitFor()
    await order(page, say, { units: '100', price: '99.00', byKeyboard: true })
    await press(page, say('own.cancel', { number: 1 }))
    await hasFocus(page.getByRole('heading', { name: say('own.title'), exact: true }))
    await page
      .getByRole('status')
      .filter({ hasText: say('said.cancelled', { number: 1, units: 100 }) })
      .waitFor()
    await order(page, say, { units: '100', price: '101.00', byKeyboard: true })
    await press(page, say('toEnd'))
    await page.getByText(verdict(say, 'why.met', 100)).waitFor()
    const result = page.getByRole('heading', { name: say('result.title') })
    await expect.poll(() => result.evaluate((one) => one === document.activeElement)).toBe(true)
  })
})

test.each(languages)(
  'in %s, with large text the page stays on the screen, and keys bring the last column of the book there',
  async (language) => {
    const words = textsIn(language)
    const say: SayHere = textsOfExercise(language, 'order-books')
    const page = await openPage(site, { language, viewport: phone })
    await page.goto(paths.orderBook('work-a-large-order'))
    await press(page, say('start'))
    const book = page.getByRole('group', { name: say('book.title'), exact: true })
    await book.waitFor()
    expect(await findLargeTextFaults(page, words)).toEqual([])
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const own = book.getByRole('columnheader', { name: say('book.own'), exact: true })
    const right = () => own.evaluate((head) => head.getBoundingClientRect().right)
    await expect.poll(right).toBeGreaterThan(phone.width)
    await book.focus()
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight')
        return right()
      })
      .toBeLessThanOrEqual(phone.width)
    await fits(page)
  },
)

test('a run that ended without a connection is played again by the hub, and its trades go into the journal', async () => {
  const say: SayHere = textsOfExercise('en', 'order-books')
  const page = await openPage(site, { language: 'en', viewport: phone, allow: [/net::ERR_/] })
  await signIn(page, await register(site, { language: 'en' }))
  await page.goto(auction)
  await press(page, say('start'))
  await order(page, say, { units: '100', price: '101.00', byKeyboard: true })
  await page.context().setOffline(true)
  await press(page, say('toEnd'))
  await page.getByText(say('check.waiting')).waitFor()
  await checkAccessibility(page)
  await page.context().setOffline(false)
  await page.getByText(say('check.done')).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: say('result.title') }).waitFor()

  await press(page, say('journal.take'))
  await hasFocus(page.getByRole('link', { name: say('journal.open') }))
  const { items } = await askApi<TradeList>(page, 'GET', '/api/journal/trades')
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    source: 'orderBook',
    fields: { side: 'buy', units: 100, plannedEntry: 101_000_000, exits: [] },
  })
  expect(items[0]?.fields.reason).toContain('101.00')
})

test('a run goes on where it is played when its reader becomes known, and when their session ends', async () => {
  const say: SayHere = textsOfExercise('en', 'order-books')
  const page = await openPage(site, { language: 'en', viewport: phone, allow: [/401/] })
  const asked = () => page.waitForResponse((answer) => answer.url().endsWith('/api/session'))
  const isEvent = (number: number) =>
    page
      .getByRole('status')
      .filter({ hasText: say('moment.event', { number }) })
      .waitFor()
  const cancel = page.getByRole('button', { name: say('own.cancel', { number: 1 }) })
  await page.goto(spread)
  await press(page, say('start'))
  await order(page, say, { units: '200', price: '100.00', byKeyboard: true })
  await cancel.waitFor()

  await signIn(page, await register(site, { language: 'en' }))
  const other = await openTab(page)
  await Promise.all([asked(), other.goto(paths.dashboard)])
  await other.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('[data-session="signed-in"]').first().waitFor({ state: 'attached' })
  await press(page, say('step'))
  await isEvent(1)
  expect(await page.getByText(say('elsewhere')).count()).toBe(0)

  // Where the page is opened anew it is the member's, and nobody presses anything; who played it as a guest goes on there.
  await other.goto(spread)
  await other.getByRole('button', { name: say('own.cancel', { number: 1 }) }).waitFor()
  await page
    .getByRole('alert')
    .getByRole('button', { name: say('reopen'), exact: true })
    .press('Enter')
  await press(page, say('step'))
  await isEvent(2)
  await cancel.waitFor()

  await page.reload()
  await cancel.waitFor()
  await page.context().clearCookies()
  await Promise.all([asked(), other.goto(paths.dashboard)])
  await page.locator('[data-session="signed-out"]').first().waitFor({ state: 'attached' })
  await press(page, say('step'))
  await isEvent(3)
  await cancel.waitFor()
  const back = page.getByRole('link', {
    name: textsIn('en')('identity.session', 'ending.signIn'),
    exact: true,
  })
  expect(await back.last().getAttribute('href')).toBe(entranceTo(spread))

  // At its end it waits for who began it, not for whoever signs in next.
  await press(page, say('toEnd'))
  await page.getByText(say('check.guest')).waitFor()
  await page.getByText(textsIn('en')('app.outbox', 'signIn', { count: 1 })).waitFor()
})

/** What was pressed is gone, and whoever listens or types goes on from here. */
const hasFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((one) => one === document.activeElement)).toBe(true)

const linkTo: Record<Language, string> = { en: 'order types', am: 'የትዕዛዝ ዓይነቶች' }

type SayHere = (key: string, values?: Parameters<Say>[2]) => string

/** Fills the ticket in, and sends it. */
async function order(
  page: Page,
  say: SayHere,
  { units, price, byKeyboard = false }: { units: string; price?: string; byKeyboard?: boolean },
): Promise<void> {
  await page.getByRole('textbox', { name: say('units'), exact: true }).fill(units)
  const field = page.getByRole('textbox', { name: say('price'), exact: true })
  if (price !== undefined) await field.fill(price)
  if (byKeyboard) await field.press('Enter')
  else await page.getByRole('button', { name: say('send'), exact: true }).tap()
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter')
}

/** The sentence of a verdict, whatever the average came to. */
function verdict(say: SayHere, key: string, units: number): RegExp {
  const [before = '', after = ''] = say(key, { units, average: '§' }).split('§')
  return new RegExp(`${before}[\\d.,]+${after}`)
}

async function fits(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess).toBe(0)
}
