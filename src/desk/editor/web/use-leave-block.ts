import type { NodeViewProps } from '@tiptap/react'
import { goBelow } from './beside-atoms.ts'

/** Leads from the fields of a block to the line after it. */
export function useLeaveBlock({ editor, getPos, node }: Pick<NodeViewProps, 'editor' | 'getPos' | 'node'>) {
  return () => {
    const position = getPos()
    if (position === undefined) return
    editor.view.dispatch(goBelow(editor.state, position + node.nodeSize))
    editor.view.focus()
  }
}
