import type { ProblemCode } from './problem-codes.ts'

/**
 * What a refusal tells beside its code, by code, as JSON carries it. Whoever refuses with a code of their own declares its details
 * where the contract stands (`declare module '#platform/problems/problem-details.ts'`); who reads them asks `detailsOf`.
 */
export interface ProblemDetails {
  'upload.infected': { fileName: string; found: string }
}

/** Of a code that tells nothing more, nothing. */
export type DetailsOfProblem<C extends ProblemCode> = C extends keyof ProblemDetails
  ? ProblemDetails[C]
  : undefined
