import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { openTextEditor, outline } from './support/editor.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

describe.each(languages)('with the admin pages in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string) => say('desk', key)

  test('a slash lists the blocks; arrows, Enter, Escape and the mouse choose', async () => {
    const { page, text, saved } = await openTextEditor(site, { language })
    const list = page.getByRole('listbox', { name: word('insert.list') })
    await page.keyboard.type('/')
    await list.waitFor()
    await expect.poll(() => list.getByRole('option').count()).toBe(21)
    await checkAccessibility(page)
    await page.keyboard.press('ArrowDown')
    await expect
      .poll(async () => {
        const active = await text.getAttribute('aria-activedescendant')
        return page.locator(`[id="${active}"]`).allInnerTexts()
      })
      .toEqual([expect.stringContaining(word('tool.heading2'))])
    await page.keyboard.press('Enter')
    await list.waitFor({ state: 'detached' })
    await expect.poll(() => text.getAttribute('aria-activedescendant')).toBeNull()
    await page.keyboard.type('Costs')
    await page.keyboard.press('Enter')

    await page.keyboard.type('/ሠንጠ')
    await list.waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    for (let letter = 0; letter < 4; letter++) await page.keyboard.press('Backspace')

    await page.keyboard.type('and /quo')
    await list.getByRole('option', { name: word('tool.quote') }).click()
    await page.keyboard.type('so on')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/kod')
    await page.keyboard.press('Enter')
    await page.keyboard.type('a /tab')
    await expect.poll(() => list.count()).toBe(0)
    expect(outline(await saved((blocks) => blocks.some(({ type }) => type === 'codeBlock')))).toEqual([
      'heading 2 Costs',
      'blockquote',
      '  paragraph and so on',
      'codeBlock a /tab',
    ])
  })

  test('an address or a fraction is no command', async () => {
    const { page, saved } = await openTextEditor(site, { language })
    await page.keyboard.type('see /learn/risk or 1/2')
    await page.keyboard.press('Enter')
    await page.keyboard.type('end')
    const blocks = await saved((blocks) => blocks.length === 2)
    expect(outline(blocks)).toEqual(['paragraph see /learn/risk or 1/2', 'paragraph end'])
  })
})

test('on a phone the list fits beside the text and a finger chooses', async () => {
  const { page, panel, saved } = await openTextEditor(site, { viewport: { width: 360, height: 640 } })
  const word = (key: string) => textsIn('en')('desk', key)
  await page.keyboard.type('a')
  await panel.getByRole('button', { name: word('insert.open') }).click()
  const list = page.getByRole('listbox', { name: word('insert.list') })
  const box = await list.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  await list.getByRole('option', { name: word('tool.divider') }).click()
  expect(outline(await saved((blocks) => blocks.length === 2))).toEqual(['paragraph a', 'horizontalRule'])
})
