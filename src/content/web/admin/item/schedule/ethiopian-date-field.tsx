import { Group, Input, NativeSelect, NumberInput } from '@mantine/core'
import { monthNames } from '#platform/calendar.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from '../../text.ts'
import { daysIn, ethiopianOf, gregorianOf } from './civil-time.ts'

/** A day in the Ethiopian calendar; `value` is the Gregorian one. */
export function EthiopianDateField({ value, onChange }: { value: string; onChange: (date: string) => void }) {
  const t = useText()
  const { language } = useLanguage()
  const date = ethiopianOf(value)
  const set = (part: Partial<typeof date>) => onChange(gregorianOf({ ...date, ...part }))
  const days = Array.from({ length: daysIn(date) }, (_, index) => String(index + 1))
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <Input.Label component="legend">{t('schedule.ethiopianDate')}</Input.Label>
      <Group grow gap="xs" align="end">
        <NativeSelect
          label={t('schedule.day')}
          data={days}
          value={String(date.day)}
          onChange={(event) => set({ day: Number(event.currentTarget.value) })}
        />
        <NativeSelect
          label={t('schedule.month')}
          data={monthNames.ethiopian[language].map((label, index) => ({ value: String(index + 1), label }))}
          value={String(date.month)}
          onChange={(event) => set({ month: Number(event.currentTarget.value) })}
        />
        <NumberInput
          label={t('schedule.year')}
          value={date.year}
          min={2000}
          max={2200}
          clampBehavior="blur"
          allowDecimal={false}
          thousandSeparator=""
          onChange={(year) => {
            if (Number(year) >= 2000 && Number(year) <= 2200) set({ year: Math.trunc(Number(year)) })
          }}
        />
      </Group>
    </fieldset>
  )
}
