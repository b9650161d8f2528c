import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { EthiopianDate } from './ethiopian-date.tsx'
import { useText } from './text.ts'

interface DateFieldProps {
  id?: string
  label: string
  help?: string
  /** Such as `2026-11-20`. */
  value: string | null
  error?: string
  /** The first and the last day that can be asked for. */
  min?: string
  max?: string
  /** Offers no way to have no day. */
  isRequired?: boolean
  /** Has the focus when its dialog opens. */
  isFirst?: boolean
  onChange: (day: string | null) => void
}

const [earliest, latest] = ['1900-01-01', '2200-12-31']

/**
 * A day, asked for in the calendar of the one who answers, and said in the other one, too. One that is not whole or not allowed is
 * called wrong at the field, which keeps the day of before; whoever sends it asks `useWrongFields` first.
 */
export function DateField({ help, min = earliest, max = latest, ...props }: DateFieldProps) {
  const { calendar } = useLanguage()
  const dates = useDates()
  const both = props.value ? dates.both(Date.parse(`${props.value}T09:00:00Z`)).join(' · ') : undefined
  const description = [help, both].filter(Boolean).join(' ') || undefined
  const Asked = calendar === 'gregorian' ? GregorianDate : EthiopianDate
  return <Asked {...props} min={min} max={max} description={description} />
}

/** What asks for a day in one of the calendars. */
export type AskedProps = Omit<DateFieldProps, 'help' | 'min' | 'max'> & {
  min: string
  max: string
  description: string | undefined
}

/** The browser's own field. While only a part of the day is there, it has none. */
function GregorianDate({ isRequired, isFirst, value, error, onChange, ...props }: AskedProps) {
  const t = useText()
  const [isPartial, setPartial] = useState(false)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setPartial(false)
  }
  const look = (field: HTMLInputElement) => {
    const day = field.value || null
    setPartial(field.validity.badInput)
    if (!field.validity.badInput && day !== value) onChange(day)
  }
  return (
    <TextInput
      {...props}
      type="date"
      // Another value would take away what is there of the next day.
      value={isPartial ? '' : (value ?? '')}
      error={isPartial ? t('date.partial') : error}
      required={isRequired}
      data-autofocus={isFirst}
      data-withheld={isPartial || undefined}
      onChange={(event) => look(event.currentTarget)}
      onBlur={(event) => look(event.currentTarget)}
    />
  )
}
