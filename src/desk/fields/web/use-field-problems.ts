import type { FieldErrors } from '#platform/errors.ts'
import type { FieldCode } from '#platform/problems/field-codes.ts'
import { courseFault } from './course-fault.ts'
import { useText } from '../../web/text.ts'

/** Codes with words of their own; of any other it says that the value cannot be used. */
export const codesOfSettings = [
  'required',
  'too_long',
  'too_big',
  'too_small',
  'unknown',
  'unknown_field',
  'invalid_url',
  'invalid_date',
  'twice',
  'taken',
  'invalid_slug',
  'not_here',
  'no_risk_note',
] as const satisfies FieldCode[]

const withOwnWords = ['no_final_quiz', 'not_public', 'nobody'] as const satisfies FieldCode[]

/** What the server said about fields, in words. */
export function useFieldProblems(problems: FieldErrors) {
  const t = useText()
  const words = (field: string, code: FieldCode) => {
    const hasOwnWords = withOwnWords.some((one) => one === code) || field.startsWith('details.quiz')
    const fault = hasOwnWords ? courseFault(field, code) : undefined
    if (fault) return t(fault.text, { number: fault.number })
    return t(`wrong.${codesOfSettings.find((one) => one === code) ?? 'invalid'}`)
  }
  return {
    /** What is wrong with a field itself or, with `within`, with anything inside it. */
    of(name: string, within = false): string | undefined {
      const all = Object.entries(problems)
      const own = all.find(([field]) => field === name)
      const [field, code] = own ?? all.find(([field]) => within && field.startsWith(`${name}.`)) ?? []
      return field && code ? words(field, code) : undefined
    },
  }
}
