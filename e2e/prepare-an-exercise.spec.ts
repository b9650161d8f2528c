import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { Collection } from '#content/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import type { Values } from '#platform/messages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'
import { write } from './support/written-items.ts'

const site = await startSite()
afterAll(() => site.stop())

const phone = { width: 360, height: 780 }
const series: Record<Language, { prices: string; values: string; link: string }> = {
  en: {
    prices: 'Series: to and fro',
    values: 'Series: yields of treasury bill auctions',
    link: 'Budget and saving template',
  },
  am: {
    prices: 'የዋጋ ዝርዝር፦ ወዲያና ወዲህ',
    values: 'ዝርዝር፦ የግምጃ ቤት ሰነድ ጨረታ የገቢ ምጣኔ',
    link: 'የበጀትና የቁጠባ ቅጽ',
  },
}
const titles: Record<Language, string> = { en: 'Bananas', am: 'ሙዝ' }
// Days of Tahsas 2018, with figures whose comma parts columns as well.
const ethiopian = (cell: string) =>
  [
    'time,value',
    ...Array.from({ length: 12 }, (_, at) => `2018-04-${String(at + 1).padStart(2, '0')},${cell}`),
  ].join('\n')

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const t = (key: string, values?: Values) => say('datasets.admin', key, values)
  const pick = (label: string) => say('desk', 'pick.add', { label })

  async function edit(page: Page, address: string): Promise<void> {
    await page.goto(address)
    await page
      .getByRole('radiogroup', { name: say('desk', 'item.part') })
      .getByText(say('desk', 'item.settings'), { exact: true })
      .click()
  }

  async function offered(page: Page, label: string): Promise<Locator> {
    await page.getByRole('button', { name: pick(label) }).press('Enter')
    const dialog = page.getByRole('dialog', { name: label })
    await dialog.getByLabel(say('desk', 'table.search')).waitFor()
    return dialog
  }

  test('an editor on a phone comes to the language that is begun, hears where a series goes and sees its days in both calendars', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await findAdmin(site))
    const title = titles[language]
    const item = await write(page, language, { kind: 'resource', title })
    await page.goto(paths.admin.item('resources', item.id))
    const own = page.getByRole('region', { name: say('desk', `language.${language}`), exact: true })
    await own.getByLabel(say('desk', 'field.title'), { exact: true }).waitFor()

    await edit(page, paths.admin.item('resources', item.id))
    const type = page.getByLabel(say('resources.admin', 'type'), { exact: true })
    await type.selectOption('dataset')
    await page.getByText(say('resources.admin', 'type.datasetHelp')).waitFor()
    await page.keyboard.press('Control+s')
    const part = page.getByRole('region', { name: t('title'), exact: true })
    // The mark of what must be given is no part of a name.
    const field = (key: string) =>
      part
        .getByRole('textbox', { name: t(key), exact: true })
        .or(part.getByRole('combobox', { name: t(key), exact: true }))
    await field('form').selectOption('values')
    await field('unit').fill('ETB/kg')
    await field('isMadeUp').selectOption('yes')
    await field('sourceEn').fill('Made by us')
    await field('sourceAm').fill('በእኛ የተሠራ')
    await field('licence').fill('CC BY 4.0')
    const look = async (table: string) => {
      const file = { name: 'bananas.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
      await part.locator('input[type=file]').setInputFiles(file)
      await part.getByRole('button', { name: t('look') }).press('Enter')
    }
    await look(ethiopian('100,5'))
    await part.getByText(t('problem.row.too_long')).first().waitFor()
    await look(ethiopian('100.5'))
    // Somebody who forgot the calendar sees that these are days of another year.
    await part.getByText(/2010/).first().waitFor()
    await field('calendar').selectOption('ethiopian')
    await part.getByRole('button', { name: t('look') }).press('Enter')
    const span = part.getByText(language === 'am' ? 'ታኅሣሥ 1 ቀን 2018 ዓ.ም' : '10 December 2025')
    await span.waitFor()
    await checkAccessibility(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(phone.width)
  })

  test('an editor of a replay is offered the data sets that have prices, and nothing else', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await findAdmin(site))
    const { prices, values, link } = series[language]
    const replay = await write(page, language, { kind: 'replay', title: titles[language] })
    await edit(page, paths.admin.item('replays', replay.id))
    const dialog = await offered(page, say('replays.admin', 'dataSet'))
    await dialog.getByText(prices, { exact: true }).waitFor()
    for (const other of [values, link]) expect(await dialog.getByText(other, { exact: true }).count()).toBe(0)
    await checkAccessibility(page)
  })

  test('a lesson has captions and a transcript unless it is a quiz', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await findAdmin(site))
    const course = await write(page, language, { kind: 'course', title: titles[language] })
    const section = { kind: 'section', parentId: course.id, titleEn: 'Part', titleAm: 'ክፍል' }
    const { id: collectionId } = await askApi<Collection>(page, 'POST', '/api/admin/collections', section)
    const lesson = await write(page, language, {
      kind: 'lesson',
      title: titles[language],
      parentId: course.id,
      collectionId,
    })
    await page.goto(paths.admin.item('courses', lesson.id))
    const more = page.getByText(say('courses.admin', 'video.more'), { exact: true })
    await expect.poll(() => more.count()).toBe(2)
    await edit(page, paths.admin.item('courses', lesson.id))
    await page.getByLabel(say('courses.admin', 'lessonKind'), { exact: true }).selectOption('quiz')
    await expect.poll(() => more.count()).toBe(0)
  })
})
