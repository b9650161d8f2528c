import { Extension } from '@tiptap/core'
import {
  NodeSelection,
  Plugin,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Pictures, files, videos and dividers are never typed over: what is typed, composed or pasted while one is selected goes to a
 * line below it, and a click into the words counts at once, whatever was selected before.
 */
export const BesideAtoms = Extension.create({
  name: 'besideAtoms',
  // Before the keys that blocks bring themselves.
  priority: 1000,
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => leaveAtom(editor.state, editor.view.dispatch),
  }),
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, ...[, , text]) {
          if (!stepBelow(view, { isNewLine: true })) return false
          view.dispatch(view.state.tr.insertText(text).scrollIntoView())
          return true
        },
        handlePaste: (view) => stepBelow(view, { isNewLine: true }) && false,
        handleDOMEvents: {
          compositionstart: (view) => stepBelow(view, { isNewLine: true }) && false,
        },
        // The browser tells of its own selection a moment later, and a key may come before that.
        handleClick(view, position, event) {
          if (event.button !== 0 || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
            return false
          const place = view.state.doc.resolve(position)
          const isElsewhere =
            view.state.selection instanceof NodeSelection || !view.state.selection.eq(Selection.near(place))
          if (place.parent.inlineContent && isElsewhere)
            view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, position)))
          return false
        },
      },
    }),
  ],
})

/** Moves the cursor from a selected picture, or another block without words of its own, to the line after it. */
export const leaveAtom: Command = (state, dispatch) => {
  const end = endOfAtom(state)
  if (end === undefined) return false
  dispatch?.(goBelow(state, end))
  return true
}

/**
 * Puts the cursor into the line after a place between blocks. Without one, or when it has words and `isNewLine`, an empty line
 * is put there.
 */
export function goBelow(
  { doc, schema, tr }: EditorState,
  end: number,
  { isNewLine = false } = {},
): Transaction {
  const next = doc.resolve(end).nodeAfter
  const isLine = next?.isTextblock && (next.content.size === 0 || !isNewLine) && !next.type.spec.code
  const paragraph = schema.nodes.paragraph?.create()
  if (!isLine && paragraph) tr.insert(end, paragraph)
  return tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView()
}

function stepBelow(view: EditorView, options: { isNewLine: boolean }): boolean {
  const end = endOfAtom(view.state)
  if (end === undefined) return false
  view.dispatch(goBelow(view.state, end, options))
  return true
}

/** Where the selected block without words of its own ends. */
function endOfAtom({ selection }: EditorState): number | undefined {
  const isAtom = selection instanceof NodeSelection && selection.node.isBlock && selection.node.isAtom
  return isAtom ? selection.to : undefined
}
