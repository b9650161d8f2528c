import { PluginKey, type EditorState, type Plugin } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { Suggestion as suggestion, type SuggestionProps } from '@tiptap/suggestion'

/** Notices a slash on an empty line or after a space; tells what stands after it while it is being typed, and null when that ends. */
export function slashPlugin(editor: Editor, onTyped: (typed: SuggestionProps | null) => void): Plugin {
  return suggestion({
    editor,
    pluginKey: new PluginKey('slashMenu'),
    char: '/',
    allowedPrefixes: [' ', '\u00a0'],
    allow: ({ state, range }) => isForBlocks(state, range.from),
    render: () => ({
      onStart: onTyped,
      onUpdate: onTyped,
      onExit: () => onTyped(null),
    }),
  })
}

/** Not in code, where a slash is a slash. */
function isForBlocks({ doc, schema }: EditorState, position: number): boolean {
  const place = doc.resolve(position)
  return !place.parent.type.spec.code && !schema.marks.code?.isInSet(place.marks())
}
