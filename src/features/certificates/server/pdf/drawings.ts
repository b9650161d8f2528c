import { mark, weave } from '#platform/site-shapes.ts'

/** A4 on its side, in points. */
export const page = { width: 841.89, height: 595.28, inset: 78, foot: 516 } as const

const [paper, green, gold] = ['#fffdf9', '#14532d', '#c8952c']
const band = weave('diamond')
const stitch = 2.2
const qrSize = 90

/** Paper, a woven band at the head and at the foot, a thin frame, and the mark. Nothing that is read aloud. */
export function drawGround(doc: PDFKit.PDFDocument): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(0, 0, page.width, page.height).fill(paper)
  const height = band.height * stitch
  for (const y of [0, page.height - height]) drawBand(doc, y)
  const edge = 26
  doc
    .lineWidth(0.8)
    .rect(edge, height + 12, page.width - 2 * edge, page.height - 2 * (height + 12))
    .stroke(gold)
  drawShape(doc, mark.candle, { x: page.width / 2 - 9.5, y: 56, scale: 28 / mark.height, colour: green })
  drawShape(doc, mark.heart, { x: page.width / 2 - 9.5, y: 56, scale: 28 / mark.height, colour: gold })
  doc.endMarkedContent()
}

function drawBand(doc: PDFKit.PDFDocument, y: number): void {
  doc.rect(0, y, page.width, band.height * stitch).fill(green)
  const step = band.width * stitch
  for (let x = 0; x < page.width; x += step) {
    drawShape(doc, band.second, { x, y, scale: stitch, colour: gold })
    drawShape(doc, band.first, { x, y, scale: stitch, colour: paper })
  }
}

/** At the foot, on the right. */
export function drawQr(doc: PDFKit.PDFDocument, qr: { size: number; path: string }): void {
  const at = { x: page.width - page.inset - qrSize + 14, y: page.foot - qrSize + 22 }
  drawShape(doc, qr.path, { ...at, scale: qrSize / qr.size, colour: '#000000' })
}

function drawShape(
  doc: PDFKit.PDFDocument,
  path: string,
  { x, y, scale, colour }: { x: number; y: number; scale: number; colour: string },
): void {
  doc.save().translate(x, y).scale(scale).path(path).fill(colour, 'even-odd').restore()
}
