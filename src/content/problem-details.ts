import type { FieldErrors } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { Edition, Item } from './contract.ts'
import type { MediaUsage } from './media/contract.ts'

/** Why something that readers see needs an item: it shows or asks it, or the certificate that it promises depends on it. */
export type Need = 'shown' | 'certificate'

/**
 * An item that readers see, or will, with its title in the language that is asked for, or else in the other, its page at the desk,
 * why it needs what it lacks, and what that is, field by field.
 */
export interface UnmetDependent {
  id: string
  title: string
  titleLanguage: Language | null
  path: string
  need: Need
  faults: FieldErrors
}

declare module '#platform/problems/problem-details.ts' {
  interface ProblemDetails {
    /** Nothing where the text is gone. */
    'edition.changed': { theirs: Edition | undefined }
    'item.changed': { current: Item }
    'item.in_use': { items: UnmetDependent[] }
    'item.not_ready': { items: UnmetDependent[] }
    'media.captions_broken': { line: number }
    'media.in_use': Pick<MediaUsage, 'uses' | 'hasMore'>
    'media.other_kind': { kind: 'image' } | { kind: 'file'; mimeType: string }
    /** The name is that of a file inside another. */
    'media.too_large': { mostBytes: number; name?: string }
  }
}
