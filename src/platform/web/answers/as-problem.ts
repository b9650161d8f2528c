import type { MetCode } from '../../problem-codes.ts'

/** A refusal as the API words it; nothing where something else answered. */
export function asProblem(answer: unknown): { code?: MetCode; details?: object } {
  return typeof answer === 'object' && answer !== null ? answer : {}
}
