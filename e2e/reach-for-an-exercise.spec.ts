import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { languages, otherLanguage } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { moveUntilTakenOver } from './support/first-visit.ts'
import { languageSwitch } from './support/language.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn, textsOfExercise } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const phone = { width: 360, height: 780 }
const player = /\/assets\/(running|device-game)-[\w-]+\.js$/

const exercises = [
  {
    address: paths.orderBook('buy-without-running-after-the-price'),
    feature: 'order-books',
    start: 'start',
    there: 'play',
    read: 'missions.one',
  },
  {
    address: paths.replay('uptrend-with-patience'),
    feature: 'replays',
    start: 'play.start',
    there: 'play.step',
    read: 'exercise.title',
  },
]

describe.each(languages)('in %s, on a phone of 360 px', (language) => {
  describe.each(exercises)('an exercise of $feature', ({ address, feature, start, there, read }) => {
    const t = textsOfExercise(language, feature)
    const begin = (page: Page) => page.getByRole('button', { name: t(start), exact: true })
    const playing = (page: Page) => page.getByRole('button', { name: t(there), exact: true })

    test('brings what plays it when somebody reaches for it, keeps the press until then, and says that it comes', async () => {
      const page = await openPage(site, { language, viewport: phone, isStill: true })
      const arrival = Promise.withResolvers<void>()
      const asked: string[] = []
      await page.route(player, async (route, request) => {
        asked.push(request.url())
        await arrival.promise
        await route.continue()
      })
      await page.goto(address)
      await moveUntilTakenOver(page)
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      if (feature === 'replays') expect(new Set(await fillsOf(page)).size).toBe(2)
      await page.getByRole('link', { name: t(start), exact: true }).click()
      await expect.poll(() => begin(page).evaluate(isInSight)).toBe(true)
      await begin(page).click()
      await page.getByText(t('player.coming'), { exact: true }).waitFor()
      await expect.poll(() => asked.length).toBe(1)
      arrival.resolve()
      await playing(page).waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
      expect(await begin(page).count()).toBe(0)
    })

    test('says that it did not come, and begins at the next press', async () => {
      const page = await openPage(site, {
        language,
        viewport: phone,
        isStill: true,
        allow: [/net::ERR_/, /import/],
      })
      await page.route(player, (route) => route.abort('connectionreset'))
      await page.goto(address)
      await moveUntilTakenOver(page)
      await begin(page).click()
      await page.getByText(t('player.failed'), { exact: true }).waitFor()
      await page.unroute(player)
      await begin(page).click()
      await playing(page).waitFor()
    })

    test('is read in the other language without being begun, and again in this one', async () => {
      const other = otherLanguage(language)
      const say = textsOfExercise(other, feature)
      const page = await openPage(site, { language, viewport: phone, isStill: true })
      await page.goto(address)
      await moveUntilTakenOver(page)
      const heading = (name: string) => page.getByRole('heading', { name, exact: true })
      await languageSwitch(page, language).click()
      await heading(say(read)).waitFor()
      await page.getByRole('button', { name: say(start), exact: true }).waitFor()
      expect(await heading(t(read)).count()).toBe(0)
      await languageSwitch(page, other).click()
      await heading(t(read)).waitFor()
      expect(await heading(say(read)).count()).toBe(0)
      expect(await page.locator('[data-still]').allInnerTexts()).not.toContain('')
      await begin(page).click()
      await playing(page).waitFor()
    })

    test('brings what plays it along when it is kept to be read without a connection', async () => {
      const page = await openPage(site, {
        language,
        viewport: phone,
        keepsPages: true,
        isStill: true,
        allow: [/net::ERR_/],
      })
      const pocket = textsIn(language)
      await page.goto(address)
      await moveUntilTakenOver(page)
      await page
        .getByRole('button', {
          name: new RegExp(
            `^${RegExp.escape(pocket('app.pocket', 'keep', { size: '' }).replace(/\(.*$/, ''))}`,
          ),
        })
        .click()
      await page.getByText(pocket('app.pocket', 'kept'), { exact: true }).waitFor()
      await page.context().setOffline(true)
      await page.reload()
      await begin(page).click()
      await playing(page).waitFor()
      // What is read of it is told in the other calendar as well.
      if (feature !== 'replays') return
      const bars = page.locator('[data-still="exercise"] tbody')
      const before = await bars.textContent()
      const calendar = language === 'am' ? 'gregorian' : 'ethiopian'
      await page.getByRole('button', { name: pocket('app', `footer.${calendar}`) }).click()
      await expect.poll(() => bars.textContent()).not.toBe(before)
    })
  })
})

/** Of the bars that rise and of those that fall, in the drawing as it came. */
function fillsOf(page: Page): Promise<string[]> {
  return page
    .locator('section[aria-labelledby="exercise"] svg[role="img"] path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill))
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
