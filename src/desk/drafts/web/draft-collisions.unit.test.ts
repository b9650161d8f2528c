import { describe, expect, test } from 'vitest'
import { nextTry } from './machine/draft-state.ts'
import { ModelPage } from './test-draft-page.ts'
import { ModelServer, textWith } from './test-draft-server.ts'

const open = (...lines: string[]) => new ModelPage(new ModelServer(lines))

describe('somebody else', () => {
  test('what only they changed is joined while I type on, and saved with my words', () => {
    const page = open('one', 'two')
    page.write('one', 'two a')
    page.save()
    page.theyWrite('one theirs', 'two')
    page.write('one', 'two ab')
    page.deliverAll()
    expect(page.lines).toEqual(['one theirs', 'two ab'])
    expect(page.state).toBe('saved')
    expect(page.stored).toEqual(['one theirs', 'two ab'])
    expect(page.draft.joined?.updatedBy).toBe('they')
  })

  test('who joins three times in vain lets go, and the words wait for the next try', () => {
    const page = open('one', 'two')
    page.write('one', 'mine')
    page.save()
    for (let count = 0; count < 3; count++) {
      page.theyWrite(`theirs ${count}`, 'two')
      page.deliver()
    }
    expect(page.pending).toEqual([])
    expect(page.state).toBe('dirty')
    expect(page.kept).toEqual(['theirs 2|mine'])
    page.save()
    page.deliver()
    expect(page.stored).toEqual(['theirs 2', 'mine'])
  })

  test('where both changed a line nothing is touched; what I type on stays a conflict and is kept', () => {
    const page = open('one')
    page.theyWrite('one theirs')
    page.write('one mine')
    page.save()
    page.deliver()
    page.write('one mine more')
    expect(page.state).toBe('conflict')
    expect(nextTry(page.state, page.draft.mayRetry)).toBe('never')
    expect(page.lines).toEqual(['one mine more'])
    expect(page.kept).toEqual(['one mine more'])
    expect(page.stored).toEqual(['one theirs'])
  })

  test.each([
    ['mine', ['mine']],
    ['theirs', ['theirs']],
    ['both', ['theirs', 'mine']],
  ] as const)('a choice is saved over both, which stay in the history: %s', (choice, lines) => {
    const page = open('one')
    page.theyWrite('theirs')
    page.write('mine')
    page.save()
    page.deliver()
    page.choose(choice)
    page.deliverAll()
    expect(page.state).toBe('saved')
    expect(page.lines).toEqual(lines)
    expect(page.stored).toEqual(lines)
    expect(page.past).toEqual(expect.arrayContaining(['mine', 'theirs']))
  })

  test('what I write into a place while their words are being taken there stays', () => {
    const page = open('one', 'two')
    page.theyWrite('theirs', 'two theirs')
    page.write('mine', 'two mine')
    page.save()
    page.deliver()
    page.choose('theirs')
    page.deliver()
    page.write('mine and more', 'two mine')
    page.deliverAll()
    expect(page.lines).toEqual(['mine and more', 'two theirs'])
    expect(page.past).toEqual(expect.arrayContaining(['mine|two mine', 'theirs|two theirs']))
  })

  test('a choice whose answer was lost is taken up again as it was meant', () => {
    const page = open('one')
    page.theyWrite('theirs')
    page.write('mine')
    page.save()
    page.deliver()
    page.choose('theirs')
    page.deliver()
    page.deliver('lost')
    expect(page.state).toBe('conflict')
    page.choose('theirs')
    page.deliverAll()
    expect(page.lines).toEqual(['theirs'])
    expect(page.state).toBe('saved')
  })

  test('they save once more while I choose: what they changed now is left to choose again', () => {
    const page = open('one')
    page.theyWrite('theirs')
    page.write('mine')
    page.save()
    page.deliver()
    page.choose('theirs')
    page.theyWrite('theirs anew')
    page.deliverAll()
    expect(page.state).toBe('conflict')
    expect(page.draft.meeting?.theirs.revision).toBe(3)
    expect(page.lines).toEqual(['mine'])
  })

  test('who takes theirs and types on saves both', () => {
    const page = open('one', 'two')
    page.theyWrite('theirs', 'two')
    page.write('mine', 'two')
    page.save()
    page.deliver()
    page.choose('theirs')
    page.deliverAll()
    page.write('theirs', 'two and mine')
    page.save()
    page.deliver()
    expect(page.stored).toEqual(['theirs', 'two and mine'])
  })
})

test('words that were shown of a joined text are said to be read once the note is closed', () => {
  const page = new ModelPage(new ModelServer(['one', 'two']))
  page.theyWrite('theirs', 'two')
  page.type({ body: textWith(['one', 'mine']).body })
  page.save()
  page.deliverAll()
  page.tell({ on: 'read joined' })
  expect(page.draft.joined).toBeUndefined()
  expect(page.lines).toEqual(['theirs', 'mine'])
})
