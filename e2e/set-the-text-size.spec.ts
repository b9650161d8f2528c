import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, newAccount, register, signIn } from './support/accounts.ts'
import { openPage, openTab } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)

  test('somebody who reads with difficulty sets larger text, and finds it so on every page from the first moment', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.about)
    await page.waitForLoadState('networkidle')
    const before = await sizeOf(page)
    await page.getByLabel(say('ui', 'settings.title')).click()
    if (language === 'am') expect(await tenfold(page)).toBeCloseTo(10, 2)
    const larger = page.getByRole('button', { name: say('ui', 'size.larger') })
    for (const scale of [1.15, 1.3, 1.5]) {
      await larger.click()
      await expect.poll(() => sizeOf(page)).toBeCloseTo(before * scale, 1)
    }
    await expect.poll(() => larger.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => larger.evaluate((button) => button === document.activeElement)).toBe(true)

    const next = await openTab(page)
    await next.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries())
          if (name === 'first-paint')
            Object.assign(window, { painted: document.documentElement.dataset.textSize })
      }).observe({ type: 'paint', buffered: true })
    })
    await next.goto(paths.blogs)
    await expect.poll(() => next.evaluate('window.painted')).toBe('150')
    await expect.poll(() => sizeOf(next)).toBeCloseTo(before * 1.5, 1)
  })

  test.each([
    [paths.home, 360],
    [paths.learnItem('order-types'), 360],
    [paths.home, 1280],
    [paths.home, 1000],
  ])('%s stays within %i px at the largest text', async (address, width) => {
    const page = await openPage(site, { language, viewport: { width, height: 800 } })
    await page.addInitScript(() => localStorage.setItem('textSize', '150'))
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(excess).toBeLessThanOrEqual(0)
  })

  test.each([150, 200])('the menus of the header open within a phone at %i per cent', async (size) => {
    const page = await openPage(site, { language, viewport: { width: 360, height: 740 } })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.about)
    const header = page.getByRole('banner')
    const account = header.getByLabel(say('app', 'account.menu', { name: newAccount(language).displayName }))
    await account.waitFor()
    await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size)
    for (const menu of [account, header.getByLabel(say('app', 'header.menu'), { exact: true })]) {
      await menu.click()
      const panel = await menu.locator('xpath=following-sibling::*').boundingBox()
      expect(panel?.x).toBeGreaterThanOrEqual(0)
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(360)
      await page.keyboard.press('Escape')
    }
  })

  test('the chosen words of a list are shown in full in large text on a phone', async () => {
    const page = await openPage(site, { language, viewport: { width: 360, height: 740 } })
    await page.goto(paths.contact)
    const list = page.locator('main select').first()
    await list.waitFor()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const options = await list.locator('option').count()
    for (let index = 0; index < options; index++) {
      await list.selectOption({ index })
      await expect.poll(() => list.evaluate(missingHeight)).toBeLessThanOrEqual(0)
    }
  })

  test.each([
    [paths.admin.users, 360],
    [paths.admin.courses, 360],
    [paths.admin.users, 1280],
  ])('the lists of %s stay whole at %i px in text twice as large', async (address, width) => {
    const page = await openPage(site, { language, viewport: { width, height: 800 } })
    await signIn(page, await findAdmin(site))
    await page.goto(address)
    await page.getByRole('row').nth(1).waitFor()
    const list = page.locator('main select').last()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(excess).toBeLessThanOrEqual(0)
    await expect.poll(() => list.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('normal')
    for (const one of await page.locator('main select:visible').all())
      await expect.poll(() => one.evaluate(missingHeight)).toBeLessThanOrEqual(0)
  })

  test('the header of a phone names the site in the largest text', async () => {
    const page = await openPage(site, { language, viewport: { width: 360, height: 740 } })
    await page.addInitScript(() => localStorage.setItem('textSize', '150'))
    await signIn(page, await register(site, { language }))
    await page.goto(paths.about)
    const home = page.getByRole('banner').locator(`a[href="${paths.home}"]`).first()
    await home.waitFor()
    const hidden = () =>
      home.evaluate((link) => {
        const [around, name] = [link, link.querySelector('span')].map((one) => one?.getBoundingClientRect())
        return around && name ? Math.max(name.bottom - around.bottom, name.right - around.right) : 999
      })
    await expect.poll(hidden).toBeLessThanOrEqual(1)
  })

  test('the header of a desk keeps to one line in any text, for guests and for members', async () => {
    const page = await openPage(site, { language })
    const account = await register(site, { language })
    const bar = page.getByRole('banner').locator(':scope > div').first()
    for (const as of ['guest', 'member']) {
      if (as === 'member') await signIn(page, account)
      await page.goto(paths.blogs)
      const name = as === 'guest' ? say('app', 'account.signIn') : account.displayName
      await page.getByRole('banner').getByText(name, { exact: true }).first().waitFor({ state: 'attached' })
      for (const width of [1000, 1280, 1440])
        for (const size of ['115', '130', '150']) {
          await page.setViewportSize({ width, height: 800 })
          await page.evaluate((chosen) => (document.documentElement.dataset.textSize = chosen), size)
          await expect
            .poll(() => bar.evaluate(faultsOfLine), { message: `${as}, ${width} pixels, ${size} %` })
            .toEqual([])
        }
    }
  })

  test('the header of a desk shows the whole of a long name, in any text and on one line of the bar', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await register(site, { language }))
    const { user } = await askApi<{ user: { uid: string } }>(page, 'GET', '/api/session')
    const displayName = { en: 'Alemtsehay Gebremariam Tesfaye', am: 'ዓለምፀሐይ ገብረማርያም ተስፋዬ' }[language]
    await askApi(page, 'PATCH', `/api/users/${user.uid}`, { displayName })
    await page.goto(paths.blogs)
    const bar = page.getByRole('banner').locator(':scope > div').first()
    const name = page.getByRole('banner').getByText(displayName, { exact: true }).first()
    for (const width of [960, 1100, 1250, 1440])
      for (const size of ['100', '115', '130', '150']) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate((chosen) => (document.documentElement.dataset.textSize = chosen), size)
        const cut = () =>
          name.evaluate((one) =>
            Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight),
          )
        const message = `${width} pixels, ${size} %`
        await expect.poll(cut, { message }).toBeLessThan(4)
        await expect.poll(() => bar.evaluate(faultsOfLine), { message }).toEqual([])
      }
  })

  test('the settings stay open and keep the focus while larger text takes the room of the header', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.about)
    await page.waitForLoadState('networkidle')
    const settings = page.getByRole('banner').getByLabel(say('ui', 'settings.title'))
    await settings.click()
    const larger = page.getByRole('button', { name: say('ui', 'size.larger') })
    for (const _ of ['115', '130', '150']) await larger.click()
    const menu = page.getByRole('banner').getByLabel(say('app', 'header.menu'), { exact: true })
    await menu.waitFor()
    expect(await larger.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => settings.evaluate((one) => one === document.activeElement)).toBe(true)
    await menu.click()
    await settings.waitFor({ state: 'hidden' })
    await larger.waitFor()
  })

  test('the colours are those of the device until the reader says otherwise, and can be again', async () => {
    const page = await openPage(site, { language, scheme: 'dark' })
    await page.goto(paths.about)
    await page.waitForLoadState('networkidle')
    await page.getByLabel(say('ui', 'settings.title')).click()
    const choice = (name: string) => page.getByRole('radio', { name: say('ui', `scheme.${name}`) })
    await choice('device').waitFor()
    await expect.poll(() => choice('device').isChecked()).toBe(true)
    await expect.poll(() => schemeOf(page)).toBe('dark')
    await choice('light').click()
    await expect.poll(() => schemeOf(page)).toBe('light')
    await page.reload()
    await expect.poll(() => schemeOf(page)).toBe('light')
    await page.waitForLoadState('networkidle')
    await page.getByLabel(say('ui', 'settings.title')).click()
    await expect.poll(() => choice('light').isChecked()).toBe(true)
    await choice('device').click()
    await expect.poll(() => schemeOf(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => schemeOf(page)).toBe('light')
  })

  test('what a member chose in their area stays when the device changes', async () => {
    const page = await openPage(site, { language, scheme: 'light' })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.profile)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByLabel(say('ui', 'settings.title')).click()
    const choice = (name: string) => page.getByRole('radio', { name: say('ui', `scheme.${name}`) })
    await choice('light').click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForTimeout(200)
    await expect.poll(() => schemeOf(page)).toBe('light')
    await choice('device').click()
    await expect.poll(() => schemeOf(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => schemeOf(page)).toBe('light')
  })
})

