import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { register, signIn } from './support/accounts.ts'
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
})

function lookOf(field: Locator) {
  return field.evaluate((input) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, borderTopLeftRadius, fontSize } =
      getComputedStyle(input)
    const height = Math.round(input.getBoundingClientRect().height)
    return { height, borderTopWidth, borderTopStyle, borderTopColor, borderTopLeftRadius, fontSize }
  })
}
