import { expect, test } from 'vitest'
import type { BrowserContextOptions } from 'playwright-core'
import { paths } from '#platform/paths.ts'
import { register, signIn } from './support/accounts.ts'
import { sendAway, welcomeReader } from './support/readers.ts'
import { shareSite } from './support/site.ts'

const site = await shareSite()

/** Of nobody else here: what other journeys have left is not taken. */
const options: BrowserContextOptions = { baseURL: site.url, viewport: { width: 700, height: 700 } }
const welcome = (isNew = false) => welcomeReader(options, { isNew, prepare: async () => {} })

test('the next journey in a used browser finds nothing of the one before', async () => {
  const page = await welcome()
  await signIn(page, await register(site))
  await page.goto(paths.about)
  await page.goto(paths.glossary)
  await page.evaluate(storeEverywhere)
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  await page.route('**/blogs', (route) => route.abort())
  await page.context().route('**/faq', (route) => route.abort())
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const tab = await page.context().newPage()
  await page.addInitScript(() => localStorage.setItem('scripted', 'here'))
  await page.exposeFunction('exposed', () => 'here')
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.context().setOffline(true)
  await sendAway(page.context(), { isWell: true })
  asked.length = 0

  expect(tab.isClosed()).toBe(true)
  expect(await welcome()).toBe(page)
  expect(await page.context().cookies()).toEqual([])
  expect((await page.request.get('/api/session')).ok()).toBe(true)
  for (const path of [paths.blogs, paths.faq]) {
    const answer = await page.goto(path)
    expect(answer?.ok()).toBe(true)
    expect(await answer?.request().headerValue('save-data')).toBe(null)
  }
  expect(await page.evaluate(findStored)).toEqual({
    local: null,
    scripted: null,
    hasFunction: false,
    tab: null,
    databases: [],
    caches: [],
    entries: 3,
  })
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(false)
  expect(asked).toEqual([])
  await page.context().close()
})

test('what a used browser is told of its screen holds on every page', async () => {
  const page = await welcome()
  await sendAway(page.context(), { isWell: true })
  expect(await welcome()).toBe(page)
  await page.emulateMedia({ media: 'print' })
  for (const path of [paths.about, paths.faq]) {
    await page.goto(path)
    expect(await page.evaluate(readMedia)).toEqual({ isPrint: true, isStill: true })
  }
  await page.context().close()
})

test('a browser that cannot forget, or has failed, is used by nobody else', async () => {
  const [scripted, failed] = [await welcome(), await welcome()]
  await scripted.context().addInitScript(() => localStorage.setItem('other', 'here'))
  for (const page of [scripted, failed]) await page.goto(paths.about)
  await sendAway(scripted.context(), { isWell: true })
  await sendAway(failed.context(), { isWell: false })
  expect([scripted, failed].map((page) => page.isClosed())).toEqual([true, true])
})

test('a first visit is made in a browser that has fetched nothing', async () => {
  const used = await welcome()
  await used.goto(paths.about)
  await sendAway(used.context(), { isWell: true })
  const first = await welcome(true)
  expect(first).not.toBe(used)
  await sendAway(first.context(), { isWell: true })
  expect(first.isClosed()).toBe(true)
  await (await welcome()).context().close()
})

const readMedia = () => ({
  isPrint: matchMedia('print').matches,
  isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
})

async function storeEverywhere(): Promise<void> {
  localStorage.setItem('other', 'here')
  sessionStorage.setItem('other', 'here')
  await caches.open('other')
  await new Promise((done) => {
    const request = indexedDB.open('other')
    request.addEventListener('success', done)
  })
}

async function findStored() {
  return {
    local: localStorage.getItem('other'),
    scripted: localStorage.getItem('scripted'),
    hasFunction: 'exposed' in globalThis,
    tab: sessionStorage.getItem('other'),
    databases: (await indexedDB.databases()).filter(({ name }) => name === 'other'),
    caches: (await caches.keys()).filter((name) => name === 'other'),
    // Where the browser was sent away to, and the two pages since.
    entries: history.length,
  }
}
