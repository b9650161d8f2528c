import { afterAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { runsOf, wrongSigns } from '#app/server/test-amharic-runs.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { findAccessibilityFaults } from './support/accessibility.ts'
import { findAdmin, register, signIn } from './support/accounts.ts'
import {
  adminPages,
  findCoursePages,
  findEditorPages,
  makeMemberPages,
  makePublicPages,
  memberPages,
  publicPages,
} from './support/every-page.ts'
import { partInTurn } from './support/in-turn.ts'
import { findLargeTextFaults } from './support/large-text.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn, type Say } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

/** Long, because every page is looked at in one visit. */
const timeout = 240_000

const phone = { width: 320, height: 640 }
/** Of somebody who has set large text. */
const largerPhone = { width: 360, height: 740 }
const desk = { width: 1280, height: 800 }

describe.each(languages)('in %s, axe, the law of signs and a small phone find no fault', (language) => {
  const say = textsIn(language)

  test('on any public page', { timeout }, async () => {
    const page = await openPage(site, { language, allow: [/status of 404/] })
    expect(await lookAt(page, [...publicPages, '/nowhere'], { language, say })).toEqual([])
  })

  test('on a series of posts and on drafts behind a secret link', { timeout }, async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const made = await makePublicPages(admin)
    const page = await openPage(site, { language })
    expect(await lookAt(page, made, { language, say })).toEqual([])
  })

  test('on any page of the members’ area', { timeout }, async () => {
    const page = await openPage(site, { language })
    await signIn(page, await register(site, { language }))
    const pages = [...memberPages, ...(await makeMemberPages(page)), paths.login]
    expect(await lookAt(page, pages, { language, say })).toEqual([])
  })

  test('on any page of the admin area', { timeout }, async () => {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    expect(await lookAt(page, adminPages, { language })).toEqual([])
  })

  test('in any editor of the admin area', { timeout }, async () => {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    expect(await lookAt(page, await findEditorPages(page), { language })).toEqual([])
  })

  test('on the pages about the learners of a course and its quiz', { timeout }, async () => {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    expect(await lookAt(page, await findCoursePages(page), { language })).toEqual([])
  })
})

/** Sets the scheme as the toggle does, without the transitions on the way. */
function turnDark(): void {
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: '* { transition: none !important }' }),
  )
  document.documentElement.dataset.mantineColorScheme = 'dark'
}

interface Look {
  language: Language
  /** Of pages of readers. */
  say?: Say
}

/**
 * On a wide screen, which then becomes a phone. Colours are all that differs between the schemes, and they are the same in both
 * languages: axe sees a page in the dark in one of them, and a page of the admin area at all. Pages of readers, whose texts are given,
 * are then set in large text.
 */
async function lookAt(page: Page, addresses: readonly string[], { language, say }: Look): Promise<string[]> {
  const faults: string[] = []
  const inTurn = new Set(partInTurn(addresses, language))
  for (const address of addresses) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(desk)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const light = say || inTurn.has(address) ? await findAccessibilityFaults(page) : []
    const signs = await findWrongSigns(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.evaluate(turnDark)
    const dark = inTurn.has(address) ? await findAccessibilityFaults(page, ['color-contrast']) : []
    await page.setViewportSize(phone)
    const excess = await measureExcess(page)
    if (excess > 0) faults.push(`${address}: ${excess} px too wide`)
    await page.setViewportSize(largerPhone)
    const large = say ? await findLargeTextFaults(page, say) : []
    faults.push(
      ...signs.map((words) => `${address} has Latin signs: ${words}`),
      ...light.map((fault) => `${address} light: ${fault}`),
      ...large.map((fault) => `${address} in large text: ${fault}`),
      ...dark.map((fault) => `${address} dark: ${fault}`),
    )
  }
  return faults
}

/** How far a page scrolls sideways once it has taken its new width, pixels. */
async function measureExcess(page: Page): Promise<number> {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // What is laid out by a script takes the new width a little later.
  for (let turn = 0; turn < 20 && (await excess()) > 0; turn++)
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
  return excess()
}

/** Latin signs in what an Amharic page says, also where code put it together. */
async function findWrongSigns(page: Page): Promise<string[]> {
  const { language, html } = await page.evaluate(() => ({
    language: document.documentElement.lang,
    html: document.body.innerHTML,
  }))
  if (language !== 'am') return []
  const runs = runsOf(html)
  expect(runs.length).toBeGreaterThan(5)
  return [...new Set(runs.flatMap(wrongSigns))]
}
