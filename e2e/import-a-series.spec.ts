import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { languages, type Language } from '#platform/languages.ts'
import type { Values } from '#platform/messages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { holdAnswer } from './support/hold-answers.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'
import { write } from './support/written-items.ts'

const site = await startSite()
afterAll(() => site.stop())

const titles: Record<Language, string> = { en: 'Coffee in twelve days', am: 'የአሥራ ሁለት ቀን ቡና' }
const phone = { width: 360, height: 780 }
const lines = Array.from({ length: 12 }, (_, at) => {
  const price = (more: number) => `${10 + at + more}.00`
  const day = String(at + 2).padStart(2, '0')
  return `2026-03-${day},${price(0)},${price(2)},${price(-1)},${price(1)},100`
})
const mended = ['time,open,high,low,close,volume', ...lines, ''].join('\r\n')
const faulty = mended.replace(',12.00,9.00', ',8.00,9.00').replace('2026-03-13', '2026-02-29')

const expectFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true)

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const t = (key: string, values?: Values) => say('datasets.admin', key, values)
  const read = (key: string, values?: Values) => say('resources', key, values)
  const title = titles[language]

  /** Leaves the kind of the resource changed and not saved. */
  async function makeDataSet(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: say('desk', 'item.showSettings') }).click()
    await page
      .getByRole('region', { name: say('desk', 'item.settings') })
      .getByLabel(say('resources.admin', 'type'), { exact: true })
      .selectOption('dataset')
    return page.getByRole('region', { name: t('title'), exact: true })
  }

  /** The mark of what must be given is no part of a name. */
  const fieldIn = (part: Locator) => (key: string) =>
    part
      .getByRole('textbox', { name: t(key), exact: true })
      .or(part.getByRole('combobox', { name: t(key), exact: true }))

  async function choose(part: Locator, table: string): Promise<void> {
    const buffer = Buffer.from(table)
    await part.locator('input[type=file]').setInputFiles({ name: 'coffee.csv', mimeType: 'text/csv', buffer })
    await part.getByRole('button', { name: t('look') }).press('Enter')
  }

  test('an administrator imports a table once it is whole, and readers see what it is', async () => {
    const page = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(page, await findAdmin(site))
    const item = await write(page, language, { kind: 'resource', title })
    await page.goto(paths.admin.item('resources', item.id))
    const part = await makeDataSet(page)
    await part.getByText(t('none')).waitFor()
    await choose(part, faulty)
    const field = fieldIn(part)
    for (const key of ['unit', 'isMadeUp', 'sourceEn', 'sourceAm', 'licence'])
      expect(await field(key).getAttribute('required')).not.toBeNull()
    await expectFocus(field('unit'))
    await field('unit').fill('ETB/kg')
    await field('isMadeUp').selectOption('yes')
    await field('sourceEn').fill('Made by us')
    await field('sourceAm').fill('በእኛ የተሠራ')
    await field('licence').fill('CC BY 4.0')
    await part.getByRole('button', { name: t('look') }).press('Enter')

    await expectFocus(part.getByRole('heading', { name: t('report.faults', { count: 2 }) }))
    const told = part.getByRole('listitem')
    expect(await told.allTextContents()).toEqual([
      `${t('place.row', { row: 2 })} ${t('problem.bar.high_below_low')}`,
      `${t('place.cell', { row: 13, column: 'time' })} ${t('problem.time.invalid', { detail: '2026-02-29' })}`,
    ])
    await checkAccessibility(page)
    const importing = part.getByRole('button', { name: t('import') })
    expect(await importing.count()).toBe(0)

    await choose(part, mended.replace('open', 'begin'))
    const missing = t('problem.column.missing', { detail: t('column.open') })
    await told.filter({ hasText: missing }).waitFor()

    await choose(part, mended)
    await expectFocus(part.getByRole('heading', { name: t('report.clean', { count: 12 }) }))
    const rows = part.getByRole('group', { name: t('report.rows') }).getByRole('row')
    // The names of the columns, five rows of each end, and the gap between.
    await expect.poll(() => rows.count()).toBe(12)
    await part.getByText(t('notSaved')).waitFor()
    await expect.poll(() => importing.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Control+s')
    await part.getByText(t('notSaved')).waitFor({ state: 'hidden' })
    await importing.press('Enter')
    await page
      .getByRole('alert')
      .filter({ hasText: t('imported') })
      .waitFor()
    await expectFocus(part.getByRole('heading', { name: t('title'), exact: true }))
    await part.getByText(t('version', { version: '1' }), { exact: true }).waitFor()
    await checkAccessibility(page)

    const { revision } = item.editions.find((one) => one.language === language) ?? {}
    const publication = `/api/admin/items/${item.id}/editions/${language}/publication`
    await askApi(page, 'PUT', publication, { revision })
    await readAsGuest(item.slug)
  })

  test('what was looked at before the settings or the file changed is no report of what is imported', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    const item = await write(page, language, {
      kind: 'resource',
      title,
      details: { resourceType: 'dataset' },
    })
    await page.goto(paths.admin.item('resources', item.id))
    await page.getByRole('button', { name: say('desk', 'item.showSettings') }).click()
    const part = page.getByRole('region', { name: t('title'), exact: true })
    const field = fieldIn(part)
    await field('unit').fill('ETB/kg')
    await field('isMadeUp').selectOption('yes')
    await field('sourceEn').fill('Made by us')
    await field('sourceAm').fill('በእኛ የተሠራ')
    await field('licence').fill('CC BY 4.0')
    const looking = part.getByRole('button', { name: t('look') })
    const report = part.getByRole('heading', { name: t('report.clean', { count: 12 }) })
    const other = { name: 'other.csv', mimeType: 'text/csv', buffer: Buffer.from(faulty) }
    for (const change of [
      () => field('calendar').selectOption('ethiopian'),
      () => part.locator('input[type=file]').setInputFiles(other),
    ]) {
      const answer = await holdAnswer(page, 'POST', /\/report$/)
      await field('calendar').selectOption('gregorian')
      await choose(part, mended)
      await answer.reached
      await change()
      answer.release()
      await expect.poll(() => looking.getAttribute('aria-disabled')).toBeNull()
      expect(await report.count()).toBe(0)
    }
    await field('calendar').selectOption('gregorian')
    await choose(part, mended)
    await report.waitFor()

    const kept = await holdAnswer(page, 'POST', /\/versions$/)
    await part.getByRole('button', { name: t('import') }).press('Enter')
    await kept.reached
    await part.locator('input[type=file]').setInputFiles(other)
    kept.release()
    await page.getByText(t('imported')).waitFor()
    await part.getByText('other.csv').waitFor()
  })

  async function readAsGuest(slug: string): Promise<void> {
    const page = await openPage(site, { language, viewport: phone })
    await page.goto(paths.resource(slug))
    const series = page.getByRole('region', { name: read('series.title') })
    await series.getByText(read('series.madeUp')).waitFor()
    for (const fact of [
      read('series.count.prices', { count: 12 }),
      'ETB/kg',
      language === 'am' ? 'በእኛ የተሠራ' : 'Made by us',
    ])
      await series.getByText(fact, { exact: true }).waitFor()
    await series.getByText(read('series.rows'), { exact: true }).click()
    const rows = series.getByRole('row')
    await expect.poll(() => rows.count()).toBe(12)
    expect(await rows.nth(1).getByRole('cell').allTextContents()).toEqual(lines[0]?.split(',').slice(1))
    expect(await rows.last().getByRole('cell').allTextContents()).toEqual(lines[11]?.split(',').slice(1))
    await checkAccessibility(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

    const arriving = page.waitForEvent('download')
    await series.getByRole('link', { name: read('series.download') }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toBe(`${slug}-1.csv`)
    expect(await readFile(await download.path(), 'utf8')).toBe(mended)
  }
})
