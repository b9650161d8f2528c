import { expect, test, vi } from 'vitest'
import type { DraftRequest } from './machine/draft-events.ts'
import { createDraftRunner, type DraftTools } from './draft-runner.ts'
import { hasUnsaved, stateOf } from './machine/draft-state.ts'
import { linesOf, ModelServer, textWith } from './test-draft-server.ts'

/** A runner with a model of the server; `tools` take the place of those that do nothing. */
function open(server: ModelServer, tools: Partial<DraftTools> = {}) {
  const sent: DraftRequest[] = []
  const runner = createDraftRunner(server.edition, {
    async send(request) {
      sent.push(request)
      if (!server.do(request)) throw new Error('changed')
      return server.edition
    },
    refusalIn: async (error) => ({
      error,
      theirs: server.edition,
      problems: undefined,
      reason: 'failed',
      mayPass: false,
      isKept: true,
    }),
    keep: () => undefined,
    forget: () => undefined,
    drop: () => undefined,
    show: () => undefined,
    ...tools,
  })
  const write = (...lines: string[]) => runner.tell({ on: 'typed', part: { body: textWith(lines).body } })
  return { runner, sent, write }
}

test('who asks is told when it is done, and those who look are told of every change', async () => {
  const server = new ModelServer(['one'])
  const { runner, write } = open(server)
  const look = vi.fn<() => void>()
  const stop = runner.listen(look)
  write('two')
  expect(look).toHaveBeenCalledTimes(1)
  await runner.ask({ wish: 'save', keep: true })
  expect(stateOf(runner.read())).toBe('saved')
  stop()
  const { length } = look.mock.calls
  write('three')
  expect(look).toHaveBeenCalledTimes(length)
})

test('who asks is told why it was not done, and what waits goes on', async () => {
  const { runner, write } = open(new ModelServer())
  const publishing = runner.ask({ wish: 'publish', publishAt: undefined, seen: 0 })
  write('one')
  const saving = runner.ask({ wish: 'save', keep: false })
  await expect(publishing).rejects.toMatchObject({ code: 'edition.incomplete' })
  await saving
  expect(stateOf(runner.read())).toBe('saved')
})

test('a step is done by whoever asked for it, with the revision that is saved', async () => {
  const server = new ModelServer(['one'])
  const work = vi.fn(async () => server.edition)
  const { runner, write } = open(server, { send: async (request, work) => sendOrWork(server, request, work) })
  write('two')
  void runner.ask({ wish: 'save', keep: false })
  await runner.ask({ wish: 'step' }, work)
  expect(work).toHaveBeenCalledExactlyOnceWith(2)
})

test('what the editor makes of words that it is shown is sent with them', async () => {
  const server = new ModelServer(['one', 'two'])
  const { runner, write, sent } = open(server, {
    // As an editor does that writes what it shows a little differently.
    show: ({ body }) => write(...linesOf({ ...textWith([]), body }), 'added'),
  })
  server.theySave((text) => ({ ...text, body: textWith(['theirs', 'two']).body }))
  write('one', 'mine')
  await runner.ask({ wish: 'save', keep: false })
  expect(linesOf(runner.read().text)).toEqual(['theirs', 'mine', 'added'])
  expect(sent).toHaveLength(2)
  expect(hasUnsaved(runner.read())).toBe(false)
  expect(linesOf(server.texts[runner.read().basedOn]!)).toEqual(['theirs', 'mine', 'added'])
})

async function sendOrWork(
  server: ModelServer,
  request: DraftRequest,
  work: Parameters<DraftTools['send']>[1],
) {
  if (request.call === 'step') return work?.(request.revision)
  server.do(request)
  return server.edition
}
