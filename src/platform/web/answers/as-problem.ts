import type { MetCode } from '../../problems/problem-codes.ts'

/** A refusal as the API words it; nothing where something else answered. */
export function asProblem(answer: unknown): { code?: MetCode; details?: object } {
  return typeof answer === 'object' && answer !== null ? answer : {}
}
