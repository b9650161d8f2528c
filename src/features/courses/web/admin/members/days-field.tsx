import { NativeSelect } from '@mantine/core'
import { invitationDays } from '../../../course-choices.ts'
import { useText } from '../text.ts'

/** How long an invitation is open. */
export function DaysField({ value, onChange }: { value: number; onChange: (days: number) => void }) {
  const t = useText()
  return (
    <NativeSelect
      label={t('invite.days')}
      data={invitationDays.map((days) => ({ value: String(days), label: t('invite.day', { count: days }) }))}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}
