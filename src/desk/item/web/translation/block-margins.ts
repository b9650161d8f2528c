import type { Editor } from '@tiptap/core'
import { Decoration } from '@tiptap/pm/view'
import { placesOf, type Layer } from './layer.ts'

/** A block as it would stand without room that was added above it or above others. Pixels. */
interface MeasuredBlock {
  top: number
  /** Its own margin above. */
  margin: number
  /** Room that is there now. */
  room: number
}

export function measureBlocks(editor: Editor): (MeasuredBlock | undefined)[] {
  let above = 0
  return placesOf(editor.state.doc).map(({ from }) => {
    const element = editor.view.nodeDOM(from)
    if (!(element instanceof HTMLElement)) return undefined
    const room = Number(element.dataset.room ?? 0)
    above += room
    const margin = Number.parseFloat(getComputedStyle(element).marginTop) - room
    return { top: element.getBoundingClientRect().top - above, margin, room }
  })
}

/** Gives blocks, by their numbers, room above; whoever is writing keeps their line where it is on the screen. */
export function showMargins(
  editor: Editor,
  layer: Layer,
  { blocks, room }: { blocks: readonly (MeasuredBlock | undefined)[]; room: ReadonlyMap<number, number> },
): void {
  const isSame = blocks.every((block, index) => !block || block.room === (room.get(index) ?? 0))
  if (isSame) return
  const lineTop = () => editor.view.coordsAtPos(editor.state.selection.head).top
  const before = editor.isFocused ? lineTop() : undefined
  layer.draw(editor, (doc) =>
    placesOf(doc).flatMap(({ from, to }, index) => {
      const added = room.get(index)
      const margin = (blocks[index]?.margin ?? 0) + (added ?? 0)
      const look = { style: `margin-top: ${margin}px`, 'data-room': String(added) }
      return added ? [Decoration.node(from, to, look)] : []
    }),
  )
  if (before !== undefined) window.scrollBy({ top: lineTop() - before, behavior: 'instant' })
}
