import type { Edition, EditionText } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'

/** What an editor can change of an edition; an empty text when there is none yet. */
export function textOf(edition: Edition | undefined): EditionText {
  return {
    title: edition?.title ?? '',
    excerpt: edition?.excerpt ?? '',
    seoTitle: edition?.seoTitle ?? '',
    seoDescription: edition?.seoDescription ?? '',
    body: edition?.body ?? { type: 'doc', content: [{ type: 'paragraph' }] },
    extras: edition?.extras ?? {},
  }
}

/**
 * The problems that remain after some fields were changed; the same object when all do, so that at a key nothing is drawn that
 * shows them. A change of the body may have mended any of its own.
 */
export function withoutProblems(problems: FieldErrors, changed: readonly string[]): FieldErrors {
  const isMended = (field: string) =>
    changed.includes(field) ||
    (changed.includes('body') && (field.startsWith('body') || field === 'riskCallout'))
  if (!Object.keys(problems).some(isMended)) return problems
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !isMended(field)))
}
