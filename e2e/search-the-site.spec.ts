import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const asked = {
  en: { words: 'scam', marked: /scam/i, common: 'market', whose: 'who are you' },
  am: { words: 'አክሲዮን', marked: /አክሲዮን/, common: 'ገበያ', whose: 'እናንተ ማን ናችሁ' },
} as const

describe.each(languages)('in %s, a reader', (language) => {
  const say = (key: string, values?: Record<string, string>) => textsIn(language)('search', key, values)
  const list = (key: string, values?: Record<string, string>) => textsIn(language)('search.list', key, values)
  const { words, marked, common, whose } = asked[language]
  const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: say('label') })

  test.each([true, false])(
    'finds texts by a word in any of its forms, with JavaScript: %s',
    async (javaScript) => {
      const page = await openPage(site, { language, javaScript })
      await page.goto(paths.search)
      const input = javaScript ? page.getByRole('main').locator('input[name=q]') : field(page)
      await input.fill(words)
      await input.press('Enter')
      await page.getByRole('heading', { level: 1, name: list('results', { words }) }).waitFor()
      const found = page.getByRole('main').locator('mark').first()
      await found.waitFor()
      await expect.poll(() => found.textContent()).toMatch(marked)
      await page
        .getByRole('list', { name: say('found') })
        .getByRole('link')
        .first()
        .click()
      await page.waitForURL((address) => address.pathname !== paths.search)
    },
  )

  test('goes on to a list who has no word yet, without JavaScript', async () => {
    const page = await openPage(site, { language, javaScript: false })
    await page.goto(paths.search)
    const name = textsIn(language)('blogs', 'kind.blog.section')
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**${paths.blogs}`)
  })

  test('chooses a suggestion in the header with the keyboard', async () => {
    const page = await openPage(site, { language, viewport: { width: 1400, height: 900 } })
    await page.goto(paths.home)
    const input = page.getByRole('banner').locator('input[name=q]')
    await input.focus()
    await page.getByRole('banner').getByRole('combobox').waitFor()
    await input.pressSequentially(words)
    await page.getByRole('option').first().waitFor()
    await input.press('ArrowDown')
    await input.press('Enter')
    await page.getByRole('article').first().waitFor()
  })

  test.each([true, false])(
    'narrows what was found by kind and language, with JavaScript: %s',
    async (javaScript) => {
      const page = await openPage(site, { language, javaScript })
      await page.goto(`${paths.search}?q=${encodeURIComponent(common)}`)
      const choose = (nav: string, label: string) =>
        page
          .getByRole('navigation', { name: nav, exact: true })
          .getByRole('link', { name: label, exact: true })
          .click()
      const content = textsIn(language)
      await choose(list('kinds'), content('learn', 'kind.learn'))
      await page.waitForURL('**kind=learn**')
      await choose(list('languages'), content('content', `language.${language}`))
      await page.waitForURL(`**in=${language}**`)
      const found = page.getByRole('list', { name: say('found') }).getByRole('link')
      await found.first().waitFor()
      const addresses = await found.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      )
      for (const address of addresses) expect(address).toMatch(/^\/learn\//)
    },
  )

  test.each([true, false])(
    'finds a text by typing Amharic in Latin letters, and is told a nearer spelling, with JavaScript: %s',
    async (javaScript) => {
      const page = await openPage(site, { language, javaScript })
      await page.goto(paths.search)
      const input = page.getByRole('main').locator('input[name=q]')
      await input.fill('yemegazen dereseny')
      await input.press('Enter')
      const hits = page.getByRole('list', { name: say('found') })
      await hits.locator('a[href*="/learn/how-the-ecx-works"]').waitFor()
      await page.goto(`${paths.search}?q=mastawosha`)
      const words = { en: 'mastawesha', am: 'ማስታወሻ' }[language]
      await page.getByRole('link', { name: list('didYouMean', { words }) }).click()
      await page.getByRole('heading', { level: 1, name: list('results', { words }) }).waitFor()
      await hits.locator('a[href*="/glossary/trading-journal"]').waitFor()
    },
  )

  test.each([true, false])('finds who is behind the site, with JavaScript: %s', async (javaScript) => {
    const page = await openPage(site, { language, javaScript, viewport: { width: 360, height: 740 } })
    await page.goto(`${paths.search}?q=${encodeURIComponent(whose)}`)
    const first = page
      .getByRole('list', { name: say('found') })
      .getByRole('listitem')
      .first()
    await first.getByText(textsIn(language)('pages', 'kind.page'), { exact: true }).waitFor()
    await first.getByRole('link').click()
    await page.waitForURL(`**${paths.about}`)
  })

  test('is suggested titles from the first letter of Amharic on', async () => {
    const page = await openPage(site, { language, viewport: { width: 1400, height: 900 } })
    await page.goto(paths.home)
    const input = page.getByRole('banner').locator('input[name=q]')
    await input.focus()
    await page.getByRole('banner').getByRole('combobox').waitFor()
    await input.pressSequentially('ዋ')
    await page
      .getByRole('option')
      .filter({ hasText: { en: 'Price', am: 'ዋጋ' }[language] })
      .first()
      .waitFor()
  })

  test('is suggested the page to write from while typing', async () => {
    const page = await openPage(site, { language, viewport: { width: 1400, height: 900 } })
    await page.goto(paths.home)
    const input = page.getByRole('banner').locator('input[name=q]')
    await input.focus()
    await page.getByRole('banner').getByRole('combobox').waitFor()
    await input.pressSequentially({ en: 'contact us', am: 'አግኙን' }[language])
    const first = page.getByRole('option').first()
    await first.getByText(textsIn(language)('pages', 'kind.page'), { exact: true }).waitFor()
    await first.click()
    await page.waitForURL(`**${paths.contact}`)
  })

  test('is helped on when nothing is found', async () => {
    const page = await openPage(site, { language })
    await page.goto(`${paths.search}?q=qqqqzzzz`)
    await page.getByText(list('none', { words: 'qqqqzzzz' })).waitFor()
    await page.getByRole('link', { name: list('toLearn') }).click()
    await page.waitForURL(`**${paths.learn}`)
  })
})

test('a mistyped English word finds what was meant', async () => {
  const page = await openPage(site, { language: 'en' })
  await page.goto(`${paths.search}?q=${encodeURIComponent('tresury bils')}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /treasury/i })
    .first()
    .waitFor()
})
