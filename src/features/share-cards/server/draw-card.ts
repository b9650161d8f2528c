import sharp from 'sharp'
import { mark, weave } from '#platform/site-shapes.ts'
import { cardColours } from './card-colours.ts'
import { drawWords } from './card-words.ts'
import { wholeDrawing } from './draw-picture.ts'
import { briefSheet } from './draw-sheet.ts'
import type { Picture } from '../contract.ts'
import { cardHeight, cardWidth, type ShareCard } from '#content/reading/server/sharing/share-card.ts'

const mostBytes = 100_000

/** Pixels. */
const [marginLeft, marginTop] = [72, 56]
const coverWidth = 430
const [drawingWidth, sheetWidth] = [560, 460]
/** The light ground around a drawing, and what stands between it and the edge. */
const [drawingRoom, groundMargin] = [16, 40]
const stitch = 4
const band = weave('diamond')
const bandHeight = band.height * stitch
const bandTop = cardHeight - bandHeight

/** Draws the picture that stands for a page where it is shared, 1200 × 630, at most 100 KB: JPEG with a cover, else PNG; with a picture beside its title where it has one and no cover. */
export async function drawCard(
  card: ShareCard,
  { cover, picture }: { cover?: Uint8Array; picture?: Picture } = {},
): Promise<Buffer> {
  const shown = picture && !cover ? await pictureAt(picture) : undefined
  const beside = cover ? coverWidth + 48 : shown ? shown.width + groundMargin + 32 : marginLeft
  const words = await drawWords(card, {
    left: marginLeft,
    top: marginTop,
    width: cardWidth - marginLeft - beside,
    height: bandTop - marginTop,
  })
  const ground = sharp(Buffer.from(drawing(words + (shown?.svg ?? ''), { isBare: !cover && !shown })))
  if (!cover) return ground.png({ palette: true, colours: 256, effort: 7, dither: 0.8 }).toBuffer()
  const photograph = await sharp(cover).resize(coverWidth, bandTop, { fit: 'cover' }).toBuffer()
  const place = { input: photograph, left: cardWidth - coverWidth, top: 0 }
  return asJpeg(await ground.composite([place]).png().toBuffer())
}

/** The picture on its light ground, in the middle of the height. */
async function pictureAt(picture: Picture): Promise<{ svg: string; width: number }> {
  if ('shapes' in picture) {
    const height = (drawingWidth * picture.height) / picture.width
    const drawn = await wholeDrawing(picture, drawingWidth)
    return onGround(drawn, { width: drawingWidth, height, room: drawingRoom })
  }
  const { svg, height } = await briefSheet(picture, {
    width: sheetWidth,
    mostHeight: bandTop - 2 * groundMargin,
  })
  return onGround(svg, { width: sheetWidth, height, room: 0 })
}

function onGround(svg: string, { width, height, room }: { width: number; height: number; room: number }) {
  const whole = { width: width + 2 * room, height: height + 2 * room }
  const [x, y] = [cardWidth - groundMargin - whole.width, (bandTop - whole.height) / 2]
  const ground = `x="${x}" y="${y}" width="${whole.width}" height="${whole.height}" rx="12"`
  const placed = svg.replace('<svg ', `<svg x="${x + room}" y="${y + room}" `)
  return {
    width: whole.width,
    svg: `<clipPath id="ground"><rect ${ground}/></clipPath><rect ${ground} fill="${cardColours.surface}"/><g clip-path="url(#ground)">${placed}</g>`,
  }
}

/** As good as the limit allows. Letters keep their edges while colour is not thinned out. */
async function asJpeg(image: Buffer): Promise<Buffer> {
  for (const quality of [84, 76, 68, 60, 50]) {
    const chromaSubsampling = quality > 65 ? '4:4:4' : '4:2:0'
    const jpeg = await sharp(image).jpeg({ quality, chromaSubsampling, mozjpeg: true }).toBuffer()
    if (jpeg.length <= mostBytes) return jpeg
  }
  return sharp(image).jpeg({ quality: 35, mozjpeg: true }).toBuffer()
}

/** Everything but the words: the ground, the mark and the woven band; a large mark where nothing stands beside them. */
function drawing(words: string, { isBare }: { isBare: boolean }): string {
  const { deep, onDeep, onDeepGold } = cardColours
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">
<defs><pattern id="band" y="${bandTop}" width="${band.width * stitch}" height="${bandHeight}" patternUnits="userSpaceOnUse"><g transform="scale(${stitch})"><path fill="${onDeepGold}" d="${band.second}"/><path fill="${onDeep}" d="${band.first}"/></g></pattern></defs>
<rect width="${cardWidth}" height="${cardHeight}" fill="${deep}"/>
${isBare ? `<g opacity="0.07">${markAt({ x: 870, y: 10, size: 532 })}</g>` : ''}
${markAt({ x: marginLeft, y: marginTop, size: 64 })}
<rect y="${bandTop}" width="${cardWidth}" height="${bandHeight}" fill="url(#band)"/>
${words}</svg>`
}

function markAt({ x, y, size }: { x: number; y: number; size: number }): string {
  const { onDeep, onDeepGold } = cardColours
  return `<g transform="translate(${x} ${y}) scale(${size / mark.height})"><path fill="${onDeep}" fill-rule="evenodd" d="${mark.candle}"/><path fill="${onDeepGold}" d="${mark.heart}"/></g>`
}
