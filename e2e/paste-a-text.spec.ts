import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openTextEditor, outline, paste, chart } from './support/editor.ts'
import { projectFolder } from './support/freshness.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const sourceOf = (name: string) =>
  readFileSync(path.join(projectFolder, `e2e/fixtures/paste/${name}.html`), 'utf8')

test('a text from Word keeps its headings, lists, tables and emphasis, and nothing of its looks', async () => {
  const say = textsIn('en')
  const { page, text, saved } = await openTextEditor(site)
  await paste(text, { html: sourceOf('word') })
  await page.getByText(say('desk', 'paste.lost', { count: 1 })).waitFor()
  expect(outline(await saved((blocks) => blocks.length > 1))).toEqual([
    'heading 2 Before the first trade',
    'paragraph Write down the bold(largest loss) that you can italic(bear), in birr.',
    'bulletList',
    '  listItem',
    '    paragraph Costs of the broker',
    '    bulletList',
    '      listItem',
    '        paragraph Fees for each order',
    '      listItem',
    '        paragraph Fees for keeping',
    '  listItem',
    '    paragraph Taxes',
    'paragraph Then:',
    'orderedList 1',
    '  listItem',
    '    paragraph Compare',
    '  listItem',
    '    paragraph Decide',
    'heading 4 In numbers',
    'table',
    '  tableRow',
    '    tableCell',
    '      paragraph bold(Costs)',
    '    tableCell',
    '      paragraph',
    '  tableRow',
    '    tableCell',
    '      paragraph Order',
    '    tableCell',
    '      paragraph 1,200 ETB',
    '  tableRow',
    '    tableCell',
    '      paragraph',
    '    tableCell',
    '      paragraph 0.5 %',
    'paragraph See the https://esx.et/rules(rules), not this or that.',
  ])
})

test('a text from Google Docs keeps the same, in Amharic, with links that lead straight to their pages', async () => {
  const say = textsIn('am')
  const { page, text, saved } = await openTextEditor(site, { language: 'am', edition: 'am' })
  await paste(text, { html: sourceOf('google-docs') })
  await page.getByText(say('desk', 'paste.lost', { count: 1 })).waitFor()
  expect(outline(await saved((blocks) => blocks.length > 1))).toEqual([
    'heading 2 የገበያ ቃላት',
    'paragraph ዋጋ bold(ከፍ ሲል)italic( bull market )strike(አይደለም)',
    'bulletList',
    '  listItem',
    '    paragraph ቡና',
    '    bulletList',
    '      listItem',
    '        paragraph ሲዳሞ',
    '  listItem',
    '    paragraph ሰሊጥ',
    'paragraph https://ecx.com.et/prices(የECX ዋጋዎች) · ወደ ላይ',
    'table',
    '  tableRow',
    '    tableCell',
    '      paragraph ምርት',
    '    tableCell',
    '      paragraph ዋጋ',
    '  tableRow',
    '    tableCell',
    '      paragraph ቡና',
    '    tableCell',
    '      paragraph',
  ])
})

test('a web page leaves its scripts, frames, trackers and merged cells behind; pictures whose data came along are sent', async () => {
  const say = textsIn('en')
  const { page, text, saved } = await openTextEditor(site)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  await paste(text, { html: sourceOf('web-page') })
  await page.getByText(say('desk', 'paste.lost', { count: 2 })).waitFor()
  const blocks = await saved((blocks) => blocks.some(({ type }) => type === 'figureImage'))
  expect(outline(blocks)).toEqual([
    'heading 2 What moves a price',
    'heading 3 Supply',
    'paragraph A good harvest bold(lowers) the price, italic(all else being equal).',
    'heading 4 Demand',
    'paragraph Buyers wait/for the rains.',
    'blockquote',
    '  paragraph Ask twice.',
    'codeBlock text price = demand / supply',
    'figureImage A falling line Prices after the harvest',
    'paragraph Grades',
    'table',
    '  tableRow',
    '    tableHeader',
    '      paragraph Grade',
    '    tableHeader',
    '      paragraph Price',
    '    tableHeader',
    '      paragraph',
    '  tableRow',
    '    tableCell',
    '      paragraph 1',
    '    tableCell',
    '      paragraph low',
    '    tableCell',
    '      paragraph inner',
    '      paragraph table',
    '  tableRow',
    '    tableCell',
    '      paragraph',
    '    tableCell',
    '      paragraph high',
    '    tableCell',
    '      paragraph',
    'paragraph Only a frame',
    'paragraph https://example.com/more(More) Less Else',
    'video youtube dQw4w9WgXcQ How the ECX works',
    'horizontalRule',
    'paragraph Bid',
    'paragraph What a buyer offers.',
  ])
  // Addresses of the browser's own have no host.
  expect(new Set(asked.filter(Boolean))).toEqual(new Set([new URL(site.url).host]))
})

test('a copied picture is sent, and the picture of the words that a spreadsheet copies is not', async () => {
  const { text, saved } = await openTextEditor(site)
  await paste(text, { html: '<img src="https://cdn.example.com/a.png">', files: [chart] })
  const figures = await saved((blocks) => blocks.some(({ type }) => type === 'figureImage'))
  expect(figures.filter(({ type }) => type === 'figureImage')).toHaveLength(1)
  await text.press('Control+End')
  await paste(text, { html: '<table><tr><td>Coffee</td><td>612</td></tr></table>', files: [chart] })
  const blocks = await saved((blocks) => blocks.some(({ type }) => type === 'table'))
  expect(blocks.filter(({ type }) => type === 'figureImage')).toHaveLength(1)
})

test('plain text that looks like Markdown stays the text that it is, but for marks in a line; typed marks make blocks', async () => {
  const { page, text, saved } = await openTextEditor(site)
  await paste(text, { plain: '# Not a heading\n- not a list\nbut **bold**' })
  await page.keyboard.press('Enter')
  await page.keyboard.type('## A heading')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- a list')
  const blocks = await saved((blocks) => blocks.some(({ type }) => type === 'bulletList'))
  expect(outline(blocks)).toEqual([
    'paragraph # Not a heading',
    'paragraph - not a list',
    'paragraph but bold(bold)',
    'heading 2 A heading',
    'bulletList',
    '  listItem',
    '    paragraph a list',
  ])
})

test('what is copied in the editor is pasted whole: notes, pictures, videos', async () => {
  // There is no such picture.
  const { text, saved } = await openTextEditor(site, { allow: [/status of 404/] })
  const own =
    '<aside data-tone="risk" data-title="Mind" data-pm-slice="0 0 []"><p>You can lose money.</p></aside><figure data-mediaid="abc" data-alt="A line" data-caption=""></figure>'
  await paste(text, { html: own })
  const reader =
    '<aside class="callout callout-warning" role="note"><p class="callout-title">Slowly</p><p>Wait.</p></aside>'
  await text.press('Control+End')
  await paste(text, { html: reader })
  expect(outline(await saved((blocks) => blocks.length > 2))).toEqual([
    'callout risk Mind',
    '  paragraph You can lose money.',
    'figureImage A line',
    'callout warning Slowly',
    '  paragraph Wait.',
  ])
})
