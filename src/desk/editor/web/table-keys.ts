import { Extension } from '@tiptap/core'
import type { Command, EditorState } from '@tiptap/pm/state'
import { TableMap, cellAround, isInTable } from '@tiptap/pm/tables'
import { goBelow } from './beside-atoms.ts'

/**
 * Tab goes through the cells, and from the last one on to the line below the table, so that nobody is kept in it; from the first
 * one Shift and Tab leave the text. A row comes by a key of its own.
 */
export const TableKeys = Extension.create({
  name: 'tableKeys',
  // Before the keys that the table and the line break bring themselves.
  priority: 1000,
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => leaveTable(editor.state, editor.view.dispatch),
    'Mod-Enter': ({ editor }) => isInTable(editor.state) && editor.commands.addRowAfter(),
  }),
})

/** Moves the cursor from the last cell of a table to the line after it. */
export const leaveTable: Command = (state, dispatch) => {
  const end = endAfterLastCell(state)
  if (end === undefined) return false
  dispatch?.(goBelow(state, end))
  return true
}

/** Where the table ends in whose last cell the cursor is. */
function endAfterLastCell({ selection }: EditorState): number | undefined {
  const cell = cellAround(selection.$head)
  if (!cell) return
  const map = TableMap.get(cell.node(-1)).map
  if (cell.pos - cell.start(-1) !== map.at(-1)) return
  return cell.after(-1)
}
