import type { Editor } from '@tiptap/react'
import type { Language } from '#platform/languages.ts'
import { bodyRefusal } from './body-refusal.ts'

/** Puts the cursor where a field of the checklist is: a form field, the text, or the picture that lacks words. */
export function jumpToField(
  field: string,
  { language, editor }: { language: Language; editor: Editor | null },
): void {
  const picture = /^body\.(\d+)\.(?:alt|part)$/.exec(field)
  if (picture && editor) return jumpToBlock(editor, Number(picture[1]))
  const refusal = bodyRefusal(field)
  if (refusal && editor) return jumpToOutermost(editor, refusal.number)
  if (editor && jumpToQuestionPart(field, editor)) return
  if (field.startsWith('body') || field === 'riskCallout') {
    editor?.commands.focus('end')
    return
  }
  const input = document.getElementById(isSetting(field) ? field : `${language}-${field}`)
  input?.scrollIntoView({ block: 'center' })
  input?.closest('details')?.setAttribute('open', '')
  input?.focus()
}

/** Whether a field of the checklist is one that both languages share. */
export function isSetting(field: string): boolean {
  return field === 'collectionId' || field.startsWith('details.')
}

/** Where in the editor something is put right that keeps a question from being asked. */
const questionParts: Record<string, string> = {
  'body.right': '[data-question-part="right"]',
  'body.number': '[data-question-part="value"] input',
  'body.tolerance': '[data-question-part="tolerance"] input',
  'body.places': '[data-part-tool="place"]',
  'body.counterparts': '[data-part-tool="counterpart"]',
}

/** Says whether there is such a place. */
function jumpToQuestionPart(field: string, editor: Editor): boolean {
  const place = questionParts[field]
  const element = place ? editor.view.dom.querySelector<HTMLElement>(place) : null
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
  return element !== null
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
    const input = element.querySelector('input')
    if (input) input.focus({ preventScroll: true })
    else editor.commands.focus(position + 1, { scrollIntoView: false })
    return false
  })
}

/** Puts the cursor into an outermost block, counted from 1. */
function jumpToOutermost(editor: Editor, number: number): void {
  editor.state.doc.forEach((_, position, index) => {
    if (index === number - 1) editor.commands.focus(position + 1, { scrollIntoView: true })
  })
}
