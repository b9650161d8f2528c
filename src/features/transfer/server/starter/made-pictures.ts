import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { encodeImage, type EncodedImage } from '#desk/media/server/images.ts'

const coverWidth = 1200

const madeSchema = z.record(
  z.string(),
  z.object({
    /** SHA-256 of the picture that it was made of. */
    of: z.string(),
    mimeType: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']),
    width: z.number(),
    height: z.number(),
    variants: z.array(z.object({ name: z.string(), format: z.enum(['avif', 'webp']), width: z.number() })),
  }),
)

type MadePictures = z.infer<typeof madeSchema>

/** What was made beforehand of the pictures of a starter, by their paths; nothing of a starter without such. */
export async function listMade(folder: string): Promise<MadePictures> {
  const list = path.join(folder, 'made', 'made.json')
  return existsSync(list) ? madeSchema.parse(JSON.parse(await readFile(list, 'utf8'))) : {}
}

/** The widths that were made beforehand of a picture, unless it has changed since. */
export async function readMade(
  folder: string,
  made: MadePictures,
  picture: { source: string; bytes: Uint8Array },
): Promise<EncodedImage | undefined> {
  const found = made[picture.source]
  if (found?.of !== shaOf(picture.bytes)) return undefined
  const { mimeType, width, height } = found
  const variants: EncodedImage['variants'] = []
  for (const variant of found.variants)
    variants.push({ ...variant, bytes: await readFile(placeOf(folder, picture.source, variant.name)) })
  return { mimeType, width, height, variants }
}

/** Makes the widths of these pictures anew, as an upload would. */
export async function makePictures(folder: string, sources: readonly string[]): Promise<void> {
  await rm(path.join(folder, 'made'), { recursive: true, force: true })
  const made: MadePictures = {}
  for (const source of sources) {
    const bytes = await readFile(path.join(folder, source))
    const { mimeType, width, height, variants } = await encodeImage(await drawn(source, bytes), {
      quick: true,
    })
    await mkdir(placeOf(folder, source, ''), { recursive: true })
    for (const variant of variants) await writeFile(placeOf(folder, source, variant.name), variant.bytes)
    const shapes = variants.map(({ name, format, width }) => ({ name, format, width }))
    made[source] = { of: shaOf(bytes), mimeType, width, height, variants: shapes }
  }
  await writeFile(path.join(folder, 'made', 'made.json'), `${JSON.stringify(made, undefined, 2)}\n`)
}

/** Bytes of an image that can be uploaded; a drawing becomes one. */
export async function drawn(source: string, bytes: Buffer): Promise<Buffer> {
  if (!source.endsWith('.svg')) return bytes
  const { default: sharp } = await import('sharp')
  return sharp(bytes).resize({ width: coverWidth }).png().toBuffer()
}

function placeOf(folder: string, source: string, name: string): string {
  return path.join(folder, 'made', path.basename(source, path.extname(source)), name)
}

function shaOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
