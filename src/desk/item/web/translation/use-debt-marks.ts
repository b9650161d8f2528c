import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { marksOf, type TranslationMark } from '../../../comparison/translation-marks.ts'
import { useText } from '../../../web/text.ts'
import { blocksOf } from './blocks-of.ts'
import { decorateMarks, goOn, keyOf, type Move } from './debt-marks.ts'
import type { Layer } from './layer.ts'
import { moveHere } from './move-here.ts'
import { useRedraw } from './use-redraw.ts'
import type { SettledPlaces } from './use-settled.ts'
import type { Debt } from './use-translation-debt.ts'

export type DebtMarks = ReturnType<typeof useDebtMarks>

interface Owed {
  debt: Debt | undefined
  settled: SettledPlaces
}

/** Marks in a translation what its original says differently now; each can be looked at and resolved. */
export function useDebtMarks(editor: Editor | null, layer: Layer, { debt, settled }: Owed) {
  const t = useText()
  const [found, setFound] = useState<TranslationMark[]>([])
  const [opened, setOpened] = useState<TranslationMark>()
  /** The place that is settled with this drawing, and whose label goes with it. */
  const left = useRef<number>(null)
  const isOpen = (mark: TranslationMark) => !settled.keys.includes(keyOf(mark))
  const other = debt && t(`language.${debt.language}`)
  const label = ({ kind }: TranslationMark) => t(`debt.${kind}`, { other: other ?? '' })

  const move = (mark: Move) => {
    setOpened(undefined)
    if (editor) moveHere(editor, mark)
  }
  const words = { label, onOpen: setOpened, moveHere: t('debt.moveHere'), onMove: move }

  useRedraw(editor, {
    draw(editor) {
      const marks = debt
        ? marksOf(blocksOf(editor), { earlier: debt.earlier?.body.content ?? [], now: debt.now.body.content })
        : []
      setFound((before) => (JSON.stringify(before) === JSON.stringify(marks) ? before : marks))
      const open = marks.filter(isOpen)
      layer.draw(editor, (doc) => decorateMarks(doc, open, words))
      const at = left.current
      left.current = null
      if (at !== null) goOn(editor, open, at)
    },
    on: [debt, settled.keys, other],
  })

  return {
    /** What is not resolved yet. */
    marks: found.filter(isOpen),
    label,
    opened,
    open: setOpened,
    move,
    close: () => setOpened(undefined),
    resolve(mark: TranslationMark) {
      left.current = mark.at
      settled.settle(keyOf(mark))
    },
    resolvedCount: found.length - found.filter(isOpen).length,
  }
}
