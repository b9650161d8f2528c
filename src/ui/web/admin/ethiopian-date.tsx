import { Button, Group, Input, NativeSelect, NumberInput } from '@mantine/core'
import { useId, useState } from 'react'
import { monthNames, type CalendarDate } from '#platform/dates/calendar.ts'
import { dayOfEthiopian, ethiopianOf, withinMonth } from '#platform/dates/ethiopian-dates.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { NextFocus } from '../next-focus.tsx'
import type { AskedProps } from './date-field.tsx'
import { useText } from './text.ts'

type Parts = Record<keyof CalendarDate, number | ''>
const none: Parts = { year: '', month: '', day: '' }

/** Day, month and year of the Ethiopian calendar, which no browser asks for by itself. */
export function EthiopianDate({ description, ...props }: AskedProps) {
  const t = useText()
  const place = useId()
  const { id, label, value, error, min, max, isRequired, isFirst, onChange } = props
  const [parts, setParts] = useState(() => partsOf(value))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setParts(partsOf(value))
  }
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
  const own = problemOf(parts, { min, max })
  const problem = own ? t(own) : error
  const descriptions = [description && `${place}-help`, problem && `${place}-problem`].filter(Boolean)
  return (
    <fieldset
      style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
      aria-describedby={descriptions.join(' ') || undefined}
      data-withheld={own && true}
    >
      <Input.Label component="legend" p={0} required={isRequired}>
        {label}
      </Input.Label>
      {description && (
        <Input.Description id={`${place}-help`} mb={4}>
          {description}
        </Input.Description>
      )}
      <Group gap="xs">
        <PartInputs
          {...{ id, parts, min, max, isFirst, isRequired }}
          isWrong={(part) => Boolean(problem) && (own !== 'date.partial' || parts[part] === '')}
          onChange={change}
        />
        {value && !isRequired && <Remove onRemove={() => onChange(null)} />}
      </Group>
      {problem && (
        <Input.Error id={`${place}-problem`} mt={4}>
          {problem}
        </Input.Error>
      )}
    </fieldset>
  )
}

function Remove({ onRemove }: { onRemove: () => void }) {
  const t = useText()
  return (
    <NextFocus findNext={(own) => own.closest('fieldset')?.querySelector('input') ?? null}>
      <Button variant="subtle" color="red" size="compact-md" onClick={onRemove}>
        {t('date.remove')}
      </Button>
    </NextFocus>
  )
}

interface PartInputsProps {
  id: string | undefined
  parts: Parts
  min: string
  max: string
  isFirst: boolean | undefined
  isRequired: boolean | undefined
  isWrong: (part: keyof Parts) => boolean
  onChange: (part: Partial<Parts>) => void
}

/** A number, a name and a number. */
function PartInputs({ id, parts, min, max, isFirst, isRequired, isWrong, onChange }: PartInputsProps) {
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
        // What is wrong is said and not changed in silence.
        clampBehavior="none"
        error={isWrong('day')}
        required={isRequired}
        hideControls
        w="3.5rem"
        onChange={(day) => onChange({ day: numberIn(day) })}
      />
      <NativeSelect
        aria-label={t('date.month')}
        data={[
          { value: '', label: t('date.month') },
          ...monthNames.ethiopian[language].map((name, at) => ({ value: String(at + 1), label: name })),
        ]}
        value={String(parts.month)}
        error={isWrong('month')}
        required={isRequired}
        style={{ flex: '1 1 6.5rem' }}
        onChange={(event) => onChange({ month: numberIn(event.currentTarget.value) })}
      />
      <NumberInput
        aria-label={t('date.year')}
        placeholder={t('date.year')}
        value={parts.year}
        min={ethiopianOf(min).year}
        max={ethiopianOf(max).year}
        clampBehavior="none"
        error={isWrong('year')}
        required={isRequired}
        hideControls
        thousandSeparator=""
        w="5rem"
        onChange={(year) => onChange({ year: numberIn(year) })}
      />
    </>
  )
}

/** Another month or year leads to a day that it has; one that is typed stays to be looked at. */
function fitting(parts: Parts, changed: Partial<Parts>): Parts {
  const { year, month, day } = parts
  if (changed.day !== undefined || year === '' || year < 1000 || month === '' || day === '' || day > 30)
    return parts
  return withinMonth({ year, month, day })
}

/** What is wrong with a day that is there in part, that no calendar has, or that lies outside. */
function problemOf(parts: Parts, { min, max }: { min: string; max: string }) {
  const given = Object.values(parts).filter((part) => part !== '').length
  if (given === 0) return undefined
  if (given < 3) return 'date.partial'
  const day = dayOfEthiopian(asDate(parts))
  if (day === undefined) return 'date.none'
  return day < min || day > max ? 'date.outside' : undefined
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
