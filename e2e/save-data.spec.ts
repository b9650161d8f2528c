import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { openPage, openTab } from './support/open-page.ts'
import { watchPictures } from './support/pictures.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()
const post = paths.blog('a-floating-birr-and-your-trade')
const phone = { viewport: { width: 360, height: 780 }, touch: true }

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const weight = new RegExp(`${say('content', 'picture.showSize', { size: String.raw`[\d.]+ KB` })}$`)

  test('a reader turns saving on in the footer, taps the pictures worth their data, and turns it off again', async () => {
    const page = await openPage(site, { language, ...phone })
    await page.goto(post)
    const cover = page.locator('main header img')
    await expect.poll(() => widthOf(cover)).toBeGreaterThan(0)
    await expect.poll(() => page.locator('.show-picture').first().isVisible()).toBe(false)

    const saver = page.getByRole('contentinfo').getByLabel(say('ui', 'saver.label'))
    expect((await saver.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await saver.selectOption('on')
    await page.getByRole('contentinfo').getByText(say('ui', 'saver.isOn')).waitFor()
    // What has been fetched stays.
    await expect.poll(() => cover.isVisible()).toBe(true)

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('blogs', 'kind.blog.section') })
      .click()
    await page.waitForURL(`**${paths.blogs}`)
    const cards = page.getByRole('main').getByRole('article').getByRole('link', { name: weight })
    await expect.poll(() => cards.count()).toBeGreaterThan(5)

    const next = await openTab(page)
    const paid = watchPictures(next)
    await next.goto(post)
    const waiting = next.getByRole('link', { name: weight })
    await expect.poll(() => waiting.count()).toBeGreaterThan(3)
    await checkAccessibility(next)
    for (const link of await waiting.all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)

    const figure = next.locator('figure.figure').first()
    const caption = await figure.locator('figcaption').innerText()
    await figure.getByRole('link', { name: weight }).tap()
    const shown = figure.getByRole('img')
    await expect.poll(() => widthOf(shown)).toBeGreaterThan(0)
    await expect.poll(() => shown.evaluate((image) => image === document.activeElement)).toBe(true)
    await expect.poll(() => figure.locator('figcaption').innerText()).toBe(caption)
    await expect.poll(() => figure.getByRole('link', { name: weight }).count()).toBe(0)

    const last = next.getByRole('article').getByRole('link', { name: weight }).last()
    // Far below nothing is laid out, and so without words that could be read there, before its reader comes near.
    await last.focus()
    const words = (await last.innerText()).split('\n')[0]
    await next.keyboard.press('Enter')
    await expect.poll(() => next.evaluate(() => document.activeElement?.getAttribute('alt'))).toBe(words)
    await expect.poll(() => paid.size).toBe(2)

    await next.getByRole('contentinfo').getByLabel(say('ui', 'saver.label')).selectOption('off')
    await next.getByRole('contentinfo').getByText(say('ui', 'saver.isOff')).waitFor()
    const other = next.locator('main header img')
    await other.scrollIntoViewIfNeeded()
    await expect.poll(() => widthOf(other)).toBeGreaterThan(0)
    // The other tab follows.
    await expect.poll(() => cards.count()).toBe(0)
  })

  test('the signal of the browser is followed before anything is fetched, without scripts too; who gives none gets pictures as ever', async () => {
    const page = await openPage(site, { language, ...phone, isNew: true })
    await page.addInitScript(() =>
      Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', {
        get: () => ({ saveData: true }),
      }),
    )
    await page.setExtraHTTPHeaders({ 'save-data': 'on' })
    const fetched = watchPictures(page)
    for (const address of [paths.home, paths.learn, post]) {
      await page.goto(address)
      await expect.poll(() => page.getByRole('link', { name: weight }).count()).toBeGreaterThan(1)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
    }
    expect([...fetched]).toEqual([])
    const figure = page.locator('figure.figure').first()
    await figure.getByRole('link', { name: weight }).tap()
    await expect.poll(() => widthOf(figure.getByRole('img'))).toBeGreaterThan(0)

    const plain = await openPage(site, { language, ...phone, javaScript: false, isNew: true })
    const all = watchPictures(plain)
    await plain.goto(post)
    await expect.poll(() => all.size).toBeGreaterThan(0)
    await expect.poll(() => plain.getByRole('link', { name: weight }).count()).toBe(0)
    await expect.poll(() => plain.getByLabel(say('ui', 'saver.label')).isVisible()).toBe(false)

    const saving = await openTab(plain)
    await saving.setExtraHTTPHeaders({ 'save-data': 'on' })
    const paid = watchPictures(saving)
    for (const address of [paths.home, post]) {
      await saving.goto(address)
      await saving.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await saving.waitForLoadState('networkidle')
    }
    expect([...paid]).toEqual([])
    const links = saving.locator('figure.figure').getByRole('link', { name: weight })
    // Where the browser goes when it is followed; it shows a picture by means that the picture's own policy speaks against.
    const wanted = await links.first().getAttribute('href')
    const picture = await saving.request.get(new URL(wanted ?? '', site.url).href)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp'])
  })
})

describe.each(languages)('without scripts, in %s', (language) => {
  const say = textsIn(language)

  test('a reader turns saving on and off in the footer, and stays on the page', async () => {
    const page = await openPage(site, { language, ...phone, javaScript: false, isNew: true })
    const turn = (key: string) =>
      page.getByRole('contentinfo').getByRole('link', { name: say('ui', key), exact: true })
    const choose = async (key: string) => {
      const loaded = page.waitForEvent('load')
      await turn(key).tap()
      await loaded
      return new URL(page.url())
    }
    await page.goto(`${paths.blogs}?level=beginner`)
    expect((await turn('saver.turnOn').boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.goto(post)
    expect(await choose('saver.turnOn')).toMatchObject({ pathname: post, search: '' })
    const fetched = watchPictures(page)
    for (const address of [post, paths.blogs]) {
      await page.goto(address)
      expect(await page.locator('html').getAttribute('data-saver')).toBe('')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
    }
    expect([...fetched]).toEqual([])
    // What the reader says counts for more than what the browser does.
    await page.setExtraHTTPHeaders({ 'save-data': 'on' })
    expect(await choose('saver.turnOff')).toMatchObject({ pathname: paths.blogs, search: '' })
    expect(await page.locator('html').getAttribute('data-saver')).toBeNull()
    await expect.poll(() => fetched.size).toBeGreaterThan(0)
  })
})

function widthOf(image: ReturnType<Page['locator']>): Promise<number> {
  return image.evaluate((element: HTMLImageElement) => element.naturalWidth)
}
