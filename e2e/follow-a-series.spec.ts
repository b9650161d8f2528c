import { afterAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { Card, Item } from '#content/contract.ts'
import type { BlogList } from '#features/blogs/contract.ts'
import type { LearnList } from '#features/learn/contract.ts'
import { dayOfInstant, ethiopianOf } from '#platform/dates/ethiopian-dates.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn, type Say } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const seriesTitles: Record<Language, string> = { en: 'What a trade costs', am: 'ግብይት የሚያስወጣው' }

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('desk', key, values)

  test('an administrator makes a series of two posts, pins one and names what to read next; readers follow', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const title = seriesTitles[language]
    await askApi(admin, 'POST', '/api/admin/collections', { kind: 'series', titleEn: title, titleAm: title })
    const [first, second] = await oldestPosts(admin, language)
    const page = await firstPage(admin, language)

    const settings = await openSettings(admin, say, first)
    await chooseSeries(settings, say, title)
    await fillDate(settings, { say, language, label: word('settings.pinnedUntil') })
    await settings
      .getByRole('button', { name: word('pick.add', { label: say('blogs.admin', 'related') }) })
      .click()
    const dialog = admin.getByRole('dialog', { name: say('blogs.admin', 'related') })
    await dialog.getByRole('combobox', { name: word('pick.kind'), exact: true }).selectOption('learn')
    await dialog.getByRole('searchbox').fill(page.title)
    await dialog
      .getByRole('button', { name: word('pick.chooseNamed', { title: page.title }), exact: true })
      .click()
    await settings.getByText(page.title).waitFor()
    await save(admin, say)
    const again = await openSettings(admin, say, second)
    await chooseSeries(again, say, title)
    await save(admin, say)

    for (const javaScript of [true, false]) {
      const reader = await openPage(site, { language, javaScript })
      await reader.goto(paths.blogs)
      const cards = reader.getByRole('main').getByRole('article')
      await cards.first().getByRole('link', { name: first.title }).click()
      const box = reader.getByRole('navigation', { name: title })
      await box.getByText(say('blogs', 'series.part', { part: 1, count: 2 })).waitFor()
      await expect.poll(() => box.locator('[aria-current=page]').textContent()).toBe(first.title)
      const related = reader.getByRole('heading', { level: 2, name: say('blogs', 'detail.related') })
      const next = reader.locator('section').filter({ has: related }).getByRole('article')
      await expect.poll(() => next.getByRole('heading').allTextContents()).toEqual([page.title])
      // Nothing above takes another height any more: the press would miss what it was meant for.
      await expect.poll(() => reader.evaluate(findUnsettled)).toEqual([])
      await reader
        .getByRole('navigation', { name: say('blogs', 'series.neighbours') })
        .getByRole('link', { name: second.title })
        .click()
      await reader.getByRole('heading', { level: 1, name: second.title }).waitFor()
      await reader.getByText(say('blogs', 'series.part', { part: 2, count: 2 })).waitFor()
      await reader.getByRole('navigation', { name: title }).getByRole('link', { name: title }).click()
      await reader.getByRole('heading', { level: 1, name: title }).waitFor()
      await expect
        .poll(() => cards.getByRole('heading').allTextContents())
        .toEqual([first.title, second.title])
    }
  })

  test('a page that is open shows the series that was made and chosen elsewhere, once it hears of it', async () => {
    const conflict = [/the server responded with a status of 409/]
    const admin = await openPage(site, { language, allow: conflict })
    await signIn(admin, await findAdmin(site))
    const title = `Elsewhere ${language}`
    const { id } = await askApi<Item>(admin, 'POST', '/api/admin/items', { kind: 'blog', language, title })
    const settings = await openSettings(admin, say, { id })
    const series = await askApi<{ id: string }>(admin, 'POST', '/api/admin/collections', {
      kind: 'series',
      titleEn: title,
      titleAm: title,
    })
    const { version } = await askApi<Item>(admin, 'GET', `/api/admin/items/${id}`)
    await askApi(admin, 'PATCH', `/api/admin/items/${id}`, { version, collectionId: series.id })
    await settings
      .getByRole('combobox', { name: word('settings.level'), exact: true })
      .selectOption('advanced')
    await admin.getByRole('button', { name: word('save.all') }).click()
    const shown = settings.getByRole('combobox', { name: word('collection.series.one'), exact: true })
    await expect.poll(() => shown.inputValue()).toBe(series.id)
  })

  test('a member marks a learn page as read and sees it in the track; a guest is asked nothing', async () => {
    const member = await openPage(site, { language })
    await signIn(member, await register(site, { language }))
    const page = await firstPage(member, language)
    const sign = () =>
      member.getByRole('link', { name: new RegExp(`${page.title}.*${say('content', 'read.sign')}`) })
    await member.goto(paths.learnItem(page.slug))
    await member.getByRole('button', { name: say('content', 'read.mark') }).click()
    await sign().waitFor()
    await member.goto(paths.learn)
    const stop = member.getByRole('listitem').filter({ hasText: page.title })
    await stop.getByText(say('content', 'read.sign'), { exact: true }).waitFor({ state: 'attached' })

    await member.goto(paths.learnItem(page.slug))
    const done = member.getByRole('button', { name: say('content', 'read.done'), exact: true })
    await done.waitFor()
    expect(await done.getAttribute('aria-pressed')).toBeNull()
    await done.click()
    await member.getByRole('button', { name: say('content', 'read.mark') }).waitFor()
    await expect.poll(() => sign().count()).toBe(0)

    const guest = await openPage(site, { language })
    const asked: string[] = []
    guest.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await guest.goto(paths.learnItem(page.slug), { waitUntil: 'networkidle' })
    expect(asked).not.toContain('/api/read-marks')
    await expect.poll(() => guest.getByRole('button', { name: say('content', 'read.mark') }).count()).toBe(0)
  })

  test('a member marks a post as read: its card says so, and it is no news on the dashboard any more', async () => {
    const member = await openPage(site, { language })
    await signIn(member, await register(site, { language }))
    await member.goto(paths.dashboard)
    const news = member.locator('section').filter({
      has: member.getByRole('heading', { level: 2, name: say('dashboard.member', 'posts.title') }),
    })
    const title = (await news.getByRole('article').first().getByRole('link').textContent()) ?? ''
    await news.getByRole('link', { name: title }).click()
    await member.getByRole('heading', { level: 1, name: title }).waitFor()
    await member.getByRole('button', { name: say('content', 'read.mark') }).click()
    await member.getByRole('button', { name: say('content', 'read.done') }).waitFor()

    await member.goto(paths.blogs)
    const card = member.getByRole('article').filter({ hasText: title })
    await card.getByText(say('content', 'read.card'), { exact: true }).waitFor()
    await expect.poll(() => member.getByText(say('content', 'read.card'), { exact: true }).count()).toBe(1)
    await member.goto(paths.dashboard)
    await news.getByRole('article').first().waitFor()
    await expect.poll(() => news.getByRole('link', { name: title }).count()).toBe(0)
  })

  test('settings that cannot be stored are named beside their fields, in words', async () => {
    const admin = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(admin, await findAdmin(site))
    const [post] = await oldestPosts(admin, language)
    const settings = await openSettings(admin, say, post)
    await settings.getByRole('button', { name: word('sources.add') }).click()
    await settings
      .getByRole('textbox', { name: word('sources.url'), exact: true })
      .last()
      .fill('no address')
    await admin.getByRole('button', { name: word('save.all') }).click()
    await settings.getByText(word('sources.urlInvalid'), { exact: true }).waitFor()
    await settings
      .getByRole('alert')
      .filter({ hasText: word('wrong.heading') })
      .waitFor()
  })
})

