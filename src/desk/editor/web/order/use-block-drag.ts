import type { Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { blockBoxes, gapAt } from './block-geometry.ts'
import { moveTo, type Place } from './block-moves.ts'

/** Pixels that a pointer may tremble before it counts as dragging. */
const tremble = 5

interface Drag {
  place: Place
  startY: number
  y: number
  isMoving: boolean
}

/** Drags a block by its handle, by mouse, pen or finger. `gap` is where it would land: pixels from the top of `paper`. */
export function useBlockDrag(editor: Editor, paper: RefObject<HTMLElement | null>) {
  const drag = useRef<Drag | null>(null)
  /** The click that ends a drag opens nothing. */
  const wasDragged = useRef(false)
  const [gap, setGap] = useState<number>()
  const isDragging = gap !== undefined

  const look = () => {
    const found = drag.current && gapAt(blockBoxes(editor), drag.current.y)
    if (found && paper.current) setGap(found.y - paper.current.getBoundingClientRect().top)
    return found
  }
  const end = () => {
    drag.current = null
    setGap(undefined)
  }

  useWhileDragging(isDragging, { pointerY: () => drag.current?.y ?? 0, onCancel: end })

  return {
    gap,
    wasDragged,
    handlers: (place: Place | undefined) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasDragged.current = false
        if (!place || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { place, startY: event.clientY, y: event.clientY, isMoving: false }
      },
      onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
        const { current } = drag
        if (!current) return
        current.y = clientY
        current.isMoving ||= Math.abs(clientY - current.startY) > tremble
        if (current.isMoving) look()
      },
      onPointerUp() {
        const { current } = drag
        const found = current?.isMoving ? look() : undefined
        if (current?.isMoving) wasDragged.current = true
        end()
        if (current && found) editor.view.dispatch(moveTo(editor.state, current.place, found.target))
      },
      onPointerCancel: end,
    }),
  }
}

interface WhileDragging {
  pointerY: () => number
  onCancel: () => void
}

/** Scrolls near the edges of the window, and lets go at Escape. */
function useWhileDragging(isDragging: boolean, { pointerY, onCancel }: WhileDragging): void {
  const scroll = useEffectEvent(() => {
    const y = pointerY()
    const step = y < 120 ? -16 : y > window.innerHeight - 60 ? 16 : 0
    if (step) window.scrollBy(0, step)
  })
  const cancel = useEffectEvent(onCancel)
  useEffect(() => {
    if (!isDragging) return
    const timer = setInterval(() => scroll(), 16)
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      clearInterval(timer)
      document.removeEventListener('keydown', onKey)
    }
  }, [isDragging])
}
