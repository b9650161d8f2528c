import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { bringImport, importsPath, lookAt, type ForeignImport } from '../imports/test-imports.ts'
import { patched, zipOf } from '../test-zip.ts'
import { ghostExportOf, wordPressExportOf, wordPressItemOf } from './test-exports.ts'

let site: TestApp
let author: Author
beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const path = importsPath
const upload = (name: string, content: string | Uint8Array, fields?: Record<string, string>) =>
  bringImport(author.browser, { purpose: 'foreign', name, content, settings: fields })

const item = wordPressItemOf(1, { title: 'Bomb', content: '&lol9;', name: 'bomb' })
const laughs = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n || ''};`.repeat(10)}">`).join('')}]>`
const external = '<!DOCTYPE rss [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>'
const post = [{ title: 'x', slug: 'x', html: '<p>x</p>' }]

test.each([
  ['a billion laughs', 'a.xml', wordPressExportOf(item, laughs), 'xml.doctype'],
  [
    'an external entity',
    'a.xml',
    wordPressExportOf(item.replace('&lol9;', '&xxe;'), external),
    'xml.doctype',
  ],
  [
    'a document type after a comment',
    'a.xml',
    `<?xml version="1.0"?><!-- x -->${external}<rss/>`,
    'xml.doctype',
  ],
  ['XML that is broken off', 'a.xml', wordPressExportOf(item).slice(0, -20), 'xml.broken'],
  ['XML that is no export', 'a.xml', '<rss><channel><title>x</title></channel></rss>', 'foreign.unreadable'],
  ['XML nested without end', 'a.xml', `<rss>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</rss>`, 'xml.broken'],
  ['JSON that is broken off', 'a.json', '{"db": [', 'foreign.unreadable'],
  ['JSON of something else', 'a.json', '{"posts": "many"}', 'foreign.unreadable'],
  ['JSON nested without end', 'a.json', '['.repeat(100_000), 'foreign.unreadable'],
  ['an empty export', 'a.json', ghostExportOf([]), 'foreign.no_posts'],
  ['a program', 'a.exe', 'MZ\0\0', 'foreign.unreadable'],
  ['text that is not UTF-8', 'a.md', Uint8Array.from([0x23, 0x20, 0xff, 0xfe]), 'foreign.not_utf8'],
])('%s is refused', async (_, name, content, code) => {
  const { status, json } = await upload(name, content)
  expect([status, json.fields]).toEqual([422, { file: code }])
})

test('an archive with names that lead out of it is refused', async () => {
  const zip = await zipOf({ 'aa/x.json': ghostExportOf(post), 'bb/evil.png': 'x' })
  for (const name of ['../evil.png', '/b/evil.png', String.raw`b\.evil.png`, 'C:/evil.png'])
    expect([name, (await upload('a.zip', patched(zip, 'bb/evil.png', name))).json.fields]).toEqual([
      name,
      { file: 'archive.unsafe_name' },
    ])
  const twice = await zipOf({ 'aa.md': '# x', 'bb.md': '# y' })
  expect((await upload('a.zip', patched(twice, 'bb.md', 'aa.md'))).json.fields).toEqual({
    file: 'archive.unsafe_name',
  })
})

test(
  'an archive that blows up, is broken, or holds too much is refused before it is unpacked',
  {
    timeout: 240_000,
  },
  async () => {
    const bomb = await zipOf({ 'a.json': Buffer.alloc(40 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(100_000)
    expect((await upload('a.zip', bomb)).json.fields).toEqual({ file: 'archive.too_large' })
    expect((await upload('a.zip', bomb.subarray(0, 1000))).json.fields).toEqual({
      file: 'archive.unreadable',
    })
    const many = await zipOf(Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`${n}.txt`, ''])))
    expect((await upload('a.zip', many)).json.fields).toEqual({ file: 'archive.too_many' })
  },
)

test('an upload that is too large, empty, or comes with unknown wishes is refused', async () => {
  const large = await upload('a.json', Buffer.alloc(64 * 1024 * 1024 + 1))
  expect([large.status, large.json.code]).toEqual([413, 'import.too_large'])
  expect((await upload('a.json', '')).status).toBe(422)
  expect((await upload('a.json', ghostExportOf(post), { kind: 'page' })).json.fields).toHaveProperty('kind')
  expect((await upload('a.json', ghostExportOf(post), { more: 'x' })).json.fields).toEqual({
    more: 'unknown_field',
  })
  expect((await author.browser.send('POST', `${path}?purpose=foreign`, { file: 'x' })).status).toBe(415)
})

test('pictures that are none stay out and are named, and nothing of a bad text runs or leads anywhere', async () => {
  const html = `<p onclick="x()">Fine <a href="JaVaScRiPt:alert(1)">a</a><a href="data:text/html,x">b</a><a href="//evil.example/x">c</a><a href=" java\nscript:x">d</a></p>
