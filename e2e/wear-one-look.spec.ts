import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { findAdmin, register, signIn } from './support/accounts.ts'
import { holdAnswer } from './support/hold-answers.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)

  test.each([360, 1280])('a field looks alike to visitors and to members, %s pixels wide', async (width) => {
    const page = await openPage(site, { language, viewport: { width, height: 800 } })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.profile)
    const name = say('identity.member', 'about.name')
    const member = await lookOf(page.getByRole('textbox', { name, exact: true }))
    await page.goto(paths.contact)
    const label = say('contact', 'form.name')
    await expect.poll(() => lookOf(page.getByLabel(label, { exact: true }))).toEqual(member)
  })

  test('the header keeps to one line of its own height, for guests and for members, on every width', async () => {
    const page = await openPage(site, { language })
    const account = await register(site, { language })
    const bar = page.getByRole('banner').locator(':scope > div').first()
    const linesAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      return bar.evaluate((one) => {
        const shown = [...one.children]
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.height)
        const middles = shown.map(({ top, height }) => Math.round((top + height / 2) / 4))
        return [one.getBoundingClientRect().height, new Set(middles).size]
      })
    }
    for (const as of ['guest', 'member']) {
      if (as === 'member') await signIn(page, account)
      await page.goto(paths.blogs)
      const name = as === 'guest' ? say('app', 'account.signIn') : account.displayName
      await page.getByRole('banner').getByText(name, { exact: true }).first().waitFor({ state: 'attached' })
      for (const width of [360, 412, 768, 960, 1024, 1200, 1280, 1366, 1920])
        await expect.poll(() => linesAt(width), { message: `${as}, ${width} pixels` }).toEqual([64, 1])
    }
  })
})

describe.each([360, 1280])('%s pixels wide', (width) => {
  const viewport = { width, height: 800 }

  test('the text of a page is 5 to 8 per cent larger in Ethiopic letters, and its lines stand apart', async () => {
    const page = await openPage(site, { viewport })
    const sizeIn = async (language: string) => {
      await page.goto(`${paths.blog('ten-signs-of-a-trading-scam')}?lang=${language}`)
      return page.locator('.article').evaluate((article) => {
        const { fontSize, lineHeight } = getComputedStyle(article)
        return { size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight) }
      })
    }
    const english = await sizeIn('en')
    const { size, line } = await sizeIn('am')
    expect(size / english.size).toBeGreaterThanOrEqual(1.05)
    expect(size / english.size).toBeLessThanOrEqual(1.08)
    const leading = Number((line / size).toFixed(3))
    expect(leading).toBeGreaterThanOrEqual(1.75)
    expect(leading).toBeLessThanOrEqual(1.9)
    expect(await oddlySet(page)).toEqual([])
  })

  test('in the admin area as well, Ethiopic letters stand upright, unspaced and larger', async () => {
    const page = await openPage(site, { viewport, language: 'am' })
    await signIn(page, await findAdmin(site))
    await page.goto(paths.admin.users)
    const badge = page.getByRole('main').locator('td .mantine-Badge-root').first()
    await badge.waitFor()
    expect(await badge.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeCloseTo(
      13 * 1.06,
    )
    expect(await oddlySet(page)).toEqual([])
  })
})

test('who asked for less motion sees nothing that goes on moving', async () => {
  const page = await openPage(site)
  await signIn(page, await findAdmin(site))
  const answer = await holdAnswer(page, 'GET', /\/api\/admin\/users\?/)
  await page.goto(paths.admin.users)
  await page.locator('td [data-animate]').first().waitFor()
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(moving).toBe(0)
  answer.release()
  await page.locator('td .mantine-Badge-root').first().waitFor()
})

test('the heads of a long table stay below the header, and its numbers under each other', async () => {
  const page = await openPage(site)
  await signIn(page, await findAdmin(site))
  await page.goto(paths.admin.blogs)
  const head = page.getByRole('columnheader').last()
  await page.getByRole('row').nth(6).waitFor()
  await page.getByRole('table').evaluate((table) => (table.style.height = '300vh'))
  await page.evaluate(() => scrollTo(0, 900))
  const isOnTop = () =>
    head.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const isSeen = one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      return isSeen && top === document.querySelector('header')?.getBoundingClientRect().bottom
    })
  await expect.poll(isOnTop).toBe(true)
  const figures = await page
    .getByRole('cell')
    .first()
    .evaluate((one) => getComputedStyle(one).fontVariantNumeric)
  expect(figures).toContain('tabular-nums')
})

/** Words in Ethiopic letters that are spaced, slanted or forced into capitals. */
function oddlySet(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const words = [...element.childNodes]
        .flatMap((node) => (node instanceof Text ? node.data : []))
        .join('')
      if (!/\p{Script=Ethiopic}/u.test(words)) return []
      const { letterSpacing, fontStyle, textTransform } = getComputedStyle(element)
      const isPlain = [letterSpacing, fontStyle, textTransform].join() === 'normal,normal,none'
      return isPlain ? [] : words.trim()
    }),
  )
}

function lookOf(field: Locator) {
  return field.evaluate((input) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, borderTopLeftRadius, fontSize } =
      getComputedStyle(input)
    const height = Math.round(input.getBoundingClientRect().height)
    return { height, borderTopWidth, borderTopStyle, borderTopColor, borderTopLeftRadius, fontSize }
  })
}
