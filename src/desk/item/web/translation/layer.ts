import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { DecorationSet, type Decoration } from '@tiptap/pm/view'

/** Marks over a text that are no part of it. They move along while somebody types, until they are drawn anew. */
export interface Layer {
  plugin: Plugin
  draw(editor: Editor, marks: (doc: Node) => Decoration[]): void
}

export function createLayer(name: string): Layer {
  const key = new PluginKey<DecorationSet>(name)
  const plugin: Plugin<DecorationSet> = new Plugin({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (change, marks) => asMarks(change.getMeta(key)) ?? marks.map(change.mapping, change.doc),
    },
    props: { decorations: (state) => key.getState(state) },
  })
  return {
    plugin,
    draw(editor, marks) {
      if (editor.isDestroyed || !key.getState(editor.state)) return
      const { doc, tr } = editor.state
      const drawn = DecorationSet.create(doc, marks(doc))
      if (drawn === DecorationSet.empty && key.getState(editor.state) === DecorationSet.empty) return
      editor.view.dispatch(tr.setMeta(key, drawn).setMeta('addToHistory', false))
    },
  }
}

/** Only `draw` sets this key. */
function asMarks(meta: unknown): DecorationSet | undefined {
  return meta as DecorationSet | undefined
}

/** Where the outermost blocks of a text begin and end. */
export function placesOf(doc: Node): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = []
  doc.forEach((node, offset) => places.push({ from: offset, to: offset + node.nodeSize }))
  return places
}
