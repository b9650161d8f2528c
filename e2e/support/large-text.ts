import type { Page } from 'playwright-core'
import type { Say } from './texts.ts'

/** One line for each fault of a page whose reader has set text twice as large, and of one with the largest size of the site's own. */
export async function findLargeTextFaults(page: Page, say: Say): Promise<string[]> {
  const faults: string[] = []
  for (const size of ['200', '150'] as const) {
    await page.evaluate(setTextSize, `${size}%` as const)
    const found = await findWhenSettled(page, say)
    faults.push(...found.map((fault) => `${size}%: ${fault}`))
  }
  return faults
}

/** As a reader does in the settings of the browser. */
export function doubleText(page: Page): Promise<void> {
  return page.evaluate(setTextSize, '200%' as const)
}

/**
 * The browser's own setting has no switch here; it is the size of the root, as far as the page is concerned. With transitions, the
 * new size would reach what lies deep in the page some frames later only.
 */
function setTextSize(size: '200%' | '150%'): void {
  document.head.append(
    Object.assign(document.createElement('style'), {
      textContent: '* { transition-property: none !important }',
    }),
  )
  const { dataset, style } = document.documentElement
  style.fontSize = size === '200%' ? size : ''
  if (size === '150%') dataset.textSize = '150'
}

/** Texts that stand alone, such as the terms, have none. */
async function isMenuOnScreen(page: Page, say: Say): Promise<boolean> {
  const menu = page.getByRole('banner').getByLabel(say('app', 'header.menu'), { exact: true })
  if ((await menu.count()) === 0) return true
  const box = await menu.boundingBox()
  const { width = 0 } = page.viewportSize() ?? {}
  return box !== null && box.x >= 0 && box.x + box.width <= width
}

/** What a script lays out takes the new size a little later: only what stays is a fault. */
async function findWhenSettled(page: Page, say: Say): Promise<string[]> {
  const find = async () => {
    const found = await page.evaluate(findFaults)
    return (await isMenuOnScreen(page, say)) ? found : [...found, 'the menu is not wholly on the screen']
  }
  let found = await find()
  for (let turn = 0; turn < 20 && found.length > 0; turn++) {
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
    found = await find()
  }
  return found
}

/** What reaches beyond the screen with no way to scroll to it alone, and buttons and headings whose words are cut. */
function findFaults(): string[] {
  const root = document.documentElement
  const excess = root.scrollWidth - innerWidth
  const controls = [...document.querySelectorAll<HTMLElement>('button, summary, h1, h2, h3, main a')]
  const isCut = (element: HTMLElement) =>
    [element, ...element.querySelectorAll<HTMLElement>('*')].some(
      ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
    )
  const cut = controls
    .filter((one) => one.checkVisibility() && one.textContent.trim() !== '' && isCut(one))
    .map((one) => `cut: ${one.textContent.trim().slice(0, 60)}`)
  return [...(excess > 0 ? [`${excess} px too wide`] : []), ...cut]
}
