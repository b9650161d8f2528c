import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
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
})

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
