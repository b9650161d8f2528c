import type { Editor } from '@tiptap/react'
import type { Language } from '#platform/languages.ts'
import { bodyRefusal } from './body-refusal.ts'

/** Puts the cursor where a field of the checklist is: a form field, the text, or the picture that lacks words. */
export function jumpToField(
  field: string,
  { language, editor }: { language: Language; editor: Editor | null },
): void {
  const picture = /^body\.(\d+)\.alt$/.exec(field)
  if (picture && editor) return jumpToBlock(editor, Number(picture[1]))
  const refusal = bodyRefusal(field, '')
  if (refusal && editor) return jumpToOutermost(editor, refusal.number)
  if (field.startsWith('body') || field === 'riskCallout') {
    editor?.commands.focus('end')
    return
  }
  const input = document.getElementById(field === 'collectionId' ? field : `${language}-${field}`)
  input?.closest('details')?.setAttribute('open', '')
  input?.focus()
}

const parts = new Set(['listItem', 'tableRow', 'tableCell', 'tableHeader', 'text', 'hardBreak'])

/** Parts of blocks that are no blocks of their own; the server counts blocks in reading order without them. */
export function isPart(name: string): boolean {
  return parts.has(name)
}

function jumpToBlock(editor: Editor, number: number): void {
  let count = -1
  editor.state.doc.descendants((node, position) => {
    if (isPart(node.type.name)) return true
    count++
    if (count !== number) return count < number
    const element = editor.view.nodeDOM(position)
    if (!(element instanceof HTMLElement)) return false
    element.scrollIntoView({ block: 'center' })
    element.querySelector('input')?.focus({ preventScroll: true })
    return false
  })
}

/** Puts the cursor into an outermost block, counted from 1. */
function jumpToOutermost(editor: Editor, number: number): void {
  editor.state.doc.forEach((_, position, index) => {
    if (index === number - 1) editor.commands.focus(position + 1, { scrollIntoView: true })
  })
}