/** What of a bar is on a second line, touches what stands before it, or is beyond its end. */
function faultsOfLine(bar: Element): string[] {
  const ends = bar.getBoundingClientRect()
  const shown = [...bar.querySelectorAll('a, summary, input[type=search]')]
    .filter((one) => one.checkVisibility() && !one.closest('details > :not(summary)'))
    .map((one) => ({ box: one.getBoundingClientRect(), name: one.outerHTML.slice(0, 80) }))
  return shown.flatMap(({ box, name }, index) => {
    const before = shown[index - 1]?.box
    const isAside = Math.abs(box.top + box.height / 2 - (ends.top + ends.height / 2)) > 4
    const isTouching = before && before.right > box.left + 0.5
    return isAside || isTouching || box.right > ends.right ? [name] : []
  })
}

/** How many pixels of height a list lacks for the lines that its chosen words need, at least. */
function missingHeight(element: Element): number {
  const list = element as HTMLSelectElement
  const { fontFamily, fontSize, fontWeight, lineHeight, paddingLeft, paddingRight } = getComputedStyle(list)
  const words = document.createElement('span')
  words.textContent = list.selectedOptions[0]?.textContent ?? ''
  Object.assign(words.style, {
    fontFamily,
    fontSize,
    fontWeight,
    position: 'absolute',
    whiteSpace: 'nowrap',
  })
  document.body.append(words)
  const { width } = words.getBoundingClientRect()
  words.remove()
  const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return Math.ceil(width / room) * Number.parseFloat(lineHeight) - list.getBoundingClientRect().height
}

function sizeOf(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
}

function schemeOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.mantineColorScheme)
}

/** How much wider letters of ten times the size are: exactly that, unless they are fitted to pixels, which takes long in Amharic. */
function tenfold(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [small = 0, large = 0] = [17, 170].map((size) => {
      const line = document.createElement('span')
      line.textContent = 'ስለኢትዮጵያገበያዎችግልጽትምህርቶች'
      line.style.cssText = `position:absolute;white-space:nowrap;font-size:${size}px`
      document.body.append(line)
      const { width } = line.getBoundingClientRect()
      line.remove()
      return width
    })
    return large / small
  })
}
