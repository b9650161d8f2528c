import { NativeSelect, NumberInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import type { DetailsOf } from '#content/kind-members.ts'
import type { KindFieldsProps } from '#desk/item/web/kind-editing.ts'
import { useFieldProblems } from '#desk/fields/web/use-field-problems.ts'
import { enrolments, progressions, usualCourse } from '../../course-choices.ts'
import { CertificateFields } from './certificate-fields.tsx'
import { AdmissionFields } from './rules/admission-fields.tsx'
import { useText } from './text.ts'

/** Who can join a course, how it is taken, and what completes it. */
export function CourseFields({ details, problems, onChange }: KindFieldsProps<'course'>) {
  const t = useText()
  const problem = useFieldProblems(problems)
  const change = (part: DetailsOf<'course'>) => onChange({ ...details, ...part })
  return (
    <>
      <NativeSelect
        label={t('enrolment')}
        description={t('enrolmentHelp')}
        data={enrolments.map((value) => ({ value, label: t(`enrolment.${value}`) }))}
        value={details.enrolment ?? usualCourse.enrolment}
        error={problem.of('details.enrolment')}
        onChange={(event) => change({ enrolment: chosenOf(enrolments, event) })}
      />
      <NativeSelect
        label={t('progression')}
        description={t('progressionHelp')}
        data={progressions.map((value) => ({ value, label: t(`progression.${value}`) }))}
        value={details.progression ?? usualCourse.progression}
        error={problem.of('details.progression')}
        onChange={(event) => change({ progression: chosenOf(progressions, event) })}
      />
      <NumberInput
        label={t('completion')}
        description={t('completionHelp')}
        value={details.completionShare ?? 100}
        min={1}
        max={100}
        allowDecimal={false}
        suffix=" %"
        error={problem.of('details.completionShare')}
        onChange={(value) => change({ completionShare: Math.trunc(Number(value)) || 100 })}
      />
      <CertificateFields
        value={details.certificate}
        problemOf={problem.of}
        onChange={(certificate) => change({ certificate })}
      />
      <AdmissionFields details={details} onChange={change} />
    </>
  )
}

function chosenOf<T extends string>(
  values: readonly T[],
  event: ChangeEvent<HTMLSelectElement>,
): T | undefined {
  return values.find((one) => one === event.currentTarget.value)
}
