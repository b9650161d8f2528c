import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import { Decoration } from '@tiptap/pm/view'
import type { TranslationMark } from '../../../comparison/translation-marks.ts'
import { placesOf } from './layer.ts'
import styles from './translation.module.css'

interface Words {
  /** What stands on the label of a mark. */
  label: (mark: TranslationMark) => string
  onOpen: (mark: TranslationMark) => void
  /** What the button of a move says. */
  moveHere: string
  onMove: (mark: Move) => void
}

export type Move = Extract<TranslationMark, { kind: 'moved' }>

/** A line beside each block that its original left behind, with a label that opens what changed. */
export function decorateMarks(doc: Node, marks: readonly TranslationMark[], words: Words): Decoration[] {
  const places = placesOf(doc)
  return marks.flatMap((mark) => {
    const place = places[mark.at]
    const label = labelOf(mark, place?.from ?? doc.content.size, words)
    if (mark.kind === 'added' || !place) return [label]
    const look = {
      class: (mark.kind === 'removed' ? styles.removed : styles.changed) ?? '',
      'data-debt': mark.kind,
    }
    const marked = places.slice(mark.at, mark.at + (mark.kind === 'moved' ? mark.count : 1))
    return [label, ...marked.map(({ from, to }) => Decoration.node(from, to, look))]
  })
}

/** What tells one mark from another, for as long as the original says the same. */
export function keyOf(mark: TranslationMark): string {
  return JSON.stringify([
    mark.kind,
    'before' in mark ? mark.before : null,
    'after' in mark ? mark.after : null,
    mark.kind === 'moved' ? mark.count : 1,
  ])
}

function labelOf(mark: TranslationMark, place: number, texts: Words): Decoration {
  const { label, onOpen } = texts
  const words = label(mark)
  const make = () => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = styles.label ?? ''
    button.contentEditable = 'false'
    button.textContent = words
    button.dataset.debtLabel = keyOf(mark)
    button.addEventListener('click', () => onOpen(mark))
    const line = document.createElement('div')
    line.className = styles.labelLine ?? ''
    line.contentEditable = 'false'
    line.append(button)
    if (mark.kind === 'moved') line.append(moveButton(mark, texts))
    return line
  }
  return Decoration.widget(place, make, {
    side: -1,
    key: `${words} ${keyOf(mark)}`,
    stopEvent: () => true,
    ignoreSelection: true,
  })
}

function moveButton(mark: Move, { moveHere, onMove }: Words): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.label ?? ''
  button.contentEditable = 'false'
  button.textContent = moveHere
  button.addEventListener('click', () => onMove(mark))
  return button
}

/** Brings the label of a mark into sight and gives it the focus. */
export function goToMark(root: HTMLElement, mark: TranslationMark): void {
  const key = keyOf(mark)
  const label = [...root.querySelectorAll('button')].find((button) => button.dataset.debtLabel === key)
  label?.scrollIntoView({ block: 'center' })
  label?.focus({ preventScroll: true })
}

/** From a place that is settled on to the label of the next one, or into the text where none comes after it. */
export function goOn(editor: Editor, open: readonly TranslationMark[], at: number): void {
  const next = open.find((mark) => mark.at >= at)
  if (next) return goToMark(editor.view.dom, next)
  const { state, view } = editor
  const place = placesOf(state.doc)[at]?.from ?? state.doc.content.size
  const selection = Selection.near(state.doc.resolve(Math.min(place + 1, state.doc.content.size)))
  view.dispatch(state.tr.setSelection(selection).scrollIntoView())
  view.focus()
}
