import { expect, test } from 'vitest'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import type { GivenNote, Note } from '../../contract.ts'
import { outgoingOf, showOutgoing, subjectOf } from './outgoing.ts'

const note: Note = {
  id: 'a-note-of-almaz-1',
  type: 'highlight',
  language: 'en',
  passage: { quote: 'coffee', before: '', after: '', position: 0 },
  words: 'dear',
  createdAt: 0,
}
const deletion = (status: OutboxEntry['status']): OutboxEntry => ({
  id: 'deletion',
  owner: 'almaz',
  subject: subjectOf(note.id),
  kind: 'note',
  title: 'Coffee',
  method: 'DELETE',
  path: `/api/notes/${note.id}`,
  touches: [],
  status,
  madeAt: 0,
  attempts: 0,
  firstTriedAt: null,
  notBefore: 0,
  problem: null,
})
const shownWith = (entry: OutboxEntry) => showOutgoing([note], [outgoingOf(entry)!], 'a-page')

test('a note that is to be deleted is shown as deleted while that waits', () => {
  expect(shownWith(deletion('waiting'))).toEqual([])
  expect(shownWith(deletion('sending'))).toEqual([])
})

test('a note whose deletion was refused is shown, with what came of that', () => {
  const entry = deletion('refused')
  expect(shownWith(entry)).toEqual([{ ...note, entry }])
})

test('a note that is brought back is as old as it was', () => {
  const { type, language, passage, words } = note
  const given: GivenNote = { kind: 'blog', itemId: 'a-page', type, language, passage, words, createdAt: 7 }
  const entry: OutboxEntry = { ...deletion('waiting'), method: 'PUT', body: given, madeAt: 9 }
  expect(showOutgoing([], [outgoingOf(entry)!], 'a-page')).toMatchObject([{ id: note.id, createdAt: 7 }])
})
