import type { Editor } from '@tiptap/core'
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model'
import { Selection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import type { Block } from '#content/blocks/nodes/block.ts'
import { textAttribute } from '../../attributes.ts'
import { choiceNamesIn, newChoiceId, newCounterpartId, type ChoiceNames } from './choice-ids.ts'

declare module '@tiptap/core' {
  interface Storage {
    /** The choices of the text in the other language. */
    choice: { elsewhere: readonly ChoiceNames[] }
  }
}

interface ChoicePlace {
  node: Node
  position: number
  /** Which of how many, from 0. */
  index: number
}

/** The choices of a text in their order. */
export function choicesIn(doc: Node): ChoicePlace[] {
  const places: ChoicePlace[] = []
  doc.forEach((node, position) => {
    if (node.type.name === 'choice') places.push({ node, position, index: places.length })
  })
  return places
}

/** Tells the editor of the choices in the text of the other language, so that new ones are called as they are there. */
export function knowElsewhere(editor: Editor, blocks: readonly Block[]): void {
  editor.storage.choice.elsewhere = choiceNamesIn(blocks)
}

/** Puts a new choice below the one that the cursor is in, or else below the block with the cursor, and the cursor into it. */
export function putChoice(editor: Editor): void {
  const { choice, paragraph } = editor.schema.nodes
  if (!choice || !paragraph) return
  const id = newChoiceId(editor.state.doc, editor.storage.choice.elsewhere)
  putBelow(editor, choice.create({ id }, paragraph.create()))
}

/** Puts an explanation into the choice with the cursor, or else below the block with the cursor. */
export function putExplanation(editor: Editor): void {
  const { explanation, paragraph } = editor.schema.nodes
  if (!explanation || !paragraph) return
  const at = choiceAround(editor.state.selection.$head)
  if (at === null) return putBelow(editor, explanation.create(null, paragraph.create()))
  addExplanation(editor, at)
}

/** Puts what belongs to the choice with the cursor into it. */
export function putCounterpart(editor: Editor): void {
  const at = choiceAround(editor.state.selection.$head)
  if (at !== null) addCounterpart(editor, at)
}

/** Puts the number that is asked for below the block with the cursor. */
export function putNumber(editor: Editor): void {
  const { numberAnswer } = editor.schema.nodes
  if (numberAnswer) putBelow(editor, numberAnswer.create())
}

/** The explanation of the choice at a position, which is begun if there is none; the cursor goes into it. */
export function addExplanation(editor: Editor, position: number): void {
  const { explanation, paragraph } = editor.schema.nodes
  const node = editor.state.doc.nodeAt(position)
  if (!node || !explanation || !paragraph) return
  const known = partOf(node, 'explanation')
  if (known !== null) return cursorInto(editor, editor.state.tr, position + 1 + known)
  const end = position + node.nodeSize - 1
  cursorInto(editor, editor.state.tr.insert(end, explanation.create(null, paragraph.create())), end)
}

/** The same for what belongs to the choice. It stands before the explanation. */
export function addCounterpart(editor: Editor, position: number): void {
  const { counterpart, paragraph } = editor.schema.nodes
  const { doc, tr } = editor.state
  const node = doc.nodeAt(position)
  if (!node || !counterpart || !paragraph) return
  const known = partOf(node, 'counterpart')
  if (known !== null) return cursorInto(editor, tr, position + 1 + known)
  const id = newCounterpartId(doc, editor.storage.choice.elsewhere, textAttribute(node.attrs, 'id'))
  const at = position + 1 + (partOf(node, 'explanation') ?? node.content.size)
  cursorInto(editor, tr.insert(at, counterpart.create({ id }, paragraph.create())), at)
}

/** Says of one choice whether it is right; where only one can be, the others no longer are. */
export function markRight(
  editor: Editor,
  position: number,
  how: { isRight: boolean; isOnly: boolean },
): void {
  const { tr, doc } = editor.state
  for (const one of choicesIn(doc)) {
    if (one.position === position) tr.setNodeAttribute(position, 'isRight', how.isRight)
    else if (how.isOnly && how.isRight && one.node.attrs.isRight)
      tr.setNodeAttribute(one.position, 'isRight', false)
  }
  editor.view.dispatch(tr)
}

/** Lets a choice and the one before or after it change places. */
export function moveChoice({ doc, tr }: EditorState, position: number, by: -1 | 1): Transaction | null {
  const all = choicesIn(doc)
  const at = all.findIndex((one) => one.position === position)
  const [one, other] = [all[at], all[at + by]]
  if (!one || !other) return null
  const [first, second] = by === 1 ? [one, other] : [other, one]
  tr.replaceWith(second.position, second.position + second.node.nodeSize, first.node)
  tr.replaceWith(first.position, first.position + first.node.nodeSize, second.node)
  return tr
}

/** Takes a choice out; the cursor goes to the next one, or else to what stands before it. */
export function removeChoice(editor: Editor, position: number): void {
  const { doc, tr, schema } = editor.state
  const node = doc.nodeAt(position)
  if (!node) return
  const isAll = doc.childCount === 1
  const empty = schema.nodes.paragraph?.create()
  if (isAll && empty) tr.replaceWith(position, position + node.nodeSize, empty)
  else tr.delete(position, position + node.nodeSize)
  const at = Math.min(position, tr.doc.content.size)
  const next = tr.doc.nodeAt(at)?.type.name === 'choice'
  tr.setSelection(next ? Selection.near(tr.doc.resolve(at + 1)) : Selection.near(tr.doc.resolve(at), -1))
  editor.view.dispatch(tr.scrollIntoView())
  editor.view.focus()
}

/** Enter on an empty line at the end of a choice's words begins the next choice, as it begins the next entry of a list. */
export function nextChoice(editor: Editor): boolean {
  const { selection, tr, schema } = editor.state
  const { $head } = selection
  const { choice, paragraph } = schema.nodes
  const isOwnLine = selection.empty && $head.depth > 1 && $head.node(-1).type === choice
  if (!choice || !paragraph || !isOwnLine || $head.parent.content.size > 0) return false
  const outer = $head.node(-1)
  const index = $head.index(-1)
  const after = index + 1 < outer.childCount ? outer.child(index + 1).type.name : null
  if (index === 0 || (after && after !== 'explanation' && after !== 'counterpart')) return false
  const id = newChoiceId(tr.doc, editor.storage.choice.elsewhere)
  tr.delete($head.before(), $head.after())
  const end = tr.mapping.map($head.after(-1))
  cursorInto(editor, tr.insert(end, choice.create({ id }, paragraph.create())), end)
  return true
}

/** Where the choice begins that a place is in, if it is in one. */
function choiceAround($head: ResolvedPos): number | null {
  for (let depth = $head.depth; depth > 0; depth--)
    if ($head.node(depth).type.name === 'choice') return $head.before(depth)
  return null
}

/** Where in a choice one of its parts begins. */
function partOf(choice: Node, name: string): number | null {
  let place: number | null = null
  choice.forEach((child, offset) => {
    if (child.type.name === name) place = offset
  })
  return place
}

/** Below the outermost block with the cursor. The empty line on which it was asked for gives way. */
function putBelow(editor: Editor, node: Node): void {
  const { selection, tr } = editor.state
  const { $head } = selection
  const isEmptyLine =
    $head.parent.isTextblock && $head.parent.content.size === 0 && !$head.parent.type.spec.code
  const end = $head.depth > 0 ? $head.after(1) : selection.to
  if (isEmptyLine && $head.depth === 1) {
    tr.replaceWith($head.before(), $head.after(), node)
    return cursorInto(editor, tr, tr.mapping.map($head.before(), -1))
  }
  if (isEmptyLine && $head.node(-1).childCount > 1) tr.delete($head.before(), $head.after())
  const at = tr.mapping.map(end)
  cursorInto(editor, tr.insert(at, Fragment.from(node)), at)
}

function cursorInto(editor: Editor, tr: Transaction, position: number): void {
  const inside = tr.doc.nodeAt(position)
  if (inside && !inside.isAtom) tr.setSelection(TextSelection.near(tr.doc.resolve(position + 1)))
  editor.view.dispatch(tr.scrollIntoView())
  editor.view.focus()
}
