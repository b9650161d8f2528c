import sharp from 'sharp'
import { ZipFile } from 'yazl'

/** For tests: an archive of texts and bytes by their names. */
export async function zipOf(files: Record<string, string | Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  return Uint8Array.from(Buffer.concat(chunks))
}

/** For tests: a picture of one colour; different colours are different files. */
export function pngOf(red: number, width = 60, height = 40): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .png()
    .toBuffer()
}

/** For tests: replaces bytes of an archive, such as a name that a packer refuses to write. */
export function patched(bytes: Uint8Array, from: string, to: string): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(bytes).toString('latin1').replaceAll(from, to)
  return Uint8Array.from(Buffer.from(text, 'latin1'))
}
