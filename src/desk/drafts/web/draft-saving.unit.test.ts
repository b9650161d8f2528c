import { describe, expect, test } from 'vitest'
import { nextTry } from './machine/draft-state.ts'
import { ModelPage } from './test-draft-page.ts'
import { ModelServer } from './test-draft-server.ts'

const open = (...lines: string[]) => new ModelPage(new ModelServer(lines))

describe('saving', () => {
  test('what is typed is kept on the device until the server has it', () => {
    const page = open('one')
    page.write('one more')
    expect(page.state).toBe('dirty')
    expect(page.kept).toEqual(['one more'])
    page.save()
    expect(page.state).toBe('saving')
    page.deliver()
    expect(page.state).toBe('saved')
    expect(page.kept).toEqual([])
    expect(page.stored).toEqual(['one more'])
  })

  test('what is typed while a save is on its way is neither called saved nor forgotten', () => {
    const page = open('one')
    page.write('one a')
    page.save()
    page.write('one ab')
    expect(page.state).toBe('dirty')
    page.deliver()
    expect(page.state).toBe('dirty')
    expect(page.kept).toEqual(['one ab'])
    page.save()
    page.deliver()
    expect(page.state).toBe('saved')
    expect(page.stored).toEqual(['one ab'])
  })

  test('two saves are never on their way at once, and the second takes the newest words', () => {
    const page = open('one')
    page.write('one a')
    page.save(true)
    page.save(true)
    page.write('one ab')
    expect(page.pending).toHaveLength(1)
    page.deliver()
    expect(page.pending).toHaveLength(1)
    page.deliver()
    expect(page.stored).toEqual(['one ab'])
    expect(page.ended).toEqual([
      { job: 0, code: null },
      { job: 1, code: null },
    ])
  })

  test('a text that was not changed is not sent', () => {
    const page = open('one')
    page.save()
    page.save(true)
    expect(page.pending).toEqual([])
    expect(page.ended).toHaveLength(2)
    expect(page.state).toBe('saved')
  })

  test('a text that was saved by itself is sent once more to be kept, and only once', () => {
    const page = open('one')
    page.write('two')
    page.save()
    page.deliver()
    page.save(true)
    page.deliver()
    expect(page.past).toEqual(['two'])
    page.save(true)
    expect(page.pending).toEqual([])
  })

  test('words that return to what they were are saved again without a new revision', () => {
    const page = open('one')
    page.write('two')
    page.write('one')
    page.save()
    page.deliver()
    expect(page.state).toBe('saved')
    expect(page.server.edition?.revision).toBe(1)
  })

  test('a second answer to the same request changes nothing', () => {
    const page = open('one')
    page.write('two')
    const job = page.save()
    page.deliver()
    page.write('three')
    const before = page.draft
    page.tell({ on: 'answered', job, edition: page.server.edition, at: 2 })
    page.tell({ on: 'shown' })
    expect(page.draft).toBe(before)
    expect(page.state).toBe('dirty')
  })

  test('an answer that comes after the text was taken back to an older one changes nothing', () => {
    const page = open('one')
    page.write('two')
    const saving = page.save(true)
    const answer = page.server
    page.deliver()
    page.ask({ wish: 'restore', revision: 1 })
    page.deliverAll()
    expect(page.lines).toEqual(['one'])
    page.tell({ on: 'answered', job: saving, edition: { ...answer.edition!, revision: 2 }, at: 2 })
    expect(page.lines).toEqual(['one'])
    expect(page.draft.basedOn).toBe(3)
  })
})

describe('what stands in the way', () => {
  test('an answer that was lost is no conflict when the same words are sent again', () => {
    const page = open('one')
    page.write('two')
    page.save()
    page.deliver('lost')
    expect(page.state).toBe('offline')
    page.save()
    page.deliverAll()
    expect(page.state).toBe('saved')
    expect(page.server.edition?.revision).toBe(2)
  })

  test('an answer that was lost is no conflict either when I wrote on in the same line', () => {
    const page = open('one')
    page.write('one two')
    page.save()
    page.deliver('lost')
    page.write('one two three')
    page.save()
    page.deliver('down')
    page.write('one two three four')
    page.save()
    page.deliverAll()
    expect(page.draft.meeting).toBeUndefined()
    expect(page.state).toBe('saved')
    expect(page.stored).toEqual(['one two three four'])
  })

  test.each([
    ['down', 'offline', 'again'],
    ['busy', 'failed', 'again'],
    ['ended', 'ended', 'again'],
    ['refused', 'failed', 'never'],
  ] as const)('%s: said so, kept on the device, and tried %s', (fate, state, next) => {
    const page = open('one')
    page.write('two')
    page.save()
    page.deliver(fate)
    expect(page.state).toBe(state)
    expect(page.kept).toEqual(['two'])
    expect(nextTry(page.state, page.draft.mayRetry)).toBe(next)
    page.write('two three')
    expect(nextTry(page.state, page.draft.mayRetry)).toBe('soon')
    page.save()
    page.deliver()
    expect(page.state).toBe('saved')
    expect(page.stored).toEqual(['two three'])
  })

  test('words that neither the server nor the device has are not said to be kept', () => {
    const page = open('one')
    page.write('two')
    const job = page.save()
    const error = 'offline'
    const refusal = {
      error,
      theirs: undefined,
      problems: undefined,
      reason: 'offline',
      mayPass: true,
    } as const
    page.tell({ on: 'refused', job, refusal: { ...refusal, isKept: false } })
    expect(page.state).toBe('failed')
    expect(nextTry(page.state, page.draft.mayRetry)).toBe('again')
  })

  test('a session that ends while a save is on its way holds up what waits, and nothing more', () => {
    const page = open('one')
    page.write('two')
    page.save()
    page.save(true)
    page.deliver('ended')
    page.write('two three')
    page.deliver('ended')
    expect(page.state).toBe('ended')
    expect(page.ended.map(({ code }) => code)).toEqual(['ended', 'ended'])
    page.save()
    page.deliver()
    expect(page.state).toBe('saved')
    expect(page.stored).toEqual(['two three'])
  })

  test('what a refused text lacks is said until that part is changed', () => {
    const page = open('one')
    page.write('two')
    page.save()
    page.deliver('refused')
    expect(page.draft.problems).toEqual({ title: 'too_long' })
    page.write('two three')
    expect(page.draft.problems).toEqual({ title: 'too_long' })
    page.type({ title: 'Short' })
    expect(page.draft.problems).toEqual({})
  })
})
