import { useState } from 'react'
import { monthNames } from '#platform/dates/calendar.ts'
import { dayOfEthiopian, ethiopianOf } from '#platform/dates/ethiopian-dates.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { FormField } from '#ui/controls/form-field.tsx'
import { useText } from '../text.ts'
import styles from '../form.module.css'

interface Props {
  label: string
  /** A day, with a minute of it or without; the minute stays as long as the day does. */
  value: string | null
  onChange: (day: string | null) => void
}

/** A day, asked for in the calendar of the one who writes. */
export function DayField({ label, value, onChange }: Props) {
  const { calendar } = useLanguage()
  const day = value?.slice(0, 10) ?? null
  const change = (next: string | null) => onChange(next === day ? value : next)
  if (calendar === 'ethiopian') return <EthiopianDay label={label} value={day} onChange={change} />
  return (
    <FormField label={label} optional>
      {(control) => (
        <input
          {...control}
          type="date"
          min="1990-01-01"
          max="2100-12-31"
          value={day ?? ''}
          onChange={(event) => change(event.currentTarget.value || null)}
        />
      )}
    </FormField>
  )
}

/** Day, month and year of the Ethiopian calendar, which no browser asks for by itself. */
function EthiopianDay({ label, value, onChange }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const [parts, setParts] = useState(() => partsOf(value))
  const change = (part: Partial<Parts>) => {
    const next = { ...parts, ...part }
    setParts(next)
    onChange(dayOf(next) ?? null)
  }
  const isWritten = Object.values(parts).every((part) => part !== '')
  return (
    <fieldset className={styles.day}>
      <legend>{label}</legend>
      <div className={styles.parts}>
        <FormField
          label={t('date.day')}
          optional
          error={isWritten && !dayOf(parts) ? t('wrong.day') : undefined}
        >
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
              maxLength={4}
              value={parts.year}
              onChange={(event) => change({ year: event.currentTarget.value })}
            />
          )}
        </FormField>
      </div>
    </fieldset>
  )
}

type Parts = Record<'year' | 'month' | 'day', string>

function partsOf(value: string | null): Parts {
  if (!value) return { year: '', month: '', day: '' }
  const { year, month, day } = ethiopianOf(value)
  return { year: String(year), month: String(month), day: String(day) }
}

function dayOf({ year, month, day }: Parts): string | undefined {
  return year.length === 4
    ? dayOfEthiopian({ year: Number(year), month: Number(month), day: Number(day) })
    : undefined
}
