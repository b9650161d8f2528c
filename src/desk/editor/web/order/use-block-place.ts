import type { Node } from '@tiptap/pm/model'
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
  const { doc, chosen } = useEditorState({
    editor,
    selector: ({ editor }) => ({ doc: editor.state.doc, chosen: selectedBlocks(editor.state).from }),
    equalityFn: (one, other) => one.doc === other?.doc && one.chosen === other.chosen,
  })
  const [pointed, setPointed] = useState<{ from: number; doc: Node }>()
  // After a change of the text the pointer's block may be another one: the cursor leads until it moves again.
  const from = pointed?.doc === doc ? pointed.from : chosen
  const node = doc.nodeAt(from)

  useEffect(() => {
    const element = paper.current
    if (!element || isHeld) return
    const point = ({ clientY }: PointerEvent | MouseEvent) => {
      const box = boxAt(blockBoxes(editor), clientY)
      if (box) setPointed({ from: box.from, doc })
    }
    const pointTo = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === editor.view.dom) return
      const middle = target.getBoundingClientRect()
      const box = editor.view.dom.contains(target)
        ? boxAt(blockBoxes(editor), (middle.top + middle.bottom) / 2)
        : undefined
      if (box) setPointed({ from: box.from, doc })
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
  }, [editor, paper, doc, isHeld])

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
