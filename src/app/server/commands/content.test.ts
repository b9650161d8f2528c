import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ghostExportOf } from '#features/transfer/server/foreign/test-exports.ts'
import { zipOf } from '#features/transfer/server/test-zip.ts'
import { createTestSite, type TestSite } from '../test-site.ts'

let from: TestSite
let to: TestSite
const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-cli-'))
const file = path.join(folder, 'content.zip')

beforeAll(async () => {
  ;[from, to] = [await createTestSite(), await createTestSite()]
  const post = await from.publish({ kind: 'blog', title: 'Coffee' })
  await from.translate(post, 'am', 'ቡና')
  await from.publish({ kind: 'page', title: 'About' })
})
afterAll(async () => {
  await from.close()
  await to.close()
  rmSync(folder, { recursive: true })
})

/** What `npm run content` does, beside the running site. */
function run(site: TestSite, ...words: string[]): Promise<{ code: number; said: string }> {
  const { dataDir, databaseUrl } = site.services.config
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const command = path.join(import.meta.dirname, 'content.ts')
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...words], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    )
  })
}

const titles = async () => {
  const { json } = await to.browser().get<{ items: { title: string }[] }>('/api/blogs?lang=am')
  return json.items.map((item) => item.title)
}

test('the shell exports a site and imports it into another one that is running', async () => {
  expect(await run(from, 'export', file, '--revisions')).toMatchObject({ code: 0 })
  const dry = await run(to, 'import', file, '--dry-run')
  expect([dry.code, dry.said]).toEqual([0, expect.stringContaining('items: 2 new, 0 changed, 0 the same')])
  expect(await titles()).toEqual([])
  const done = await run(to, 'import', file)
  expect([done.code, done.said]).toEqual([0, expect.stringContaining('items: 2 new')])
  expect(await titles()).toEqual(['ቡና'])
  const again = await run(to, 'import', file)
  expect(again.said).toContain('items: 0 new, 0 changed, 2 the same')
  const second = path.join(folder, 'second.zip')
  await run(to, 'export', second, '--revisions')
  expect(readFileSync(second).equals(readFileSync(file))).toBe(true)
}, 120_000)

test('chosen items and kinds can be exported, and drafts imported', async () => {
  expect((await run(from, 'export', file, '--item', 'blog/coffee')).code).toBe(0)
  expect((await run(from, 'export', path.join(folder, 'pages.zip'), '--kind', 'page')).code).toBe(0)
  const empty = await createTestSite()
  const done = await run(empty, 'import', file, '--as-drafts')
  expect([done.code, done.said]).toEqual([0, expect.stringContaining('items: 1 new')])
  expect((await empty.browser().get('/api/blogs/coffee')).status).toBe(404)
  await empty.close()
  const unknown = await run(from, 'export', file, '--item', 'blog/tea')
  expect(unknown).toEqual({ code: 1, said: 'There is no item blog/tea.\n' })
}, 120_000)

test('problems come one in a line, and nothing is imported', async () => {
  const broken = path.join(folder, 'broken.zip')
  writeFileSync(broken, 'not an archive')
  const ran = await run(to, 'import', broken)
  expect(ran).toEqual({ code: 1, said: 'archive  file  archive.unreadable\nNothing was imported.\n' })
})

test('the shell imports posts of other systems as drafts, once', async () => {
  const html = '<h2>Grades</h2><p>One <u>of</u> many.</p><script>alert(1)</script>'
  const ghost = path.join(folder, 'ghost.json')
  writeFileSync(
    ghost,
    ghostExportOf([{ uuid: 'shell', title: 'Grades of coffee', slug: 'grades-of-coffee', html }]),
  )
  const here = await createTestSite()
  const drafts = async (kind: string) => {
    const { db } = here.services.connection
    const rows = await db
      .selectFrom('items')
      .select('slug')
      .where('kind', '=', kind)
      .orderBy('slug')
      .execute()
    return rows.map(({ slug }) => slug)
  }
  const dry = await run(here, 'import', ghost, '--from', 'ghost', '--kind', 'learn', '--dry-run')
  expect([dry.code, dry.said.split('\n')]).toEqual([
    0,
    expect.arrayContaining([
      'new  en  grades-of-coffee  Grades of coffee',
      expect.stringMatching(/^grades-of-coffee {2}element\.dropped {2}script/),
      'Nothing was imported. New: 1. Here already: 0.',
    ]),
  ])
  expect(await drafts('learn')).toEqual([])
  const done = await run(here, 'import', ghost, '--from', 'ghost', '--kind', 'learn')
  expect([done.code, done.said]).toEqual([
    0,
    expect.stringContaining('Drafts made: 1. Posts that were here already: 0.'),
  ])
  expect(await drafts('learn')).toEqual(['grades-of-coffee'])
  const again = await run(here, 'import', ghost, '--from', 'ghost', '--kind', 'learn')
  expect(again.said).toContain('here already  en  grades-of-coffee')
  expect(again.said).toContain('Drafts made: 0. Posts that were here already: 1.')
  const markdown = path.join(folder, 'texts.zip')
  writeFileSync(markdown, await zipOf({ 'price.md': '# Price\n\nOf coffee.', 'tea.md': '# ሻይ\n\nWords.' }))
  const texts = await run(here, 'import', markdown, '--from=markdown', '--language', 'am')
  expect([texts.code, texts.said]).toEqual([0, expect.stringContaining('new  am  price  Price')])
  expect(await drafts('blog')).toHaveLength(2)
  const wrong = await run(here, 'import', ghost, '--from', 'wordpress')
  expect([wrong.code, wrong.said]).toEqual([1, expect.stringMatching(/^file {2}\S+\n$/)])
  expect((await run(here, 'import', path.join(folder, 'nowhere.zip'), '--from', 'ghost')).code).toBe(1)
  await here.close()
}, 120_000)

test('other words are answered with how it is called', async () => {
  const wrong = [
    [],
    ['export'],
    ['export', file, '--kind', 'poem'],
    ['import', file, '--kind', 'blog'],
    ['erase', file],
    ['export', file, '--dry-run'],
    ['export', file, '--from', 'ghost'],
    ['import', file, '--from', 'drupal'],
    ['import', file, '--from', 'ghost', '--as-drafts'],
    ['import', file, '--from', 'ghost', '--kind', 'page'],
    ['import', file, '--language', 'am'],
  ]
  for (const ran of await Promise.all(wrong.map((words) => run(to, ...words))))
    expect([ran.code, ran.said]).toEqual([2, expect.stringContaining('Usage: npm run content -- export')])
}, 120_000)
