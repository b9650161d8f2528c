/** Bytes of a file that is imported, by what it is. */
export const mostImportBytes = {
  archive: 1024 * 1024 * 1024,
  foreign: 64 * 1024 * 1024,
  translation: 16 * 1024 * 1024,
  questions: 8 * 1024 * 1024,
} as const

/** Bytes of one part of it that the server takes, and that the page sends: small enough to arrive in time over a slow line. */
export const mostPartBytes = 8 * 1024 * 1024
export const sentPartBytes = 1024 * 1024
