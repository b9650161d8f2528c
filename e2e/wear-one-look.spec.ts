import type { Locator } from 'playwright-core'
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

function lookOf(field: Locator) {
  return field.evaluate((input) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, borderTopLeftRadius, fontSize } =
      getComputedStyle(input)
    const height = Math.round(input.getBoundingClientRect().height)
    return { height, borderTopWidth, borderTopStyle, borderTopColor, borderTopLeftRadius, fontSize }
  })
}
