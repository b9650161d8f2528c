import { fileExtensions, imageTypes, mostFileBytes, mostImageBytes } from '#content/media/limits.ts'

const images = imageTypes.join(',')
const files = fileExtensions.map((extension) => `.${extension}`).join(',')

/** What a file dialog offers. */
export const accepted = { image: images, file: files, both: `${images},${files}` }

/** Why the server would refuse a file, as far as its name, type and size tell; undefined when it is worth sending. */
export function refusalOf(file: File): string | undefined {
  const isImage = imageTypes.includes(file.type)
  const extension = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (file.size === 0) return 'file.empty'
  if (!isImage && !fileExtensions.includes(extension)) return 'media.type_refused'
  return file.size > (isImage ? mostImageBytes : mostFileBytes) ? 'media.too_large' : undefined
}
