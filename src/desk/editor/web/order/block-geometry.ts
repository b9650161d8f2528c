import type { Editor } from '@tiptap/react'

/** An outermost block as it lies on the screen: `from` is its place in the text, the rest are pixels of the window. */
interface BlockBox {
  from: number
  to: number
  top: number
  bottom: number
}

/** The outermost blocks from the first to the last. */
export function blockBoxes({ view, state }: Editor): BlockBox[] {
  const boxes: BlockBox[] = []
  state.doc.forEach((node, from) => {
    const element = view.nodeDOM(from)
    if (!(element instanceof HTMLElement)) return
    const { top, bottom } = element.getBoundingClientRect()
    boxes.push({ from, to: from + node.nodeSize, top, bottom })
  })
  return boxes
}

/** The block at a height of the window, or the nearest one. */
export function boxAt(boxes: readonly BlockBox[], y: number): BlockBox | undefined {
  const distance = ({ top, bottom }: BlockBox) => Math.max(top - y, y - bottom, 0)
  return boxes.reduce<BlockBox | undefined>(
    (nearest, box) => (nearest && distance(nearest) <= distance(box) ? nearest : box),
    undefined,
  )
}

/** The gap between blocks at a height of the window: its place in the text and its own height. */
export function gapAt(boxes: readonly BlockBox[], y: number): { target: number; y: number } | undefined {
  const box = boxAt(boxes, y)
  if (!box) return undefined
  const at = boxes.indexOf(box)
  const isBefore = y < (box.top + box.bottom) / 2
  const [above, below] = isBefore ? [boxes[at - 1], box] : [box, boxes[at + 1]]
  const middle =
    above && below ? (above.bottom + below.top) / 2 : above ? above.bottom + 4 : (below?.top ?? 0) - 4
  return { target: isBefore ? box.from : box.to, y: middle }
}
