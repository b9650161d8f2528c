import { afterAll, describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite({ settings: { ANALYTICS_MEASUREMENT_ID: 'G-TEST1234' } })
afterAll(() => site.stop())

describe.each(languages)('in %s, a reader of a site with analytics', (language) => {
  const say = (key: string) => textsIn(language)('analytics', key)

  test('is counted only after saying yes, and can take it back on the privacy page', async () => {
    const page = await openPage(site, { language, allow: [/googletagmanager/] })
    const asked: string[] = []
    await page.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.goto(paths.home)
    const question = page.getByRole('region', { name: say('consent.title') })
    await question.getByText(say('consent.text')).waitFor()
    expect(asked).toEqual([])

    await question.getByRole('button', { name: say('consent.allow'), exact: true }).click()
    await expect.poll(() => asked.length).toBe(1)
    await question.waitFor({ state: 'hidden' })

    await page.goto(paths.privacyPolicy)
    await question.getByText(say('consent.allowed')).waitFor()
    await expect.poll(() => asked.length).toBe(2)
    await question.getByRole('button', { name: say('consent.refuse'), exact: true }).click()
    await question.getByText(say('consent.refused')).waitFor()
    expect(asked).toHaveLength(2)
  })

  test('is neither counted nor asked once their browser says that nobody may follow them', async () => {
    const page = await openPage(site, { language, allow: [/googletagmanager/] })
    const asked: string[] = []
    await page.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.goto(paths.home)
    const question = page.getByRole('region', { name: say('consent.title') })
    await question.getByRole('button', { name: say('consent.allow'), exact: true }).click()
    await expect.poll(() => asked.length).toBe(1)

    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    )
    await page.goto(paths.privacyPolicy, { waitUntil: 'networkidle' })
    expect(asked).toHaveLength(1)
    expect(await question.count()).toBe(0)
  })

  test('is not counted where the address is a key, wherever they come from', async () => {
    const page = await openPage(site, { language, allow: [/googletagmanager/, /404/] })
    const asked: string[] = []
    await page.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.goto(paths.home)
    const question = page.getByRole('region', { name: say('consent.title') })
    await question.getByRole('button', { name: say('consent.allow'), exact: true }).click()
    await expect.poll(() => asked.length).toBe(1)

    await page.goto(paths.preview('a-key'))
    const told = () =>
      page.evaluate(() => JSON.stringify((window.dataLayer ?? []).map((one) => Object.values(one as object))))
    const goTo = (path: string) =>
      page.evaluate((path) => {
        history.pushState({}, '', path)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, path)
    await page.waitForLoadState('networkidle')
    expect([asked.length, await told()]).toEqual([1, '[]'])
    await goTo(paths.about)
    await expect.poll(told).toContain(`"page_location":"${site.url}${paths.about}"`)
    for (const path of [paths.unsubscribe('a-key'), paths.certificate('a-key')]) {
      await goTo(path)
      await page.waitForLoadState('networkidle')
      await goTo(paths.faq)
      await expect.poll(told).toContain(`"page_location":"${site.url}${paths.faq}"`)
    }
    expect(await told()).not.toContain('a-key')

    // The title of a search names what was looked for, and the hosted script would tell the page's own.
    await goTo(`${paths.search}?q=secretwords`)
    await expect.poll(() => page.title()).toContain('secretwords')
    const counted = `"page_location":"${site.url}${paths.search}","page_title":"${paths.search}"`
    await expect.poll(told).toContain(counted)
    expect(await told()).not.toContain('secretwords')
    const named = await page.evaluate(() =>
      (window.dataLayer ?? [])
        .map((one) => Object.values(one as object))
        .filter(([command]) => command === 'set' || command === 'event')
        .map((command) => (command.at(-1) as { page_title?: string }).page_title),
    )
    expect(named).not.toContain(undefined)
  })
})
