import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { plainText } from '#content/blocks/document.ts'
import {
  documentOf,
  editionOf,
  paragraph,
  startAuthoring,
  type Author,
  type Problem,
} from '#content/server/test-authoring.ts'
import { applyBrought, bringImport, lookAt, type TranslationImport } from '../imports/test-imports.ts'

let site: TestApp
let author: Author
beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const linked: Block = {
  type: 'paragraph',
  content: [
    { type: 'text', text: 'See ' },
    { type: 'text', marks: [{ type: 'link', attrs: { href: '/learn/risk' } }], text: 'the rules' },
    { type: 'text', text: ' and ' },
    { type: 'text', marks: [{ type: 'bold' }], text: 'count' },
    { type: 'hardBreak' },
    { type: 'text', text: 'again.' },
  ],
}
const heading: Block = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Why' }] }

/** A post in English with four blocks. */
async function newPost(title: string, more: Block[] = []) {
  const item = await author.start('blog', title)
  const body = documentOf(heading, linked, paragraph('Third.'), ...more)
  expect((await author.save(item.id, 'en', { title, excerpt: 'In short.', body })).status).toBe(200)
  return author.read(item.id)
}

async function sendOut(ids: string[], from = 'en'): Promise<string> {
  const order = { itemIds: ids, from }
  const { status, text, headers } = await author.browser.send('POST', '/api/admin/translation-exports', order)
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  expect(headers.get('content-type')).toBe('application/xliff+xml; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="translation-\w\w-\w\w-\d{4}-\d\d-\d\d\.xlf"$/,
  )
  return text
}

const comeBack = (xml: string) =>
  bringImport(author.browser, { purpose: 'translation', name: 'back.xlf', content: xml })
const apply = (brought: TranslationImport) => applyBrought(author.browser, brought)

/** Writes a translation into a unit of a file. */
function translate(xml: string, unit: string, words: string): string {
  const start = xml.indexOf(`<unit id="${unit}">`)
  expect([unit, start > 0]).toEqual([unit, true])
  const end = xml.indexOf('</segment>', start)
  const segment = xml.slice(start, end).replace(/<target>[^]*<\/target>\n?/, '')
  return `${xml.slice(0, start)}${segment}<target>${words}</target>${xml.slice(end)}`
}

const unitOf = (xml: string, unit: string) =>
  new RegExp(`<unit id="${unit}">[^]*?</unit>`).exec(xml)?.[0] ?? ''

function translateAll(xml: string): string {
  let done = translate(xml, 'title', 'ርዕስ')
  done = translate(done, 'excerpt', 'በአጭሩ።')
  done = translate(done, 'body.0', 'ለምን')
  done = translate(done, 'body.1', '<pc id="2">ይቁጠሩ</pc><ph id="3"/>ደንቦቹን <pc id="1">እዚህ</pc> ይመልከቱ።')
  return translate(done, 'body.2', 'ሦስተኛ።')
}

