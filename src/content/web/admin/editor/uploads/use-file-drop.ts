import type { Editor } from '@tiptap/react'
import { useState, type DragEvent } from 'react'
import { blockBoxes, gapAt } from '../order/block-geometry.ts'
import { putFiles } from './put-files.ts'

/** Takes files that are dropped anywhere on the editor. Blocks that are dragged inside the text are none of them. */
export function useFileDrop(editor: Editor | null) {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) =>
    editor && !editor.view.dragging && dataTransfer.types.includes('Files')
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDropCapture(event: DragEvent) {
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (!editor || !hasFiles(event) || files.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        putFiles(editor, files, gapAt(blockBoxes(editor), event.clientY)?.target)
      },
    },
  }
}
