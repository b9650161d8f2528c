import type { Metadata, Sharp } from 'sharp'
import { mostPixels, mostSidePixels } from '#content/media/limits.ts'
import { invalid, Problem, unavailable } from '#platform/errors.ts'
import { createQueue } from '#platform/server/queue.ts'
import { imageTypeOf, type ImageType } from './formats.ts'

export interface EncodedImage {
  /** Type as uploaded. */
  mimeType: ImageType
  /** Pixels as uploaded, upright. */
  width: number
  height: number
  variants: EncodedVariant[]
}

interface EncodedVariant {
  /** Such as `640.webp`. */
  name: string
  format: 'avif' | 'webp'
  width: number
  bytes: Uint8Array
}

const widths = [320, 640, 960, 1280, 1920]
const photoSide = 256

/** One image at a time: encoding takes every core and the threads that file reads and password hashes need as well. */
const inTurn = createQueue({ atOnce: 1, mostWaiting: 19, refusal: () => unavailable('media.busy') })

/**
 * Makes the WebP and AVIF variants of an uploaded image, upright, in sRGB and without metadata; of an animation the first frame.
 * `quick` spends less effort for files a few percent larger.
 * @throws 415 for anything that is not JPEG, PNG, WebP, AVIF or GIF; 422 `file: unreadable | too_many_pixels`
 */
export function encodeImage(bytes: Uint8Array, { quick = false } = {}): Promise<EncodedImage> {
  return inTurn(async () => {
    const { source, mimeType, width, height } = await open(bytes)
    const largest = Math.min(width, widths.at(-1) ?? width)
    const pixels = await source
      .resize({ width: largest })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(refuseUnreadable)
    const sharp = await loadSharp()
    const variants: EncodedVariant[] = []
    for (const wanted of widthsUpTo(largest)) {
      const image = sharp(pixels.data, { raw: pixels.info }).resize({ width: wanted })
      const avif = await image
        .clone()
        .avif({ quality: 55, effort: quick ? 1 : 3 })
        .toBuffer()
      const webp = await image.clone().webp({ quality: 80 }).toBuffer()
      variants.push({ name: `${wanted}.avif`, format: 'avif', width: wanted, bytes: avif })
      variants.push({ name: `${wanted}.webp`, format: 'webp', width: wanted, bytes: webp })
    }
    return { mimeType, width, height, variants }
  })
}

/** Makes the square photo of a member, 256 pixels wide. Refuses what `encodeImage` refuses. */
export function encodePhoto(bytes: Uint8Array): Promise<EncodedImage> {
  return inTurn(async () => {
    const { source, mimeType } = await open(bytes)
    const photo = await source
      .resize({ width: photoSide, height: photoSide, fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(refuseUnreadable)
    const variant = { name: `${photoSide}.webp`, format: 'webp', width: photoSide, bytes: photo } as const
    return { mimeType, width: photoSide, height: photoSide, variants: [variant] }
  })
}

/** Makes one WebP of at most 1920 pixels a side, in which small letters can still be read. Refuses what `encodeImage` refuses. */
export function encodeScreenshot(
  given: Uint8Array,
): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  return inTurn(async () => {
    const { source } = await open(given)
    const side = widths.at(-1)
    const { data, info } = await source
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
      .catch(refuseUnreadable)
    return { bytes: data, width: info.width, height: info.height }
  })
}

/** Only when there is a picture: what makes them takes a tenth of the memory of a server at rest. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // No picture is made twice.
  sharp.cache(false)
  return sharp
}

/** The usual widths below the largest one, and that one. */
function widthsUpTo(largest: number): number[] {
  return [...widths.filter((width) => width < largest), largest]
}

/** Checks what the bytes are before anything is decoded. */
async function open(
  bytes: Uint8Array,
): Promise<{ source: Sharp; mimeType: ImageType; width: number; height: number }> {
  const mimeType = imageTypeOf(bytes)
  if (!mimeType) throw new Problem(415, 'media.type_refused')
  const sharp = await loadSharp()
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseUnreadable)
  if (!agrees(metadata, mimeType)) return refuseUnreadable()
  const { width, height } = metadata.autoOrient
  if (width * height > mostPixels || Math.max(width, height) > mostSidePixels)
    throw invalid({ file: 'too_many_pixels' })
  const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: 30 })
    .autoOrient()
  return { source, mimeType, width, height }
}

function agrees(metadata: Metadata, mimeType: ImageType): boolean {
  if (mimeType === 'image/avif') return metadata.format === 'heif' && metadata.compression === 'av1'
  return `image/${metadata.format}` === mimeType
}

function refuseUnreadable(): never {
  throw invalid({ file: 'unreadable' })
}

/** Refuses what `encodeImage` would refuse by looking at the beginning of the bytes alone. */
export async function checkImage(bytes: Uint8Array): Promise<void> {
  await open(bytes)
}
