import type { FieldErrors } from '#platform/errors.ts'
import type { FieldValue } from '#platform/web/forms/use-form.ts'
import { leastMessageLength, mostMessageLength } from '../lengths.ts'

/** What the server would refuse about the words of a message or a question, so that nothing is kept for later that would come back then. */
export function textFaults(name: string, value: FieldValue): FieldErrors {
  const { length } = [...value(name).trim()]
  if (length < leastMessageLength) return { [name]: 'too_short' }
  return length > mostMessageLength ? { [name]: 'too_long' } : {}
}
