import type { Problem } from '../../../errors.ts'
import { problemCodes, type ProblemCode } from '../../../problems/problem-codes.ts'

/** Where the codes are explained to developers; each has its own anchor there. */
export const problemsPath = '/api/docs/errors'

/** What `<noun>.not_found` means, whatever the noun. */
export const notFoundMeaning = 'Nothing of that name is there, or not for this reader.'

/** A refusal as the API sends it (RFC 9457). `type` and `title` follow from the code. */
export function problemDocument(
  { status, code, fields, details }: Problem,
  requestId: string,
): Record<string, unknown> {
  const meaning = meaningOf(code)
  return {
    type: `${problemsPath}#${meaning === undefined ? 'not_found' : code}`,
    title: meaning ?? notFoundMeaning,
    status,
    code,
    fields,
    details,
    requestId,
  }
}

function meaningOf(code: ProblemCode): string | undefined {
  return new Map<string, string>(Object.entries(problemCodes)).get(code)
}
