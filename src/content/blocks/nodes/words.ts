import { z } from 'zod'
import { says } from '#platform/problems/field-codes.ts'

/** Text in Unicode normal form C, at most `most` code points; control characters but line breaks and tabs become spaces. */
export function words(most: number) {
  return z
    .string()
    .max(most * 4, says('too_long'))
    .transform((value) =>
      value
        .toWellFormed()
        .normalize('NFC')
        .replace(/[^\P{Cc}\n\t]/gu, ' '),
    )
    .refine((value) => [...value].length <= most, says('too_long'))
}

/** Like `words`, for an attribute that the editor may leave out or send as null: it becomes the empty text. */
export function optionalWords(most: number) {
  return words(most)
    .nullish()
    .transform((value) => value ?? '')
}

/** The id of a stored picture or file. */
export const mediaId = z.string().regex(/^[\w-]{1,64}$/, says('media.invalid'))

/** The id of another item, such as a term of the glossary. */
export const itemId = z.string().regex(/^[\w-]{1,40}$/, says('item.invalid'))
