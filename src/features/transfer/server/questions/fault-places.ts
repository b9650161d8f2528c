import type { Language } from '#platform/languages.ts'
import { faultCodes, type FaultCode } from '../../questions/fault-codes.ts'

/** Columns in which the faults of a question's text stand, by their names at the bank; choices have rows of their own. */
const columns: Record<string, (language: Language) => string> = {
  body: (language) => `text_${language}`,
  'body.right': () => 'right',
  'body.choices': () => '',
  'body.counterparts': (language) => `counterpart_${language}`,
  'body.number': () => 'number',
  'body.tolerance': () => 'tolerance',
  'body.picture': (language) => `text_${language}`,
  'body.places': () => 'area',
}

/** Where something stands that keeps a question from being published, and how it is called: `body.right.required`. */
export function placeOfFault(
  field: string,
  { reason, language }: { reason: string; language: Language },
): { code: FaultCode; column: string } {
  const name = field === 'body' ? 'body.asked' : field
  const code = faultCodes.find((one) => one === `${name}.${reason}`) ?? 'text.refused'
  return { code, column: columns[field]?.(language) ?? '' }
}
