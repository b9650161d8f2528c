import Pdf from 'pdfkit'
import { formatBothDates } from '#platform/dates/calendar.ts'
import type { Language } from '#platform/languages.ts'
import { formatMessage, type Catalogue } from '#platform/messages.ts'
import type { Certificate } from '../../contract.ts'
import { drawGround, drawQr, page } from './drawings.ts'
import { loadFaces, type Face, type Weight } from './faces.ts'
import { fitText, type Line, type Style } from './lines.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }

const catalogues: Record<Language, Catalogue> = { en, am }
type Say = (language: Language, key: keyof typeof en, values?: Record<string, string | number>) => string

const say: Say = (language, key, values) => formatMessage(catalogues[language][key] ?? key, language, values)

const colours = {
  ink: '#1d2a24',
  inkSoft: '#4d5a52',
  green: '#14532d',
} as const

interface Wanted {
  certificate: Certificate
  siteName: string
  /** Stands first; the other one follows. */
  language: Language
}

/** Points from the left and from the top. */
interface Place {
  x: number
  y: number
  width: number
  align: 'left' | 'center'
}

/**
 * A certificate on A4, in both languages and both scripts. Every letter is embedded and can be selected, read aloud and searched for
 * (tagged PDF, PDF/UA).
 */
export async function drawCertificate({ certificate, siteName, language }: Wanted): Promise<Buffer> {
  const faces = await loadFaces()
  const { latin, ethiopic } = certificate.holder
  const title = `${say(language, 'title')} · ${language === 'en' ? latin : ethiopic}`
  const doc = new Pdf(
    asOptions({
      size: 'A4',
      layout: 'landscape',
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: siteName, Creator: siteName },
      font: faces[0]?.data,
    }),
  )
  const bytes = collect(doc)
  for (const { name, data } of faces) doc.registerFont(name, data)
  drawGround(doc)
  writeWords(doc, faces, { certificate, siteName, language })
  doc.end()
  return bytes
}

function writeWords(doc: PDFKit.PDFDocument, faces: Face[], wanted: Wanted): void {
  const { certificate, siteName, language } = wanted
  const other: Language = language === 'en' ? 'am' : 'en'
  const { holder, title, score, qr, address } = certificate
  const writer = createWriter(doc, faces)
  const both = (key: keyof typeof en) => `${say(language, key)}  ·  ${say(other, key)}`

  writer.write('P', siteName, { place: middle(102), sizes: [12], weight: 700, colour: colours.green })
  writer.write('H1', say(language, 'title'), {
    lang: language,
    place: middle(142),
    sizes: [30],
    weight: 700,
    colour: colours.green,
  })
  writer.write('P', say(other, 'title'), {
    lang: other,
    place: middle(167),
    sizes: [14],
    weight: 400,
    colour: colours.inkSoft,
  })
  const small = { sizes: [10.5], weight: 400, colour: colours.inkSoft } as const
  writer.write('P', both('holder'), { place: middle(204), ...small })
  const names = language === 'en' ? [holder.latin, holder.ethiopic] : [holder.ethiopic, holder.latin]
  const name = { sizes: [31, 27, 23, 19, 15, 12, 10, 8.5, 7], weight: 700, colour: colours.ink } as const
  writer.write('P', names[0] ?? '', { place: middle(243), ...name })
  writer.write('P', names[1] ?? '', { place: middle(281), ...name, sizes: [25, 21, 17, 14, 12, 10, 8.5, 7] })
  writer.write('P', both('course'), { place: middle(318), ...small })
  const titles = [title[language], title[other]].filter((one) => one !== null)
  const first = { sizes: [22, 19, 16, 13, 11], weight: 700, colour: colours.green, mostLines: 2 } as const
  const below = writer.write('H2', titles[0] ?? '', { place: middle(352), ...first })
  const second = { ...first, sizes: [15, 13, 11, 9.5, 8], colour: colours.ink } as const
  const beyond = titles[1] ? writer.write('P', titles[1], { place: middle(below + 24), ...second }) : below
  if (score !== null)
    writer.write('P', [language, other].map((one) => say(one, 'score', { score })).join('  ·  '), {
      place: middle(beyond + 28),
      sizes: [13],
      weight: 700,
      colour: colours.ink,
    })
  writeFoot(writer, wanted)
  doc.addStructure(doc.struct('Figure', { alt: say(language, 'qr', { address }) }, () => drawQr(doc, qr)))
}

