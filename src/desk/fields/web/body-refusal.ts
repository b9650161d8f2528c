import type { FieldCode } from '#platform/problems/field-codes.ts'
import type { TextKey } from '../../web/text.ts'

/** What keeps a body from being stored: the words for it and the block, counted from 1 among the outermost ones. */
export function bodyRefusal(field: string, code?: FieldCode): { text: TextKey; number: number } | undefined {
  const place = /^body\.content\.(\d+)(\.|$)/.exec(field)?.[1]
  return place === undefined
    ? undefined
    : { text: (code && blockTexts[code]) ?? 'refused.other', number: Number(place) + 1 }
}

export const blockTexts: Partial<Record<FieldCode, TextKey>> = {
  'link.unsafe': 'refused.link',
  'media.invalid': 'refused.media',
  'video.invalid': 'refused.video',
  too_long: 'refused.tooLong',
  'block.unknown': 'refused.unknown',
  'inline.unknown': 'refused.unknown',
  'mark.unknown': 'refused.unknown',
  'cell.unknown': 'refused.unknown',
}