test('a file goes out, comes back translated, and becomes a draft that follows the exported version', async () => {
  const item = await newPost('Out and back')
  const xml = await sendOut([item.id])
  expect(xml).toContain('srcLang="en" trgLang="am"')
  expect(xml).toContain(`original="hub:blog/${item.id}/en/${editionOf(item, 'en')!.revision}/0"`)
  const { status, json } = await comeBack(translateAll(xml))
  expect(status).toBe(201)
  expect(json.report).toEqual({
    from: 'en',
    to: 'am',
    items: [
      {
        itemId: item.id,
        kind: 'blog',
        title: 'Out and back',
        action: 'save',
        units: 5,
        translated: 5,
        findings: [],
      },
    ],
  })
  expect(editionOf(await author.read(item.id), 'am')).toBeUndefined()

  const applied = await apply(json)
  expect(applied.json.result).toEqual({
    items: [{ id: item.id, kind: 'blog', title: 'ርዕስ', language: 'am', revision: 1 }],
  })
  const edition = editionOf(await author.read(item.id), 'am')!
  expect(edition).toMatchObject({
    state: 'draft',
    title: 'ርዕስ',
    excerpt: 'በአጭሩ።',
    isStale: false,
    basedOnRevision: editionOf(item, 'en')!.revision,
  })
  expect(edition.body.content).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'ለምን' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', marks: [{ type: 'bold' }], text: 'ይቁጠሩ' },
        { type: 'hardBreak' },
        { type: 'text', text: 'ደንቦቹን ' },
        { type: 'text', marks: [{ type: 'link', attrs: { href: '/learn/risk' } }], text: 'እዚህ' },
        { type: 'text', text: ' ይመልከቱ።' },
      ],
    },
    paragraph('ሦስተኛ።'),
  ])
  const again = await apply(json)
  expect([again.status, again.json.result]).toEqual([200, applied.json.result])
  expect((await comeBack(translateAll(xml))).json.report.items[0]!.action).toBe('nothing')
})

test('a file carries what is translated already and marks what is out of date; the readers’ text stays, the old draft is kept', async () => {
  const item = await newPost('Moves on', [paragraph('Fourth.')])
  const first = await comeBack(translate(translateAll(await sendOut([item.id])), 'body.3', 'አራተኛ።'))
  await apply(first.json)
  expect((await author.publish(item.id, 'am')).status).toBe(200)
  const body = documentOf(
    paragraph('New start.'),
    heading,
    linked,
    paragraph('Third, changed.'),
    paragraph('Fourth.'),
  )
  await author.save(item.id, 'en', { title: 'Moves on', excerpt: 'In short.', body }, { keep: true })
  const xml = await sendOut([item.id])
  expect(unitOf(xml, 'title')).toMatch(/state="translated"[^]*<target>ርዕስ<\/target>/)
  expect(unitOf(xml, 'body.0')).toContain('state="initial"')
  expect(unitOf(xml, 'body.0')).not.toContain('<target>')
  expect(unitOf(xml, 'body.2')).toMatch(/state="translated"[^]*<pc id="2" /)
  expect(unitOf(xml, 'body.3')).toMatch(/state="initial"[^]*<target>ሦስተኛ።<\/target>/)
  expect(unitOf(xml, 'body.4')).toMatch(/state="translated"[^]*<target>አራተኛ።<\/target>/)

  const back = await comeBack(translate(translate(xml, 'body.0', 'አዲስ መነሻ።'), 'body.3', 'ሦስተኛ፣ የተለወጠ።'))
  expect(back.json.report.items[0]).toMatchObject({ action: 'save', units: 7, translated: 7, findings: [] })
  await apply(back.json)
  const edition = editionOf(await author.read(item.id), 'am')!
  expect(edition).toMatchObject({
    state: 'published',
    isChanged: true,
    isStale: false,
    publishedRevision: 1,
    revision: 2,
  })
  expect(plainText(edition.body)).toBe('አዲስ መነሻ።\nለምን\nይቁጠሩ ደንቦቹን እዚህ ይመልከቱ።\nሦስተኛ፣ የተለወጠ።\nአራተኛ።')
  const reader = await site.browser().get<{ article: { html: string } }>(`/api/blogs/${item.id}?lang=am`)
  expect(reader.json.article.html).not.toContain('አዲስ')
  const kept = await author.browser.get<{ items: { revision: number }[] }>(
    `/api/admin/items/${item.id}/editions/am/revisions`,
  )
  expect(kept.json.items.map(({ revision }) => revision)).toEqual([2, 1])
})

