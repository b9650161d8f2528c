import { getSchema } from '@tiptap/core'
import { EditorState, NodeSelection } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import { everyBlock } from '#content/blocks/test-document.ts'
import { goBelow, leaveAtom } from './beside-atoms.ts'
import { extensions } from './extensions.ts'

const schema = getSchema(extensions)
const line = (text: string) =>
  text ? { type: 'paragraph', content: [{ type: 'text', text }] } : { type: 'paragraph' }
const withoutWords = Object.entries(everyBlock).filter(([, { type }]) =>
  ['figureImage', 'fileBlock', 'video', 'horizontalRule'].includes(type),
)

/** A text in which a block without words of its own is selected. */
function selected(block: unknown, after: unknown[]): EditorState {
  const doc = schema.nodeFromJSON({ type: 'doc', content: [line('before'), block, ...after] })
  const at = doc.child(0).nodeSize
  return EditorState.create({ doc, selection: NodeSelection.create(doc, at) })
}

function left(state: EditorState): EditorState {
  let next = state
  leaveAtom(state, (tr) => (next = state.apply(tr)))
  return next
}

const kinds = ({ doc }: EditorState) => doc.content.content.map((node) => node.textContent || node.type.name)

describe.each(withoutWords)('beside %s', (_, block) => {
  test('Enter goes into the line after it', () => {
    const state = left(selected(block, [line('after')]))
    expect(state.selection.$head.parent.textContent).toBe('after')
    expect(state.selection.$head.parentOffset).toBe(0)
    expect(kinds(state)).toEqual(['before', block.type, 'after'])
  })

  test('where no line follows, there is one', () => {
    for (const after of [[], [block], [{ type: 'codeBlock', attrs: { language: null } }]]) {
      const state = left(selected(block, after))
      expect(kinds(state).slice(0, 3)).toEqual(['before', block.type, 'paragraph'])
      expect(state.selection.$head.parent.type.name).toBe('paragraph')
      expect(state.doc.childCount).toBe(after.length + 3)
    }
  })

  test('what is typed gets a line of its own and touches neither the block nor the words after it', () => {
    const before = selected(block, [line('after')])
    const below = before.apply(goBelow(before, before.selection.to, { isNewLine: true }))
    const typed = below.apply(below.tr.insertText('x'))
    expect(kinds(typed)).toEqual(['before', block.type, 'x', 'after'])
    const blank = selected(block, [line('')])
    const used = blank.apply(goBelow(blank, blank.selection.to, { isNewLine: true }))
    expect(kinds(used)).toEqual(['before', block.type, 'paragraph'])
  })
})

test('it leaves other selections alone', () => {
  const doc = schema.nodeFromJSON({ type: 'doc', content: [line('words')] })
  expect(leaveAtom(EditorState.create({ doc }))).toBe(false)
})
