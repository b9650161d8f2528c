import type { FieldErrors } from '#platform/errors.ts'
import { useText } from '../../web/text.ts'

const known = [
  'required',
  'too_long',
  'too_big',
  'too_small',
  'unknown',
  'unknown_field',
  'invalid_url',
  'twice',
  'taken',
  'invalid_slug',
  'not_here',
] as const

/** What the server said about fields, in words. */
export function useFieldProblems(problems: FieldErrors) {
  const t = useText()
  const words = (code: string) =>
    code === 'no_final_quiz'
      ? t('check.finalQuiz')
      : t(`wrong.${known.find((one) => one === code) ?? 'invalid'}`)
  return {
    /** What is wrong with a field itself or, with `within`, with anything inside it. */
    of(name: string, within = false): string | undefined {
      const code =
        problems[name] ??
        (within && Object.entries(problems).find(([field]) => field.startsWith(`${name}.`))?.[1])
      return code ? words(code) : undefined
    },
  }
}
