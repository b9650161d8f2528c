import { mostFileBytes, mostImageBytes } from '#content/media/contract.ts'
import { Problem } from '#platform/errors.ts'
import { fileTypeOf, imageTypeOf } from '#desk/media/server/formats.ts'
import { checkImage } from '#desk/media/server/images.ts'
import type { ForeignArchive } from '../archive.ts'

/**
 * Looks at every picture and file of the archive that could be shown, so that the texts can be told at once what is there: what
 * each is, or why it is not taken.
 */
export async function lookAtMedia(archive: ForeignArchive): Promise<Map<string, string>> {
  const looked = new Map<string, string>()
  for (const name of archive.names) {
    const isImage = imageEnding.test(name)
    if (!isImage && !fileEnding.test(name)) continue
    try {
      const bytes = await archive.readBytes(name, isImage ? mostImageBytes : mostFileBytes)
      if (imageTypeOf(bytes)) {
        if (bytes.length > mostImageBytes) looked.set(name, 'media.too_large')
        else await checkImage(bytes).then(() => looked.set(name, 'image'))
      } else looked.set(name, fileTypeOf(name, bytes) ? 'file' : 'media.type_refused')
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      looked.set(name, error.fields?.file ?? error.code)
    }
  }
  return looked
}

const imageEnding = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$/i
const fileEnding = /\.(?:pdf|csv|txt|ics|xlsx|docx|mp3|mp4|zip)$/i
