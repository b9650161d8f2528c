import type { TextKey } from '../text.ts'

/** The text that says why an upload failed; `code` is the API's. */
export function refusalText(code = ''): TextKey {
  if (code.includes('too_large') || code === 'body.too_large') return 'media.tooLarge'
  if (code === 'media.busy') return 'media.uploadFailed'
  if (code.startsWith('media.')) return 'media.refused'
  return 'media.uploadFailed'
}
