import type { FieldCode } from '#platform/problems/field-codes.ts'
import type { TextKey } from '../../web/text.ts'

/** The words for what keeps a question from being asked. */
export function questionFault(field: string, code: FieldCode): TextKey | undefined {
  return questionFaults[`${field} ${code}`]
}

export const questionFaults: Partial<Record<`${string} ${FieldCode}`, TextKey>> = {
  'body.choices too_few': 'check.choices.tooFew',
  'body.choices too_many': 'check.choices.tooMany',
  'body.choices twice': 'check.choices.twice',
  'body.choices required': 'check.choices.words',
  'body.right required': 'check.right.required',
  'body.right too_many': 'check.right.tooMany',
  'body.counterparts required': 'check.counterparts.required',
  'body.counterparts twice': 'check.counterparts.twice',
  'body.number required': 'check.number.required',
  'body.number invalid': 'check.number.invalid',
  'body.tolerance invalid': 'check.tolerance.invalid',
  'body.picture required': 'check.picture.required',
  'body.places required': 'check.places.required',
  'body.key differs': 'check.key.differs',
}
