import { afterAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { factsOf, kindsWith } from '#content/kinds.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { languageSwitch } from './support/language.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const phone = { width: 360, height: 780 }
const areas = [
  ['a public page', paths.about],
  ['the members’ area', paths.dashboard],
  ['the admin area', paths.admin.blogs],
] as const

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)

  test.each(areas)('%s has the site’s header, with search and every section', async (_, address) => {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    await page.goto(address)
    const header = page.getByRole('banner')
    for (const kind of kindsWith('inHeader'))
      await header
        .getByRole('link', { name: say(factsOf(kind).feature, `kind.${kind}.section`), exact: true })
        .waitFor()
    await languageSwitch(page, language).waitFor()
    await page.evaluate(() => {
      document.querySelector('main')?.style.setProperty('min-height', '300vh')
      scrollTo(0, 600)
    })
    await expect.poll(() => bottomOfHeader(page)).toBeGreaterThan(60)
    await header.locator('input[name=q]').fill('coffee')
    await header.locator('input[name=q]').press('Enter')
    await page.waitForURL(`**${paths.search}?q=coffee`)
  })

  test.each(areas.slice(1))('%s has its own pages behind a button on a phone', async (_, address) => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await findAdmin(site))
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const isAdmin = address === paths.admin.blogs
    const button = page.getByRole('button', {
      name: say('app.member', isAdmin ? 'admin.title' : 'user.title'),
      exact: true,
    })
    const link = page
      .locator('#area-navigation')
      .getByRole('link', { name: say('app.member', isAdmin ? 'admin.users' : 'user.profile'), exact: true })
    await button.click()
    await link.waitFor()
    await page.keyboard.press('Escape')
    await link.waitFor({ state: 'hidden' })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    await button.click()
    await link.click()
    await page.waitForURL(`**${isAdmin ? paths.admin.users : paths.profile}`)
    await link.waitFor({ state: 'hidden' })
  })

  test('the header of a phone makes room while reading on and returns on the way up', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await page.goto(paths.blog('what-the-esx-means-for-small-savers'))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => scrollTo(0, 2500))
    await expect.poll(() => bottomOfHeader(page)).toBeLessThanOrEqual(0)
    await page.evaluate(() => scrollBy(0, -100))
    await expect.poll(() => bottomOfHeader(page)).toBeGreaterThan(60)
    await languageSwitch(page, language).click({ trial: true })

    await page.evaluate(() => scrollBy(0, 500))
    await expect.poll(() => bottomOfHeader(page)).toBeLessThanOrEqual(0)
    await languageSwitch(page, language).focus()
    await expect.poll(() => bottomOfHeader(page)).toBeGreaterThan(60)
  })

  test('the footers of all pages for readers lead to the rules, and those of public ones to the feed', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await register(site, { language }))
    const footer = page.getByRole('contentinfo')
    const rules = [
      ['nav.privacy', paths.privacyPolicy],
      ['nav.terms', paths.termsOfService],
      ['nav.disclaimer', paths.disclaimer],
    ] as const
    for (const [at, start] of [paths.dashboard, paths.home, paths.privacyPolicy].entries()) {
      await page.goto(start)
      const links = rules.map(([word]) => footer.getByRole('link', { name: say('app', word), exact: true }))
      for (const link of links) await link.waitFor()
      if (start !== paths.dashboard) {
        const feed = footer.getByRole('link', { name: say('app', 'footer.feed'), exact: true })
        const answer = await page.request.get((await feed.getAttribute('href')) ?? '')
        expect(await answer.text()).toMatch(/<rss|<feed/)
      }
      await links[at]?.click()
      await page.waitForURL(`**${rules[at]?.[1]}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
  })

  test.each([320, 340, 360, 375])('the mark keeps its shape at %i px', async (width) => {
    const page = await openPage(site, { language, viewport: { width, height: 700 } })
    await page.goto(paths.home)
    const mark = await page.getByRole('banner').locator('a svg').first().boundingBox()
    expect(mark?.width).toBeCloseTo(26, 0)
    expect(mark?.height).toBeCloseTo(38, 0)
  })
})

test('a name of twenty characters is whole in a wide header', async () => {
  const page = await openPage(site)
  const account = await register(site)
  await signIn(page, account)
  const { user } = await askApi<SessionAnswer>(page, 'GET', '/api/session')
  await askApi(page, 'PATCH', `/api/users/${user?.uid}`, { displayName: 'Almaz Tesfaye Bekele' })
  await page.goto(paths.home)
  const name = page.getByRole('banner').getByText('Almaz Tesfaye Bekele', { exact: true })
  await name.waitFor()
  await expect
    .poll(() => name.evaluate((element) => element.scrollWidth - element.clientWidth))
    .toBeLessThanOrEqual(0)
})

function bottomOfHeader(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().bottom))
}
