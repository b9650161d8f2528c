import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { TradeList } from '#features/journal/contract.ts'
import type { NoteList } from '#features/notes/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, register, signIn } from './support/accounts.ts'
import { fillDevice } from './support/full-device.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const post = paths.blog('what-the-esx-means-for-small-savers')
const cut = [/net::ERR_FAILED/]
const begun = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed ')))

describe.each(languages)('in %s, on a device that has no room left', (language) => {
  const say = textsIn(language)
  const open = async (address: string) => {
    const page = await openPage(site, { language, allow: cut })
    await signIn(page, await register(site, { language }))
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    return page
  }

  test('a note that waits is not said to be kept, and its words are there again after a reload', async () => {
    const word = (key: string) => say('notes.member', key)
    const page = await open(post)
    const dialog = page.getByRole('dialog')
    const write = async () => {
      await page.getByRole('button', { name: word('add'), exact: true }).click()
      return dialog.getByLabel(word('words'))
    }
    const save = () => dialog.getByRole('button', { name: word('save'), exact: true }).click()
    await page.route('**/api/notes/*', (route) => route.abort())
    await fillDevice(page)
    await (await write()).fill('ጥሩ ሀሳብ')
    await save()
    await page.locator('main article').getByText(say('ui.states', 'waiting.open')).waitFor()
    await page.getByText(say('app.outbox', 'waiting', { count: 1 })).click()
    await page.getByText(say('app.outbox', 'kept.open')).waitFor()
    await expect.poll(() => page.getByText(say('app.outbox', 'kept')).count()).toBe(0)

    await page.unroute('**/api/notes/*')
    await page.reload()
    const words = await write()
    await expect.poll(() => words.inputValue()).toBe('ጥሩ ሀሳብ')
    await save()
    const readNotes = async () => (await askApi<NoteList>(page, 'GET', '/api/notes')).items
    await expect.poll(async () => (await readNotes()).map((note) => note.words)).toEqual(['ጥሩ ሀሳብ'])
    await expect.poll(() => begun(page)).toEqual([])
  })

  test('a trade stays begun until the site has it', async () => {
    const word = (key: string) => say('journal.member', key)
    const page = await open(paths.journal)
    const dialog = page.getByRole('dialog')
    await page.route('**/api/journal/trades/*', (route) => route.abort())
    await fillDevice(page)
    await page.getByRole('button', { name: word('add'), exact: true }).click()
    await dialog.getByRole('textbox', { name: word('field.instrument') }).fill('ሰሊጥ')
    await dialog.getByRole('button', { name: word('save'), exact: true }).click()
    await page.locator('main article').getByText(say('ui.states', 'waiting.open')).waitFor()
    expect(await begun(page)).toHaveLength(1)

    await page.unroute('**/api/journal/trades/*')
    const readTrades = async () => (await askApi<TradeList>(page, 'GET', '/api/journal/trades')).items
    await expect.poll(async () => (await readTrades()).length, { timeout: 15_000 }).toBe(1)
    await expect.poll(() => begun(page)).toEqual([])
  })
})
