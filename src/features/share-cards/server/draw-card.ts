import sharp from 'sharp'
import { mark, weave } from '#platform/site-shapes.ts'
import { cardColours } from './card-colours.ts'
import { drawWords } from './card-words.ts'
import { cardHeight, cardWidth, type ShareCard } from '#content/reading/server/share-card.ts'

const mostBytes = 100_000

/** Pixels. */
const [marginLeft, marginTop] = [72, 56]
const coverWidth = 430
const stitch = 4
const band = weave('diamond')
const bandHeight = band.height * stitch
const bandTop = cardHeight - bandHeight

/** Draws the picture that stands for a page where it is shared, 1200 × 630, at most 100 KB: JPEG with a cover, else PNG. */
export async function drawCard(card: ShareCard, cover?: Uint8Array): Promise<Buffer> {
  const right = cover ? coverWidth + marginLeft - 24 : marginLeft
  const words = await drawWords(card, {
    left: marginLeft,
    top: marginTop,
    width: cardWidth - marginLeft - right,
    height: bandTop - marginTop,
  })
  const ground = sharp(Buffer.from(drawing(words, { hasCover: cover !== undefined })))
  if (!cover) return ground.png({ palette: true, colours: 256, effort: 7, dither: 0.8 }).toBuffer()
  const picture = await sharp(cover).resize(coverWidth, bandTop, { fit: 'cover' }).toBuffer()
  const place = { input: picture, left: cardWidth - coverWidth, top: 0 }
  return asJpeg(await ground.composite([place]).png().toBuffer())
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

/** Everything but the words: the ground, the mark and the woven band; a large mark where no cover is. */
function drawing(words: string, { hasCover }: { hasCover: boolean }): string {
  const { deep, onDeep, onDeepGold } = cardColours
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">
<defs><pattern id="band" y="${bandTop}" width="${band.width * stitch}" height="${bandHeight}" patternUnits="userSpaceOnUse"><g transform="scale(${stitch})"><path fill="${onDeepGold}" d="${band.second}"/><path fill="${onDeep}" d="${band.first}"/></g></pattern></defs>
<rect width="${cardWidth}" height="${cardHeight}" fill="${deep}"/>
${hasCover ? '' : `<g opacity="0.07">${markAt({ x: 870, y: 10, size: 532 })}</g>`}
${markAt({ x: marginLeft, y: marginTop, size: 64 })}
<rect y="${bandTop}" width="${cardWidth}" height="${bandHeight}" fill="url(#band)"/>
${words}</svg>`
}

function markAt({ x, y, size }: { x: number; y: number; size: number }): string {
  const { onDeep, onDeepGold } = cardColours
  return `<g transform="translate(${x} ${y}) scale(${size / mark.height})"><path fill="${onDeep}" fill-rule="evenodd" d="${mark.candle}"/><path fill="${onDeepGold}" d="${mark.heart}"/></g>`
}
