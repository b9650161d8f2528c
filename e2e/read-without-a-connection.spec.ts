import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { BlogDetail } from '#features/blogs/contract.ts'
import { freePort } from '#platform/server/free-port.ts'
import { languages, otherLanguage } from '#platform/languages.ts'
import { paths, withLanguage } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { languageSwitch, shownLanguage } from './support/language.ts'
import { openPage } from './support/open-page.ts'
import { signOutByMenu } from './support/sign-in-form.ts'
import { startSite } from './support/site.ts'
import { untilTakenOver, watchTakeOver } from './support/take-over.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

/** What a browser writes down when it is cut off. */
const cut = [/net::ERR_/, /failed to fetch user data/]
/** What stands there when a page was to be shown in another language, which did not come. */
const away = [
  ...cut,
  /Minified React error #520/,
  /failed while it was rendered ApiError: network\.unreachable/,
]
const post = paths.blog('what-the-esx-means-for-small-savers')

/** What the worker keeps, as addresses on this site. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const store = await caches.open('pages')
    return (await store.keys()).map(({ url }) => new URL(url).pathname)
  })
}

function untilKept(page: Page, address: string): Promise<unknown> {
  return eventually(
    async () =>
      (await keptAddresses(page)).includes(address) &&
      (await page.evaluate(async (path) => Boolean(await caches.match(path)), paths.offline)),
    `${address} is kept`,
    20_000,
  )
}

/** A script of that name lies on the device. */
function isPartKept(page: Page, name: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const stores = await Promise.all((await caches.keys()).map((key) => caches.open(key)))
    const kept = await Promise.all(stores.map((store) => store.keys()))
    return kept.flat().some(({ url }) => url.includes(wanted))
  }, name)
}

/** All that the page that stands in for others names lies on the device. */
function isStandInWhole(page: Page): Promise<boolean> {
  return page.evaluate(async (offline) => {
    const html = (await (await caches.match(offline))?.text()) ?? ''
    const named = html.match(/\/assets\/[\w.-]+/g) ?? []
    const kept = await Promise.all(named.map((one) => caches.match(one, { ignoreVary: true })))
    return named.length > 3 && kept.every(Boolean)
  }, paths.offline)
}

/** A proxy before the site, which answers in its stead while `answer` is set, but for the sign of life. */
async function openFront() {
  const front = {
    url: `http://localhost:${await freePort()}`,
    answer: undefined as { status: number; headers: Record<string, string> } | undefined,
    close: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  }
  const server = createServer((asked, answered) => {
    if (front.answer && asked.url !== '/healthz')
      return void answered
        .writeHead(front.answer.status, { 'Content-Type': 'text/html', ...front.answer.headers })
        .end('<!doctype html><title>Away</title><h1>What the site says itself</h1>')
    const { method, headers } = asked
    const passed = request(new URL(asked.url ?? '/', site.url), { method, headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(answered)
    })
    passed.on('error', () => answered.destroy())
    asked.pipe(passed)
  })
  await once(server.listen(Number(new URL(front.url).port), 'localhost'), 'listening')
  return front
}

