import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { BlogDetail } from '#features/blogs/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { openPage, openTab } from './support/open-page.ts'
import { signInByForm, signOutByMenu } from './support/sign-in-form.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

interface Text {
  kind: string
  /** Whether readers ask about it below the text. */
  hasQuestions: boolean
  api: string
  address: string
}

const post: Text = {
  kind: 'post',
  hasQuestions: true,
  api: '/api/blogs/a-floating-birr-and-your-trade',
  address: paths.blog('a-floating-birr-and-your-trade'),
}
const texts: Text[] = [
  post,
  {
    kind: 'learn page',
    hasQuestions: true,
    api: '/api/learn/what-is-a-market',
    address: paths.learnItem('what-is-a-market'),
  },
  {
    kind: 'resource',
    hasQuestions: false,
    api: '/api/resources/scam-checklist',
    address: paths.resource('scam-checklist'),
  },
]

describe.each(languages)('in %s, a text for members', (language) => {
  const say = textsIn(language)

  test.each([true, false])(
    'shows a guest what it is and the way in, with JavaScript: %s',
    async (javaScript) => {
      const { address } = post
      const { article } = await keepForMembers(post, language)
      const page = await openPage(site, { language, javaScript, allow: [/status of 401/] })
      await page.goto(paths.blogs)
      const card = page.getByRole('article').filter({ hasText: article.title })
      await card.getByText(say('content', 'access.signedIn'), { exact: true }).waitFor()
      await card.getByRole('link', { name: article.title }).click()
      await page.waitForURL(`**${address}`)
      await page.getByRole('heading', { level: 1, name: article.title }).waitFor()
      await page.getByRole('heading', { name: say('content', 'members.title') }).waitFor()
      await page.getByRole('main').getByText(article.excerpt).waitFor()
      await expect.poll(() => page.locator('.article').count()).toBe(0)
      await page.getByRole('link', { name: say('content', 'members.signIn') }).click()
      await page.waitForURL((url) => url.pathname === paths.login && url.searchParams.get('to') === address)
    },
  )

  test.each(texts)(
    'a $kind is read after signing in, and at once when it is opened, reloaded or shared',
    async (text) => {
      const { address } = text
      const { article } = await keepForMembers(text, language)
      const account = await register(site, { language })
      const page = await openPage(site, { language })
      // Who has just signed in opens a page before everything of theirs has come.
      await page.route('**/user-presence-*.js', () => {})
      await watchGate(page)
      await page.goto(address)
      await page.getByRole('link', { name: say('content', 'members.signIn') }).click()
      await page.waitForURL(`**${paths.login}?**`)
      await signInByForm(page, say, { account })
      await page.waitForURL(`**${address}`)
      await page.locator('.article p').first().waitFor()
      const ways = [
        () => page.goto(address),
        () => page.reload(),
        () => page.goto(`${address}?lang=${language}`),
      ]
      for (const open of ways) {
        await open()
        await page.getByRole('heading', { level: 1, name: article.title }).waitFor()
        await page.locator('.article p').first().waitFor()
        if (text.hasQuestions)
          await page.getByRole('heading', { name: say('content', 'questions.title') }).waitFor()
        await expect
          .poll(() => page.getByRole('heading', { name: say('content', 'members.title') }).count())
          .toBe(0)
        await expect.poll(() => page.evaluate(() => document.documentElement.dataset.sawGate)).toBeUndefined()
      }
      await expect.poll(() => page.locator('link[rel=canonical]').count()).toBe(1)
    },
  )

  test('goes when the member signs out in another tab', async () => {
    const { address } = post
    await keepForMembers(post, language)
    const page = await openPage(site, { language, allow: [/status of 401/] })
    const account = await register(site, { language })
    await signIn(page, account)
    await page.goto(address)
    await page.locator('.article p').first().waitFor()
    await signOutByMenu(await openTab(page), say, account)
    await page.getByRole('heading', { name: say('content', 'members.title') }).waitFor()
    await expect.poll(() => page.locator('.article').count()).toBe(0)
  })
})

/** Gives the text to members alone, as an administrator would, and tells what it says. */
async function keepForMembers({ api }: Text, language: Language): Promise<Pick<BlogDetail, 'article'>> {
  const desk = await openPage(site)
  await signIn(desk, await findAdmin(site))
  const found = await askApi<Pick<BlogDetail, 'article'>>(desk, 'GET', `${api}?lang=${language}`)
  const item = await askApi<Item>(desk, 'GET', `/api/admin/items/${found.article.id}`)
  const change = { version: item.version, access: 'signed-in' }
  if (item.access !== 'signed-in') await askApi(desk, 'PATCH', `/api/admin/items/${item.id}`, change)
  return found
}

/** Notes on the root element when the way in was on screen, however shortly, in a page that a member opens. */
async function watchGate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const gate = document.getElementById('members-only')
      if (gate && gate.getClientRects().length > 0) document.documentElement.dataset.sawGate = ''
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
