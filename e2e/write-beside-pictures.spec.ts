import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { chart, drop, openTextEditor, outline } from './support/editor.ts'
import { shareSite } from './support/site.ts'

const site = await shareSite()

describe.each(languages)('with the admin pages in %s', (language) => {
  test('whatever is typed at once after a picture was dropped and described, the picture stays', async () => {
    const { page, text, saved } = await openTextEditor(site, { language })
    const rounds = 6
    await page.keyboard.type('First')
    for (let round = 1; round <= rounds; round++) {
      await page.keyboard.press('Enter')
      await page.keyboard.type(`Line ${round}`)
    }
    for (let round = 1; round <= rounds; round++) {
      await drop(text.getByText(`Line ${round}`, { exact: true }), [chart])
      await page.waitForFunction(() => document.activeElement?.matches('[data-alt]'))
      await page.keyboard.type(`Picture ${round}`)
      await page.keyboard.press('Enter')
      await text.getByText(`Line ${round}`, { exact: true }).click()
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await page.keyboard.type('/code')
      await page.keyboard.press('Enter')
      await page.keyboard.type(`code ${round}`)
    }
    const blocks = await saved(
      (blocks) => blocks.filter(({ type }) => type === 'figureImage').length === rounds,
    )
    const lines = Array.from({ length: rounds }, (_, at) => [
      `figureImage Picture ${at + 1}`,
      `paragraph Line ${at + 1}`,
      `codeBlock code ${at + 1}`,
    ])
    expect(outline(blocks)).toEqual(['paragraph First', ...lines.flat()])
  })

  test.each(['Enter', 'Escape'])('%s in the description leads to the line after the picture', async (key) => {
    const { page, text, saved } = await openTextEditor(site, { language })
    await page.keyboard.type('Before')
    await drop(text.getByText('Before'), [chart])
    await page.waitForFunction(() => document.activeElement?.matches('[data-alt]'))
    await page.keyboard.type('A line')
    await page.keyboard.press(key)
    await page.keyboard.type('x')
    expect(
      outline(await saved((blocks) => blocks.length === 2 && JSON.stringify(blocks).includes('xB'))),
    ).toEqual(['figureImage A line', 'paragraph xBefore'])
  })

  test('a letter typed while a picture is selected begins a line below it', async () => {
    const { page, text, saved } = await openTextEditor(site, { language })
    await page.keyboard.type('Before')
    await drop(text.getByText('Before'), [chart])
    await page.waitForFunction(() => document.activeElement?.matches('[data-alt]'))
    await page.keyboard.type('A line')
    await text.getByText('Before').click()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await text.locator('[data-figure][data-selected]').waitFor()
    await page.keyboard.type('new words')
    const blocks = await saved((blocks) => blocks.length === 3)
    expect(outline(blocks)).toEqual(['figureImage A line', 'paragraph new words', 'paragraph Before'])
  })
})
