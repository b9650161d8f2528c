import { getSchema } from '@tiptap/core'
import { EditorState, NodeSelection, TextSelection, type Command } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import { extensions } from '../extensions.ts'
import { duplicateBlocks, moveBlocks, moveTo, removeBlocks, selectedBlocks } from './block-moves.ts'

const schema = getSchema(extensions)

/** Paragraphs of one letter each, `-` for a divider; the selection goes from one place of the text to another. */
function stateOf(letters: string, from: number, to = from): EditorState {
  const content = [...letters].map((letter) =>
    letter === '-'
      ? { type: 'horizontalRule' }
      : { type: 'paragraph', content: [{ type: 'text', text: letter }] },
  )
  const state = EditorState.create({ doc: schema.nodeFromJSON({ type: 'doc', content }) })
  const selection =
    state.doc.nodeAt(from)?.type.name === 'horizontalRule'
      ? NodeSelection.create(state.doc, from)
      : TextSelection.create(state.doc, from, to)
  return state.apply(state.tr.setSelection(selection))
}

function shown(state: EditorState): string {
  const letters: string[] = []
  state.doc.forEach((node) => letters.push(node.type.name === 'horizontalRule' ? '-' : node.textContent))
  return letters.join('')
}

function after(state: EditorState, command: Command): EditorState {
  let next = state
  command(state, (tr) => (next = state.apply(tr)))
  return next
}

describe('blocks in order', () => {
  test.each([
    ['abc', 4, 4, -1, 'bac'],
    ['abc', 4, 4, 1, 'acb'],
    ['abcd', 1, 5, 1, 'cabd'],
    ['abcd', 5, 8, -1, 'bcad'],
    ['a-c', 3, 3, -1, '-ac'],
    ['abc', 1, 1, -1, 'abc'],
    ['abc', 7, 7, 1, 'abc'],
  ] as const)('of %s, those from %i to %i moved by %i make %s', (letters, from, to, direction, result) => {
    const before = stateOf(letters, from, to)
    const moved = after(before, moveBlocks(direction))
    expect(shown(moved)).toBe(result)
    const words = ({ selection, doc }: EditorState) => doc.textBetween(selection.from, selection.to, '|')
    expect(words(moved)).toBe(words(before))
    expect(moved.selection.constructor).toBe(before.selection.constructor)
  })

  test('a block goes to any gap, and the cursor stays where it was in it', () => {
    const state = stateOf('abcd', 2)
    const moved = state.apply(moveTo(state, { from: 0, to: 3 }, 9))
    expect(shown(moved)).toBe('bcad')
    expect(moved.selection.from).toBe(8)
    const other = state.apply(moveTo(state, { from: 9, to: 12 }, 0))
    expect(shown(other)).toBe('dabc')
    expect(other.selection.$from.parent.textContent).toBe('a')
    expect(moveTo(state, { from: 3, to: 6 }, 6).docChanged).toBe(false)
  })

  test('a copy comes after the block, with the cursor in it', () => {
    const copied = after(stateOf('abc', 5), duplicateBlocks)
    expect(shown(copied)).toBe('abbc')
    expect(selectedBlocks(copied)).toEqual({ from: 6, to: 9 })
  })

  test('what is taken out is gone, and one empty line always stays', () => {
    expect(shown(after(stateOf('abc', 4), removeBlocks))).toBe('ac')
    expect(shown(after(stateOf('a-c', 3), removeBlocks))).toBe('ac')
    const emptied = after(stateOf('ab', 1, 5), removeBlocks)
    expect(emptied.doc.toJSON()).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
  })
})
