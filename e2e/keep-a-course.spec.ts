import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import type { LearnList } from '#features/learn/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { openPage, openTab } from './support/open-page.ts'
import { signOutByMenu } from './support/sign-in-form.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const phone = { width: 360, height: 740 }
/** What a browser writes down when it is cut off. */
const cut = [/net::ERR_/, /failed to fetch user data/, /user sync failed/]
const course = 'trading-foundations'

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const stores = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('pocket')))
const isAnswered = (page: Page, address: string, cache: RequestCache) =>
  page.evaluate(
    ([path, how]) =>
      fetch(path, { cache: how }).then(
        ({ ok }) => ok,
        () => false,
      ),
    [address, cache] as const,
  )
const readCourse = (page: Page) => askApi<CourseDetail>(page, 'GET', `/api/courses/${course}?lang=en`)

describe.each(languages)('in %s, at 360 px', (language) => {
  const say = textsIn(language)
  const word = (key: string) => say('courses.member', key)
  /** The words of a button up to where its size begins. */
  const beginning = (key: string) =>
    new RegExp(`^${RegExp.escape(say('app.pocket', key, { size: '' }).replace(/\(.*$/, ''))}`)
  const kept = (page: Page) => page.getByText(say('app.pocket', 'kept'), { exact: true })

  test('a member keeps a course, reads and ticks it without a connection, and it is sent once', async () => {
    const page = await openPage(site, { language, viewport: phone, keepsPages: true, allow: cut })
    const account = await register(site, { language })
    await signIn(page, account)
    await askApi(page, 'PUT', `/api/courses/${course}/enrolment`)
    await page.goto(paths.course(course))
    const keep = page.getByRole('button', { name: beginning('keep') })
    await keep.waitFor()
    expect(await keep.innerText()).toMatch(/\(\d[\d,.]* (KB|MB)\)$/)
    await keep.press('Enter')
    await kept(page).waitFor()
    await expect.poll(() => kept(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await checkAccessibility(page)
    expect(await widthOf(page)).toBeLessThanOrEqual(phone.width)
    expect((await readCourse(page)).enrolment?.lastLessonId, 'keeping opens no lesson').toBeNull()

    const { sections } = await askApi<CourseDetail>(page, 'GET', `/api/courses/${course}?lang=${language}`)
    const [first, second] = sections.flatMap(({ lessons }) => lessons)
    await page.context().setOffline(true)
    const later = await openTab(page)
    await page.close()
    const puts: string[] = []
    later.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()))

    await later.goto(paths.course(course))
    await kept(later).waitFor()
    const address = `/api/courses/${course}?lang=${language}`
    expect(await isAnswered(later, address, 'default')).toBe(true)
    expect(
      await isAnswered(later, address, 'no-cache'),
      'what is known already is news from the site alone',
    ).toBe(false)
    await later.goto(paths.lesson(course, first!.slug))
    await later.getByRole('button', { name: word('lesson.complete'), exact: true }).press('Enter')
    await later.getByText(say('ui.states', 'waiting')).waitFor()
    await later.goto(paths.lesson(course, second!.slug))
    await later.getByRole('heading', { level: 1, name: second!.title }).waitFor()
    const picture = later.locator('.article img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    expect(await widthOf(later)).toBeLessThanOrEqual(phone.width)

    const isTick = (url: string) => url.endsWith('/completion')
    const before = puts.filter(isTick).length
    await later.context().setOffline(false)
    await eventually(async () => (await readCourse(later)).doneCount === 1, 'the tick arrives')
    expect(puts.filter(isTick).length - before).toBe(1)
    // What the site says now takes the place of what lies here.
    expect(await isAnswered(later, address, 'no-cache')).toBe(true)
    await later.context().setOffline(true)
    const lying = await later.evaluate(async (path) => (await fetch(path)).json(), address)
    expect(lying).toMatchObject({ doneCount: 1 })
    await later.context().setOffline(false)

    await signOutByMenu(later, say, account)
    await eventually(async () => (await stores(later)).length === 0, 'nothing is left of the course')
  })

  test('a guest keeps a track, finds it on the page for reading offline, and takes it off', async () => {
    const page = await openPage(site, { language, viewport: phone, keepsPages: true, allow: cut })
    const { tracks } = await askApi<LearnList>(page, 'GET', `/api/learn?lang=${language}`)
    const track = tracks.find(({ items }) => items.some(({ slug }) => slug === 'how-to-read-a-candle-chart'))!
    await page.goto(`${paths.learn}#${track.slug}`)
    await page
      .locator(`#${track.slug}`)
      .getByRole('button', { name: beginning('keep') })
      .click()
    await kept(page).waitFor()
    await page.context().setOffline(true)
    const later = await openTab(page)
    await page.close()
    for (const { slug, title } of [
      track.items.at(-1)!,
      track.items.find((one) => one.slug === 'how-to-read-a-candle-chart')!,
    ]) {
      await later.goto(paths.learnItem(slug))
      await later.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    const picture = later.locator('.article img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)

    await later.goto(paths.offline)
    await later.getByRole('heading', { level: 2, name: say('app.offline', 'wholes.title') }).waitFor()
    await later.getByRole('main').getByRole('link', { name: track.items[0]!.title }).waitFor()
    await checkAccessibility(later)
    expect(await widthOf(later)).toBeLessThanOrEqual(phone.width)
    await later
      .getByRole('button', { name: `${say('app.offline', 'wholes.removeOne')} ${track.title}` })
      .press('Enter')
    await later.getByText(say('app.offline', 'wholes.removed')).waitFor()
    await expect.poll(() => stores(later)).toEqual([])
  })
})

test('a text that has changed is offered anew, and a full device says so', async () => {
  const say = textsIn('en')
  const page = await openPage(site, { viewport: phone, keepsPages: true })
  const slug = 'what-is-a-market'
  await page.goto(paths.learnItem(slug))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 20_000 })
  const button = (key: string) =>
    page.getByRole('button', {
      name: new RegExp(`^${say('app.pocket', key, { size: '' }).replace(/ \(.*$/, '')}`),
    })
  await button('keep').click()
  await page.getByText(say('app.pocket', 'full')).waitFor()
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url })
  await button('keep').click()
  await page.getByText(say('app.pocket', 'kept'), { exact: true }).waitFor()

  const admin = await openPage(site)
  await signIn(admin, await findAdmin(site))
  const { article } = await askApi<{ article: { id: string } }>(admin, 'GET', `/api/learn/${slug}?lang=en`)
  const item = await askApi<Item>(admin, 'GET', `/api/admin/items/${article.id}`)
  const edition = item.editions.find((one) => one.language === 'en')!
  const { title, excerpt, seoTitle, seoDescription, extras, body, revision } = edition
  const address = `/api/admin/items/${article.id}/editions/en`
  const saved = await askApi<Item>(admin, 'PUT', address, {
    basedOn: revision,
    keep: true,
    text: { title: `${title} today`, excerpt, seoTitle, seoDescription, extras, body },
  })
  const now = saved.editions.find((one) => one.language === 'en')!.revision
  await askApi(admin, 'PUT', `${address}/publication`, { revision: now })
  await eventually(
    async () => {
      await page.reload()
      await page.getByText(say('app.pocket', 'kept'), { exact: true }).waitFor()
      return (await button('renew').count()) > 0
    },
    'the new version is offered',
    20_000,
  )
  await button('renew').click()
  await expect.poll(() => button('renew').count()).toBe(0)
  await page.getByText(say('app.pocket', 'kept'), { exact: true }).waitFor()
})
