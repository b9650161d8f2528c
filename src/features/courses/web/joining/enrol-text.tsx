import { useState } from 'react'
import type { CourseDetail } from '#features/courses/contract.ts'
import { useText } from '../text.ts'
import { useWhen } from './use-when.ts'

/** Who is not enrolled reads here whether they can, and if not, why and until when. */
export function EnrolText({ course: { admission, isOpen } }: { course: CourseDetail }) {
  const t = useText()
  const when = useWhen()
  const [now] = useState(() => Date.now())
  const { by, from, until, seats } = admission
  if (by !== 'open') return <p>{t(by === 'invite' ? 'enrol.invite' : 'enrol.closed')}</p>
  if (isOpen) {
    const isForEnrolled = [seats, from, until].some((limit) => limit !== null)
    return (
      <>
        <p>{t(isForEnrolled ? 'enrol.forEnrolled' : 'enrol.text')}</p>
        {until !== null && <p>{t('admission.until', { date: when(until) })}</p>}
        {admission.seatsLeft !== null && <p>{t('admission.seats', { count: admission.seatsLeft })}</p>}
      </>
    )
  }
  if (admission.seatsLeft === 0) return <p>{t('enrol.full')}</p>
  // What is not open yet has its first day before it, what is over its last one behind it.
  return until !== null && until <= now ? (
    <p>{t('enrol.over', { date: when(until) })}</p>
  ) : (
    <p>{from !== null && t('enrol.notYet', { date: when(from) })}</p>
  )
}
