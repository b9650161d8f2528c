import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { ghostExportOf } from '../foreign/test-exports.ts'
import { applyBrought, bringImport, lookAt, sendImport, type ForeignImport } from './test-imports.ts'

let site: TestApp
let admin: TestBrowser
/** Threads that began since these tests did. */
const hired: Worker[] = []
const note = (worker: Worker) => hired.push(worker)

beforeAll(async () => {
  site = await createTestApp()
  admin = (await signInAs(site, { role: 'admin' })).browser
  process.on('worker', note)
})
afterAll(async () => {
  process.off('worker', note)
  await site.close()
})

const settings = { purpose: 'foreign', kind: 'blog' } as const
const exportOf = (slug: string, html = '<p>Read elsewhere.</p>') =>
  ghostExportOf([{ uuid: slug, title: slug, slug, html }])
const bring = (slug: string, html?: string) =>
  bringImport<'foreign'>(admin, { ...settings, name: 'ghost.json', content: exportOf(slug, html), settings })

/** Afterwards the next file finds no thread; one of an earlier test goes by itself within six seconds. */
async function endThreads(): Promise<void> {
  if (hired.length === 0) await bring('first')
  if (hired.length === 0) await new Promise((resolve) => setTimeout(resolve, 6000))
  if (hired.length === 0) await bring('second')
  expect(hired).not.toEqual([])
  await Promise.all(hired.splice(0).map((worker) => worker.terminate()))
}

/** Work, and the microseconds of this thread that nothing else was done in meanwhile. */
async function longestBurst(work: Promise<unknown>): Promise<number> {
  const end = new AbortController()
  void work.finally(() => end.abort())
  let longest = 0
  for (let last = process.threadCpuUsage(); !end.signal.aborted; last = process.threadCpuUsage()) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    const { user, system } = process.threadCpuUsage(last)
    longest = Math.max(longest, user + system)
  }
  return longest
}

test('a large file is read on a thread of its own, while others are served', async () => {
  await endThreads()
  const reading = bring('large', '<p>word and <b>word</b>.</p>\n'.repeat(4900))
  const longest = await longestBurst(reading)
  expect((await reading).status).toBe(201)
  const { user = 0 } = (await hired[0]?.cpuUsage()) ?? {}
  expect(longest).toBeLessThan(user / 2)
})

test('others are served while many drafts are stored', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => `Question ${at},Asked?\n`)
  const content = `title_en,text_en\n${rows.join('')}`
  const brought = await bringImport<'questions'>(admin, { purpose: 'questions', name: 'q.csv', content })
  const own = process.threadCpuUsage()
  const applying = applyBrought<'questions'>(admin, brought.json)
  const longest = await longestBurst(applying)
  expect((await applying).json.result?.questions).toHaveLength(300)
  const { user, system } = process.threadCpuUsage(own)
  expect(longest).toBeLessThan((user + system) / 3)
})

test('a thread that dies while it reads is answered as such, and the same upload is read by the next one', async () => {
  await endThreads()
  const sent = await sendImport(admin, { ...settings, name: 'ghost.json', content: exportOf('dies') })
  process.once('worker', (worker) => void worker.terminate())
  const died = await lookAt<'foreign'>(admin, sent.json.id, settings)
  expect([died.status, died.json.code, died.headers.get('retry-after')]).toEqual([503, 'server.busy', '5'])
  const looked = await lookAt<'foreign'>(admin, sent.json.id, settings)
  expect([looked.status, looked.json.report.posts[0]!.title]).toEqual([200, 'dies'])
  await endThreads()
  expect((await applyBrought<'foreign'>(admin, looked.json)).json.result?.items).toHaveLength(1)
})

test('a file that takes too much memory is refused by name, and the next one is read', async () => {
  await endThreads()
  // As Node says it of a thread whose heap is full.
  process.once('worker', (worker) =>
    worker.emit('error', Object.assign(new Error('full'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })),
  )
  const heavy = await bring('heavy')
  expect([heavy.status, heavy.json.code, heavy.json.fields]).toEqual([
    422,
    'input.invalid',
    { file: 'import.too_heavy' },
  ])
  const next: { status: number; json: ForeignImport } = await bring('next')
  expect([next.status, next.json.report.posts[0]!.slug]).toEqual([201, 'next'])
})
