import { afterEach, expect, test, vi } from 'vitest'
import { nextReader } from './entries.ts'
import { openOutbox, uploadPatience } from './open-outbox.ts'

afterEach(() => void vi.unstubAllGlobals())

test('an upload is waited for until the server has answered, which takes five minutes over it', () => {
  expect(uploadPatience).toBeGreaterThan(300_000)
})

test('who comes after something went out finds what the server said to it', async () => {
  const { actions, setOwner, start } = openPage(async () => Response.json({ position: 3 }))
  const stop = start({ onSessionDoubt() {}, onSent() {} })
  setOwner('almaz')
  await actions.send({
    subject: 'quiz-attempt/1/3',
    kind: 'answer',
    title: 'A quiz',
    method: 'PUT',
    path: '/api/quiz-attempts/1/answers/3',
    touches: [],
  })
  stop()
  const [sent] = actions.listSent()
  expect([sent?.entry.subject, sent?.answer]).toEqual(['quiz-attempt/1/3', { position: 3 }])
})

test('what names its account goes out for that one alone, whoever is signed in when it is kept or comes next', async () => {
  const fetched: unknown[] = []
  const { actions, setOwner, start } = openPage(async (_, init) => {
    fetched.push(new Headers(init?.headers).get('for-account'))
    return Response.json({})
  })
  const stop = start({ onSessionDoubt() {}, onSent() {} })
  const run = { kind: 'practice', title: 'A replay', method: 'POST', path: '/api/runs', touches: [] } as const
  setOwner(null)
  await actions.add({ ...run, subject: 'practice/1', owner: 'almaz', waitsForAccount: true })
  await actions.add({ ...run, subject: 'practice/2', waitsForAccount: true })
  expect(actions.read().map(({ owner }) => owner)).toEqual(['almaz', nextReader])
  setOwner('bekele')
  await expect.poll(() => actions.read().map(({ owner }) => owner)).toEqual(['almaz'])
  expect(fetched).toEqual(['bekele'])
  setOwner('almaz')
  await expect.poll(() => fetched).toEqual(['bekele', 'almaz'])
  stop()
})

/** An outbox in a page that has no database and no other tabs. */
function openPage(fetch: (address: string, init?: RequestInit) => Promise<Response>) {
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('fetch', fetch)
  return openOutbox()
}
