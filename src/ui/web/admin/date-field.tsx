import { Button, Group, Input, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { monthNames, type CalendarDate } from '#platform/calendar.ts'
import { dayOfEthiopian, ethiopianOf } from '#platform/ethiopian-dates.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { useText } from './text.ts'

interface Props {
  id?: string
  label: string
  help?: string
  /** Such as `2026-11-20`. */
  value: string | null
  error?: string
  onChange: (day: string | null) => void
}

/** A day, asked for in the calendar of the one who answers, and said in the other one, too. */
export function DateField({ help, ...props }: Props) {
  const { calendar } = useLanguage()
  const dates = useDates()
  const both = props.value ? dates.both(Date.parse(`${props.value}T09:00:00Z`)).join(' · ') : undefined
  const description = [help, both].filter(Boolean).join(' ') || undefined
  return calendar === 'gregorian' ? (
    <TextInput
      id={props.id}
      type="date"
      label={props.label}
      description={description}
      value={props.value ?? ''}
      error={props.error}
      onChange={(event) => props.onChange(event.currentTarget.value || null)}
    />
  ) : (
    <EthiopianDate {...props} description={description} />
  )
}

type Parts = Record<keyof CalendarDate, number | ''>
const none: Parts = { year: '', month: '', day: '' }

/** Day, month and year of the Ethiopian calendar, which no browser asks for by itself. */
function EthiopianDate({ id, label, description, value, error, onChange }: Props & { description?: string }) {
  const t = useText()
  const { language } = useLanguage()
  const [parts, setParts] = useState(() => partsOf(value))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setParts(partsOf(value))
  }
  const isWhole = Object.values(parts).every((part) => part !== '')
  const change = (part: Partial<Parts>) => {
    const next = { ...parts, ...part }
    setParts(next)
    const { year, month, day } = next
    const isEmpty = year === '' && month === '' && day === ''
    const chosen = isEmpty ? null : dayOfEthiopian(asDate(next))
    if (chosen === undefined || chosen === value || (year !== '' && year < 1000)) return
    setKnown(chosen)
    onChange(chosen)
  }
  const problem = isWhole && dayOfEthiopian(asDate(parts)) === undefined ? t('date.none') : error
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Input.Label component="legend">{label}</Input.Label>
      {description && <Input.Description mb={4}>{description}</Input.Description>}
      <Group gap="xs">
        <NumberInput
          id={id}
          aria-label={t('date.day')}
          placeholder={t('date.day')}
          value={parts.day}
          min={1}
          max={30}
          hideControls
          w="4.5rem"
          onChange={(day) => change({ day: numberIn(day) })}
        />
        <NativeSelect
          aria-label={t('date.month')}
          data={[
            { value: '', label: t('date.month') },
            ...monthNames.ethiopian[language].map((name, at) => ({ value: String(at + 1), label: name })),
          ]}
          value={String(parts.month)}
          style={{ flex: '1 1 6.5rem' }}
          onChange={(event) => change({ month: numberIn(event.currentTarget.value) })}
        />
        <NumberInput
          aria-label={t('date.year')}
          placeholder={t('date.year')}
          value={parts.year}
          min={1900}
          max={2200}
          hideControls
          thousandSeparator=""
          w="5.5rem"
          onChange={(year) => change({ year: numberIn(year) })}
        />
        {value && (
          <Button variant="subtle" color="red" size="compact-md" onClick={() => onChange(null)}>
            {t('date.remove')}
          </Button>
        )}
      </Group>
      {problem && <Input.Error mt={4}>{problem}</Input.Error>}
    </fieldset>
  )
}

function numberIn(given: string | number): number | '' {
  return given === '' ? '' : Math.trunc(Number(given)) || ''
}

function partsOf(value: string | null): Parts {
  return value ? ethiopianOf(value) : none
}

function asDate({ year, month, day }: Parts): CalendarDate {
  return { year: Number(year), month: Number(month), day: Number(day) }
}
