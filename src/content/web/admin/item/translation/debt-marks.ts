import type { Node } from '@tiptap/pm/model'
import { Decoration } from '@tiptap/pm/view'
import type { TranslationMark } from '#content/blocks/translation-marks.ts'
import { placesOf } from './layer.ts'
import styles from './translation.module.css'

interface Words {
  /** What stands on the label of a mark. */
  label: (mark: TranslationMark) => string
  onOpen: (mark: TranslationMark) => void
}

/** A line beside each block that its original left behind, with a label that opens what changed. */
export function decorateMarks(doc: Node, marks: readonly TranslationMark[], words: Words): Decoration[] {
  const places = placesOf(doc)
  return marks.flatMap((mark) => {
    const place = places[mark.at]
    const label = labelOf(mark, place?.from ?? doc.content.size, words)
    if (mark.kind === 'added' || !place) return [label]
    const look = {
      class: (mark.kind === 'changed' ? styles.changed : styles.removed) ?? '',
      'data-debt': mark.kind,
    }
    return [label, Decoration.node(place.from, place.to, look)]
  })
}

/** What tells one mark from another, for as long as the original says the same. */
export function keyOf(mark: TranslationMark): string {
  return JSON.stringify([
    mark.kind,
    'before' in mark ? mark.before : null,
    'after' in mark ? mark.after : null,
  ])
}

function labelOf(mark: TranslationMark, place: number, { label, onOpen }: Words): Decoration {
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
    return line
  }
  return Decoration.widget(place, make, {
    side: -1,
    key: `${words} ${keyOf(mark)}`,
    stopEvent: () => true,
    ignoreSelection: true,
  })
}

/** Brings the label of a mark into sight and gives it the focus. */
export function goToMark(root: HTMLElement, mark: TranslationMark): void {
  const key = keyOf(mark)
  const label = [...root.querySelectorAll('button')].find((button) => button.dataset.debtLabel === key)
  label?.scrollIntoView({ block: 'center' })
  label?.focus({ preventScroll: true })
}
