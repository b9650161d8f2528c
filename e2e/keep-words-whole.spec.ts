import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { findAdmin, newAccount, register, signIn } from './support/accounts.ts'
import { doubleText } from './support/large-text.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()
const phone = { width: 360, height: 740 }
const tablet = { width: 768, height: 1024 }
const desk = { width: 1280, height: 800 }

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)

  async function openAdmin(viewport: { width: number; height: number }) {
    const page = await openPage(site, { language, viewport })
    await signIn(page, await findAdmin(site))
    return page
  }

  test.each([
    ['a tablet', tablet, 100],
    ['a desk with text twice as large', desk, 200],
  ])('%s shows the whole name of whoever is signed in', async (_, viewport, size) => {
    const page = await openPage(site, { language, viewport })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.about)
    const { displayName } = newAccount(language)
    const name = page.getByRole('banner').getByLabel(say('app', 'account.menu', { name: displayName }))
    await name.waitFor()
    await page.waitForLoadState('networkidle')
    if (size === 200) await doubleText(page)
    await expect.poll(() => name.getByText(displayName).evaluate(isCut)).toBe(false)
  })

  test('a tablet shows the addresses of people in one piece', async () => {
    const page = await openAdmin(tablet)
    const { email } = await findAdmin(site)
    await page.goto(`${paths.admin.users}?q=${encodeURIComponent(email)}`)
    const address = page.getByRole('row').getByText(email, { exact: true })
    await expect.poll(() => address.evaluate(linesOf)).toBe(1)
  })

  test('a tablet shows the posts of the members’ area within its width, tags and all', async () => {
    const page = await openPage(site, { language, viewport: tablet })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.dashboardBlogs)
    await page.getByRole('navigation', { name: say('content.list', 'filter.topics') }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(tablet.width)
  })

  test('what parts the tags of a row ends a line and begins none', async () => {
    const page = await openAdmin(phone)
    await page.goto(`${paths.admin.blogs}?q=small+savers`)
    const tags = page.getByRole('row').getByText('·').last()
    expect(await tags.evaluate((element) => element.textContent)).not.toMatch(/ ·/)
  })

  test('a desk shows the day of a change on one line', async () => {
    const page = await openAdmin(desk)
    await page.goto(`${paths.admin.blogs}?q=small+savers`)
    const place = await page
      .getByRole('columnheader', { name: say('desk', 'table.updatedAt'), exact: true })
      .evaluate((head: HTMLTableCellElement) => head.cellIndex)
    const day = page
      .getByRole('row')
      .nth(1)
      .getByRole('cell')
      .nth(place)
      .getByText(/20\d\d/)
    await expect.poll(() => day.evaluate(linesOf)).toBe(1)
  })

  test('what a course teaches has its tick beside the first of its lines', async () => {
    const page = await openPage(site, { language, viewport: desk })
    await page.goto(paths.home)
    const tick = page
      .getByText(say('courses', 'catalogue.outcomes'))
      .first()
      .locator('xpath=..')
      .locator('svg')
    const heights = () => tick.evaluateAll((ticks) => ticks.map((one) => one.clientHeight))
    await expect.poll(async () => Math.max(...(await heights()))).toBeLessThan(24)
    expect(await heights()).not.toEqual([])
  })

  test('a phone shows the names of files to their ends', async () => {
    const page = await openAdmin(phone)
    await page.goto(paths.admin.media)
    const file = page.getByRole('main').getByRole('listitem').getByRole('button')
    await file.nth(5).waitFor()
    for (const one of await file.locator('span').all()) expect(await one.evaluate(isCut)).toBe(false)
  })

  test('where a text stands is said within its row, however large and long', async () => {
    const page = await openAdmin(desk)
    // Others may have begun newer ones.
    await page.goto(`${paths.admin.blogs}?q=small+savers`)
    const row = page.getByRole('row').nth(1)
    const state = row.getByText(say('desk', 'state.published'), { exact: true }).first()
    await state.waitFor()
    await doubleText(page)
    await state.evaluate((element) => (element.textContent = 'አንባቢዎች የቆየ ትርጉም ያያሉ '.repeat(4)))
    await expect.poll(async () => (await endOf(state)) - (await endOf(row))).toBeLessThanOrEqual(0)
  })

  test('the button in a password field leaves its border and its words alone in text twice as large', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await page.goto(paths.login)
    const field = page.getByLabel(say('identity', 'field.passwordLabel'), { exact: true })
    const button = field.locator('xpath=following-sibling::button')
    await button.waitFor()
    await doubleText(page)
    // Its border, which is not painted, may lie on that of the field.
    const leavesBorder = () =>
      button.evaluate((one) => {
        const [outer, inner] = [one.previousElementSibling as HTMLElement, one as HTMLElement]
        const [around, within] = [outer.getBoundingClientRect(), inner.getBoundingClientRect()]
        const { backgroundClip, borderTopColor } = getComputedStyle(inner)
        const isSeenThrough = backgroundClip === 'padding-box' && borderTopColor === 'rgba(0, 0, 0, 0)'
        return (
          isSeenThrough &&
          within.top + inner.clientTop >= around.top + outer.clientTop &&
          within.top + inner.clientTop + inner.clientHeight <=
            around.top + outer.clientTop + outer.clientHeight
        )
      })
    await expect.poll(leavesBorder).toBe(true)
    expect(await button.evaluate(isCut)).toBe(false)
  })

  test('the figures of the overview stand within a phone, also in text twice as large', async () => {
    const page = await openAdmin(phone)
    await page.goto(paths.admin.dashboard)
    const name = say('dashboard.admin', 'translation')
    const table = page.getByRole('main').getByRole('group', { name, exact: true })
    await table.waitFor()
    const beyond = () => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await expect.poll(beyond).toBeLessThanOrEqual(0)
    await doubleText(page)
    await expect.poll(beyond).toBeLessThanOrEqual(0)
  })

  test('a keyboard moves the board of translations sideways', async () => {
    const page = await openAdmin(phone)
    await page.goto(paths.admin.translations)
    const name = say('desk', 'translations.board')
    const board = page.getByRole('main').getByRole('group', { name, exact: true })
    await board.focus()
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
    await expect.poll(() => board.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  test.each([paths.home, paths.learn, paths.resources, paths.resource('scam-checklist'), paths.about])(
    'no word of %s is broken on a phone in text twice as large',
    async (address) => {
      const page = await openPage(site, { language, viewport: phone })
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await doubleText(page)
      const texts = page.locator(':is(h1, h2, h3, p):visible')
      await expect.poll(() => texts.evaluateAll(brokenWords)).toEqual([])
    },
  )

  test('the title of a post has more room than its picture in the largest text', async () => {
    const page = await openPage(site, { language })
    await page.addInitScript(() => localStorage.setItem('textSize', '150'))
    await page.goto(paths.blog('what-the-esx-means-for-small-savers'))
    const [title, picture] = [page.getByRole('heading', { level: 1 }), page.locator('main header img')]
    const widthOf = async (place: Locator) => (await place.first().boundingBox())?.width ?? 0
    await picture.first().waitFor()
    await expect.poll(async () => (await widthOf(title)) / (await widthOf(picture))).toBeGreaterThan(1.4)
  })
})

test('a phone shows the three parts of an Ethiopian date in one line, and lines of help apart', async () => {
  const say = textsIn('am')
  const page = await openPage(site, { language: 'am', viewport: phone })
  await signIn(page, await findAdmin(site))
  await page.goto(paths.admin.manageDashboard)
  const main = page.getByRole('main')
  const part = (role: 'textbox' | 'combobox', key: string) =>
    main.getByRole(role, { name: say('ui.admin', key), exact: true }).first()
  const parts = [part('textbox', 'date.day'), part('combobox', 'date.month'), part('textbox', 'date.year')]
  const tops = () => Promise.all(parts.map(async (one) => Math.round((await one.boundingBox())?.y ?? 0)))
  await parts[0]?.waitFor()
  await expect.poll(async () => new Set(await tops()).size).toBe(1)
  const help = main.getByText(say('dashboard.admin', 'text.length', { length: 0, most: 280 })).first()
  const leading = () =>
    help.evaluate((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element)
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
    })
  await expect.poll(leading).toBeGreaterThan(1.7)
})

function isCut({ scrollWidth, clientWidth }: Element): boolean {
  return clientWidth > 0 && scrollWidth > clientWidth
}

/** On how many lines the words stand. */
function linesOf(element: Element): number {
  const words = document.createRange()
  words.selectNodeContents(element)
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
}

/** Words that begin on one line and end on another, other than at a hyphen of theirs. */
function brokenWords(elements: Element[]): string[] {
  const texts = elements.flatMap((element) => {
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walk.nextNode()) if (walk.currentNode instanceof Text) nodes.push(walk.currentNode)
    return nodes
  })
  return texts.flatMap((text) =>
    [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
    }),
  )
}

async function endOf(place: Locator): Promise<number> {
  const { x = 0, width = 0 } = (await place.boundingBox()) ?? {}
  return x + width
}
