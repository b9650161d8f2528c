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
})
