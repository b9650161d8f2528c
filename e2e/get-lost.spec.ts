import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { findAdmin, signIn } from './support/accounts.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const missing = [/status of 404/]

describe.each(languages)('in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const title = say('app', 'notFound.title')

  test.each([
    '/nowhere',
    '/blogs/no-such-post',
    '/learn/no-such-page',
    '/resources/no-such-file',
    '/administration',
  ])('%s is answered with 404 and a page that leads on', async (path) => {
    const page = await openPage(site, { language, allow: missing })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: say('app', 'notFound.home'), exact: true })
      .click()
    await page.waitForURL(`${site.url}/`)
  })

  test('a member who opens a lesson of a course that is gone sees the not-found page, and nothing fails', async () => {
    const page = await openPage(site, { language, allow: missing })
    await signIn(page, await findAdmin(site))
    for (const path of [
      paths.lesson('no-such-course', 'no-such-lesson'),
      paths.quiz('no-such-course', 'none'),
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
  })

  test('an administrator who opens an admin address that does not exist sees the not-found page', async () => {
    const page = await openPage(site, { language, allow: missing })
    await signIn(page, await findAdmin(site))
    await page.goto('/admin/no-such-page')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  })

  test('a page that the browser puts together shows a spinner in its middle while its screen loads', async () => {
    const page = await openPage(site, { language })
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(/\/assets\/profile-page-.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(paths.profile, { waitUntil: 'commit' })
    const spinner = page.locator('[data-spinner] svg')
    await spinner.waitFor()
    const middle = await page.evaluate(() => {
      const { clientWidth, clientHeight } = document.documentElement
      return { x: clientWidth / 2, y: clientHeight / 2 }
    })
    // Its styles are there before it is painted, and perhaps not yet when it is looked for.
    await expect
      .poll(async () => {
        const box = await spinner.boundingBox()
        if (!box) return Infinity
        return Math.hypot(box.x + box.width / 2 - middle.x, box.y + box.height / 2 - middle.y)
      })
      .toBeLessThan(2)
    letGo()
    await page.waitForURL(`**${paths.login}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.locator('[data-spinner]').count()).toBe(0)
  })

  test('what the site could not give is asked for once more, and nothing because its reader comes back to the window', async () => {
    const page = await openPage(site, { language, clock: true, allow: [/status of 500/] })
    await signIn(page, await findAdmin(site))
    let asked = 0
    await page.route(/\/api\/admin\/audit-log(\?|$)/, (route) => {
      asked++
      return asked > 2 ? route.continue() : route.fulfill({ status: 500, json: { code: 'server.failed' } })
    })
    await page.goto(paths.admin.auditLog)
    const again = page.getByRole('button', { name: say('ui.admin', 'failure.again') })
    await again.waitFor()
    expect(asked).toBe(2)
    await again.click()
    await page.getByRole('table').waitFor()
    expect(asked).toBe(3)
    // What is shown is old enough by then to be read anew.
    await page.clock.fastForward(2 * 60_000)
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      dispatchEvent(new Event('focus'))
      return fetch('/healthz').then(() => undefined)
    })
    expect(asked).toBe(3)
  })

  test('who tries a page again that the site could not give is at its heading', async () => {
    const page = await openPage(site, { language, allow: [/status of 500/] })
    await page.goto(paths.home)
    await page.waitForLoadState('networkidle')
    const faq = /\/api\/faq\?(?!.*category)/
    await page.route(faq, (route) => route.fulfill({ status: 500, json: { code: 'server.failed' } }))
    const link = page.getByRole('contentinfo').getByRole('link', { name: say('faq', 'kind.faq.section') })
    await link.first().click()
    await page.getByRole('heading', { level: 1, name: say('app', 'error.server.title') }).waitFor()
    await page.unroute(faq)
    await page.getByRole('button', { name: say('app', 'error.again') }).press('Enter')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe(say('faq', 'title'))
  })

  test('an address whose anchor is no name in any encoding is gone back to', async () => {
    const page = await openPage(site, { language })
    await page.goto(`${paths.about}#100%`)
    await page.waitForLoadState('networkidle')
    const footer = page.getByRole('contentinfo')
    await footer
      .getByRole('link', { name: say('faq', 'kind.faq.section') })
      .first()
      .click()
    await page.waitForURL(`**${paths.faq}`)
    await page.getByRole('heading', { level: 1, name: say('faq', 'title') }).waitFor()
    await page.goBack()
    await page.waitForURL(`**${paths.about}#100%`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await footer.waitFor()
  })

  test('a part of a page that does not arrive within 120 seconds gives an error, and trying again shows the page', async () => {
    const page = await openPage(site, {
      language,
      clock: true,
      allow: [/did not arrive/, /Failed to load resource/],
    })
    let isHeld = true
    const part = /\/assets\/faq-page-.*\.js/
    await page.route(part, (route) => (isHeld ? undefined : route.continue()))
    await page.goto(paths.home)
    await page.waitForLoadState('networkidle')
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('faq', 'kind.faq.section'), exact: true })
    // The clock stands for this part alone, not for the router that asks for it.
    const asked = page.waitForRequest(part)
    await link.click()
    await asked
    await page.locator('[data-loading]').waitFor()
    await page.locator('a[aria-busy=true]').waitFor()
    await expect.poll(() => link.getAttribute('aria-busy')).toBe('true')
    await expect.poll(() => page.locator('a[aria-busy]').count()).toBe(1)
    await page.clock.runFor(119_000)
    await expect
      .poll(() => page.getByRole('heading', { name: say('app', 'error.chunk.title') }).count())
      .toBe(0)
    await page.clock.runFor(2000)
    await page.getByRole('heading', { level: 1, name: say('app', 'error.chunk.title') }).waitFor()
    await expect.poll(() => page.locator('a[aria-busy]').count()).toBe(0)

    isHeld = false
    await page.getByRole('button', { name: say('app', 'error.again') }).click()
    await page.waitForURL(`**${paths.faq}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect
      .poll(() => page.getByRole('heading', { name: say('app', 'error.chunk.title') }).count())
      .toBe(0)
  })
})

test('a document without the mount element says so', async () => {
  const page = await openPage(site, { allow: [/Root element with id root not found in index\.html/] })
  const thrown = page.waitForEvent('pageerror')
  await page.route(`${site.url}/`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('id="root"', 'id="branch"') })
  })
  await page.goto(paths.home)
  expect((await thrown).message).toBe('Root element with id root not found in index.html')
})
