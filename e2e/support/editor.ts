import type { EditorState } from '@tiptap/pm/state'
import type { Locator, Page } from 'playwright-core'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { Item } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, signIn } from './accounts.ts'
import { eventually } from './eventually.ts'
import { openPage, type PageOptions } from './open-page.ts'
import type { Site } from './site.ts'

/** A small picture, PNG. */
export const chart = {
  name: 'chart.png',
  type: 'image/png',
  base64:
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEElEQVR4nGNQSHCAIwacHACuJwkBKTYbngAAAABJRU5ErkJggg==',
}

export interface DroppedFile {
  name: string
  type: string
  base64: string
}

export interface TextEditor {
  page: Page
  item: Item
  /** Where the text is written. */
  text: Locator
  /** Everything around it, with its tools. */
  panel: Locator
  /** Saves, and gives the blocks that the server holds once they fit. */
  saved: (isWanted?: (blocks: Block[]) => boolean) => Promise<Block[]>
}

/** An administrator at a new post, in the text of one language. */
export async function openTextEditor(
  site: Site,
  { edition = 'en', ...options }: PageOptions & { edition?: Language } = {},
): Promise<TextEditor> {
  const page = await openPage(site, options)
  await signIn(page, await findAdmin(site))
  const item = await askApi<Item>(page, 'POST', '/api/admin/items', {
    kind: 'blog',
    language: edition,
    title: 'A text',
  })
  await page.goto(paths.admin.item('blogs', item.id))
  const panel = page.locator(`[data-edition=${edition}]`)
  const text = panel.locator('.ProseMirror')
  await text.click()
  const saved = async (isWanted: (blocks: Block[]) => boolean = () => true) => {
    await page.keyboard.press('Control+s')
    return eventually(async () => {
      const { editions } = await askApi<Item>(page, 'GET', `/api/admin/items/${item.id}`)
      const blocks = editions.find(({ language }) => language === edition)?.body.content ?? []
      return isWanted(blocks) ? blocks : undefined
    }, 'the text is saved')
  }
  return { page, item, text, panel, saved }
}

/** Puts the cursor into a line of the text. */
export async function goTo(text: Locator, line: string): Promise<void> {
  await text.getByText(line, { exact: true }).click()
  await eventually(
    () =>
      text.evaluate(
        (element, line) =>
          'editor' in element &&
          (element.editor as { state: EditorState }).state.selection.$head.parent.textContent === line,
        line,
      ),
    `the cursor is in ${line}`,
  )
}

/** Puts the caret after the last word. The editor learns of a caret that the browser has moved a moment later; nobody types that soon. */
export async function toEnd(text: Locator): Promise<void> {
  await text.press('Control+End')
  const isAtEnd = (editor: Element) => {
    const { anchorNode, anchorOffset } = getSelection() ?? {}
    const rest = document.createRange()
    if (!anchorNode || !editor.contains(anchorNode)) return false
    rest.setStart(anchorNode, anchorOffset ?? 0)
    rest.setEnd(editor, editor.childNodes.length)
    return rest.toString().trim() === ''
  }
  await eventually(() => text.evaluate(isAtEnd), 'the caret is at the end')
}

/** Pastes as the browser would when a program has put this into the clipboard. */
export async function paste(
  text: Locator,
  { html, plain, files = [] }: { html?: string; plain?: string; files?: DroppedFile[] },
): Promise<void> {
  await text.evaluate(
    (element, { html, plain, files }) => {
      const clipboardData = new DataTransfer()
      if (html !== undefined) clipboardData.setData('text/html', html)
      if (plain !== undefined) clipboardData.setData('text/plain', plain)
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        clipboardData.items.add(new File([bytes], name, { type }))
      }
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { html, plain, files },
  )
}

/** Drops files at the upper edge of a place in the text. */
export async function drop(place: Locator, files: DroppedFile[]): Promise<void> {
  const box = await place.boundingBox()
  const dataTransfer = await place.page().evaluateHandle((files) => {
    const transfer = new DataTransfer()
    for (const { name, type, base64 } of files) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type }))
    }
    return transfer
  }, files)
  const at = { clientX: (box?.x ?? 0) + 5, clientY: (box?.y ?? 0) + 2, dataTransfer }
  for (const type of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(type, at)
}

/** Blocks as an outline to compare: one line each, what is inside them indented. */
export function outline(blocks: readonly unknown[]): string[] {
  return blocks.flatMap((block) => lines(asNode(block)))
}

interface AnyNode {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: { href: string } }[]
  content?: AnyNode[]
}

function lines({ type, attrs = {}, content = [] }: AnyNode): string[] {
  const words = content
    .filter((node) => node.type === 'text' || node.type === 'hardBreak')
    .map(({ text = '/', marks = [] }) =>
      marks.reduce((inner, mark) => `${mark.attrs?.href ?? mark.type}(${inner})`, text),
    )
    .join('')
  const about = Object.values({
    ...attrs,
    mediaId: undefined,
    colspan: undefined,
    rowspan: undefined,
  }).filter((value) => value !== null && value !== undefined && value !== '')
  const inner = content.filter((node) => node.type !== 'text' && node.type !== 'hardBreak')
  return [
    [type, ...about, words].filter((word) => word !== '').join(' '),
    ...outline(inner).map((line) => `  ${line}`),
  ]
}

/** Everything in a document is such a node. */
function asNode(block: unknown): AnyNode {
  return block as AnyNode
}
