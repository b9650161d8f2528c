import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeImage, type EncodedImage } from '#desk/media/server/images.ts'
import { projectFolder } from '#platform/server/project-folder.ts'
import { drawn, listMade, readMade } from './made-pictures.ts'

const folder = path.join(projectFolder, 'starter')

async function madeOf(source: string): Promise<EncodedImage | undefined> {
  const bytes = await readFile(path.join(folder, source))
  return readMade(folder, await listMade(folder), { source, bytes })
}

test('every picture of the starter, as it is now, has all of its widths, and nothing else has', async () => {
  const texts = await Promise.all(
    globSync('**/*.{json,md}', { cwd: folder, exclude: ['made/**'] }).map((file) =>
      readFile(path.join(folder, file), 'utf8'),
    ),
  )
  const wanted = new Set(texts.flatMap((text) => text.match(/\bmedia\/[\w-]+\.(?:svg|png)/g) ?? []))
  expect(Object.keys(await listMade(folder)).toSorted()).toEqual([...wanted].toSorted())
  for (const source of wanted) {
    const made = await madeOf(source)
    expect(made, `${source} has changed: npm run pictures`).toBeDefined()
    const largest = Math.min(made?.width ?? 0, 1920)
    const widths = [...[320, 640, 960, 1280, 1920].filter((width) => width < largest), largest]
    expect(made?.variants.map(({ name }) => name)).toEqual(
      widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
    )
    for (const { bytes, ...variant } of made?.variants ?? []) {
      const { format, width } = await sharp(bytes).metadata()
      expect({ format, width }, source).toEqual({
        format: variant.format === 'avif' ? 'heif' : 'webp',
        width: variant.width,
      })
    }
  }
})

test.for(['media/diagram-candle-am.png', 'media/blog-keep-a-trading-journal.svg'])(
  'what lies there of %s is what an upload would make of it',
  async (source) => {
    const bytes = await drawn(source, await readFile(path.join(folder, source)))
    const anew = await encodeImage(bytes, { quick: true })
    const made = await madeOf(source)
    expect({ ...made, variants: made?.variants.map(shapeOf) }).toEqual({
      ...anew,
      variants: anew.variants.map(shapeOf),
    })
    for (const [index, variant] of anew.variants.entries())
      expect(await differenceOf(variant.bytes, made?.variants[index]?.bytes)).toBeLessThan(2)
  },
)

function shapeOf({ name, format, width }: EncodedImage['variants'][number]) {
  return { name, format, width }
}

/** Mean difference of the samples, of 255. */
async function differenceOf(one: Uint8Array, other: Uint8Array = new Uint8Array()): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()))
  if (!a || a.length !== b?.length) return Infinity
  return a.reduce((sum, sample, index) => sum + Math.abs(sample - (b[index] ?? 0)), 0) / a.length
}