describe.each(languages)('in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const titleOf = async (page: Page) =>
    (await askApi<BlogDetail>(page, 'GET', `/api${post}?lang=${language}`)).article.title

  test('a member is known by name without a connection, and after signing out no longer', async () => {
    const page = await openPage(site, { language, keepsPages: true, allow: cut })
    const account = await register(site, { language })
    await signIn(page, account)
    await page.goto(paths.home)
    await untilKept(page, paths.home)
    await page.goto(paths.blogs)
    const menu = page
      .getByLabel(say('app', 'account.menu', { name: account.displayName }), { exact: true })
      .first()
    await menu.waitFor()
    await untilKept(page, paths.blogs)
    await eventually(() => isPartKept(page, '/offline-page-'), 'what shows the kept pages is kept', 20_000)
    await page.context().setOffline(true)
    await page.reload()
    const absent = page.getByRole('link', {
      name: say('app', 'account.absent', { name: account.displayName }),
    })
    await absent.waitFor()
    await expect.poll(() => page.getByRole('banner').getByText(say('app', 'account.signIn')).count()).toBe(0)
    await checkAccessibility(page)
    await page.goto(paths.home)
    await absent.waitFor()
    const toRegister = page.getByRole('main').getByRole('link', { name: say('app.home', 'register') })
    await expect.poll(() => toRegister.count()).toBe(0)
    await absent.click()
    await page.waitForURL(`**${paths.offline}`)
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor()
    await absent.waitFor()

    await page.context().setOffline(false)
    await page.goto(paths.blogs)
    await menu.waitFor()
    await signOutByMenu(page, say, account)
    const signInLink = page.getByRole('banner').getByRole('link', { name: say('app', 'account.signIn') })
    await signInLink.waitFor()
    await page.goto(paths.blogs)
    await untilKept(page, paths.blogs)
    await page.context().setOffline(true)
    await page.reload()
    await signInLink.waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lastReader'))).toBeNull()
  })

  inBoth(
    'what was opened is read again without a connection, and what was not opens when it is back',
    async () => {
      const page = await openPage(site, { language, keepsPages: true, allow: cut })
      const title = await titleOf(page)
      await page.goto(paths.blogs)
      await untilKept(page, paths.blogs)
      await page.getByRole('article').getByRole('link', { name: title }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await untilKept(page, post)

      await page.context().setOffline(true)
      await page.reload()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await expect.poll(() => page.locator('.article p').count()).toBeGreaterThan(3)

      await page.goto(paths.learnItem('what-is-a-market'))
      await page.getByText(say('app.offline', 'wanted')).waitFor()
      expect(new URL(page.url()).pathname).toBe(paths.offline)
      const kept = page.getByRole('main').getByRole('listitem').getByRole('link', { name: title })
      await kept.waitFor()
      await checkAccessibility(page)
      await kept.click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.goBack()
      await page.getByText(say('app.offline', 'wanted')).waitFor()

      await page.context().setOffline(false)
      await page.waitForURL(`**${paths.learnItem('what-is-a-market')}`)
      await page.locator('.article p').first().waitFor()
    },
  )

  test('what was opened is read while a proxy says that the site is away, and what was not opens when it is there', async () => {
    const front = await openFront()
    const page = await openPage(
      { ...site, url: front.url },
      { language, keepsPages: true, allow: [...cut, /50[23]/] },
    )
    await page.goto(post)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await untilKept(page, post)
    front.answer = { status: 502, headers: {} }
    await page.reload()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const wanted = paths.learnItem('what-is-a-market')
    await page.goto(wanted)
    await page.getByText(say('app.offline', 'wanted')).waitFor()
    // The site starts: it lives, and shows nothing yet. What it says itself is shown where nothing is kept.
    front.answer = { status: 503, headers: { 'Retry-After': '1' } }
    await page.waitForTimeout(5_000)
    expect(new URL(page.url()).pathname).toBe(paths.offline)
    await page.goto(paths.about)
    await page.getByText('What the site says itself').waitFor()
    await page.goBack()
    await page.getByText(say('app.offline', 'wanted')).waitFor()
    front.answer = undefined
    await page.waitForURL(`**${wanted}`)
    await page.locator('.article p').first().waitFor()
    await front.close()
  })

  test('what a member marked waits for the connection, also on a page that is read again without one', async () => {
    const page = await openPage(site, { language, keepsPages: true, allow: [...cut, /user sync failed/] })
    await signIn(page, await register(site, { language }))
    await page.goto(post)
    await untilKept(page, post)
    const save = page.getByRole('button', { name: say('saved', 'save') })
    await save.waitFor()
    await page.context().setOffline(true)
    await save.click()
    await page.getByText(say('ui.states', 'waiting')).waitFor()
    await page.reload()
    await page.getByText(say('app.outbox', 'waiting', { count: 1 })).waitFor()
    expect(await page.getByText(say('app.outbox', 'signIn', { count: 1 })).count()).toBe(0)
    await page.context().setOffline(false)
    await page.reload()
    await page.getByRole('button', { name: say('saved', 'saved'), exact: true }).waitFor()
  })

  test('a link leads to the kept page, or says that there is none and where others are', async () => {
    const page = await openPage(site, { language, keepsPages: true, allow: cut })
    const title = await titleOf(page)
    await page.goto(post)
    await untilKept(page, post)
    await page.goto(paths.blogs)
    await untilKept(page, paths.blogs)
    await page.context().setOffline(true)
    await page.getByRole('article').getByRole('link', { name: title }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const faq = page.getByRole('banner').getByRole('link', { name: say('faq', 'kind.faq.section') })
    await faq.first().click()
    await page.getByText(say('app.offline', 'wanted')).waitFor()
    await page.getByRole('main').getByRole('link', { name: title }).waitFor()
  })

  test('whoever went from page to page before is told so on the page where they are', async () => {
    const page = await openPage(site, { language, keepsPages: true, allow: cut })
    const title = await titleOf(page)
    await page.goto(post)
    await untilKept(page, post)
    const to = (name: string) => page.getByRole('banner').getByRole('link', { name }).first()
    await to(say('blogs', 'kind.blog.section')).click()
    await page.getByRole('article').getByRole('link', { name: title }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.context().setOffline(true)
    await to(say('faq', 'kind.faq.section')).click()
    await page.getByRole('link', { name: say('app', 'error.kept') }).click()
    await page.getByRole('main').getByRole('link', { name: title }).waitFor()
  })

  test('a page that was only looked at is read again without a connection, and no script of it has begun', async () => {
    const page = await openPage(site, { language, keepsPages: true, isStill: true, allow: cut })
    const title = await titleOf(page)
    const worker = await page.request.get('/worker.js', { headers: { 'accept-encoding': 'br' } })
    expect(Number(worker.headers()['content-length'])).toBeLessThan(10 * 1024)
    await page.goto(post)
    await untilKept(page, post)
    expect(await page.evaluate(() => document.querySelector('script[type=module]'))).toBeNull()
    // The scripts came at once with the page that stands in for others, where they came at all.
    await page.waitForTimeout(1_000)
    expect(await isPartKept(page, '.js')).toBe(false)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.goto(paths.about)
    await page.getByRole('heading', { level: 1, name: say('app.offline', 'title') }).waitFor()
  })

  test('whoever follows links without touching anything else is told what is missing, and what is there', async () => {
    const page = await openPage(site, { language, keepsPages: true, isStill: true, allow: cut })
    await page.goto(post)
    const heading = page.getByRole('heading', { level: 1 })
    const title = await heading.innerText()
    await untilKept(page, post)
    await page.goto(paths.blogs)
    await eventually(() => isStandInWhole(page), 'what stands in for pages is whole', 20_000)
    expect(await page.evaluate(() => document.querySelector('script[type=module]'))).toBeNull()
    await page.context().setOffline(true)
    await page.goto(paths.about)
    await page.getByText(say('app.offline', 'wanted')).waitFor()
    await page.getByRole('main').getByRole('listitem').getByRole('link', { name: title }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  })

  test('whoever has done nothing but read is told what is missing, and is there when the connection is back', async () => {
    const page = await openPage(site, { language, keepsPages: true, isStill: true, allow: cut })
    await page.goto(post)
    await untilKept(page, post)
    expect(await isStandInWhole(page)).toBe(false)
    await page.context().setOffline(true)
    await page.goto(paths.about)
    await page.getByText(say('app.offline', 'wanted')).waitFor()
    const again = page.getByRole('main').getByRole('link', { name: say('app.offline', 'again'), exact: true })
    expect(await again.getAttribute('href')).toBe(paths.about)
    await checkAccessibility(page)
    await page.context().setOffline(false)
    await page.waitForURL(`**${paths.about}`)
    // Of itself it asks for no page.
    await page.goto(paths.offline)
    await page.getByRole('heading', { level: 1, name: say('app.offline', 'title') }).waitFor()
    expect(await page.getByText(say('app.offline', 'wanted')).isVisible()).toBe(false)
  })

  test('a page that was opened by a link that names its language is found by its own address', async () => {
    const other = otherLanguage(language)
    const [shared, own] = [paths.learnItem('risk-per-trade'), paths.learnItem('what-is-a-market')]
    const page = await openPage(site, { language, keepsPages: true, allow: cut })
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(withLanguage(shared, other))
    const title = await heading.innerText()
    await untilKept(page, shared)
    await page.goto(own)
    const ownTitle = await heading.innerText()
    await untilKept(page, own)
    await page.context().setOffline(true)

    await page.goto(shared)
    await expect.poll(() => heading.innerText()).toBe(title)
    await expect.poll(() => shownLanguage(page)).toBe(other)
    expect(page.url()).toContain(withLanguage(shared, other))
    await page.goto(withLanguage(own, language))
    await expect.poll(() => heading.innerText()).toBe(ownTitle)
    for (const missing of [withLanguage(shared, language), withLanguage(own, other)]) {
      await page.goto(missing)
      await page.getByText(say('app.offline', 'wanted')).waitFor()
    }
  })

  test('a page that lies here in one language is read in it, whichever its reader has chosen since', async () => {
    const other = otherLanguage(language)
    const [kept, second] = [paths.learnItem('what-is-a-market'), paths.learnItem('risk-per-trade')]
    const page = await openPage(site, { language, keepsPages: true, allow: away })
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(kept)
    const title = await heading.innerText()
    await untilKept(page, kept)
    await page.goto(second)
    // Before that the link opens a page of its own, without the script that changes the language.
    await untilTakenOver(page)
    await languageSwitch(page, language).click()
    await expect.poll(() => shownLanguage(page)).toBe(other)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await untilKept(page, second)
    await eventually(() => isPartKept(page, '/whole-router-'), 'what changes the language is kept', 20_000)
    await page.context().setOffline(true)

    let opened = 0
    page.on('framenavigated', (frame) => frame === page.mainFrame() && (opened += 1))
    await page.goto(kept)
    await expect.poll(() => heading.innerText()).toBe(title)
    await expect.poll(() => shownLanguage(page)).toBe(language)
    await page.waitForTimeout(3_000)
    expect(await heading.innerText()).toBe(title)
    expect(opened, 'it is not opened again and again').toBeLessThan(4)
    // Chosen by hand, the same.
    const before = opened
    await languageSwitch(page, language).click()
    await expect.poll(() => opened).toBeGreaterThan(before)
    await expect.poll(() => heading.innerText()).toBe(title)
    await expect.poll(() => shownLanguage(page)).toBe(language)
    await page.waitForTimeout(3_000)
    expect(opened - before).toBeLessThan(3)
    // And by a link, as before the scripts listen.
    await page.goto(`${kept}?lang=${other}&keep=1`)
    await expect.poll(() => heading.innerText()).toBe(title)

    await page.context().setOffline(false)
    await page.goto(kept)
    await expect.poll(() => shownLanguage(page)).toBe(other)
  })

  test('a page that stays open says that the site was built anew, but not to who is typing', async () => {
    const page = await openPage(site, { language, viewport: { width: 360, height: 740 }, clock: true })
    await watchTakeOver(page)
    await page.goto(paths.contact)
    await untilTakenOver(page)
    const load = page.getByRole('button', { name: say('app', 'newer.load'), exact: true })
    await page.route('**/build.txt', (route) => route.fulfill({ body: '/assets/index-another.js' }))
    const asked = page.waitForResponse('**/build.txt')
    const words = page.getByRole('main').getByRole('textbox').first()
    await words.fill('A')
    await page.clock.fastForward('06:00')
    await asked
    await words.press('B')
    await expect.poll(() => load.count()).toBe(0)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('faq', 'kind.faq.section') })
      .click()
    await load.waitFor()
    await page.getByText(say('app', 'newer.text')).waitFor()
    await checkAccessibility(page)
    expect(await load.evaluate((one) => one === document.activeElement)).toBe(false)
    const reloaded = page.waitForEvent('load')
    await load.press('Enter')
    await reloaded
  })

  test('a reader removes what is kept, and is told', async () => {
    const page = await openPage(site, { language, keepsPages: true })
    await page.goto(paths.faq)
    await untilKept(page, paths.faq)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('app', 'footer.offline') })
      .click()
    await page.getByRole('button', { name: say('app.offline', 'forget') }).press('Enter')
    const told = page.getByRole('status').filter({ hasText: say('app.offline', 'forgotten') })
    await told.waitFor()
    await expect.poll(() => told.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => keptAddresses(page)).toEqual([])
  })
})

