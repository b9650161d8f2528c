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

  test('a member is led from the home page to the dashboard, and offered no account', async () => {
    const page = await openPage(site, { language })
    const link = (key: string) =>
      page.getByRole('main').getByRole('link', { name: say('app.home', key), exact: true })
    await page.goto(paths.home)
    await link('register').waitFor()
    await expect.poll(() => link('dashboard').count()).toBe(0)
    await signIn(page, await register(site, { language }))
    await page.goto(paths.home)
    await link('dashboard').waitFor()
    await expect.poll(() => link('register').count()).toBe(0)
    await link('dashboard').click()
    await page.waitForURL(`**${paths.dashboard}`)
  })

  test('below a page a guest is offered an account, and a member the dashboard instead', async () => {
    const page = await openPage(site, { language })
    const link = (key: string) =>
      page.getByRole('contentinfo').getByRole('link', { name: say('app', key), exact: true })
    await page.goto(paths.about)
    await link('account.register').waitFor()
    await expect.poll(() => link('account.dashboard').count()).toBe(0)
    await signIn(page, await register(site, { language }))
    await page.goto(paths.about)
    await link('account.dashboard').waitFor()
    await expect.poll(() => link('account.register').count()).toBe(0)
    // Nothing is offered while it is not known yet who reads.
    await page.route('**/api/session', () => {})
    await page.reload()
    await link('nav.about').waitFor()
    expect(await link('account.register').count()).toBe(0)
    await page.unrouteAll()
    await page.reload()
    await link('account.dashboard').click()
    await page.waitForURL(`**${paths.dashboard}`)
  })
})
