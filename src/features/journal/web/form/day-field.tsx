import { useState } from 'react'
import { monthNames } from '#platform/dates/calendar.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { FormField } from '#ui/controls/form-field.tsx'
import { useText } from '../text.ts'
import { dayOfParts, partsOf, readDay, unknownDay, type DayParts, type DraftDay } from './draft-day.ts'
import styles from '../form.module.css'

interface Props {
  label: string
  /** A minute of a day stays as long as the day does. */
  value: DraftDay
  /** What is no day is said as soon as all its parts are written, or once it was to be kept. */
  isWrong: boolean
  onChange: (day: DraftDay) => void
}

/** A day, asked for in the calendar of the one who writes. */
export function DayField({ label, value, isWrong, onChange }: Props) {
  const t = useText()
  const { calendar } = useLanguage()
  const read = readDay(value)
  const day = read?.slice(0, 10) ?? null
  const change = (next: DraftDay) => onChange(next === day && read !== undefined ? value : next)
  // A part of a day is no day, and must not look like none: the browser says nothing more of it.
  const look = (field: HTMLInputElement) => change(field.validity.badInput ? unknownDay : field.value || null)
  if (calendar === 'ethiopian')
    return <EthiopianDay label={label} value={value} isWrong={isWrong} onChange={change} />
  return (
    <FormField label={label} optional error={isWrong && read === undefined ? t('wrong.day') : undefined}>
      {(control) => (
        <input
          {...control}
          type="date"
          min="1990-01-01"
          max="2100-12-31"
          value={day ?? ''}
          onChange={(event) => look(event.currentTarget)}
          // Who only passes through has written nothing.
          onBlur={({ currentTarget }) => {
            if (currentTarget.validity.badInput || read === undefined) look(currentTarget)
          }}
        />
      )}
    </FormField>
  )
}

/** Day, month and year of the Ethiopian calendar, which no browser asks for by itself. */
function EthiopianDay({ label, value, isWrong, onChange }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const [parts, setParts] = useState(() => partsOf(value))
  const change = (part: Partial<DayParts>) => {
    const next = { ...parts, ...part }
    setParts(next)
    onChange(dayOfParts(next))
  }
  const isWritten = Object.values(parts).every((part) => part !== '')
  const isNoDay = (isWritten || isWrong) && readDay(dayOfParts(parts)) === undefined
  return (
    <fieldset className={styles.day}>
      <legend>{label}</legend>
      <div className={styles.parts}>
        <FormField label={t('date.day')} optional error={isNoDay ? t('wrong.day') : undefined}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              maxLength={2}
              value={parts.day}
              onChange={(event) => change({ day: event.currentTarget.value })}
            />
          )}
        </FormField>
        <FormField label={t('date.month')} optional>
          {(control) => (
            <select
              {...control}
              value={parts.month}
              onChange={(event) => change({ month: event.currentTarget.value })}
            >
              <option value="">–</option>
              {monthNames.ethiopian[language].map((name, at) => (
                <option key={name} value={at + 1}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField label={t('date.year')} optional>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              maxLength={5}
              value={parts.year}
              onChange={(event) => change({ year: event.currentTarget.value })}
            />
          )}
        </FormField>
      </div>
    </fieldset>
  )
}
