import { afterAll, describe, expect, test } from 'vitest'
import type { Collection, Item } from '#content/contract.ts'
import type { BlogList } from '#features/blogs/contract.ts'
import type { LearnList } from '#features/learn/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

/** Two posts become a series; below them an article is named to be read next. */
async function makeSeries() {
  const admin = await openPage(site)
  await signIn(admin, await findAdmin(site))
  const series = await askApi<Collection>(admin, 'POST', '/api/admin/collections', {
    kind: 'series',
    titleEn: 'What it costs',
    titleAm: 'ምን ያህል ያስወጣል',
  })
  const posts = (await askApi<BlogList>(admin, 'GET', '/api/blogs?lang=en')).items.slice(0, 2)
  const { tracks } = await askApi<LearnList>(admin, 'GET', '/api/learn?lang=en')
  const [article] = tracks.flatMap(({ items }) => items)
  for (const { id } of posts) {
    const { version, details } = await askApi<Item>(admin, 'GET', `/api/admin/items/${id}`)
    await askApi(admin, 'PATCH', `/api/admin/items/${id}`, {
      version,
      collectionId: series.id,
      details: { ...details, related: [article!.id] },
    })
  }
  return { series, slugs: posts.map(({ slug }) => slug), article: article!.slug }
}

let made: ReturnType<typeof makeSeries> | undefined

describe.each(languages)('in %s, a member', (language) => {
  const say = textsIn(language)

  test('stays in their area within a series, and finds what to read next where it is', async () => {
    const { series, slugs, article } = await (made ??= makeSeries())
    const page = await openPage(site, { language })
    await signIn(page, await register(site, { language }))
    const [first = '', second = ''] = slugs
    await page.goto(paths.dashboardBlog(first))
    const beside = page.getByRole('navigation', { name: say('blogs', 'series.neighbours') }).getByRole('link')
    await expect.poll(() => beside.getAttribute('href')).toContain(paths.dashboardBlog(second))
    const title = language === 'en' ? series.titleEn : series.titleAm
    const all = page.getByRole('link', { name: title, exact: true }).last()
    await expect
      .poll(() => all.getAttribute('href'))
      .toContain(`${paths.dashboardBlogs}?series=${series.slug}`)
    await page
      .locator(`main a[href^="${paths.learnItem(article)}"]`)
      .first()
      .click()
    await page.waitForURL(`**${paths.learnItem(article)}*`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }, 60_000)
})