test('nothing of an account is kept: no pages of members, no texts for them, and nothing once they have left', async () => {
  const slug = 'a-floating-birr-and-your-trade'
  const page = await openPage(site, { keepsPages: true, allow: [/status of 401/] })
  await signIn(page, await findAdmin(site))
  const { article } = await askApi<BlogDetail>(page, 'GET', `/api/blogs/${slug}?lang=en`)
  const item = await askApi<Item>(page, 'GET', `/api/admin/items/${article.id}`)
  await askApi(page, 'PATCH', `/api/admin/items/${item.id}`, { version: item.version, access: 'signed-in' })

  const account = await register(site)
  await signIn(page, account)
  for (const path of [paths.dashboard, paths.profile, `${paths.search}?q=birr`, paths.blog(slug)]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const paragraph = await page.locator('.article p').first().innerText()
  await untilKept(page, paths.blog(slug))
  await expect.poll(() => keptAddresses(page)).toEqual([paths.blog(slug)])
  const kept = await page.evaluate(
    async (path) => (await caches.match(path, { ignoreVary: true }))?.text(),
    paths.blog(slug),
  )
  expect(kept).toContain(article.title)
  expect(kept).not.toContain(paragraph.slice(0, 40))

  await signOutByMenu(page, textsIn('en'), account)
  await eventually(async () => !(await keptAddresses(page)).includes(paths.blog(slug)), 'the pages are gone')
})

test('what the site no longer has is not kept either', async () => {
  const page = await openPage(site, { keepsPages: true, allow: [/status of 404/] })
  await page.goto(paths.faq)
  await untilKept(page, paths.faq)
  const gone = paths.blog('taken-back')
  await page.evaluate(async (path) => (await caches.open('pages')).put(path, new Response('text')), gone)
  await page.goto(gone)
  await eventually(async () => !(await keptAddresses(page)).includes(gone), 'the text is gone')
})

test('a kept text that is there in one language alone is named in it', async () => {
  const slug = 'ten-signs-of-a-trading-scam'
  const admin = await openPage(site)
  await signIn(admin, await findAdmin(site))
  const { article } = await askApi<BlogDetail>(admin, 'GET', `/api/blogs/${slug}?lang=en`)
  await askApi(admin, 'DELETE', `/api/admin/items/${article.id}/editions/am/publication`)

  const page = await openPage(site, { language: 'am', keepsPages: true, allow: cut })
  await page.goto(paths.blog(slug))
  await page.waitForLoadState('networkidle')
  await untilKept(page, paths.blog(slug))
  await page.goto(paths.blogs)
  await untilKept(page, paths.blogs)
  await page.goto(paths.offline)
  const kept = page.getByRole('main').getByRole('listitem').getByRole('link')
  const said = kept.filter({ hasText: article.title })
  await expect.poll(() => said.getAttribute('lang')).toBe('en')
  const list = textsIn('am')('blogs', 'kind.blog.section')
  await expect.poll(() => kept.filter({ hasText: list }).first().getAttribute('lang')).toBe('am')
})
