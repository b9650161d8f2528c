import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { bytesOf, listOf, moveUntilTakenOver, untilQuiet, watchTraffic } from './support/first-visit.ts'
import { languageSwitch } from './support/language.ts'
import { startSite } from './support/site.ts'

const site = await startSite()
const fonts = mkdtempSync(path.join(os.tmpdir(), 'no-ethiopic-'))
/** Every face of the machine but those that can show Amharic. */
writeFileSync(
  path.join(fonts, 'fonts.conf'),
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <include ignore_missing="yes">/etc/fonts/fonts.conf</include><cachedir>${fonts}</cachedir>
    <selectfont><rejectfont>
      <pattern><patelt name="lang"><string>am</string></patelt></pattern>
      <glob>*thiopic*</glob>
    </rejectfont></selectfont>
  </fontconfig>`,
)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--host-resolver-rules=MAP localhost 127.0.0.1'],
  env: { ...process.env, FONTCONFIG_FILE: path.join(fonts, 'fonts.conf') },
})
afterAll(async () => {
  await browser.close()
  await site.stop()
  rmSync(fonts, { recursive: true, force: true })
})

/** Bytes of a first visit on a phone that has none of it, headers and all. */
const most = { document: 24 * 1024, picture: 14 * 1024, visit: 80 * 1024, scripts: 100 * 1024 }

const post = paths.blog('what-the-esx-means-for-small-savers')
const read = [
  paths.home,
  paths.blogs,
  post,
  paths.learn,
  paths.learnItem('what-is-a-market'),
  paths.resources,
  paths.resource('scam-checklist'),
  paths.glossary,
  paths.term('bond'),
  paths.tool('position-size'),
  paths.practice,
  paths.search,
  paths.about,
  paths.privacyPolicy,
  paths.faq,
  paths.contact,
  paths.register,
  paths.login,
  paths.question('lp-route-of-a-load'),
  paths.orderBook('buy-without-running-after-the-price'),
  paths.replay('uptrend-with-patience'),
]
const visits = languages.flatMap((language) => read.map((address) => ({ language, address })))

describe('on a device without Ethiopic letters', () => {
  test('has none of its own to show', async () => {
    const page = await open('am', { isWithoutFonts: true })
    await page.goto(post)
    await expect
      .poll(() => facesOf(page, 'h1'))
      .not.toContainEqual(expect.objectContaining({ isCustomFont: true }))
    expect((await facesOf(page, 'h1')).map(({ familyName }) => familyName).join()).not.toMatch(/thiopic/)
  })

  test.each([paths.home, post, paths.learnItem('what-is-a-market'), paths.login])(
    '%s can be read in Amharic before any script has arrived',
    async (address) => {
      const page = await open('am')
      await page.route(/\.js$/, () => undefined)
      await page.goto(address, { waitUntil: 'commit' })
      await page.locator('main h1').waitFor()
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await expect
        .poll(() => facesOf(page, 'main p'))
        .toContainEqual(expect.objectContaining({ familyName: 'Noto Sans Ethiopic', isCustomFont: true }))
    },
  )

  test('the letters are asked for before scripts and style sheets, and are light', async () => {
    const page = await open('am')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const answer = await page.goto(post)
    const html = (await answer?.text()) ?? ''
    const preload = html.indexOf('rel="preload" as="font"')
    expect(preload).toBeGreaterThan(0)
    expect(preload).toBeLessThan(html.indexOf('<script'))
    expect(preload).toBeLessThan(html.indexOf('<style'))
    await page.waitForLoadState('networkidle')
    const files = asked.filter((url) => url.endsWith('.woff2'))
    expect(files.length).toBeGreaterThan(0)
    for (const url of files) {
      expect(url).not.toContain('other-ethiopic')
      expect((await (await page.request.get(url)).body()).byteLength).toBeLessThan(16_000)
    }
  })

  test.each(visits)(
    'a first visit of $address in $language is light until the reader does something, and not heavy then',
    async ({ language, address }) => {
      const page = await open(language)
      const traffic = await watchTraffic(page)
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      expect(bytesOf(traffic, 'Script') + bytesOf(traffic, 'Stylesheet'), listOf(traffic)).toBe(0)
      expect(bytesOf(traffic, 'Document'), listOf(traffic)).toBeLessThan(most.document + most.picture)
      expect(bytesOf(traffic), listOf(traffic)).toBeLessThan(most.visit)
      await moveUntilTakenOver(page)
      await untilQuiet(traffic)
      const scripts = traffic.filter(({ kind }) => kind === 'Script')
      expect(scripts.length).toBeGreaterThan(3)
      // The scripts themselves, without what stands around them on the wire.
      const bodies = scripts.reduce((sum, { body }) => sum + body, 0)
      expect(bodies, listOf(scripts)).toBeLessThan(most.scripts)
    },
  )

  test('English pages fetch no Ethiopic letters, and the way to Amharic is drawn', async () => {
    const page = await open('en')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const address of [paths.home, post, paths.login]) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      const name = languageSwitch(page, 'en')
      expect((await name.locator('svg').boundingBox())?.width).toBeGreaterThan(25)
      await expect.poll(() => name.textContent()).toBe('')
    }
    expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([])
  })
})

async function open(language: Language, { isWithoutFonts = false } = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    locale: language === 'am' ? 'am-ET' : 'en-GB',
    viewport: { width: 360, height: 780 },
  })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  if (isWithoutFonts) await page.route(/\.woff2$/, (route) => route.abort())
  return page
}

/** The faces that the browser really draws an element's words with. */
async function facesOf(
  page: Page,
  selector: string,
): Promise<{ familyName: string; isCustomFont: boolean }[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts
}