test('a source that moved on meanwhile is named, and the draft follows the exported version and is stale', async () => {
  const item = await newPost('Meanwhile')
  const xml = translateAll(await sendOut([item.id]))
  const revision = editionOf(item, 'en')!.revision
  const body = documentOf(paragraph('All new.'))
  await author.save(item.id, 'en', { title: 'Meanwhile', body })
  await author.save(item.id, 'am', { title: 'ሌላ', body: documentOf(paragraph('የሌላ ሰው።')) })
  const { json } = await comeBack(xml)
  expect(json.report.items[0]!.findings).toEqual([
    { code: 'source.changed', severity: 'warning', place: '', detail: `${revision} → ${revision + 1}` },
    { code: 'target.newer', severity: 'warning', place: '', detail: '0 → 1' },
  ])
  await apply(json)
  const edition = editionOf(await author.read(item.id), 'am')!
  expect(edition).toMatchObject({ basedOnRevision: revision, isStale: true, revision: 2, title: 'ርዕስ' })
  expect(edition.body.content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph'])
  const kept = await author.browser.get<{ items: { revision: number; title: string }[] }>(
    `/api/admin/items/${item.id}/editions/am/revisions`,
  )
  expect(kept.json.items.map(({ title }) => title)).toEqual(['ርዕስ', 'ሌላ'])
})

test('unit by unit, what is amiss is named', async () => {
  const item = await newPost('Amiss')
  let xml = await sendOut([item.id])
  xml = translate(xml, 'title', 'ረ'.repeat(201))
  xml = translate(xml, 'excerpt', '  ')
  xml = translate(xml, 'body.1', 'ያለ ኮድ')
  xml = xml.replace('<source>Third.</source>', '<source>Third!</source><target>ሦስተኛ</target>')
  xml = xml.replace(
    '</file>',
    '<unit id="body.9"><segment><source>x</source><target>y</target></segment></unit></file>',
  )
  xml = xml.replace(unitOf(xml, 'body.0'), '')
  const { json } = await comeBack(xml)
  const { findings, action } = json.report.items[0]!
  expect(action).toBe('save')
  expect(findings.map(({ code, place, detail }) => [code, place, detail])).toEqual([
    ['unit.unknown', 'body.9', ''],
    ['target.too_long', 'title', '201 > 200'],
    ['target.empty', 'excerpt', 'In short.'],
    ['unit.missing', 'body.0', 'Why'],
    ['code.missing', 'body.1', '/learn/risk'],
    ['code.missing', 'body.1', 'bold'],
    ['source.edited', 'body.2', 'Third!'],
  ])
  await apply(json)
  const edition = editionOf(await author.read(item.id), 'am')!
  expect(edition.excerpt).toBe('In short.')
  expect(plainText(edition.body)).toBe('Why\nያለ ኮድ\nሦስተኛ')
})

test('a file that nobody has translated yet saves nothing', async () => {
  const item = await newPost('Untouched')
  const { json } = await comeBack(await sendOut([item.id]))
  expect(json.report.items[0]).toMatchObject({
    action: 'nothing',
    translated: 0,
    findings: [{ code: 'item.untranslated', severity: 'warning' }],
  })
  expect((await apply(json)).json.result).toEqual({ items: [] })
  expect(editionOf(await author.read(item.id), 'am')).toBeUndefined()
})

test('an error stops its item and no other one', async () => {
  const [good, bad] = [await newPost('Good one'), await newPost('Bad one')]
  const xml = translateAll(await sendOut([good.id, bad.id]))
  const [head, tail] = xml.split(`<file id="item-${bad.id}"`)
  const broken = `${head}<file id="item-${bad.id}"${tail!.replace('<source>Third.</source>', '<source>Third.</source><target><pc id="7">x</pc></target>')}`
  const { json } = await comeBack(broken)
  expect(json.report.items.map(({ action, findings }) => [action, findings.map(({ code }) => code)])).toEqual(
    [
      ['save', []],
      ['refuse', expect.arrayContaining(['code.unknown'])],
    ],
  )
  const applied = await apply(json)
  expect(applied.json.result!.items.map(({ id }) => id)).toEqual([good.id])
  expect(editionOf(await author.read(bad.id), 'am')).toBeUndefined()
})

test('a file cut into sentences by a tool is put together again', async () => {
  const item = await author.start('faq', 'Two sentences')
  await author.save(item.id, 'en', {
    title: 'Two sentences',
    excerpt: '',
    body: documentOf(paragraph('One. Two.')),
  })
  let xml = translate(await sendOut([item.id]), 'title', 'ሁለት')
  xml = xml.replace(
    /<unit id="body.0">[^]*?<\/unit>/,
    '<unit id="body.0"><segment><source>One.</source><target>አንድ።</target></segment><ignorable><source> </source></ignorable><segment><source><sc id="1"/>Two.</source><target>ሁለት።</target></segment></unit>',
  )
  const { json } = await comeBack(xml.replace('trgLang="am"', 'trgLang="am-ET"'))
  await apply(json)
  expect(plainText(editionOf(await author.read(item.id), 'am')!.body)).toBe('አንድ። ሁለት።')
})

test('items that are unknown, in the bin, named twice or of the other language are refused by name', async () => {
  const item = await newPost('Named')
  const xml = translateAll(await sendOut([item.id]))
  const codes = async (changed: string) => {
    const { json } = await comeBack(changed)
    return json.report.items.flatMap(({ findings }) => findings.map(({ code }) => code))
  }
  expect(await codes(xml.replaceAll(item.id, 'nobody-knows-it'))).toEqual(['item.unknown'])
  expect(await codes(xml.replace(/original="[^"]*"/, 'original="chapter 1"'))).toEqual(['item.unknown'])
  expect(await codes(xml.replace('hub:blog', 'hub:learn'))).toEqual(['item.unknown'])
  expect(await codes(xml.replace('/en/', '/am/'))).toEqual(['item.other_language'])
  expect(await codes(xml.replace(/\/en\/\d+/, '/en/99'))).toEqual(['revision.unknown'])
  const file = /<file [^]*<\/file>/.exec(xml)![0]
  expect(await codes(xml.replace(file, file + file))).toEqual(['item.repeated'])
  await author.browser.send('DELETE', `/api/admin/items/${item.id}`)
  expect(await codes(xml)).toEqual(['item.binned'])
})

const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><xliff version="2.0">&b;</xliff>'
test.each([
  ['no XML', 'hello', 'xml.broken'],
  ['broken XML', '<xliff version="2.0">', 'xml.broken'],
  ['an entity bomb', bomb, 'xml.doctype'],
  ['XLIFF 1.2', '<xliff version="1.2"><file/></xliff>', 'xliff.version'],
  ['other XML', '<html version="2.0"/>', 'xliff.version'],
  ['unknown languages', '<xliff version="2.0" srcLang="en" trgLang="fr"><file/></xliff>', 'xliff.languages'],
  ['one language twice', '<xliff version="2.0" srcLang="en" trgLang="en"><file/></xliff>', 'xliff.languages'],
  ['nothing in it', '<xliff version="2.0" srcLang="en" trgLang="am"></xliff>', 'xliff.empty'],
  [
    'elements without end',
    `<xliff version="2.0">${'<g>'.repeat(9000)}${'</g>'.repeat(9000)}</xliff>`,
    'xml.broken',
  ],
])('a file with %s is refused', async (_, xml, code) => {
  const { status, json } = await comeBack(xml)
  expect([status, json.fields]).toEqual([422, { file: code }])
})

test('items without a text in the language, or unknown ones, cannot go out; too large files cannot come back', async () => {
  const item = await newPost('English only')
  const order = (itemIds: string[], from: string) =>
    author.browser.send<Problem>('POST', '/api/admin/translation-exports', { itemIds, from })
  expect((await order([item.id], 'am')).json.fields).toEqual({ itemIds: 'edition.missing' })
  expect((await order(['unknown'], 'en')).json.fields).toEqual({ itemIds: 'item.unknown' })
  expect((await order([], 'en')).status).toBe(422)
  expect((await comeBack('x'.repeat(16 * 1024 * 1024 + 1))).status).toBe(413)
})

test('nobody but administrators may send out or take back', async () => {
  const item = await newPost('Guarded')
  const xml = translateAll(await sendOut([item.id]))
  const { json } = await comeBack(xml)
  const member = (await signInAs(site, { role: 'user' })).browser
  for (const [browser, status] of [
    [site.browser(), 401],
    [member, 403],
  ] as const) {
    const order = { itemIds: [item.id], from: 'en' }
    expect((await browser.send('POST', '/api/admin/translation-exports', order)).status).toBe(status)
    const wish = { purpose: 'translation', name: 'x.xlf', content: xml } as const
    expect((await bringImport(browser, wish)).status).toBe(status)
    expect((await lookAt(browser, json.id, { purpose: 'translation' })).status).toBe(status)
    expect((await browser.get(`/api/admin/imports/${json.id}`)).status).toBe(status)
    expect((await browser.send('POST', `/api/admin/imports/${json.id}/application`)).status).toBe(status)
    expect((await browser.send('DELETE', `/api/admin/imports/${json.id}`)).status).toBe(status)
  }
  expect((await author.browser.send('DELETE', `/api/admin/imports/${json.id}`)).status).toBe(204)
  expect((await author.browser.get(`/api/admin/imports/${json.id}`)).status).toBe(404)
})

test('a marked term goes to the translator as a code, and its translation is marked as well', async () => {
  const term = await author.post('term', { en: 'Bond' })
  const marking: Block = {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Buy ' },
      { type: 'text', marks: [{ type: 'term', attrs: { termId: term.id } }], text: 'bonds' },
    ],
  }
  const item = await newPost('With a term', [marking])
  const xml = await sendOut([item.id])
  const unit = 'body.3'
  expect(unitOf(xml, unit)).toMatch(/<pc id="1"[^>]*subType="hub:term"[^>]*>bonds<\/pc>/)
  const brought = await comeBack(translate(xml, unit, '<pc id="1">ቦንድ</pc> ይግዙ'))
  expect((await apply(brought.json)).status).toBe(200)
  const body = JSON.stringify(editionOf(await author.read(item.id), 'am')?.body)
  expect(body).toContain(
    `{"type":"text","marks":[{"type":"term","attrs":{"termId":"${term.id}"}}],"text":"ቦንድ"}`,
  )
})

test('a question comes back with the same choices and the same ones right, all its words translated', async () => {
  const title = 'Which of them'
  const item = await author.start('question', title)
  const question = (asked: string, one: string, why: string, other: string) =>
    documentOf(
      paragraph(asked),
      {
        type: 'choice',
        attrs: { id: 'k3f9', isRight: true, area: null },
        content: [paragraph(one), { type: 'explanation', content: [paragraph(why)] }],
      },
      { type: 'choice', attrs: { id: 'p2xa', isRight: false, area: null }, content: [paragraph(other)] },
    )
  const body = question('Which?', 'This one', 'It fits.', 'That one')
  await author.save(item.id, 'en', { title, excerpt: '', body })
  let xml = await sendOut([item.id])
  expect(xml).not.toContain('k3f9')
  const words = { 'Which?': 'የቱ?', 'This one': 'ይህ', 'It fits.': 'ይስማማል።', 'That one': 'ያ' }
  for (const [english, amharic] of Object.entries(words)) {
    const unit = /<unit id="(body[^"]*)">(?:(?!<\/unit>)[^])*$/.exec(
      xml.slice(0, xml.indexOf(`<source>${english}`)),
    )
    xml = translate(xml, unit?.[1] ?? english, amharic)
  }
  expect((await apply((await comeBack(translate(xml, 'title', 'የቱ ነው'))).json)).status).toBe(200)
  expect(editionOf(await author.read(item.id), 'am')?.body).toEqual(question('የቱ?', 'ይህ', 'ይስማማል።', 'ያ'))
})
