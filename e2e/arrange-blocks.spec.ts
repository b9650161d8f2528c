import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { goTo, openTextEditor, outline } from './support/editor.ts'
import { eventually } from './support/eventually.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

async function write(page: Page, lines: string[]): Promise<void> {
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(line)
  }
}

const linesOf = (text: Locator) => text.locator(':scope > *').allInnerTexts()

describe.each(languages)('with the admin pages in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string) => say('desk', key)

  test('blocks are moved, copied, deleted and changed by keys', async () => {
    const { page, text, saved } = await openTextEditor(site, { language })
    await write(page, ['one', 'two', 'three'])
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await expect.poll(() => linesOf(text)).toEqual(['one', 'three', 'two'])
    await page.keyboard.press('Control+Shift+D')
    await expect.poll(() => linesOf(text)).toEqual(['one', 'three', 'three', 'two'])
    await page.keyboard.press('Alt+Shift+ArrowDown')
    await page.keyboard.press('Control+Shift+Backspace')
    await expect.poll(() => linesOf(text)).toEqual(['one', 'three', 'two'])
    await goTo(text, 'two')
    await page.keyboard.press('Control+Alt+3')
    await goTo(text, 'three')
    await page.keyboard.press('Control+Shift+9')
    expect(outline(await saved((blocks) => blocks.some(({ type }) => type === 'callout')))).toEqual([
      'paragraph one',
      'callout info',
      '  paragraph three',
      'heading 3 two',
    ])
  })

  test('a handle beside the block opens a menu with all of that, by mouse and by keys', async () => {
    const { page, text, panel, saved } = await openTextEditor(site, { language })
    await write(page, ['one', 'two', 'three'])
    const handle = panel.getByRole('button', { name: word('order.handle') })
    const choose = (key: string) =>
      page
        .getByRole('menuitem', { name: word(key) })
        .first()
        .click()

    await beside(handle, text, 'two')
    await handle.click()
    await page.getByRole('menuitem', { name: word('order.up') }).waitFor()
    await checkAccessibility(page)
    await choose('order.up')
    await expect.poll(() => linesOf(text)).toEqual(['two', 'one', 'three'])

    await beside(handle, text, 'three')
    await handle.click()
    await choose('tool.bulletList')
    await goTo(text, 'one')
    await page.keyboard.press('Alt+Shift+Enter')
    await page.getByRole('menuitem', { name: word('callout.risk') }).waitFor()
    await choose('callout.risk')
    await beside(handle, text, 'two')
    await handle.click()
    await choose('order.remove')
    expect(outline(await saved((blocks) => blocks.length === 2))).toEqual([
      'callout risk',
      '  paragraph one',
      'bulletList',
      '  listItem',
      '    paragraph three',
    ])
  })

  test('the help names the keys', async () => {
    const { page } = await openTextEditor(site, { language })
    await page.keyboard.press('Control+/')
    const dialog = page.getByRole('dialog', { name: word('keys.title') })
    await dialog.getByText('Alt+Shift+↑').waitFor()
    await dialog.getByText(word('order.duplicate')).waitFor()
    await checkAccessibility(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: word('link.dialog') }).waitFor()
  })
})

describe('a block is dragged by its handle', () => {
  const handleName = textsIn('en')('desk', 'order.handle')

  test('by mouse, to the line that shows where it will be', async () => {
    const { page, text, panel } = await openTextEditor(site)
    await write(page, ['one', 'two', 'three', 'four'])
    const button = panel.getByRole('button', { name: handleName })
    await beside(button, text, 'one')
    const handle = await centerOf(button)
    const target = await text.getByText('three').boundingBox()
    const below = (target?.y ?? 0) + (target?.height ?? 0) - 3
    await page.mouse.move(handle.x, handle.y)
    await page.mouse.down()
    await page.mouse.move(handle.x + 4, handle.y + 20)
    await page.mouse.move(handle.x + 40, below, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => linesOf(text)).toEqual(['two', 'three', 'one', 'four'])
    await expect.poll(() => page.getByRole('menu').count()).toBe(0)

    await page.mouse.move(handle.x, handle.y)
    await page.mouse.down()
    await page.mouse.move(handle.x, below, { steps: 5 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect.poll(() => linesOf(text)).toEqual(['two', 'three', 'one', 'four'])
  })

  test('by finger, on a phone', async () => {
    const { page, text, panel } = await openTextEditor(site, { viewport: { width: 360, height: 740 } })
    await write(page, ['one', 'two', 'three'])
    const from = await centerOf(panel.getByRole('button', { name: handleName }))
    const target = await text.getByText('one').boundingBox()
    const touch = await page.context().newCDPSession(page)
    const point = (y: number) => ({ touchPoints: [{ x: from.x, y }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(from.y) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(from.y - 20) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point((target?.y ?? 0) + 2) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => linesOf(text)).toEqual(['three', 'one', 'two'])
  })
})

/** Points at a line and waits until the handle is there. */
async function beside(handle: Locator, text: Locator, line: string): Promise<void> {
  await text.getByText(line, { exact: true }).hover()
  await eventually(async () => {
    const [one, other] = [
      await handle.boundingBox(),
      await text.getByText(line, { exact: true }).boundingBox(),
    ]
    return Math.abs((one?.y ?? 0) - (other?.y ?? 99)) < 8
  }, `the handle is beside ${line}`)
}

async function centerOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}
