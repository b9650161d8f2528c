import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** A header cell without words names nothing: for screen readers it is a plain cell until something is written into it. */
export const EmptyHeaders = Extension.create({
  name: 'emptyHeaders',
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => markEmptyHeaders(doc) } })],
})

function markEmptyHeaders(doc: Node): DecorationSet {
  const marks: Decoration[] = []
  doc.descendants((node, position) => {
    if (node.type.name === 'tableHeader' && node.textContent.trim() === '') {
      marks.push(Decoration.node(position, position + node.nodeSize, { role: 'cell' }))
    }
  })
  return DecorationSet.create(doc, marks)
}
