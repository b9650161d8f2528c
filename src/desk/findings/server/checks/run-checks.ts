import type { Finding, Findings } from '../../contract.ts'
import { checkAltTexts } from './alt-texts.ts'
import { checkCharts } from './charts.ts'
import { checkExercises } from './exercises.ts'
import { checkHeadings } from './headings.ts'
import { checkLinks } from './links.ts'
import { checkNumbers } from './numbers.ts'
import { checkOtherTerms } from './pairs/other-terms.ts'
import { checkPromises } from './promises.ts'
import { checkPunctuation } from './punctuation.ts'
import { checkRejectedNames } from './rejected-names.ts'
import { checkReviews } from './reviews.ts'
import { checkTerms } from './terms.ts'
import type { Check, Subject } from './subject.ts'

const checks: Check[] = [
  checkPromises,
  checkAltTexts,
  checkLinks,
  checkExercises,
  checkCharts,
  checkHeadings,
  checkNumbers,
  checkPunctuation,
  checkReviews,
  checkTerms,
  checkOtherTerms,
  checkRejectedNames,
]

/** Of one kind; a text pasted from elsewhere may hold hundreds. */
const mostOfOneCode = 12

/** Everything that should be looked at before publishing: warnings first, each kind in reading order. */
export function runChecks(subject: Subject): Omit<Findings, 'missing'> {
  const all = checks.flatMap((check) => check(subject).toSorted(inReadingOrder))
  const counts = new Map<string, number>()
  const items = all
    .filter(({ code }) => {
      const count = (counts.get(code) ?? 0) + 1
      counts.set(code, count)
      return count <= mostOfOneCode
    })
    .toSorted((one, other) => Number(one.severity === 'note') - Number(other.severity === 'note'))
  return { items, more: all.length - items.length }
}

function inReadingOrder({ place: one }: Finding, { place: other }: Finding): number {
  return (one.block ?? -1) - (other.block ?? -1) || (one.start ?? 0) - (other.start ?? 0)
}
