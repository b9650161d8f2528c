import { describe, expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { watchFetches } from './support/all-fetched.ts'
import { eventually } from './support/eventually.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const post = paths.blog('what-the-esx-means-for-small-savers')
/** What a browser writes down when it is cut off. */
const cut = [/net::ERR_/]
const phone = { width: 360, height: 740 }
const titles: Record<Language, string> = { en: 'Dividend', am: 'የትርፍ ድርሻ' }

/** The words of the post that the glossary explains as a dividend. */
const markIn = (page: Page): Locator => page.locator('a.term[href^="/glossary/dividend"]')

describe.each(languages)('in %s, on a phone of 360 px', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const title = titles[language]

  inBoth('a tap on a marked word opens its definition over the text; a tap beside it closes it', async () => {
    const page = await openPage(site, { language, viewport: phone, touch: true })
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/api\/.*\/card/.test(request.url())) asked.push(request.url())
    })
    await page.goto(post)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await markIn(page).evaluate((mark) =>
      window.scrollBy(0, mark.getBoundingClientRect().bottom + 4 - window.innerHeight),
    )
    await markIn(page).tap()
    const card = page.getByRole('dialog', { name: title })
    await card.waitFor()
    await card.getByRole('link').waitFor()
    const [words, above] = [await markIn(page).boundingBox(), await card.boundingBox()]
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0)
    expect(asked).toHaveLength(1)
    expect(new URL(page.url()).pathname).toBe(post)
    const box = await card.boundingBox()
    expect(box && [box.x, box.width]).toEqual([0, 360])
    await checkAccessibility(page)
    await page.getByRole('heading', { level: 1 }).tap()
    await card.waitFor({ state: 'detached' })

    await markIn(page).tap()
    await card.getByRole('link', { name: say('glossary', 'card.more') }).tap()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await expect.poll(() => card.count()).toBe(0)
  })

  test('Enter opens it as well; Escape and Tab give the focus back to the word', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await page.goto(post)
    const mark = markIn(page)
    const card = page.getByRole('dialog', { name: title })
    const hasFocus = (of: Locator) => of.evaluate((element) => element === document.activeElement)
    await page.waitForLoadState('networkidle')
    await mark.focus()
    await expect.poll(() => mark.getAttribute('aria-haspopup')).toBe('dialog')
    await page.keyboard.press('Enter')
    await card.waitFor()
    expect([await hasFocus(card), await mark.getAttribute('aria-expanded')]).toEqual([true, 'true'])
    // Either it describes the card, or it is said by itself when it comes.
    const ways = async () => [
      (await card.getAttribute('aria-describedby')) !== null,
      (await card.locator('[aria-live]').count()) > 0,
    ]
    expect((await ways()).filter(Boolean)).toHaveLength(1)
    await card.getByRole('link').waitFor()
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    expect([await hasFocus(mark), await mark.getAttribute('aria-expanded')]).toEqual([true, 'false'])

    await page.keyboard.press('Enter')
    await card.getByRole('link').waitFor()
    expect(await ways()).toEqual([true, false])
    await page.keyboard.press('Tab')
    await expect
      .poll(() => hasFocus(card.getByRole('link', { name: say('glossary', 'card.more') })))
      .toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await card.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(mark)).toBe(true)
  })

  const parts = ['a page alone', 'a page that keeps answers']
  test.each(parts)(
    'without a connection, the card of %s says so and leads to the page of the term, which lies on the device',
    async (part) => {
      const page = await openPage(site, { language, viewport: phone, keepsPages: true, allow: cut })
      await page.goto(paths.term('dividend'))
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await eventually(
        () =>
          page.evaluate(
            async (path) => Boolean(await caches.match(path, { ignoreVary: true })),
            paths.term('dividend'),
          ),
        'the page lies on the device',
        20_000,
      )
      await page.goto(post)
      // The pointer brings the script of the card, and not the definition.
      await page.waitForLoadState('networkidle')
      if (part !== parts[0]) await bringLibrary(page)
      const script = page.waitForEvent('requestfinished', (request) =>
        /term-card-.*\.js$/.test(request.url()),
      )
      const untilFetched = watchFetches(page)
      await markIn(page).hover()
      await script
      await untilFetched()
      await page.context().setOffline(true)
      await markIn(page).click()
      const card = page.getByRole('dialog')
      await card.getByText(say('glossary', 'card.failed'), { exact: true }).waitFor()
      await card.getByRole('link', { name: say('glossary', 'card.more') }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    },
  )

  test('a keyboard that rests on it shows it there; whoever tabs past it, or turns it away, is left alone', async () => {
    const page = await openPage(site, { language, viewport: phone, isStill: true })
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/card\b|term-card/.test(request.url())) asked.push(new URL(request.url()).pathname)
    })
    await page.goto(post)
    const mark = markIn(page)
    const glance = page.getByRole('tooltip').filter({ hasText: title })
    const hasFocus = () => mark.evaluate((element) => element === document.activeElement)
    const comeBy = async () => {
      await mark.evaluate((element) => {
        const links: Element[] = [...document.querySelectorAll('a[href], button, input, summary')]
        const seen = links
          .filter((one) => one instanceof HTMLElement)
          .filter((one) => one.checkVisibility() && one.tabIndex >= 0)
        seen
          .findLast((one) => one.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING)
          ?.focus()
      })
      await page.keyboard.press('Tab')
      expect(await hasFocus()).toBe(true)
    }
    // The first key begins the scripts of the page; where the focus rests then counts.
    await comeBy()
    await glance.waitFor()
    expect([await hasFocus(), await page.getByRole('dialog').count()]).toEqual([true, 0])
    const definition = (await glance.getByRole('paragraph').last().textContent()) ?? ''
    expect(definition.length).toBeGreaterThan(30)
    const heard = () => mark.evaluate((element) => element.ariaDescribedByElements?.[0]?.textContent)
    expect([await heard(), await glance.locator('[aria-live]').count()]).toEqual([definition, 0])
    const [words, above] = [await mark.boundingBox(), await glance.boundingBox()]
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0)
    await glance.getByText(definition).click()
    expect(await glance.isVisible()).toBe(true)
    await checkAccessibility(page)

    await comeBy()
    await page.keyboard.press('Escape')
    await glance.waitFor({ state: 'detached' })
    expect([await hasFocus(), await mark.getAttribute('aria-describedby')]).toEqual([true, null])
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: title }).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForTimeout(1_000)
    expect([await hasFocus(), await glance.count()]).toEqual([true, 0])

    await comeBy()
    await glance.waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: title }).waitFor()
    expect(await glance.count()).toBe(0)
    await page.keyboard.press('Escape')
    await comeBy()
    await glance.waitFor()
    await page.keyboard.press('Tab')
    await glance.waitFor({ state: 'detached' })

    await page.reload()
    asked.length = 0
    await comeBy()
    await page.keyboard.press('Tab')
    await page.waitForTimeout(1_500)
    expect([asked, await glance.count()]).toEqual([[], 0])
  })

  test('the fields to filter by stand open above the long index, and behind a button above short lists', async () => {
    const page = await openPage(site, { language, viewport: phone })
    const [field, fold] = [
      page.getByRole('main').getByRole('searchbox'),
      page
        .getByRole('main')
        .locator('summary')
        .filter({ hasText: say('content.list', 'filter.title') }),
    ]
    await page.goto(paths.glossary)
    await field.waitFor()
    expect(await fold.count()).toBe(0)
    await page.goto(paths.blogs)
    await fold.waitFor()
    expect(await field.isVisible()).toBe(false)
    await fold.click()
    await field.waitFor()
  })

  test('without a script the word leads to the page of the term, which the index names by letter', async () => {
    const page = await openPage(site, { language, viewport: phone, javaScript: false })
    await page.goto(post)
    await markIn(page).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText(say('glossary', 'detail.example'), { exact: true }).waitFor()
    await page.getByRole('heading', { name: say('glossary', 'detail.marking') }).waitFor()
    await page.getByRole('link', { name: say('glossary', 'detail.back') }).click()
    await page
      .getByRole('searchbox', { name: say('content.list', 'filter.search'), exact: true })
      .fill('dividend')
    await page.getByRole('button', { name: say('content.list', 'filter.show'), exact: true }).click()
    const found = page.getByRole('main').getByRole('link', { name: title, exact: true })
    await found.first().waitFor()
    await page
      .getByRole('combobox', { name: say('content.list', 'filter.level'), exact: true })
      .selectOption('beginner')
    await page.getByRole('button', { name: say('content.list', 'filter.show'), exact: true }).click()
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ level: 'beginner' })
    await found.first().click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  })
})

/** A connection that comes back brings what keeps answers, and asks no more without one. */
async function bringLibrary(page: Page): Promise<void> {
  const untilFetched = watchFetches(page)
  const script = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'))
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await script
  await untilFetched()
}
