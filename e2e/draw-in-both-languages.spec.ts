import { afterAll, describe, expect, test } from 'vitest'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { findAdmin, signIn } from './support/accounts.ts'
import { toEnd } from './support/editor.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'
import { startLearnPage } from './support/written-items.ts'

const site = await startSite()
afterAll(() => site.stop())

const texts: Record<
  Language,
  { words: string; dataSet: string; noted: string; about: string; figure: string }
> = {
  en: {
    words: 'Where many buy, a price seldom falls further.',
    dataSet: 'Series: to and fro',
    noted: 'Many buy here',
    about: 'The price turns three times at the same line.',
    figure: '4321',
  },
  am: {
    words: 'ብዙዎች በሚገዙበት ቦታ ዋጋ ከዚያ በታች እምብዛም አይወርድም።',
    dataSet: 'የዋጋ ዝርዝር፦ ወዲያና ወዲህ',
    noted: 'ብዙዎች እዚህ ይገዛሉ',
    about: 'ዋጋው ሦስት ጊዜ በዚያው መስመር ላይ ይመለሳል።',
    figure: '8765',
  },
}
/** A level line has no height, so no browser calls it visible. */
const drawn = { state: 'attached' } as const

describe.each(languages)('with the admin pages in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('desk', key, values)
  const second = otherLanguage(language)
  const nameOf = (edition: Language) => word(`language.${edition}`)

  test('a chart and a calculator go from one text into its translation without their words, and readers of both use them', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const page = await startLearnPage(admin, language, texts[language].words)
    await admin.goto(paths.admin.item('learn', page.id))
    const panelOf = (edition: Language) => admin.getByRole('region', { name: nameOf(edition), exact: true })
    const textOf = (edition: Language) =>
      panelOf(edition).getByRole('textbox', {
        name: word('field.bodyIn', { language: nameOf(edition) }),
        exact: true,
      })
    const pick = async (block: 'chart' | 'calculator') => {
      const label = word(`tool.${block}`)
      await admin.keyboard.type(`/${label.split(' ')[0]}`)
      await admin.getByRole('option', { name: label, exact: true }).waitFor()
      await admin.keyboard.press('Enter')
    }
    const form = admin.getByRole('dialog', { name: word('tool.chart'), exact: true })
    const describeChart = async (edition: Language) => {
      const note = form.getByRole('group', { name: word('chart.note', { number: 1 }) })
      await note.getByRole('textbox', { name: word('chart.noteText') }).fill(texts[edition].noted)
      await form.getByRole('textbox', { name: word('chart.description') }).fill(texts[edition].about)
      return note
    }
    const publish = async (edition: Language) => {
      const named = { language: nameOf(edition) }
      await panelOf(edition)
        .getByRole('button', { name: word('publish.in', named), exact: true })
        .press('Enter')
      await admin.getByText(word('publish.done', named)).first().waitFor()
    }

    // The first text by hand: a chart with a note, and a calculator with a figure of its own.
    const first = textOf(language)
    await first.click()
    await toEnd(first)
    await admin.keyboard.press('Enter')
    await pick('chart')
    const series = admin.getByRole('dialog', { name: word('chart.pick.dataSet'), exact: true })
    await series.getByRole('searchbox').fill(texts[language].dataSet)
    await series
      .getByRole('button', { name: word('pick.chooseNamed', { title: texts[language].dataSet }) })
      .press('Enter')
    await form.getByRole('button', { name: word('chart.addNote') }).press('Enter')
    const note = await describeChart(language)
    await note.getByRole('textbox', { name: word('chart.price') }).fill('190')
    await form.getByRole('button', { name: word('chart.save') }).press('Enter')
    await form.waitFor({ state: 'detached' })
    await first.locator('.chart-level').waitFor(drawn)
    await first.focus()
    await toEnd(first)
    await pick('calculator')
    const sums = admin.getByRole('dialog', { name: word('tool.calculator'), exact: true })
    await sums.getByRole('textbox').first().fill(texts[language].figure)
    await sums.getByRole('button', { name: word('calculator.put') }).press('Enter')
    await sums.waitFor({ state: 'detached' })
    await publish(language)

    // Its translation takes both over: what is drawn and reckoned stays, the words are to be said anew.
    const translation = textOf(second)
    await panelOf(second)
      .getByRole('textbox', { name: word('field.title'), exact: true })
      .fill(`${texts[second].words} (${language})`)
    await panelOf(second)
      .getByRole('textbox', { name: word('field.excerpt'), exact: true })
      .fill(texts[second].words)
    await admin
      .getByRole('button', { name: word('structure.copy', { other: nameOf(language) }) })
      .press('Enter')
    await translation.locator('.chart-level').waitFor(drawn)
    await translation.locator('form.calculator').waitFor()
    await expect.poll(() => translation.getByText(texts[language].noted).count()).toBe(0)
    await translation.locator('[data-ghost]').first().click()
    await admin.keyboard.insertText(texts[second].words)
    await panelOf(second)
      .getByRole('button', { name: word('chart.change') })
      .press('Enter')
    await describeChart(second)
    await checkAccessibility(admin)
    await form.getByRole('button', { name: word('chart.keep'), exact: true }).press('Enter')
    await form.waitFor({ state: 'detached' })
    await translation.getByText(texts[second].noted).first().waitFor()
    await publish(second)

    for (const reading of languages)
      for (const javaScript of [true, false]) {
        const reader = await openPage(site, {
          language: reading,
          javaScript,
          viewport: { width: 360, height: 640 },
        })
        await reader.goto(paths.learnItem(page.slug))
        const main = reader.getByRole('main')
        await main.getByText(texts[reading].words, { exact: true }).first().waitFor()
        await main.locator('figure.chart .chart-level').waitFor(drawn)
        await main.locator('.chart-notes').getByText(texts[reading].noted).waitFor()
        await main.locator('figure.chart figcaption').getByText(texts[reading].about).waitFor()
        const field = main.locator('form.calculator input:not([type=hidden])').first()
        expect(await field.inputValue()).toBe(texts[language].figure)
        expect(await main.getByText(texts[otherLanguage(reading)].noted).count()).toBe(0)
        expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
        if (javaScript) await checkAccessibility(reader)
      }
  }, 120_000)
})
