import type { SiteSettings } from './contract.ts'
import type { OperatorDetails } from './operator/contract.ts'

declare module '#platform/problems/problem-details.ts' {
  interface ProblemDetails {
    'operator.changed': { current: OperatorDetails }
    'settings.changed': { current: SiteSettings }
  }
}
