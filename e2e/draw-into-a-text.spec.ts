import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { findAdmin, signIn } from './support/accounts.ts'
import { toEnd } from './support/editor.ts'
import { eventually } from './support/eventually.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'
import { startLearnPage } from './support/written-items.ts'

const site = await startSite()
afterAll(() => site.stop())

const texts: Record<Language, { words: string; dataSet: string; noted: string }> = {
  en: { words: 'Prices go to and fro.', dataSet: 'Series: to and fro', noted: 'Here many wait' },
  am: { words: 'ዋጋ ወዲያና ወዲህ ይሄዳል።', dataSet: 'የዋጋ ዝርዝር፦ ወዲያና ወዲህ', noted: 'እዚህ ብዙዎች ይጠብቃሉ' },
}
/** A level line has no height, so no browser calls it visible. */
const drawn = { state: 'attached' } as const

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('desk', key, values)
  const { words, dataSet, noted } = texts[language]
  const name = word(`language.${language}`)
  /** By the first word of its name in the list that a slash opens. */
  const pick = async (admin: Page, block: 'chart' | 'calculator' | 'scamCheck') => {
    const label = word(`tool.${block}`)
    await admin.keyboard.type(`/${label.split(' ')[0]}`)
    await admin.getByRole('option', { name: label, exact: true }).waitFor()
    await admin.keyboard.press('Enter')
  }
  const isFocused = (found: Locator) =>
    eventually(() => found.evaluate((one) => one === document.activeElement), 'the focus is there')

  test('a chart, a calculator and the scam check come into a text by keyboard, and readers use them', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const page = await startLearnPage(admin, language, words)
    await admin.goto(paths.admin.item('learn', page.id))
    const panel = admin.getByRole('region', { name, exact: true })
    const text = panel.getByRole('textbox', { name: word('field.bodyIn', { language: name }), exact: true })
    const dialog = (key: string) => admin.getByRole('dialog', { name: word(key), exact: true })
    await text.click()
    await toEnd(text)
    await admin.keyboard.press('Enter')

    await pick(admin, 'chart')
    const series = dialog('chart.pick.dataSet')
    await isFocused(series.getByRole('searchbox'))
    await admin.keyboard.press('Escape')
    await series.waitFor({ state: 'detached' })
    await isFocused(text)
    await pick(admin, 'chart')
    await series.getByRole('searchbox').fill(dataSet)
    const choose = series.getByRole('button', {
      name: word('pick.chooseNamed', { title: dataSet }),
      exact: true,
    })
    await choose.press('Enter')
    const form = dialog('tool.chart')
    await isFocused(form.getByRole('combobox', { name: word('chart.form') }))
    await form.locator('.chart-drawing').waitFor()
    await form.getByRole('button', { name: word('chart.addNote') }).press('Enter')
    const note = form.getByRole('group', { name: word('chart.note', { number: 1 }) })
    await isFocused(note.getByRole('combobox', { name: word('chart.noteKind'), exact: true }))
    await note.getByRole('textbox', { name: word('chart.noteText') }).fill(noted)
    await form.getByRole('button', { name: word('chart.save'), exact: true }).press('Enter')
    await isFocused(note.getByRole('textbox', { name: word('chart.price'), exact: true }))
    await note.getByText(word('chart.figureFault')).waitFor()
    await checkAccessibility(admin)
    await admin.keyboard.type('190')
    await form.locator('.chart-level').waitFor(drawn)
    await admin.keyboard.press('Enter')
    await form.waitFor({ state: 'detached' })
    await isFocused(text)
    await text.locator('.chart-level').waitFor(drawn)

    const change = panel.getByRole('button', { name: word('chart.change') })
    await change.press('Enter')
    await form.getByRole('combobox', { name: word('chart.form') }).selectOption('line')
    await form.getByRole('button', { name: word('chart.pick.compared') }).press('Enter')
    await isFocused(dialog('chart.pick.compared').getByRole('searchbox'))
    await admin.keyboard.press('Escape')
    // What was changed is not lost by thinking better of another data set.
    expect(await form.getByRole('combobox', { name: word('chart.form') }).inputValue()).toBe('line')
    // Without a sentence for whoever does not see it, publishing asks first.
    await form.getByRole('textbox', { name: word('chart.description') }).fill(noted)
    await form.getByRole('button', { name: word('chart.keep'), exact: true }).press('Enter')
    await form.waitFor({ state: 'detached' })
    await isFocused(change)

    await text.focus()
    await toEnd(text)
    await pick(admin, 'calculator')
    const sums = dialog('tool.calculator')
    await isFocused(sums.getByRole('combobox', { name: word('calculator.which') }))
    await sums.locator('form.calculator').nth(1).waitFor()
    await checkAccessibility(admin)
    await sums.getByRole('textbox').first().fill('12345')
    await sums.getByRole('button', { name: word('calculator.put'), exact: true }).press('Enter')
    await sums.waitFor({ state: 'detached' })
    await isFocused(text)
    await pick(admin, 'scamCheck')
    await text.locator('.scam-check').waitFor()
    await checkAccessibility(admin)
    // The first of them was put in long ago, so taking its removal back takes back nothing else.
    const drawing = text.locator('.chart-drawing')
    await panel
      .getByRole('button', { name: word('block.remove', { name: word('chart.name') }) })
      .press('Enter')
    await drawing.waitFor({ state: 'detached' })
    await isFocused(text)
    await admin.keyboard.press('Control+z')
    await drawing.waitFor()
    const publish = panel.getByRole('button', { name: word('publish.in', { language: name }), exact: true })
    await publish.press('Enter')
    await admin
      .getByText(word('publish.done', { language: name }))
      .first()
      .waitFor()

    for (const javaScript of [true, false]) {
      const reader = await openPage(site, { language, javaScript, viewport: { width: 360, height: 640 } })
      await reader.goto(paths.learnItem(page.slug))
      await reader.locator('figure.chart .chart-level').waitFor(drawn)
      await reader.locator('.chart-notes').getByText(noted).waitFor()
      await reader.locator('figure.chart figcaption').getByText(noted).waitFor()
      const first = reader.locator('form.calculator input:not([type=hidden])').first()
      await expect.poll(() => first.inputValue()).toBe('12345')
      await reader.locator('.scam-check').waitFor()
      expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      if (javaScript) await checkAccessibility(reader)
    }
  }, 120_000)
})
