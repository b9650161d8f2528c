import { describe, expect, test } from 'vitest'
import type { Block } from '#content/blocks/nodes/block.ts'
import { languages } from '#platform/languages.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { openTextEditor } from './support/editor.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

/** The words of the text that are marked as terms. */
function markedIn(blocks: readonly Block[]): string[] {
  return blocks
    .flatMap((block) => (block.type === 'paragraph' ? (block.content ?? []) : []))
    .flatMap((node) =>
      node.type === 'text' && node.marks?.some(({ type }) => type === 'term') ? [node.text] : [],
    )
}

describe.each(languages)('with the admin pages in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string) => say('desk', key)
  const titles = { en: 'Dividend', am: 'የትርፍ ድርሻ' }

  test('the word at the cursor is marked as the term that is chosen, by keys and by the tool, and unmarked again', async () => {
    const { page, panel, saved } = await openTextEditor(site, { language })
    await page.keyboard.type('They paid a dividend')
    await page.keyboard.press('Control+Shift+e')
    const dialog = page.getByRole('dialog', { name: word('term.dialog') })
    await dialog.getByRole('button', { name: titles[language], exact: true }).waitFor()
    const search = dialog.getByRole('searchbox')
    await expect.poll(() => search.inputValue()).toBe('dividend')
    await expect.poll(() => search.evaluate(() => String(getSelection()))).toBe('dividend')
    await page.keyboard.type('bond')
    await expect.poll(() => search.inputValue()).toBe('bond')
    await search.fill('dividend')
    await dialog.getByRole('button', { name: titles[language], exact: true }).waitFor()
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: titles[language], exact: true }).click()
    expect(markedIn(await saved((blocks) => markedIn(blocks).length > 0))).toEqual(['dividend'])

    await page.keyboard.type(' in May')
    expect(markedIn(await saved((blocks) => JSON.stringify(blocks).includes('in May')))).toEqual(['dividend'])
    await panel.locator('.ProseMirror .marked-term').click()
    await panel.getByRole('button', { name: word('tool.term') }).click()
    expect(markedIn(await saved((blocks) => markedIn(blocks).length === 0))).toEqual([])
  })

  test('after a slash a term is chosen and written with its mark', async () => {
    const { page, saved } = await openTextEditor(site, { language })
    await page.keyboard.type('It pays a /gloss')
    await page.getByRole('option', { name: word('tool.term') }).waitFor()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: word('term.dialog') })
    await dialog.getByRole('searchbox').fill('dividend')
    await dialog.getByRole('button', { name: titles[language], exact: true }).click()
    await page.keyboard.type(' each year')
    const blocks = await saved((blocks) => JSON.stringify(blocks).includes('each year'))
    expect(markedIn(blocks)).toEqual(['Dividend'])
    expect(JSON.stringify(blocks)).not.toContain('/gloss')
  })

  test('an editor accepts a term that is offered, then all, and takes them back', async () => {
    const { page, panel, saved } = await openTextEditor(site, { language })
    await page.keyboard.type('A bond pays interest, and a limit order waits. A treasury bill ends.')
    const offers = panel.locator('details').filter({ hasText: word('findings.termsAbout') })
    await offers.locator('summary').click()
    const offer = say('desk', 'findings.mark', { quote: 'bond', term: 'Bond' })
    await checkAccessibility(page)
    await offers.getByRole('button', { name: offer }).click()
    await offers.getByRole('button', { name: offer }).waitFor({ state: 'detached' })
    expect(markedIn(await saved((blocks) => markedIn(blocks).length === 1))).toEqual(['bond'])
    await offers.getByRole('button', { name: word('findings.markAll') }).click()
    const all = markedIn(await saved((blocks) => markedIn(blocks).length > 1))
    expect(all).toEqual(expect.arrayContaining(['bond', 'limit order', 'treasury bill']))
    await page.keyboard.press('Control+z')
    expect(markedIn(await saved((blocks) => markedIn(blocks).length === 1))).toEqual(['bond'])
  })
})
