import { NumberInput } from '@mantine/core'
import type { DetailsOf } from '#content/kind-members.ts'
import { mostSeats } from '../../../course-choices.ts'
import { useText } from '../text.ts'
import { InstantField } from './instant-field.tsx'
import { within } from './opening-field.tsx'

interface Props {
  details: DetailsOf<'course'>
  onChange: (part: DetailsOf<'course'>) => void
}

/** How many can enrol, and when. */
export function AdmissionFields({ details, onChange }: Props) {
  const t = useText()
  const { enrolsFrom = null, enrolsUntil = null } = details
  const isUpsideDown = enrolsFrom !== null && enrolsUntil !== null && enrolsUntil <= enrolsFrom
  return (
    <>
      <NumberInput
        label={t('seats')}
        description={t('seatsHelp')}
        value={details.seats ?? ''}
        min={1}
        max={mostSeats}
        allowDecimal={false}
        onChange={(seats) => onChange({ seats: seats === '' ? null : within(seats, mostSeats) })}
      />
      <InstantField
        label={t('enrolsFrom')}
        value={enrolsFrom}
        onChange={(instant) => onChange({ enrolsFrom: instant })}
      />
      <InstantField
        id="details.enrolsUntil"
        label={t('enrolsUntil')}
        value={enrolsUntil}
        error={isUpsideDown ? t('enrolsUpsideDown') : undefined}
        onChange={(instant) => onChange({ enrolsUntil: instant })}
      />
    </>
  )
}
