import type { Editor } from '@tiptap/react'
import type { Ask } from './insertions.ts'

/** Takes the mark from the words at the cursor, or asks which term the chosen words are. */
export function markTerm(editor: Editor, ask: Ask): void {
  if (editor.isActive('term')) editor.chain().focus().extendMarkRange('term').unsetMark('term').run()
  else ask('term')
}

/** Marks the chosen words, or the word that the cursor is in; where there is none, the term's own title is written. */
export function setTerm(editor: Editor, { termId, title }: { termId: string; title: string }): void {
  const range = rangeOf(editor)
  if (!range) {
    const text = title.replaceAll(/\s*\([^)]*\)/g, '').trim() || title
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text, marks: [{ type: 'term', attrs: { termId } }] })
      .run()
    return
  }
  editor
    .chain()
    .focus()
    .setTextSelection(range)
    .unsetLink()
    .setMark('term', { termId })
    .setTextSelection(range.to)
    .run()
}

/** The words that a mark would be set on. */
export function chosenWords(editor: Editor): string {
  const range = rangeOf(editor)
  return range ? editor.state.doc.textBetween(range.from, range.to, ' ').slice(0, 100) : ''
}

function rangeOf(editor: Editor): { from: number; to: number } | undefined {
  const { from, to } = editor.state.selection
  return from === to ? wordAt(editor) : { from, to }
}

function wordAt({ state }: Editor): { from: number; to: number } | undefined {
  const { $from } = state.selection
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, ' ')
  const at = $from.parentOffset
  const before = /[\p{L}\p{M}\p{N}-]*$/u.exec(text.slice(0, at))?.[0].length ?? 0
  const after = /^[\p{L}\p{M}\p{N}-]*/u.exec(text.slice(at))?.[0].length ?? 0
  if (before + after === 0) return undefined
  return { from: $from.pos - before, to: $from.pos + after }
}
