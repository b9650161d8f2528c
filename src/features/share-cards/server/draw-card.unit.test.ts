import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { cardColours } from './card-colours.ts'
import { orderCard } from './card-desk.ts'
import { findUnknownSigns } from './card-faces.ts'
import { drawCard } from './draw-card.ts'
import type { ShareCard } from '#content/reading/server/sharing/share-card.ts'

// Drawing takes its time where others work as well.
vi.setConfig({ testTimeout: 60_000 })

const root = path.resolve(import.meta.dirname, '../../../..')
const amharic = 'የኢትዮጵያ ሰነደ መዋዕለ ንዋዮች ገበያ (ESX) ለትንንሽ ቆጣቢዎች ምን ማለት ነው?'

function card(title: string, more: Partial<ShareCard> = {}): ShareCard {
  return { siteName: "Traders' Hub", label: 'ብሎግ', title, footer: 'የ7 ደቂቃ ንባብ', ...more }
}

test.each([
  ['a short English title', 'Save'],
  ['an Amharic title', amharic],
  ['a mixed title', 'የ2018 ዓ.ም. «ECX» ዋጋ፦ 12,450.75 ብር/17kg፣ 3% ጭማሪ፤ ምን ይነግረናል? ፩ ፪ ፫'],
  [
    'a long English title',
    'What happens to the price of washed coffee on its way to the port '.repeat(3).slice(0, 200),
  ],
  ['a long Amharic title', `${amharic} `.repeat(4).slice(0, 200)],
  ['a title in one word', 'ሀ'.repeat(200)],
  ['no title at all', ''],
])('%s is drawn in 1200 × 630 within 100 KB, and nothing leaves its room', async (_, title) => {
  const png = await drawCard(card(title))
  expect(png.length).toBeLessThanOrEqual(100_000)
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  const isGround = (x: number, y: number) => {
    const at = (y * info.width + x) * 3
    return Math.abs(data[at]! - 0x12) < 24 && Math.abs(data[at + 1]! - 0x45) < 24
  }
  for (let y = 0; y < 570; y += 3) {
    for (const x of [8, 40, 1140, 1190]) expect(isGround(x, y), `${x}, ${y}`).toBe(true)
  }
})

test('the words decide what is drawn, in either script', async () => {
  const drawn = await Promise.all(
    [amharic, amharic.replace('ምን', 'ስንት'), 'Small savers', 'Small sayers'].map((title) =>
      drawCard(card(title)),
    ),
  )
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(4)
})

test('a cover stands beside the title', async () => {
  const background = { r: 200, g: 30, b: 30 }
  const cover = await sharp({ create: { width: 960, height: 540, channels: 3, background } })
    .webp()
    .toBuffer()
  const png = await drawCard(card(amharic), { cover })
  const colourAt = async (left: number) => {
    const part = await sharp(png).extract({ left, top: 20, width: 300, height: 500 }).png().toBuffer()
    return (await sharp(part).stats()).dominant
  }
  expect((await sharp(png).metadata()).format).toBe('jpeg')
  expect((await colourAt(800)).r).toBeGreaterThan(150)
  expect((await colourAt(400)).r).toBeLessThan(60)
})

test('a photograph as a cover keeps the picture small', async () => {
  const noise = crypto.getRandomValues(new Uint8Array(65_536))
  const pixels = Buffer.alloc(960 * 540 * 3, noise)
  const cover = await sharp(pixels, { raw: { width: 960, height: 540, channels: 3 } })
    .blur(2)
    .webp()
    .toBuffer()
  expect((await drawCard(card('Photograph'), { cover })).length).toBeLessThanOrEqual(100_000)
})

test('every sign of the starter titles has a shape of its own, and signs without one are left out', async () => {
  const titles = readdirSync(path.join(root, 'starter'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap(
      (file) => /^title: (.*)$/m.exec(readFileSync(path.join(root, 'starter', file), 'utf8'))?.[1] ?? [],
    )
  expect(titles.length).toBeGreaterThan(40)
  expect(await findUnknownSigns(titles.join(' '))).toEqual(new Set())
  expect(await findUnknownSigns('፠፡።፣፤፥፦፧፨ ፩፪፫፬፭፮፯፰፱፲ “”‘’«»‹›–—… é ñ')).toEqual(new Set())
  expect([...(await findUnknownSigns('ቡና 漢 ዋጋ'))]).toEqual(['漢'])
  const [plain, strange] = await Promise.all([drawCard(card('ቡና ዋጋ')), drawCard(card('ቡና 漢 ዋጋ'))])
  expect(strange).toEqual(plain)
})

test('the colours are those of the pages', () => {
  const theme = readFileSync(path.join(root, 'src/ui/theme.css'), 'utf8')
  for (const [name, colour] of Object.entries(cardColours)) {
    const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(theme).toContain(`--${token}: ${colour};`)
  }
})

test('cards are drawn one at a time, and a long queue is refused with the time to come back', async () => {
  const orders = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => orderCard({ card: card(`${n}`) })),
  )
  expect(orders.slice(0, 8).map(({ status }) => status)).toEqual(Array(8).fill('fulfilled'))
  for (const order of orders.slice(8))
    expect(order).toMatchObject({ status: 'rejected', reason: { status: 503, retryAfterSeconds: 10 } })
  expect((await orderCard({ card: card('again') })).length).toBeGreaterThan(1000)
})

test('what cannot be drawn is a failure of that card alone', async () => {
  const broken = orderCard({ card: card('x'), cover: new Uint8Array([1, 2, 3]) })
  await expect(broken).rejects.toThrow('the thread beside the server failed')
  expect((await orderCard({ card: card('y') })).length).toBeGreaterThan(1000)
})
