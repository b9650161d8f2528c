import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { sheetSize, type Sheet } from '../contract.ts'
import { cardColours } from './card-colours.ts'
import { drawCard } from './draw-card.ts'
import { drawPicture } from './draw-picture.ts'

// Drawing takes its time where others work as well.
vi.setConfig({ testTimeout: 60_000 })

const sheet: Sheet = {
  label: 'የተሠራ ምሳሌ',
  title: 'የግብይት መጠን',
  rows: [
    { label: 'የግብይት ገንዘብ', figure: '60,000 ብር' },
    { label: 'በአንድ ግብይት የሚወሰድ አደጋ', figure: '1 በመቶ' },
  ],
  lines: [],
  main: { label: 'ብዛት', figure: '40 አሃድ' },
  note: 'ለመማሪያ ነው።',
  text: 'መውጫው ላይ ከደረሰ 600 ብር ያጣሉ።',
  details: [],
}
const { width, height } = sheetSize

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isOf = (colour: string, x: number, y: number) =>
    [1, 3, 5].every(
      (at, part) =>
        Math.abs(parseInt(colour.slice(at, at + 2), 16) - (data[(y * info.width + x) * 3 + part] ?? 0)) < 12,
    )
  return { info, isOf }
}

const long = '138,886,444,131,314,026,127,951,476,334,545,030.85 birr'

test.each([
  ['little', sheet],
  ['nothing but a title', { ...sheet, rows: [], main: null }],
  ['questions', { ...sheet, lines: Array.from({ length: 6 }, () => 'ድርጅቱን ከተቆጣጣሪው ዝርዝር ውስጥ ማግኘት አልቻሉም?') }],
  [
    'more than it has room for',
    {
      ...sheet,
      main: { label: 'What it buys', figure: long },
      text: `After 60 years the account holds ${long}. `.repeat(3),
      details: Array.from({ length: 6 }, () => ({ label: 'In the account at the end', figure: long })),
    },
  ],
])('a picture with %s has one size, and nothing is cut at its edges', async (_, given) => {
  const png = await drawPicture(given)
  const { info, isOf } = await pixelsOf(png)
  expect([info.width, info.height]).toEqual([width, height])
  expect(png.length).toBeLessThanOrEqual(100_000)
  const ground = given.main ? cardColours.deep : cardColours.surface
  for (let x = 0; x < width; x += 3) expect(isOf(ground, x, height - 12), `at ${x}`).toBe(true)
  for (let y = 60; y < height; y += 3)
    for (const x of [8, width - 8])
      expect(isOf(cardColours.surface, x, y) || isOf(cardColours.deep, x, y), `${x}, ${y}`).toBe(true)
})

test('what stands on it decides what is drawn', async () => {
  const drawn = await Promise.all(
    [sheet, { ...sheet, main: { label: 'ብዛት', figure: '41 አሃድ' } }, { ...sheet, text: 'ሌላ።' }].map(
      drawPicture,
    ),
  )
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(3)
})

test('beside a title it stands without its text, on light ground, and the words of the title stay whole', async () => {
  const words = { siteName: 'Hub', label: '', title: 'Comparing fees', footer: '' }
  const [card, same] = await Promise.all(
    [sheet, { ...sheet, text: 'Other' }].map((picture) => drawCard(words, { picture })),
  )
  expect(same).toEqual(card)
  const { info, isOf } = await pixelsOf(card ?? Buffer.alloc(0))
  expect([info.width, info.height]).toEqual([1200, 630])
  const grounds = new Set<string>()
  for (let y = 0; y < 570; y++)
    for (const ground of ['surface', 'goldSoft'] as const)
      if (isOf(cardColours[ground], 720, y)) grounds.add(ground)
  expect([...grounds]).toEqual(['surface', 'goldSoft'])
  // “Comparing” and “fees”: how far right each line goes.
  const lines: number[] = []
  for (let y = 130, wasInk = false; y < 560; y++) {
    const columns = Array.from({ length: 560 }, (_, at) => at + 72).filter((x) =>
      isOf(cardColours.onDeep, x, y),
    )
    if (columns.length > 0 && !wasInk) lines.push(0)
    if (columns.length > 0) lines.push(Math.max(lines.pop() ?? 0, ...columns))
    wasInk = columns.length > 0
  }
  expect(lines).toHaveLength(2)
  expect(lines[0]).toBeGreaterThan((lines[1] ?? 0) + 100)
})
