import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Certificate } from '../../contract.ts'
import { qrOf } from '#platform/server/qr.ts'
import { drawCertificate } from './draw-certificate.ts'
import { loadFaces, runsOf } from './faces.ts'

// Drawing and looking take their time where others work as well.
vi.setConfig({ testTimeout: 60_000 })

let pdfium: PDFiumLibrary

beforeAll(async () => {
  pdfium = await PDFiumLibrary.init()
})
afterAll(() => pdfium.destroy())

const address = 'https://hub.example/certificates/AbCdEfGhIjKlMnOpQrStUv'

function certificateWith(more: Partial<Certificate> = {}): Certificate {
  return {
    id: 'AbCdEfGhIjKlMnOpQrStUv',
    status: 'valid',
    title: { en: 'Risk and money', am: 'አደጋ እና ገንዘብ' },
    score: 86,
    completedAt: Date.parse('2026-11-20T09:00:00Z'),
    issuedAt: Date.parse('2026-11-20T09:00:00Z'),
    expiresAt: Date.parse('2028-11-20T09:00:00Z'),
    revokedAt: null,
    reason: null,
    holder: { latin: 'Ñandú Łaska Wolde-Mariam', ethiopic: 'ወ/ሮ ፀሐይ ኰሹ ቋንቋ' },
    address,
    qr: qrOf(address),
    ...more,
  }
}

async function draw(certificate: Certificate, language: 'en' | 'am' = 'en') {
  const bytes = await drawCertificate({ certificate, siteName: "Traders' Hub", language })
  const document = await pdfium.loadDocument(bytes)
  try {
    const page = document.getPage(0)
    // Drawing closes the page.
    const text = page.getText().replaceAll(/\s+/g, ' ')
    const image = await page.render({
      scale: 2,
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .removeAlpha()
          .raw()
          .toBuffer(),
    })
    const { width, height, data } = image
    return { bytes, text, pages: document.getPageCount(), image: { width, height, data } }
  } finally {
    document.destroy()
  }
}

test.each(['en', 'am'] as const)(
  'in %s both scripts are found, on one sheet of A4 on its side',
  async (lang) => {
    const { bytes, text, pages, image } = await draw(certificateWith(), lang)
    expect(pages).toBe(1)
    expect(image.width / image.height).toBeCloseTo(Math.SQRT2, 2)
    for (const words of [
      'Certificate of completion',
      'የኮርስ ማጠናቀቂያ ምስክር ወረቀት',
      'Ñandú Łaska Wolde-Mariam',
      'ወ/ሮ ፀሐይ ኰሹ ቋንቋ',
      'Risk and money',
      'አደጋ እና ገንዘብ',
      'Score: 86%',
      'Issued on 20 November 2026 (11 Hidar 2019 E.C.)',
      'ኅዳር 11 ቀን 2019 ዓ.ም (ኖቬምበር 20 ቀን 2026 እ.ኤ.አ)',
      'Valid until 20 November 2028',
    ])
      expect(text).toContain(words)
    expect(text.replaceAll(' ', '')).toContain(address)
    const source = bytes.toString('latin1')
    expect(source).toContain(`/Lang (${lang})`)
    expect(source).toContain('/MarkInfo')
    expect(source).toMatch(/\/BaseFont \/\w{6}\+NotoSansEthiopic/)
    expect(source).not.toMatch(/\/BaseFont \/(Helvetica|Times)/)
  },
)

test('every letter has a shape of its own: what no face can write is left out and never a box', async () => {
  const faces = await loadFaces()
  const own = faces.filter(({ weight }) => weight === 700)
  const everySyllable = Array.from({ length: 0x137d - 0x1200 }, (_, n) => String.fromCodePoint(0x1200 + n))
    .filter((sign) => /\p{L}/u.test(sign))
    .join('')
  const written = runsOf(everySyllable, own).map(({ text }) => text)
  expect(written.join('')).toBe(everySyllable)
  expect(runsOf('A漢ሀ', own).map(({ text }) => text)).toEqual(['A', 'ሀ'])
  const [plain, strange] = await Promise.all(
    ['ቡና ዋጋ', 'ቡና漢 ዋጋ'].map((am) => draw(certificateWith({ title: { en: 'Coffee', am } }))),
  )
  expect(Buffer.compare(plain!.image.data, strange!.image.data)).toBe(0)
})

test('different letters look different, in either script', async () => {
  const pictures = await Promise.all(
    [
      ['Almaz', 'አልማዝ'],
      ['Almar', 'አልማዝ'],
      ['Almaz', 'አልማር'],
    ].map(([latin = '', ethiopic = '']) => draw(certificateWith({ holder: { latin, ethiopic } }))),
  )
  const seen = new Set(pictures.map(({ image }) => Buffer.from(image.data).toString('base64')))
  expect(seen.size).toBe(3)
})

test.each([
  [
    'the longest names',
    { holder: { latin: 'Wolde '.repeat(13).trim(), ethiopic: 'ወልደማርያ '.repeat(10).trim() } },
  ],
  ['a name in one word', { holder: { latin: 'W'.repeat(80), ethiopic: 'ጨ'.repeat(80) } }],
  ['the longest titles', { title: { en: 'Keep what you earn '.repeat(10), am: 'ያገኙትን ይጠብቁ '.repeat(15) } }],
  ['one language', { title: { en: null, am: 'አደጋ' }, score: null, expiresAt: null }],
])('%s have room: nothing reaches the frame, and no name is cut', async (_, more) => {
  const certificate = certificateWith(more)
  const { text, image } = await draw(certificate)
  const close = text.replaceAll(' ', '')
  for (const name of Object.values(certificate.holder)) expect(close).toContain(name.replaceAll(' ', ''))
  const at = (x: number, y: number) => {
    const place = (Math.round(y * 2) * image.width + Math.round(x * 2)) * 3
    return [...image.data.subarray(place, place + 3)]
  }
  for (let y = 60; y < 540; y += 1.5)
    for (const x of [34, 60, 70, 772, 782, 806]) expect(at(x, y), `${x}, ${y}`).toEqual([255, 253, 249])
})

test('the code for cameras stands there as it is, on light ground', async () => {
  const { image } = await draw(certificateWith())
  const region = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } })
    .extract({ left: 1340, top: 880, width: 230, height: 220 })
    .png()
    .toBuffer()
  const { channels } = await sharp(region).stats()
  expect(channels[0]!.min).toBeLessThan(20)
  expect(channels[0]!.max).toBeGreaterThan(240)
})

test('the title of the file names the holder in the letters of its language', async () => {
  const named = async (language: 'en' | 'am') =>
    (await draw(certificateWith(), language)).bytes.toString().match(/<dc:title>[\s\S]*?<\/dc:title>/)?.[0]
  expect(await named('en')).toContain('Certificate of completion · Ñandú Łaska Wolde-Mariam')
  expect(await named('am')).toContain('የኮርስ ማጠናቀቂያ ምስክር ወረቀት · ወ/ሮ ፀሐይ ኰሹ ቋንቋ')
})
