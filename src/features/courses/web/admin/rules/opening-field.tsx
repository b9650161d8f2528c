import { NativeSelect, NumberInput, Stack } from '@mantine/core'
import { mostDays } from '../../../course-choices.ts'
import { NextFocus } from '#ui/web/next-focus.tsx'
import type { Opening } from '../../../course-rules.ts'
import { useText } from '../text.ts'
import { InstantField } from './instant-field.tsx'

interface Props {
  label: string
  value: Opening | null
  onChange: (opening: Opening | null) => void
}

const ways = ['atOnce', 'on', 'daysAfter'] as const

/** When something opens: at once, on a date, or days after each learner enrolled. */
export function OpeningField({ label, value, onChange }: Props) {
  const t = useText()
  const way = value === null ? 'atOnce' : 'on' in value ? 'on' : 'daysAfter'
  return (
    <Stack gap="xs">
      <NativeSelect
        label={label}
        data={ways.map((one) => ({ value: one, label: t(`opens.${one}`) }))}
        value={way}
        onChange={(event) => onChange(startOf(event.currentTarget.value))}
      />
      {value && 'on' in value && (
        <NextFocus findNext={(own) => own.parentElement?.querySelector('select') ?? null}>
          <InstantField
            label={t('opens.date')}
            value={value.on}
            onChange={(on) => onChange(on === null ? null : { on })}
          />
        </NextFocus>
      )}
      {value && 'daysAfter' in value && (
        <NumberInput
          label={t('opens.days')}
          value={value.daysAfter}
          min={1}
          max={mostDays}
          allowDecimal={false}
          onChange={(days) => onChange({ daysAfter: within(days, mostDays) })}
        />
      )}
    </Stack>
  )
}

/** A date begins with the next midnight of Addis Ababa, days with a week. */
function startOf(way: string): Opening | null {
  const [day, threeHours] = [86_400_000, 10_800_000]
  if (way === 'on') return { on: Math.ceil((Date.now() + threeHours) / day) * day - threeHours }
  return way === 'daysAfter' ? { daysAfter: 7 } : null
}

/** A whole number from 1 on. */
export function within(value: string | number, most: number): number {
  return Math.min(most, Math.max(1, Math.trunc(Number(value)) || 1))
}