function middle(y: number): Place {
  return { x: page.inset, y, width: page.width - 2 * page.inset, align: 'center' }
}

/** The dates in both languages and both calendars, and where the certificate can be checked. */
function writeFoot(writer: Writer, { certificate, language }: Wanted): void {
  const { issuedAt, expiresAt, address } = certificate
  const dated = (key: 'issued' | 'expires', instant: number) =>
    (['en', 'am'] as const).map((one) => {
      const [first, second] = formatBothDates(instant, one)
      return { language: one, text: say(one, key, { first, second }) }
    })
  const lines = [
    ...dated('issued', issuedAt),
    ...(expiresAt === null ? [] : dated('expires', expiresAt)),
  ].toSorted((one, another) => Number(another.language === language) - Number(one.language === language))
  const style = { sizes: [9.5, 8.5], weight: 400, colour: colours.ink } as const
  const width = 330
  const top = page.foot - (lines.length - 1) * 15
  for (const [index, { text, language: lang }] of lines.entries())
    writer.write('P', text, {
      lang,
      place: { x: page.inset, y: top + index * 15, width, align: 'left' },
      ...style,
    })
  const place = { x: page.width - page.inset - 90 - 240, width: 232, align: 'left' } as const
  const check = `${say(language, 'check')} · ${say(language === 'en' ? 'am' : 'en', 'check')}`
  writer.write('P', check, { place: { ...place, y: page.foot - 44 }, ...style, weight: 700 })
  writer.write('P', address, {
    place: { ...place, y: page.foot - 28 },
    ...style,
    sizes: [7.5],
    mostLines: 3,
    link: address,
  })
}

interface Words {
  place: Place
  sizes: readonly number[]
  weight: Weight
  colour: string
  mostLines?: number
  link?: string
  /** Of words in one language. */
  lang?: Language
}

type Writer = ReturnType<typeof createWriter>

function createWriter(doc: PDFKit.PDFDocument, faces: readonly Face[]) {
  const measure = (text: string, face: Face, size: number) =>
    doc.font(face.name).fontSize(size).widthOfString(text)
  return {
    /** Writes a text of its kind whose first baseline stands at `y`; gives the last baseline. */
    write(kind: string, text: string, words: Words): number {
      const { place, sizes, weight, colour, mostLines = 1, link, lang } = words
      const own = faces.filter((face) => face.weight === weight)
      const { size, lines } = fitText(text, { width: place.width, mostLines, sizes }, { faces: own, measure })
      const height = size * 1.35
      doc.addStructure(
        doc.struct(kind, lang ? { lang } : {}, () => {
          for (const [index, line] of lines.entries())
            writeLine(doc, line, {
              style: { size, weight, colour },
              place,
              y: place.y + index * height,
              link,
            })
        }),
      )
      return place.y + Math.max(0, lines.length - 1) * height
    },
  }
}

function writeLine(
  doc: PDFKit.PDFDocument,
  line: Line,
  at: { style: Style; place: Place; y: number; link?: string },
): void {
  const { style, place, y, link } = at
  let x = place.align === 'center' ? place.x + (place.width - line.width) / 2 : place.x
  if (link) doc.link(x, y - style.size, line.width, style.size * 1.3, link)
  for (const { face, text } of line.runs) {
    doc.font(face.name).fontSize(style.size).fillColor(style.colour)
    doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
    x += doc.widthOfString(text)
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

/** The declarations are older than the program, which takes the bytes of a font, and conforms to PDF/UA. */
function asOptions(options: object): PDFKit.PDFDocumentOptions {
  return options
}
