import type { Holder } from './contract.ts'

declare module '#platform/problems/problem-details.ts' {
  interface ProblemDetails {
    'certificate.changed': { current: Holder }
  }
}
