import type { FieldErrors } from '#platform/errors.ts'
import type { FieldCode } from '#platform/problems/field-codes.ts'
import { useFieldProblems } from '#desk/fields/web/use-field-problems.ts'
import { useText } from './text.ts'

export const codesOfMarkets = [
  'required',
  'lot',
  'tick',
  'too_small',
  'auction',
  'seconds',
  'cash',
  'units',
  'offered',
  'unknown',
  'decimals',
] as const satisfies FieldCode[]

/** What is wrong with a field of an exercise, in its own words where the checklist found it. */
export function useFaults(problems: FieldErrors): (field: string) => string | undefined {
  const t = useText()
  const problem = useFieldProblems(problems)
  return (field) => {
    const code = codesOfMarkets.find((one) => one === problems[field])
    return code ? t(`fault.${code}`) : problem.of(field, /\.\d+$/.test(field))
  }
}