<svg><script>alert(2)</script></svg><iframe src="javascript:alert(3)"></iframe><iframe srcdoc="<script>alert(4)</script>"></iframe>
<object data="x"></object><form action="https://evil.example"><input name="password"></form><style>body{}</style><meta http-equiv="refresh" content="0">
<img src="__GHOST_URL__/content/images/fake.png" alt="fake" onerror="alert(5)"><img src="__GHOST_URL__/content/images/drawing.svg"><img src="../../../../etc/passwd"><img src="file:///etc/passwd">
${'<div>'.repeat(200)}deep${'</div>'.repeat(200)}`
  const zip = await zipOf({
    'a.json': ghostExportOf([{ title: 'Bad', slug: 'bad', html }]),
    'content/images/fake.png': '<html><script>alert(6)</script>',
    'content/images/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(7)</script></svg>',
  })
  const { json } = await upload('a.zip', zip)
  const notes = json.report.posts[0]!.notes.map(({ code, detail }) => `${code}: ${detail}`)
  expect(notes).toEqual(
    expect.arrayContaining([
      'picture.refused: content/images/fake.png (media.type_refused)',
      'picture.refused: content/images/drawing.svg (media.type_refused)',
      'link.unsafe: JaVaScRiPt:alert(1)',
      'element.dropped: svg',
      'element.dropped: form',
    ]),
  )
  const applied = await author.browser.send<ForeignImport>('POST', `${path}/${json.id}/application`)
  const draft = await author.read(applied.json.result!.items[0]!.id)
  const body = JSON.stringify(draft.editions[0]!.body)
  expect(body).not.toMatch(/alert|javascript|onclick|password|data:|figureImage/i)
  expect(body).toContain('https://evil.example/x')
  expect(body).toContain('deep')
  expect((await author.browser.get<{ items: unknown[] }>('/api/admin/media')).json.items).toEqual([])
})

test('a text nested without end loses its body and says so', async () => {
  const html = '<div>'.repeat(50_000)
  const { status, json } = await upload(
    'a.json',
    ghostExportOf([{ title: 'Deep', slug: 'deep', html, uuid: 'deep' }]),
  )
  expect(status).toBe(201)
  expect(json.report.posts[0]!.notes).toContainEqual({
    code: 'document.invalid',
    detail: 'too_deep',
    place: '',
  })
})

test('a text that is too long is cut at its end and says so', async () => {
  const html = `<p>${'many words '.repeat(100)}</p>`.repeat(400)
  const { json } = await upload(
    'a.json',
    ghostExportOf([{ title: 'Long', slug: 'long', html, uuid: 'long' }]),
  )
  expect(json.report.posts[0]!.notes.map(({ code }) => code)).toContain('text.cut')
  const applied = await author.browser.send<ForeignImport>('POST', `${path}/${json.id}/application`)
  const draft = await author.read(applied.json.result!.items[0]!.id)
  expect(draft.editions[0]!.body.content.length).toBeGreaterThan(100)
})

test('nobody but administrators may import', async () => {
  const wish = { purpose: 'foreign', name: 'a.json', content: ghostExportOf(post) } as const
  const { json } = await upload('a.json', ghostExportOf([{ ...post[0], uuid: 'guarded' }]))
  const member = (await signInAs(site, { role: 'user' })).browser
  for (const [browser, status] of [
    [site.browser(), 401],
    [member, 403],
  ] as const) {
    expect((await bringImport(browser, wish)).status).toBe(status)
    expect((await lookAt(browser, json.id, { purpose: 'foreign' })).status).toBe(status)
    expect((await browser.get(`${path}/${json.id}`)).status).toBe(status)
    expect((await browser.send('POST', `${path}/${json.id}/application`)).status).toBe(status)
    expect((await browser.send('DELETE', `${path}/${json.id}`)).status).toBe(status)
  }
})

test('what nobody said a word about is forgotten after a day', async () => {
  const { json } = await upload('a.json', ghostExportOf([{ ...post[0], uuid: 'forgotten' }]))
  site.advance(24 * 3_600_000 + 1)
  author = await startAuthoring(site)
  expect((await author.browser.get(`${path}/${json.id}`)).status).toBe(404)
  expect((await author.browser.send('POST', `${path}/${json.id}/application`)).status).toBe(404)
})

describe('Markdown nested without end', () => {
  const many = 20_000
  test.each([
    ['quotes', '>'.repeat(many)],
    ['quotes with spaces', '> '.repeat(many)],
    ['lists', '- '.repeat(many)],
    ['lists that grow', Array.from({ length: 600 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
    ['boxes', Array.from({ length: 500 }, (_, level) => `${':'.repeat(503 - level)}note`).join('\n')],
    ['brackets', `${'['.repeat(many)}${']'.repeat(many)}`],
    ['pictures', `${'!['.repeat(many)}${'](x)'.repeat(many)}`],
    ['emphasis', '*a **b '.repeat(many)],
  ])('of %s is a finding, not a long wait', { timeout: 30_000 }, async (_, text) => {
    const { status, json } = await upload('deep.md', `# A title\n\n${text} x\n`)
    expect(status).toBe(201)
    expect(JSON.stringify(json.report)).toContain('too_deep')
  })

  test('lists and quotes as people write them are read', async () => {
    const text = Array.from({ length: 3 }, (_, level) => `${'    '.repeat(level)}- level ${level}`).join('\n')
    const { status, json } = await upload('list.md', `# A title\n\n${text}\n\n> a quote\n`)
    expect(status).toBe(201)
    expect(JSON.stringify(json.report)).not.toContain('too_deep')
  })
})
