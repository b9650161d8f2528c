import { describe, expect, test } from 'vitest'
import type { BlogList } from '#features/blogs/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

describe.each(languages)('in %s, a guest', (language) => {
  const say = textsIn(language)

  test.each([true, false])('reads a post from the home page on, with JavaScript: %s', async (javaScript) => {
    const [post] = await readPosts(language)
    const page = await openPage(site, { language, javaScript })
    await page.goto(paths.home)
    await page
      .getByRole('navigation', { name: say('app', 'header.sections') })
      .first()
      .getByRole('link', { name: say('blogs', 'kind.blog.section'), exact: true })
      .click()
    await page.waitForURL(`**${paths.blogs}`)
    await page.getByRole('link', { name: post.title }).first().click()
    await page.waitForURL(`**${paths.blog(post.slug)}`)

    await page.getByRole('heading', { level: 1, name: post.title }).waitFor()
    await expect.poll(() => page.title()).not.toBe('')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
    await expect.poll(() => page.locator('article p').count()).toBeGreaterThan(3)
    const text = await page.locator('article').first().innerText()
    expect(/\p{Script=Ethiopic}/u.test(text)).toBe(language === 'am')
  })

  test('sees which part of a long post stands before them, in the table of contents beside it', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.blog('ten-signs-of-a-trading-scam'))
    const beside = page.getByRole('navigation', { name: say('content', 'contents.title') })
    const here = beside.locator('a[aria-current=location]')
    await beside.getByRole('link').first().waitFor()
    for (const at of [2, 1]) {
      const part = beside.getByRole('link').nth(at)
      await part.click()
      await expect.poll(() => here.allTextContents()).toEqual([await part.textContent()])
    }
  })

  test('finds a post by searching and filtering without JavaScript', async () => {
    const [post] = await readPosts(language)
    const page = await openPage(site, { language, javaScript: false })
    await page.goto(paths.blogs)
    await page.getByText(say('content.list', 'filter.title'), { exact: true }).click()
    const search = page
      .getByRole('main')
      .getByRole('search')
      .or(page.getByRole('main').locator('form'))
      .first()
    await search.getByRole('searchbox').fill(post.title)
    await search.getByRole('searchbox').press('Enter')
    await page.waitForURL('**/blogs?**q=**')
    await page.getByRole('link', { name: post.title }).first().waitFor()
  })

  test('keeps the focus on the button and the fold open when the first filter is chosen', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.blogs)
    const fold = page.getByRole('main').locator('details:has(search)')
    await fold.locator('summary').press('Enter')
    await fold
      .getByRole('combobox', { name: say('content.list', 'filter.level'), exact: true })
      .selectOption('beginner')
    const show = fold.getByRole('button', { name: say('content.list', 'filter.show'), exact: true })
    await show.press('Enter')
    await page.waitForURL('**/blogs?**level=beginner**')
    await page
      .getByRole('main')
      .getByRole('list', { name: say('content.list', 'filter.active') })
      .waitFor()
    await expect.poll(() => show.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => fold.evaluate((one) => one.hasAttribute('open'))).toBe(true)
  })

  test('gets a page that tells search engines and shared links what it is', async () => {
    const [post] = await readPosts(language)
    const page = await openPage(site, { language, javaScript: false })
    await page.goto(paths.blog(post.slug))
    const attribute = (selector: string, name: string) => page.locator(selector).first().getAttribute(name)
    const address = `${site.url}${paths.blog(post.slug)}`
    await expect
      .poll(() => attribute('link[rel=canonical]', 'href'))
      .toMatch(new RegExp(`^${address}(\\?lang=${language})?$`))
    await expect.poll(() => attribute('link[hreflang=en]', 'href')).toBe(`${address}?lang=en`)
    await expect.poll(() => attribute('link[hreflang=am]', 'href')).toBe(`${address}?lang=am`)
    expect((await attribute('meta[name=description]', 'content'))?.length).toBeGreaterThan(30)
    await expect.poll(() => attribute('meta[property="og:title"]', 'content')).not.toBe('')
  })

  test('reads a post by its id at its proper address', async () => {
    const [post] = await readPosts(language)
    const page = await openPage(site, { language })
    await page.goto(`${paths.blog(post.id)}?lang=${language}`)
    await page.waitForURL(`**${paths.blog(post.slug)}?lang=${language}`)
    await page.getByRole('heading', { level: 1, name: post.title }).waitFor()
  })
})

test('the map of the site has every post', async () => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  for (const post of await readPosts('en'))
    expect(map).toContain(`<loc>${site.url}${paths.blog(post.slug)}</loc>`)
})

async function readPosts(language: string): Promise<[BlogList['items'][number], ...BlogList['items']]> {
  const answer = await fetch(`${site.url}/api/blogs?lang=${language}`)
  const { items } = asBlogList(await answer.json())
  const [first, ...others] = items
  if (!first) throw new Error('the starter content has no posts')
  return [first, ...others]
}

/** The operation's declared answer. */
function asBlogList(value: unknown): BlogList {
  return value as BlogList
}
