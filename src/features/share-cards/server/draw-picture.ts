import satori from 'satori'
import sharp from 'sharp'
import type { Drawing, Picture } from '../contract.ts'
import { box, fontFamily, loadFaces } from './card-faces.ts'
import { wholeSheet } from './draw-sheet.ts'

/** Pixels for each unit of a drawing. */
const scale = 2
/** Wide enough for any words of a drawing around their middle. */
const room = 240

/** A picture as PNG, with letters of both scripts whatever the machine has. */
export async function drawPicture(picture: Picture): Promise<Buffer> {
  const whole =
    'shapes' in picture ? await wholeDrawing(picture, picture.width * scale) : await wholeSheet(picture)
  return sharp(Buffer.from(whole)).png({ palette: true, colours: 64, effort: 7 }).toBuffer()
}

/** A drawing as SVG, so many pixels wide, its words as shapes. */
export async function wholeDrawing(
  { width, height, shapes, words }: Drawing,
  pixels: number,
): Promise<string> {
  const boxes = words.map(({ text, x, y, isMiddle, size, isBold, colour }) =>
    box(
      {
        position: 'absolute',
        left: isMiddle ? x - room / 2 : x,
        top: y - size * 1.07,
        width: room,
        display: 'flex',
        justifyContent: isMiddle ? 'center' : 'flex-start',
        fontSize: size,
        fontWeight: isBold ? 700 : 400,
        lineHeight: 1.36,
        color: colour,
      },
      text,
    ),
  )
  const page = box({ display: 'flex', width, height, position: 'relative', fontFamily }, boxes)
  const letters = await satori(page, { width, height, fonts: await loadFaces() })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${(pixels * height) / width}" viewBox="0 0 ${width} ${height}">${shapes}${letters}</svg>`
}
