import { getSchema } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { extensions } from '../../extensions.ts'
import { choiceNamesIn, distinctChoices, idsIn, newChoiceId, newCounterpartId } from './choice-ids.ts'

const schema = getSchema(extensions)
const paragraph = { type: 'paragraph' as const }
const counterpart = (id: string) => ({ type: 'counterpart' as const, attrs: { id }, content: [paragraph] })
const choice = (id: string, ...inside: ReturnType<typeof counterpart>[]) => ({
  type: 'choice' as const,
  attrs: { id, isRight: false, area: null },
  content: [paragraph, ...inside],
})
const docOf = (...content: unknown[]) => schema.nodeFromJSON({ type: 'doc', content })

test('a new choice is the one that only the other language has', () => {
  const elsewhere = choiceNamesIn([choice('aaaa'), choice('bbbb', counterpart('bbbx')), choice('cccc')])
  expect(elsewhere.map(({ id }) => id)).toEqual(['aaaa', 'bbbb', 'cccc'])
  expect(newChoiceId(docOf(choice('aaaa')), elsewhere)).toBe('bbbb')
  expect(newChoiceId(docOf(choice('cccc'), choice('aaaa'), choice('bbbb')), elsewhere)).toMatch(
    /^[a-z2-9]{6}$/,
  )
  expect(newCounterpartId(docOf(choice('bbbb')), elsewhere, 'bbbb')).toBe('bbbx')
  expect(newCounterpartId(docOf(choice('aaaa')), elsewhere, 'aaaa')).toMatch(/^[a-z2-9]{6}$/)
})

test('a copied choice gets ids of its own, and the first one keeps them', () => {
  const state = EditorState.create({
    doc: docOf(choice('aaaa', counterpart('aaax'))),
    plugins: [distinctChoices()],
  })
  const copied = state.apply(state.tr.insert(state.doc.content.size, state.doc.child(0)))
  const [first, second] = choiceNamesIn(copied.doc.toJSON().content)
  expect(first).toEqual({ id: 'aaaa', counterpartId: 'aaax' })
  expect(idsIn(copied.doc).size).toBe(4)
  expect(second?.id).not.toBe('aaaa')
})
