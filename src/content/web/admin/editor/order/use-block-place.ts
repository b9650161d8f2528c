import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { blockBoxes, boxAt } from './block-geometry.ts'
import { selectedBlocks, type Place } from './block-moves.ts'

interface Around {
  /** What the text lies on. */
  paper: RefObject<HTMLElement | null>
  /** Something is being done with the block: it stays the one. */
  isHeld: boolean
}

/** The outermost block that the pointer or the focus is at, else the one with the cursor. Keeps the handle beside it. */
export function useBlockPlace(editor: Editor, { paper, isHeld }: Around) {
  const handle = useRef<HTMLButtonElement>(null)
  const transaction = useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber })
  const [pointed, setPointed] = useState<{ from: number; transaction: number }>()
  // After a change of the text the pointer's block may be another one: the cursor leads until it moves again.
  const from = pointed?.transaction === transaction ? pointed.from : selectedBlocks(editor.state).from
  const node = editor.state.doc.nodeAt(from)

  useEffect(() => {
    const element = paper.current
    if (!element || isHeld) return
    const point = ({ clientY }: PointerEvent | MouseEvent) => {
      const box = boxAt(blockBoxes(editor), clientY)
      if (box) setPointed({ from: box.from, transaction })
    }
    const pointTo = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === editor.view.dom) return
      const middle = target.getBoundingClientRect()
      const box = editor.view.dom.contains(target)
        ? boxAt(blockBoxes(editor), (middle.top + middle.bottom) / 2)
        : undefined
      if (box) setPointed({ from: box.from, transaction })
    }
    const leave = () => setPointed(undefined)
    element.addEventListener('pointermove', point)
    element.addEventListener('focusin', pointTo)
    element.addEventListener('pointerleave', leave)
    return () => {
      element.removeEventListener('pointermove', point)
      element.removeEventListener('focusin', pointTo)
      element.removeEventListener('pointerleave', leave)
    }
  }, [editor, paper, transaction, isHeld])

  useLayoutEffect(() => {
    const put = () => {
      const element = editor.view.nodeDOM(from)
      if (!(element instanceof HTMLElement) || !paper.current || !handle.current) return
      const { top } = element.getBoundingClientRect()
      handle.current.style.top = `${top - paper.current.getBoundingClientRect().top}px`
    }
    put()
    const observer = new ResizeObserver(put)
    observer.observe(editor.view.dom)
    return () => observer.disconnect()
  })

  const place: Place | undefined = node ? { from, to: from + node.nodeSize } : undefined
  return { node, place, handle, follow: () => setPointed(undefined) }
}
