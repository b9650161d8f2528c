import { Button, Group, Input, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { monthNames, type CalendarDate } from '#platform/calendar.ts'
import { dayOfEthiopian, ethiopianOf, withinMonth } from '#platform/ethiopian-dates.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { useText } from './text.ts'

interface Props {
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
      min={props.min ?? earliest}
      max={props.max ?? latest}
      required={props.isRequired}
      data-autofocus={props.isFirst}
      onChange={(event) => props.onChange(event.currentTarget.value || null)}
    />
  ) : (
    <EthiopianDate {...props} description={description} />
  )
}

const [earliest, latest] = ['1900-01-01', '2200-12-31']

type Parts = Record<keyof CalendarDate, number | ''>
const none: Parts = { year: '', month: '', day: '' }

/** Day, month and year of the Ethiopian calendar, which no browser asks for by itself. */
function EthiopianDate({ description, ...props }: Props & { description?: string }) {
  const t = useText()
  const { id, label, value, error, min = earliest, max = latest, isRequired, isFirst, onChange } = props
  const [parts, setParts] = useState(() => partsOf(value))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setParts(partsOf(value))
  }
  const isWhole = Object.values(parts).every((part) => part !== '')
  const change = (part: Partial<Parts>) => {
    const next = fitting({ ...parts, ...part }, part)
    setParts(next)
    const { year, month, day } = next
    const isEmpty = year === '' && month === '' && day === ''
    const chosen = isEmpty ? null : dayOfEthiopian(asDate(next))
    if (chosen === undefined || chosen === value) return
    // While a year is being typed, too.
    if (chosen !== null && (chosen < min || chosen > max)) return
    setKnown(chosen)
    onChange(chosen)
  }
  const day = isWhole ? dayOfEthiopian(asDate(parts)) : undefined
  const isOutside = day !== undefined && (day < min || day > max)
  const problem = isWhole && day === undefined ? t('date.none') : isOutside ? t('date.outside') : error
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Input.Label component="legend" p={0}>
        {label}
      </Input.Label>
      {description && <Input.Description mb={4}>{description}</Input.Description>}
      <Group gap="xs">
        <PartInputs id={id} parts={parts} min={min} max={max} isFirst={isFirst} onChange={change} />
        {value && !isRequired && (
          <Button variant="subtle" color="red" size="compact-md" onClick={() => onChange(null)}>
            {t('date.remove')}
          </Button>
        )}
      </Group>
      {problem && <Input.Error mt={4}>{problem}</Input.Error>}
    </fieldset>
  )
}

interface PartInputsProps {
  id: string | undefined
  parts: Parts
  min: string
  max: string
  isFirst: boolean | undefined
  onChange: (part: Partial<Parts>) => void
}

/** A number, a name and a number. */
function PartInputs({ id, parts, min, max, isFirst, onChange }: PartInputsProps) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <>
      <NumberInput
        id={id}
        aria-label={t('date.day')}
        placeholder={t('date.day')}
        value={parts.day}
        data-autofocus={isFirst}
        min={1}
        max={30}
        hideControls
        w="4.5rem"
        onChange={(day) => onChange({ day: numberIn(day) })}
      />
      <NativeSelect
        aria-label={t('date.month')}
        data={[
          { value: '', label: t('date.month') },
          ...monthNames.ethiopian[language].map((name, at) => ({ value: String(at + 1), label: name })),
        ]}
        value={String(parts.month)}
        style={{ flex: '1 1 6.5rem' }}
        onChange={(event) => onChange({ month: numberIn(event.currentTarget.value) })}
      />
      <NumberInput
        aria-label={t('date.year')}
        placeholder={t('date.year')}
        value={parts.year}
        min={ethiopianOf(min).year}
        max={ethiopianOf(max).year}
        hideControls
        thousandSeparator=""
        w="5.5rem"
        onChange={(year) => onChange({ year: numberIn(year) })}
      />
    </>
  )
}

/** Another month or year leads to a day that it has; one that is typed stays to be looked at. */
function fitting(parts: Parts, changed: Partial<Parts>): Parts {
  const { year, month, day } = parts
  if (changed.day !== undefined || year === '' || year < 1000 || month === '' || day === '') return parts
  return withinMonth({ year, month, day })
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
