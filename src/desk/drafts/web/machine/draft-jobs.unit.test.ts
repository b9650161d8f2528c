import { describe, expect, test } from 'vitest'
import { ModelPage } from '../test-draft-page.ts'
import { linesOf, ModelServer } from '../test-draft-server.ts'

const open = (...lines: string[]) => new ModelPage(new ModelServer(lines))

describe('what follows the words', () => {
  test('publishing saves first, and makes public what stood there then', () => {
    const page = open('one')
    page.write('two')
    page.ask({ wish: 'publish', publishAt: undefined, seen: page.draft.joins })
    page.deliver()
    page.write('two three')
    page.deliver()
    expect(linesOf(page.server.published!)).toEqual(['two'])
    expect(page.state).toBe('dirty')
    expect(page.kept).toEqual(['two three'])
    expect(page.ended).toEqual([{ job: 0, code: null }])
  })

  test('what was joined meanwhile is looked at before readers see it', () => {
    const page = open('one', 'two')
    page.theyWrite('theirs', 'two')
    page.write('one', 'mine')
    page.ask({ wish: 'publish', publishAt: undefined, seen: page.draft.joins })
    page.deliverAll()
    expect(page.server.published).toBeUndefined()
    expect(page.state).toBe('saved')
    expect(page.ended).toEqual([{ job: 0, code: 'edition.changed' }])
  })

  test('what was joined since the editor decided to publish is looked at before readers see it', () => {
    const page = open('one', 'two')
    const seen = page.draft.joins
    page.write('one', 'mine')
    page.theyWrite('theirs', 'two')
    page.save()
    page.deliverAll()
    expect([page.lines, page.state]).toEqual([['theirs', 'mine'], 'saved'])
    const early = page.ask({ wish: 'publish', publishAt: undefined, seen })
    page.deliverAll()
    expect(page.server.published).toBeUndefined()
    expect(page.ended.at(-1)).toEqual({ job: early, code: 'edition.changed' })
    page.ask({ wish: 'publish', publishAt: undefined, seen: page.draft.joins })
    page.deliverAll()
    expect(linesOf(page.server.published!)).toEqual(['theirs', 'mine'])
  })

  test('a text that nobody has begun is not published, and says what it lacks', () => {
    const page = new ModelPage(new ModelServer())
    page.ask({ wish: 'publish', publishAt: undefined, seen: page.draft.joins })
    expect(page.pending).toEqual([])
    expect(page.draft.problems).toEqual({ title: 'required', body: 'required' })
    expect(page.ended).toEqual([{ job: 0, code: 'edition.incomplete' }])
  })

  test('a step waits for a save that is on its way, and begins with what that saved', () => {
    const page = open('one')
    page.write('two')
    page.save()
    page.ask({ wish: 'step' })
    page.deliver()
    expect(page.pending[0]?.request).toEqual({ call: 'step', revision: 2 })
  })

  test('a step over what they saved is refused, and theirs is joined', () => {
    const page = open('one')
    page.theyWrite('theirs')
    page.ask({ wish: 'step' })
    page.deliver()
    expect(page.lines).toEqual(['theirs'])
    expect(page.ended).toEqual([{ job: 0, code: 'changed' }])
  })

  test('going back to a version keeps what was being written, and joins what is typed meanwhile', () => {
    const page = open('one', 'two')
    page.write('changed', 'two')
    page.ask({ wish: 'restore', revision: 1 })
    page.deliver()
    page.write('changed', 'two and more')
    page.deliver()
    expect(page.lines).toEqual(['one', 'two and more'])
    expect(page.state).toBe('dirty')
    expect(page.past).toContain('changed|two')
  })

  test('going back while nothing is saved goes nowhere', () => {
    const page = open('one')
    page.write('two')
    page.ask({ wish: 'restore', revision: 1 })
    page.deliver('down')
    expect(page.lines).toEqual(['two'])
    expect(page.state).toBe('offline')
    expect(page.ended).toEqual([{ job: 0, code: 'offline' }])
  })
})

describe('what an earlier page could not save', () => {
  /** A page that was closed while it could not reach the server. */
  const closed = (lines: string[], words: string[]) => {
    const page = open(...lines)
    page.write(...words)
    page.save()
    page.deliver('down')
    return page.reopen('page 2')
  }
  const take = (page: ModelPage) => page.ask({ wish: 'take', kept: page.found[0]! })

  test('it is offered, taken over, saved, and only then gone from the device', () => {
    const page = closed(['one'], ['one offline'])
    expect(page.lines).toEqual(['one'])
    take(page)
    page.deliver()
    expect(page.lines).toEqual(['one offline'])
    expect(page.kept).toEqual(['one offline'])
    page.save()
    page.deliver()
    expect(page.stored).toEqual(['one offline'])
    expect(page.kept).toEqual([])
  })

  test('when they saved since, both are joined', () => {
    const page = closed(['one', 'two'], ['one', 'two offline'])
    page.theyWrite('theirs', 'two')
    const again = page.reopen('page 3')
    take(again)
    again.deliverAll()
    expect(again.lines).toEqual(['theirs', 'two offline'])
  })

  test('when both changed one line, it waits for a choice and stays on the device', () => {
    const page = closed(['one'], ['offline'])
    page.theyWrite('theirs')
    const again = page.reopen('page 3')
    take(again)
    again.deliverAll()
    expect(again.state).toBe('conflict')
    expect(again.kept).toEqual(['offline'])
    expect(again.reopen('page 4').found).toHaveLength(1)
  })

  test('what is typed before it is shown is saved first', () => {
    const page = closed(['one', 'two'], ['offline', 'two'])
    take(page)
    page.write('one', 'two typed')
    page.deliverAll()
    expect(page.lines).toEqual(['offline', 'two typed'])
    expect(page.past).toContain('one|two typed')
  })

  test('it can be taken over without a connection, but not over words that would be lost', () => {
    const page = closed(['one'], ['offline'])
    take(page)
    page.deliver('down')
    expect(page.lines).toEqual(['offline'])
    const other = closed(['one'], ['offline'])
    other.write('typed')
    take(other)
    other.deliver('down')
    expect(other.lines).toEqual(['typed'])
    expect(other.kept).toEqual(expect.arrayContaining(['offline', 'typed']))
  })

  test('a language that nobody has begun is begun with it', () => {
    const page = new ModelPage(new ModelServer())
    page.write('offline')
    const again = page.reopen('page 2')
    take(again)
    again.save()
    again.deliverAll()
    expect(again.stored).toEqual(['offline'])
  })
})
