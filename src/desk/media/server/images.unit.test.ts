import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeImage, encodePhoto } from './images.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 83, b: 45 } } })

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a picture in %s becomes AVIF and WebP',
  async (format) => {
    const image = await encodeImage(await picture(400, 200).toFormat(format).toBuffer())
    expect(image).toMatchObject({ mimeType: `image/${format}`, width: 400, height: 200 })
    expect(image.variants.map(({ name }) => name)).toEqual(['320.avif', '320.webp', '400.avif', '400.webp'])
    for (const variant of image.variants) {
      const found = await sharp(variant.bytes).metadata()
      expect(found).toMatchObject({ width: variant.width, height: variant.width / 2 })
      expect(found.format).toBe(variant.format === 'avif' ? 'heif' : 'webp')
    }
  },
)

test('a large picture comes in five widths, never above the original', async () => {
  expect(await widths(3000)).toEqual([320, 640, 960, 1280, 1920])
  expect(await widths(1280)).toEqual([320, 640, 960, 1280])
  expect(await widths(100)).toEqual([100])
})

test('a turned photo stands upright, and where it was taken is forgotten', async () => {
  const photo = await picture(600, 300)
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '9/1 1/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const image = await encodeImage(photo)
  expect(image).toMatchObject({ width: 300, height: 600 })
  for (const { bytes, width } of image.variants) {
    const found = await sharp(bytes).metadata()
    expect([found.width, found.height]).toEqual([width, width * 2])
    expect([found.exif, found.xmp, found.icc, found.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(Buffer.from(bytes).includes('Secret camera')).toBe(false)
  }
})

test('transparency, grey and 16-bit pictures are taken', async () => {
  const clear = await sharp({
    create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const [variant] = (await encodeImage(clear)).variants
  expect((await sharp(variant?.bytes).metadata()).hasAlpha).toBe(true)
  expect(await encodeImage(await picture(50, 50).greyscale().png().toBuffer())).toMatchObject({ width: 50 })
  expect(await encodeImage(await picture(50, 50).toColourspace('rgb16').png().toBuffer())).toMatchObject({
    width: 50,
  })
  expect(await encodeImage(await picture(50, 50).toColourspace('cmyk').jpeg().toBuffer())).toMatchObject({
    width: 50,
  })
})

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  '<html></html>',
  '%PDF-1.7',
  'II*\u0000tiff',
  '',
])('%j is refused as a picture', async (content) => {
  const refusal = { status: 415, code: 'media.type_refused' }
  await expect(encodeImage(Buffer.from(content))).rejects.toMatchObject(refusal)
  await expect(encodePhoto(Buffer.from(content))).rejects.toMatchObject(refusal)
})

test('a picture that breaks off is refused', async () => {
  const whole = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  const refusal = { status: 422, fields: { file: 'unreadable' } }
  await expect(encodeImage(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(refusal)
  await expect(encodeImage(whole.subarray(0, 20))).rejects.toMatchObject(refusal)
  await expect(encodeImage(Buffer.from('GIF89a and then nothing'))).rejects.toMatchObject(refusal)
})

test('a small file that unpacks to too many pixels is refused before it is unpacked', async () => {
  const bomb = await sharp({
    create: { width: 7000, height: 6000, channels: 3, background: 'white' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(500_000)
  await expect(encodeImage(bomb)).rejects.toMatchObject({ status: 422, fields: { file: 'too_many_pixels' } })
  const strip = await sharp({ create: { width: 10, height: 17_000, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  await expect(encodeImage(strip)).rejects.toMatchObject({ fields: { file: 'too_many_pixels' } })
})

test('a photo becomes a square of 256 pixels', async () => {
  const photo = await encodePhoto(await picture(900, 300).jpeg().toBuffer())
  expect(photo.variants.map(({ name }) => name)).toEqual(['256.webp'])
  expect(await sharp(photo.variants[0]?.bytes).metadata()).toMatchObject({
    format: 'webp',
    width: 256,
    height: 256,
  })
})

async function widths(width: number): Promise<number[]> {
  const image = await encodeImage(await picture(width, 60).png().toBuffer(), { quick: true })
  return image.variants.filter(({ format }) => format === 'webp').map(({ width }) => width)
}
