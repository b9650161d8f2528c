import type { FieldCode } from '#platform/problems/field-codes.ts'
import type { MetCode } from '#platform/problems/problem-codes.ts'
import type { TextKey } from '../../web/text.ts'

const texts: Partial<Record<MetCode | `file.${FieldCode}` | 'upload.stopped', TextKey>> = {
  'media.too_large': 'media.tooLarge',
  'body.too_large': 'media.tooLarge',
  'media.captions_broken': 'media.captionsBroken',
  'media.other_kind': 'media.otherKind',
  'media.busy': 'media.busy',
  'server.busy': 'media.busy',
  'storage.unavailable': 'media.busy',
  'storage.full': 'media.full',
  'upload.infected': 'media.infected',
  'upload.too_slow': 'media.tooSlow',
  'scanner.unavailable': 'media.unscanned',
  'file.empty': 'media.empty',
  'file.unreadable': 'media.unreadable',
  'file.too_many_pixels': 'media.tooManyPixels',
  'network.unreachable': 'media.unreachable',
  'session.required': 'media.signedOut',
  'upload.stopped': 'media.stopped',
}

/** The text that says why an upload failed; `code` is the API's, or `file.` with what it says about the file. */
export function refusalText(code = '', fileName = ''): TextKey {
  if (isKnown(code)) return texts[code] ?? 'media.uploadFailed'
  return code.startsWith('media.') ? refusedText(fileName) : 'media.uploadFailed'
}

function isKnown(code: string): code is keyof typeof texts {
  return Object.hasOwn(texts, code)
}

/** Whether sending the same file again may end otherwise. */
export function mayRetry(code = ''): boolean {
  return !/^file\.|too_large$|_refused$|_broken$|other_kind$|infected$/.test(code)
}

const pictureName = /\.(jpe?g|png|webp|avif|gif)$/i

/** What a refused file is, as far as its name tells, so that the words say what to do about it. */
function refusedText(fileName: string): TextKey {
  if (/\.hei[cf]$/i.test(fileName)) return 'media.refusedHeic'
  if (/\.svgz?$/i.test(fileName)) return 'media.refusedSvg'
  if (/\.(docx?|docm|xlsx?|xlsm)$/i.test(fileName)) return 'media.refusedDocument'
  return pictureName.test(fileName) ? 'media.refusedPicture' : 'media.refused'
}
