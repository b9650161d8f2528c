import { hasRiskCallout } from '#content/blocks/walk.ts'
import type { Finding, FindingCode } from '../../contract.ts'
import type { Check } from './subject.ts'

const day = 86_400_000
const longAgo = 365

/** A review that is due or lies long back, and a high risk that the text itself does not speak of. */
export const checkReviews: Check = ({ text, item, today }) => {
  const found: Finding[] = []
  const { reviewedOn, reviewEveryDays, riskLevel } = item
  const age = reviewedOn === null ? 0 : (Date.parse(today) - Date.parse(reviewedOn)) / day
  if (reviewEveryDays !== null && age > reviewEveryDays)
    found.push(about('review.overdue', 'warning', reviewedOn))
  else if (reviewEveryDays === null && age > longAgo) found.push(about('review.long_ago', 'note', reviewedOn))
  if (riskLevel === 'high' && !hasRiskCallout(text.body))
    found.push(about('risk.no_callout', 'warning', null))
  return found
}

function about(code: FindingCode, severity: Finding['severity'], date: string | null): Finding {
  const field = code === 'risk.no_callout' ? 'riskCallout' : 'reviewedOn'
  return {
    code,
    severity,
    place: { field, block: null, start: null, end: null },
    quote: '',
    values: date === null ? {} : { date },
  }
}
