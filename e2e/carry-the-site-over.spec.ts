import { globSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const full = await startSite()
const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-carried-'))
afterAll(async () => {
  await full.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Of all kinds, lessons too: as many as the starter content has. */
const starterItems = globSync('starter/**/item.json').length

const slug = 'ten-signs-of-a-trading-scam'
const phone = { width: 360, height: 740 }

describe.each(languages)('with the admin pages in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('transfer.admin', key, values)

  test('a ZIP that is damaged is answered with that alone, and another one can be chosen', async () => {
    const admin = await openPage(full, { language })
    await signIn(admin, await findAdmin(full))
    await admin.goto(paths.admin.transfer)
    const buffer = Buffer.from('PK\u0003\u0004 and then nothing that a ZIP has')
    const choose = () =>
      admin
        .locator('input[type=file]')
        .setInputFiles({ name: 'half.zip', mimeType: 'application/zip', buffer })
    await choose()
    await admin.getByText(word('transfer.problem.archive.unreadable')).waitFor()
    expect(await admin.getByText('file', { exact: true }).count()).toBe(0)
    expect(await admin.getByText(word('transfer.as')).count()).toBe(0)
    expect(await admin.getByRole('table').count()).toBe(0)
    await admin.getByRole('button', { name: word('transfer.choose'), exact: true }).click()
    await choose()
    await admin.getByText(word('transfer.problem.archive.unreadable')).waitFor()
  })

  test('an import that would take what other things need leads to them', async () => {
    const page = await openPage(full, { language, allow: [/status of 409/] })
    await signIn(page, await findAdmin(full))
    const none = { create: 0, update: 0, unchanged: 0 }
    const items = { ...none, update: 1 }
    const counts = { items, tags: none, collections: none, media: none, settings: none }
    const report = { as: 'archive', counts, items: [], settings: [], problems: [], problemCount: 0 }
    const settings = { purpose: 'archive', as: 'archive' }
    const looked = { id: 'looked-at', purpose: 'archive', name: 'a.zip', settings, report, result: null }
    const needing = {
      id: 'quiz',
      title: 'The last quiz',
      titleLanguage: 'en',
      path: paths.admin.blogs,
      need: 'shown',
    }
    const refusal = { code: 'item.in_use', status: 409, details: { items: [needing] } }
    await page.route('**/api/admin/imports/looked-at', (route) => route.fulfill({ json: looked }))
    await page.route('**/api/admin/imports/looked-at/application', (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', json: refusal }),
    )
    await page.goto(`${paths.admin.transfer}?file=looked-at`)
    await page.getByRole('button', { name: word('transfer.apply', { count: 1 }) }).click()
    const alert = page.getByRole('alert').filter({ hasText: word('import.stopped') })
    await alert.waitFor()
    await checkAccessibility(page)
    await alert.getByRole('link', { name: needing.title }).click()
    await page.waitForURL((url) => url.pathname === paths.admin.blogs)

    const problem = { field: needing.path, code: 'item.in_use', detail: needing.title }
    const foretold = {
      ...looked,
      id: 'foretold',
      report: { ...report, problems: [problem], problemCount: 1 },
    }
    await page.route('**/api/admin/imports/foretold', (route) => route.fulfill({ json: foretold }))
    await page.goto(`${paths.admin.transfer}?file=foretold`)
    const told = page.getByRole('alert').filter({ hasText: word('transfer.problem.item.in_use') })
    await told.waitFor()
    await checkAccessibility(page)
    await told.getByRole('link', { name: needing.title }).click()
    await page.waitForURL((url) => url.pathname === paths.admin.blogs)
  })

  test('an administrator takes a whole site along and lays it into an empty one', async () => {
    const dataDir = mkdtempSync(path.join(folder, 'empty-'))
    const empty = await startSite({ dataDir, settings: { STARTER_CONTENT: 'off' } })
    // After the pages that it serves, which are closed first.
    onTestFinished(() => empty.stop())
    const sender = await openPage(full, { language })
    await signIn(sender, await findAdmin(full))
    await sender.goto(paths.admin.dashboard)
    await sender
      .getByRole('link', { name: say('app.member', 'admin.transfer') })
      .first()
      .click()
    await sender.getByRole('heading', { level: 1, name: word('transfer.title') }).waitFor()
    await checkAccessibility(sender)
    const size = word('transfer.size.items', { count: starterItems })
    await sender.getByText(size).waitFor()
    const arriving = sender.waitForEvent('download')
    await sender.getByRole('link', { name: word('transfer.download') }).click()
    const file = path.join(folder, `${language}.zip`)
    await (await arriving).saveAs(file)

    const receiver = await openPage(empty, { language })
    await signIn(receiver, await findAdmin(empty))
    await receiver.goto(paths.admin.transfer)
    const choose = () => receiver.locator('input[type=file]').setInputFiles(file)
    await receiver.getByRole('button', { name: word('transfer.choose') }).waitFor()
    await choose()
    const apply = receiver.getByRole('button', { name: word('transfer.apply', { count: starterItems }) })
    // The whole site is read and compared before the button is there.
    await apply.waitFor({ timeout: 120_000 })
    await checkAccessibility(receiver)
    await receiver.setViewportSize({ width: 360, height: 740 })
    const counts = receiver.getByRole('table', { name: word('transfer.counts') })
    const row = counts.getByRole('row').nth(1)
    await expect.poll(() => row.evaluate((element) => getComputedStyle(element).display)).toBe('grid')
    await receiver.setViewportSize({ width: 1280, height: 800 })
    const reader = await openPage(empty, { language })
    expect((await reader.request.get(paths.blog(slug))).status()).toBe(404)

    await apply.click()
    // Each picture is made in all its widths again.
    await receiver.getByText(word('transfer.done'), { exact: true }).waitFor({ timeout: 180_000 })
    await checkAccessibility(receiver)
    await reader.goto(paths.blog(slug))
    await expect.poll(() => reader.locator('html').getAttribute('lang')).toBe(language)
    await reader.locator('article img').first().waitFor()
    const picture = reader.locator('article img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    await receiver.setViewportSize(phone)
    await receiver.getByRole('button', { name: word('transfer.another') }).click()
    await receiver.getByRole('button', { name: word('transfer.choose') }).waitFor()
    await choose()
    await receiver.getByText(word('transfer.nothing'), { exact: true }).waitFor({ timeout: 120_000 })
    await expect.poll(() => receiver.evaluate('document.documentElement.scrollWidth')).toBe(phone.width)
  }, 300_000)
})
