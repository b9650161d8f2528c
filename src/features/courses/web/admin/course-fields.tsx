import { NativeSelect } from '@mantine/core'
import { textIn, type KindFieldsProps } from '#content/web/admin/item/kind-editing.ts'
import { useText } from './text.ts'

const enrolments = ['open', 'closed', 'invite'] as const

/** Who can join a course. */
export function CourseFields({ details, onChange }: KindFieldsProps) {
  const t = useText()
  return (
    <NativeSelect
      label={t('enrolment')}
      description={t('enrolmentHelp')}
      data={enrolments.map((value) => ({ value, label: t(`enrolment.${value}`) }))}
      value={textIn(details, 'enrolment') || 'open'}
      onChange={(event) => onChange({ ...details, enrolment: event.currentTarget.value })}
    />
  )
}
