import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { CardPage } from '#content/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, register, signIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const phone = { width: 360, height: 740 }
const offline = [/net::ERR_INTERNET_DISCONNECTED/]
const usual = ['today', 'next.new', 'courses', 'certificates', 'saved', 'read', 'posts']

describe.each(languages)('in %s, at 360 px and by keyboard, a member', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('dashboard.member', key, values)
  const title = (part: string) => word(part === 'next.new' ? part : `${part}.title`)
  const headings = (page: Page) =>
    page.locator('main h2:not(#arrange-title)').evaluateAll((all) => all.map((one) => one.textContent))
  const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true })
  const press = async (page: Page, key: string) => {
    await button(page, key).focus()
    await page.keyboard.press('Enter')
  }
  const isFocused = (page: Page, key: string) =>
    button(page, key).evaluate((element) => element === document.activeElement)
  const shows = (page: Page, parts: string[]) => expect.poll(() => headings(page)).toEqual(parts.map(title))

  test('puts the parts in order, hides one, and finds them so elsewhere until they are reset', async () => {
    const account = await register(site, { language })
    const page = await openPage(site, { language, viewport: phone, allow: offline })
    await signIn(page, account)
    await page.goto(paths.dashboard)
    await shows(page, usual)
    await checkAccessibility(page)

    const scripts: string[] = []
    page.on('request', (one) => void (one.resourceType() === 'script' && scripts.push(one.url())))
    await press(page, 'arrange')
    const panel = page.getByRole('heading', { level: 2, name: word('arrange') })
    await expect.poll(() => panel.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(scripts.length, 'the tools are fetched when they are asked for').toBeGreaterThan(0)
    await checkAccessibility(page)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(phone.width)

    await button(page, 'arrange.done').waitFor()
    await page.getByRole('button', { name: word('order.drag', { title: title('posts') }) }).focus()
    await page.keyboard.press('Space')
    const said = (key: string, values: Record<string, string | number>) =>
      page
        .getByRole('status')
        .filter({ hasText: word(key, values) })
        .first()
        .waitFor({ state: 'attached' })
    await said('order.picked', { title: title('posts'), place: 7, count: 7 })
    await page.keyboard.press('ArrowUp')
    await said('order.over', { title: title('posts'), place: 6, count: 7 })
    await page.keyboard.press('Space')
    await page.getByText(word('arrange.saved'), { exact: true }).waitFor()
    const moved = ['today', 'next.new', 'courses', 'certificates', 'saved', 'posts', 'read']
    await shows(page, moved)

    await page.context().setOffline(true)
    await page.getByRole('switch', { name: title('today') }).focus()
    await page.keyboard.press('Space')
    await page.getByText(say('ui.states', 'waiting')).waitFor()
    await shows(page, moved.slice(1))
    await press(page, 'arrange.done')
    await expect.poll(() => isFocused(page, 'arrange')).toBe(true)
    const puts: string[] = []
    page.on('request', (one) => void (one.method() === 'PUT' && puts.push(one.url())))
    await page.context().setOffline(false)
    await eventually(() => puts.length > 0, 'the order goes out')
    await page.waitForLoadState('networkidle')
    expect(puts.filter((url) => url.endsWith('/api/dashboard/cards'))).toHaveLength(1)
    await shows(page, moved.slice(1))

    const other = await openPage(site, { language, viewport: phone })
    await signIn(other, account)
    await other.goto(paths.dashboard)
    await shows(other, moved.slice(1))

    await press(page, 'arrange')
    await press(page, 'arrange.reset')
    await page.getByText(word('arrange.wasReset')).waitFor()
    await shows(page, usual)
  }, 120_000)

  test('arranges faster than the site answers, and every change stays', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.dashboard)
    await shows(page, usual)
    await press(page, 'arrange')
    const held: (() => void)[] = []
    await page.route('**/api/dashboard/cards', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    const part = (name: string) => page.getByRole('switch', { name: title(name) })
    await part('today').click({ force: true })
    await expect.poll(() => held.length).toBe(1)
    await part('courses').click({ force: true })
    await expect.poll(() => part('courses').isChecked()).toBe(false)
    held[0]?.()
    await expect.poll(() => held.length).toBe(2)
    await expect.poll(() => part('courses').isChecked()).toBe(false)
    await part('saved').click({ force: true })
    held[1]?.()
    await expect.poll(() => held.length).toBe(3)
    held[2]?.()
    await page.getByText(word('arrange.saved'), { exact: true }).waitFor()
    await page.reload()
    await shows(page, ['next.new', 'certificates', 'read', 'posts'])
  })

  test('is shown a course to begin with, and what was read lately', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.dashboard)
    await page.getByText(word('next.new.course')).waitFor()
    await page.getByText(word('read.empty')).waitFor()

    await askApi(page, 'PUT', '/api/learn/what-is-a-market/read')
    const { read } = await askApi<{ read: CardPage['items'] }>(page, 'GET', `/api/dashboard?lang=${language}`)
    await page.reload()
    await page.getByRole('link', { name: read[0]?.title ?? '' }).waitFor()
    await page.getByText(word('read.empty')).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: word('next.course') }).click()
    await page.waitForURL((url) => url.pathname === paths.courses)
  })
})
