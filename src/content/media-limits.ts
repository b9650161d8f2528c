/** Most bytes of an upload. */
export const mostImageBytes = 10 * 1024 * 1024
export const mostFileBytes = 25 * 1024 * 1024
export const mostPhotoBytes = 5 * 1024 * 1024

export const imageTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
]
export const fileExtensions: readonly string[] = [
  'pdf',
  'csv',
  'txt',
  'ics',
  'xlsx',
  'docx',
  'zip',
  'mp3',
  'mp4',
]
