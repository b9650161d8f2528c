import { useState } from 'react'
import type { Admission } from '#features/courses/contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useText } from '../text.ts'

/** Who can enrol, until when, and how many seats are left, as items of a list of facts; nothing where anybody can at any time. */
export function AdmissionFacts({ admission }: { admission: Admission }) {
  const facts = useAdmissionFacts(admission)
  return facts.map((fact) => <li key={fact}>{fact}</li>)
}

function useAdmissionFacts({ by, from, until, seatsLeft }: Admission): string[] {
  const t = useText()
  const dates = useDates()
  const [now] = useState(() => Date.now())
  if (by !== 'open') return [t(by === 'invite' ? 'admission.invite' : 'admission.closed')]
  if (until !== null && until <= now) return [t('admission.over')]
  return [
    ...(from !== null && from > now ? [t('admission.from', { date: dates.date(from) })] : []),
    ...(until === null ? [] : [t('admission.until', { date: dates.date(until) })]),
    ...(seatsLeft === null
      ? []
      : [seatsLeft === 0 ? t('admission.full') : t('admission.seats', { count: seatsLeft })]),
  ]
}
