import type { Locator } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { listOf, untilQuiet, watchTraffic } from './support/first-visit.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { voiceIn } from '#features/charts/drawing/words.ts'

const site = await startSite()
afterAll(() => site.stop())

const phone = { width: 360, height: 640 }
const address = paths.learnItem('stop-losses')

/** As it is said to somebody who does not see it. */
const spoken: Record<Language, { last: string; gap: string; note: string; whole: string; row: string }> = {
  en: {
    last: '27 March, open ',
    gap: '10 March, open 211.40, high 212.70, low 210.80, close 211.60',
    note: 'Note 2: The first price after the news',
    whole: 'Highest 242.70',
    row: '10 March 2026',
  },
  am: {
    last: 'መጋቢት 18 ቀን፣ መክፈቻ ',
    gap: 'መጋቢት 1 ቀን፣ መክፈቻ 211.40፣ ከፍተኛ 212.70፣ ዝቅተኛ 210.80፣ መዝጊያ 211.60',
    note: 'ማስታወሻ 2፦ ከዜናው በኋላ ያለው የመጀመሪያ ዋጋ',
    whole: 'ከፍተኛው 242.70',
    row: 'መጋቢት 1 ቀን 2018 ዓ.ም',
  },
}

/** How much of a chart that moves has a colour of the page: notes stand on a ground of their own. */
function countsOfInk(chart: Locator, token: string): Promise<number> {
  return chart.evaluate((element, token) => {
    const probe = document.createElement('canvas').getContext('2d')
    if (!probe) return -1
    probe.fillStyle = getComputedStyle(element).getPropertyValue(token).trim()
    probe.fillRect(0, 0, 1, 1)
    const [red, green, blue] = probe.getImageData(0, 0, 1, 1).data
    let count = 0
    for (const canvas of element.querySelectorAll('canvas')) {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      }
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue && data[at + 3] === 255)
          count++
    }
    return count
  }, token)
}

test('a tap on a chart fetches at most 60 KiB of scripts and styles', async () => {
  const page = await openPage(site, { viewport: phone, touch: true, isNew: true })
  const traffic = await watchTraffic(page)
  await page.goto(address)
  const figure = page.locator('figure.chart')
  await figure.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const before = traffic.length
  await figure.locator('[data-live-open]').tap()
  await figure.getByRole('application').waitFor()
  await untilQuiet(traffic)
  const fetched = traffic.slice(before).filter(({ kind }) => kind === 'Script' || kind === 'Stylesheet')
  expect(fetched.length).toBeGreaterThan(0)
  expect(
    fetched.reduce((sum, { body }) => sum + body, 0),
    listOf(fetched),
  ).toBeLessThan(60 * 1024)
})

describe.each(languages)('in %s', (language) => {
  test('a chart is read on a phone: drawn, told, tapped, and gone through by keys and by fingers', async () => {
    const { last, gap, note, whole, row } = spoken[language]
    const voice = voiceIn(language, 'gregorian')
    const page = await openPage(site, { language, viewport: phone, touch: true, allow: [/api\/charts/] })
    await page.goto(address)
    const figure = page.locator('figure.chart')
    const drawing = figure.getByRole('img')
    await drawing.scrollIntoViewIfNeeded()
    expect(await drawing.locator('desc').textContent()).toContain(whole)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await checkAccessibility(page)

    // Without its bars it says so, and the drawing stays until another try.
    await page.route('**/api/charts/**', (route) => route.abort())
    await figure.locator('[data-live-open]').tap()
    const again = figure.getByRole('button', { name: voice.say('live.again') })
    await again.waitFor()
    await figure.getByText(voice.say('live.failed'), { exact: true }).waitFor()
    expect(await drawing.isVisible()).toBe(true)
    await checkAccessibility(page)
    await page.unroute('**/api/charts/**')
    await again.tap()
    const moving = figure.getByRole('application')
    await moving.waitFor()
    await expect.poll(() => drawing.isVisible()).toBe(false)
    const bar = figure.locator('[data-live-bar]')
    await expect.poll(() => bar.textContent()).toContain(last)
    await checkAccessibility(page)
    // The focus is on the chart, so keys move in it at once.
    await page.keyboard.press('Home')
    for (let step = 0; step < 16; step++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => bar.textContent()).toContain(gap)
    await expect.poll(() => bar.textContent()).toContain(note)
    await page.keyboard.press('+')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => bar.textContent()).not.toContain(gap)
    await expect.poll(() => bar.textContent()).not.toContain(note)
    await figure.getByRole('button', { name: voice.say('live.earlier.bars') }).tap()
    await expect.poll(() => bar.textContent()).toContain(gap)
    await expect.poll(() => countsOfInk(moving, '--gold-soft')).toBeGreaterThan(100)

    await moving.focus()
    await page.keyboard.press('Escape')
    await drawing.waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-live-open')))
      .toBe(true)
    await figure.locator('summary').tap()
    await figure.getByRole('rowheader', { name: row }).waitFor()
    await checkAccessibility(page)
  })

  test('without a script it is drawn and told, and its figures open', async () => {
    const { whole, row } = spoken[language]
    const page = await openPage(site, { language, javaScript: false, viewport: phone })
    await page.goto(address)
    const figure = page.locator('figure.chart')
    expect(await figure.locator('desc').textContent()).toContain(whole)
    expect(await figure.locator('[data-live-open]').isVisible()).toBe(false)
    await figure.locator('summary').click()
    await figure.getByRole('rowheader', { name: row }).waitFor()
  })
})