/** Two posts of the starter content that the other journeys in this file leave alone, with their titles in a language. */
async function oldestPosts(page: Page, language: Language): Promise<[Card, Card]> {
  const { items } = await askApi<BlogList>(page, 'GET', `/api/blogs?lang=${language}`)
  const byAge = items.toSorted((a, b) => a.publishedAt - b.publishedAt)
  const [first, second] = language === 'en' ? byAge : byAge.slice(2)
  if (!first || !second) throw new Error('the starter content has too few posts')
  return [first, second]
}

async function firstPage(page: Page, language: Language): Promise<Card> {
  const { tracks } = await askApi<LearnList>(page, 'GET', `/api/learn?lang=${language}`)
  const first = tracks[0]?.items[0]
  if (!first) throw new Error('the starter content has no learn pages')
  return first
}

async function openSettings(admin: Page, say: Say, post: Pick<Card, 'id'>): Promise<Locator> {
  await admin.goto(paths.admin.item('blogs', post.id))
  await admin.getByRole('heading', { level: 1 }).waitFor()
  const settings = admin.getByRole('region', { name: say('desk', 'item.settings') })
  const open = admin.getByRole('button', { name: say('desk', 'item.showSettings') })
  if (await open.isVisible()) await open.click()
  await settings.waitFor()
  return settings
}

async function chooseSeries(settings: Locator, say: Say, title: string): Promise<void> {
  await settings
    .getByRole('combobox', { name: say('desk', 'collection.series.one') })
    .selectOption({ label: title })
}

/** Five days from now, in the calendar that the field asks for. */
async function fillDate(
  settings: Locator,
  { say, language, label }: { say: Say; language: Language; label: string },
): Promise<void> {
  const day = dayOfInstant(Date.now() + 5 * 86_400_000)
  if (language === 'en') return settings.getByLabel(label).fill(day)
  const date = ethiopianOf(day)
  const field = settings.getByRole('group', { name: label })
  await field.getByRole('textbox', { name: say('ui.admin', 'date.day'), exact: true }).fill(String(date.day))
  await field
    .getByRole('combobox', { name: say('ui.admin', 'date.month'), exact: true })
    .selectOption(String(date.month))
  await field
    .getByRole('textbox', { name: say('ui.admin', 'date.year'), exact: true })
    .fill(String(date.year))
}

async function save(admin: Page, say: Say): Promise<void> {
  const answer = admin.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/api/admin/items/'),
  )
  await admin.getByRole('button', { name: say('desk', 'save.all') }).click()
  const item: Item = await (await answer).json()
  expect(item.id).toBeTruthy()
  await admin.getByText(say('desk', 'save.saved')).waitFor()
}

/** What stands in the text, or below it, that takes its true height only when somebody comes near. */
function findUnsettled(): string[] {
  const parts = [...document.querySelectorAll('main article section, main article > *, .article > *')]
  return parts
    .filter((part) => getComputedStyle(part).contentVisibility === 'auto')
    .map(({ className }) => className)
}
