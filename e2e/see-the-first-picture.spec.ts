import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { watchPictures } from './support/pictures.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()
const post = paths.blog('what-the-esx-means-for-small-savers')
const phone = { viewport: { width: 360, height: 780 }, density: 2, touch: true }

describe.each(languages)('in %s', (language) => {
  const test = testsInTurn(language)
  test.each([
    ['a post', post],
    ['a list', paths.blogs],
  ])('a phone has the first picture of %s with the page, in the width of its screen', async (_, address) => {
    const page = await openPage(site, { language, ...phone, isStill: true })
    const asked = watchPictures(page)
    await page.goto(address)
    const first = page.locator('main img[fetchpriority]').first()
    await expect.poll(() => widthOf(first)).toBe(640)
    expect(await sourceOf(first)).toMatch(/^data:image\/avif/)
    // The scripts that take the page over leave it as it is.
    await page.mouse.move(20, 20)
    await page.mouse.move(40, 40)
    await page.waitForLoadState('networkidle')
    expect([await widthOf(first), (await sourceOf(first)).slice(0, 15)]).toEqual([640, 'data:image/avif'])
    if (address === post) expect([...asked]).toEqual([])
    await checkAccessibility(page)
  })

  test('a wide screen fetches a wide picture in its place', async () => {
    const page = await openPage(site, { language, viewport: { width: 900, height: 800 }, density: 2 })
    await page.goto(post)
    const first = page.locator('main img[fetchpriority]').first()
    await expect.poll(() => widthOf(first)).toBe(1200)
    expect(await sourceOf(first)).toContain('/media/')
  })

  test('who chose to save data is sent no picture that waits for a tap', async () => {
    const say = textsIn(language)
    const page = await openPage(site, { language, ...phone })
    await page.goto(post)
    await page.getByRole('contentinfo').getByLabel(say('ui', 'saver.label')).selectOption('on')
    await page.getByRole('contentinfo').getByText(say('ui', 'saver.isOn')).waitFor()
    const answer = await page.goto(post)
    expect(await answer?.text()).not.toContain('data:image/avif')
    const asked = watchPictures(page)
    const link = page.locator('main header .show-picture').first()
    await link.tap()
    await expect.poll(() => widthOf(page.locator('main header img').first())).toBe(640)
    expect(asked.size).toBe(1)
    await page.getByRole('contentinfo').getByLabel(say('ui', 'saver.label')).selectOption('browser')
    expect(await (await page.goto(post))?.text()).toContain('data:image/avif')
  })

  test('what lies far below is read and reached as ever, by keys as well', async () => {
    const page = await openPage(site, { language, ...phone })
    await page.goto(post)
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    await expect.poll(() => isInView(last)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => isInView(page.locator(':focus'))).toBe(true)
    // What was far below has its own height now, and the page ends where it ends.
    await page.keyboard.press('End')
    await expect.poll(() => isInView(last)).toBe(true)
  })

  test('the end of a text is laid out after the first screen, by itself, and an address leads to its place in it', async () => {
    const page = await openPage(site, { language, ...phone, isStill: true })
    await page.addInitScript(noteAtFirst)
    const end = page.locator('.article > :last-child')
    const state = () => end.evaluate((one) => getComputedStyle(one).contentVisibility)
    await page.goto(post)
    expect(await page.evaluate(() => document.documentElement.dataset.atFirst)).toBe('auto')
    await expect.poll(state).toBe('visible')
    const heading = page.locator('.article > .heading').last()
    const id = await heading
      .locator('[id]')
      .or(heading.and(page.locator('[id]')))
      .first()
      .getAttribute('id')
    await page.goto(paths.about)
    await page.goto(`${post}#${id}`)
    await expect.poll(state).toBe('visible')
    await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(220)
    expect(await heading.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0)
    // Scripts that come afterwards leave it where it is.
    await page.mouse.wheel(0, 1)
    await expect.poll(() => page.locator('html[data-taken-over]').count()).toBe(1)
    await expect.poll(() => isInView(heading)).toBe(true)
  })
})

/** In the page, before anything of it was seen. */
function noteAtFirst(): void {
  addEventListener('DOMContentLoaded', () => {
    const end = document.querySelector('.article > :last-child')
    if (end) document.documentElement.dataset.atFirst = getComputedStyle(end).contentVisibility
  })
}

/** Of the picture that is shown, in its own points. */
function widthOf(image: ReturnType<Page['locator']>): Promise<number> {
  return image.evaluate(async (element: HTMLImageElement) => {
    if (!element.complete || !element.naturalWidth) return 0
    const shown = new Image()
    shown.src = element.currentSrc
    await shown.decode()
    return shown.naturalWidth
  })
}

function sourceOf(image: ReturnType<Page['locator']>): Promise<string> {
  return image.evaluate((element: HTMLImageElement) => element.currentSrc)
}

function isInView(element: ReturnType<Page['locator']>): Promise<boolean> {
  return element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
}
