import type { Editor } from '@tiptap/react'
import { useState, type DragEvent } from 'react'
import { blockBoxes, gapAt } from './block-geometry.ts'
import { putFiles } from '../uploads/put-files.ts'

/**
 * Takes files that are dropped anywhere on the editor. Blocks that are dragged inside the text are none of them, nor is what is
 * dropped on a dialog that the editor asks with: React passes its events on to the editor, but it lies elsewhere in the page.
 */
export function useFileDrop(editor: Editor | null) {
  /** Where they would land: pixels of the window. */
  const [gap, setGap] = useState<number>()
  const hasFiles = ({ dataTransfer }: DragEvent) =>
    editor && !editor.view.dragging && dataTransfer.types.includes('Files')
  return {
    gap,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return
        // Also beside the place for files in a dialog: the browser would leave the page for what is dropped there.
        event.preventDefault()
        if (editor && isWithin(event)) setGap(gapAt(blockBoxes(editor), event.clientY)?.y)
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setGap(undefined)
      },
      onDropCapture(event: DragEvent) {
        setGap(undefined)
        const files = [...event.dataTransfer.files]
        if (!editor || !hasFiles(event) || files.length === 0) return
        // The text's own handling of drops leaves alone what is prevented.
        event.preventDefault()
        if (!isWithin(event)) return
        putFiles(editor, files, gapAt(blockBoxes(editor), event.clientY)?.target)
      },
    },
  }
}

function isWithin({ currentTarget, target }: DragEvent): boolean {
  return target instanceof Node && currentTarget.contains(target)
}
