import type { Editor } from '@tiptap/react'
import type { Finding, FindingPlace } from '../contract.ts'
import type { Language } from '#platform/languages.ts'
import { isPart, jumpToField } from '../../fields/web/jump-to-field.ts'

/** Puts the cursor where something was found: on the words themselves, on the field of a picture or note, or on a field beside the text. */
export function jumpToFinding(
  { place, quote }: Finding,
  { language, editor }: { language: Language; editor: Editor | null },
): void {
  if (place.field === 'body' && place.block !== null && editor) return jumpToBlock(editor, place)
  if (isSettingOfItem(place)) return focusSetting(place.field)
  if (place.field.startsWith('extras.')) return focusWords(quote, language)
  jumpToField(place.field, { language, editor })
}

function jumpToBlock(editor: Editor, { block, start, end }: FindingPlace): void {
  const found = findBlock(editor, block ?? 0)
  if (!found) return
  const { node, position } = found
  if (!node.isTextblock) {
    const element = editor.view.nodeDOM(position)
    if (!(element instanceof HTMLElement)) return
    element.scrollIntoView({ block: 'center' })
    const field = element.querySelector<HTMLElement>('input, textarea')
    if (field) return field.focus({ preventScroll: true })
    editor.chain().setNodeSelection(position).focus().run()
    return
  }
  const [first, last] = [position + 1, position + 1 + node.content.size]
  const from = start === null ? first : Math.min(first + start, last)
  const to = end === null ? last : Math.min(first + end, last)
  editor.chain().focus(undefined, { scrollIntoView: false }).setTextSelection({ from, to }).run()
  const line = editor.view.domAtPos(from).node
  ;(line instanceof Element ? line : line.parentElement)?.scrollIntoView({ block: 'center' })
}

/** The block that the server counts as `number`: in reading order, outer before inner, without list entries, rows and cells. */
export function findBlock(editor: Editor, number: number) {
  let count = -1
  let found: { node: Editor['state']['doc']; position: number } | undefined
  editor.state.doc.descendants((node, position) => {
    if (found) return false
    if (isPart(node.type.name)) return true
    count++
    if (count === number) found = { node, position }
    return found === undefined
  })
  return found
}

/** Whether it is among the settings, which both languages share. */
export function isSettingOfItem({ field }: FindingPlace): boolean {
  return field === 'reviewedOn' || field === 'coverId'
}

/** Settings are named by their field. */
function focusSetting(field: string): void {
  const input = document.querySelector<HTMLElement>(`[data-field="${field}"], #${field}`)
  input?.scrollIntoView({ block: 'center' })
  input?.focus({ preventScroll: true })
}

/** The fields of a kind's own texts have no names here; the one that holds the words is meant. */
function focusWords(words: string, language: Language): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `[data-edition="${language}"] :is(input, textarea)`,
  )
  const field = [...fields].find(({ value }) => value.includes(words))
  field?.focus()
  const start = field?.value.indexOf(words) ?? 0
  field?.setSelectionRange(start, start + words.length)
}
