/** What the library takes. The server refuses everything else; the upload form says so before anything is sent. */
export const imageTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
]

/** Extensions of files that are no pictures. */
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
  'vtt',
]

/** Bytes. */
export const mostImageBytes = 10 * 1024 * 1024
export const mostFileBytes = 25 * 1024 * 1024
/** Captions of a film of many hours are smaller. */
export const mostCaptionBytes = 1024 * 1024
export const mostPhotoBytes = 5 * 1024 * 1024

/** Of a picture as it is sent. */
export const mostPixels = 40_000_000
/** Of one side: what WebP can hold; AVIF can hold a little more. */
export const mostSidePixels = 16_383

/** Longest name and alternative text, code points. */
export const mostFileNameLength = 200
export const mostAltLength = 500

/** How long the former file can be brought back after another one has taken its place. */
export const formerFileDays = 30
