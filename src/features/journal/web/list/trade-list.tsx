import { useState } from 'react'
import { monthNames } from '#platform/dates/calendar.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { FormField } from '#ui/controls/form-field.tsx'
import type { Aside, Trade } from '../../contract.ts'
import type { ShownTrade } from '../device/outgoing.ts'
import { useText } from '../text.ts'
import styles from './list.module.css'
import { filterTrades } from './filter-trades.ts'
import type { Month } from './months.ts'
import { TradeEntry } from './trade-entry.tsx'

interface Props {
  shown: readonly ShownTrade[]
  /** Whether a change of it was begun and left. */
  isBegun: (trade: Trade) => boolean
  onEdit: (trade: Trade) => void
  onDelete: (trade: Trade) => void
  onResolve: (trade: Trade, aside: Aside, isUsed: boolean) => void
}

/** Trades by month, the latest first; by a month or a tag on wish. */
export function TradeList({ shown, isBegun, onEdit, onDelete, onResolve }: Props) {
  const t = useText()
  const { calendar } = useLanguage()
  const nameOf = useMonthName()
  const [wanted, want] = useState({ month: '', tag: '' })
  const { choices, chosen, months } = filterTrades(shown, wanted, calendar)
  const count = months.reduce((sum, { trades }) => sum + trades.length, 0)
  return (
    <>
      <div className={styles.filters}>
        <Filter
          label={t('filter.month')}
          value={chosen.month}
          choices={choices.months.map((month) => [month.key, nameOf(month)])}
          onChoose={(month) => want({ ...chosen, month })}
        />
        {choices.tags.length > 0 && (
          <Filter
            label={t('filter.tag')}
            value={chosen.tag}
            choices={choices.tags.map((tag) => [tag, tag])}
            onChoose={(tag) => want({ ...chosen, tag })}
          />
        )}
      </div>
      <output>{count > 0 ? t('shown', { count }) : t('filter.none')}</output>
      {months.map((month) => (
        <section key={month.key} aria-label={nameOf(month)}>
          <p className={styles.month}>{nameOf(month)}</p>
          <ul className={styles.list}>
            {month.trades.map((one) => (
              <li key={one.trade.id}>
                <TradeEntry
                  shown={one}
                  isBegun={isBegun(one.trade)}
                  onEdit={() => onEdit(one.trade)}
                  onDelete={() => onDelete(one.trade)}
                  onResolve={(aside, isUsed) => onResolve(one.trade, aside, isUsed)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

interface FilterProps {
  label: string
  value: string
  choices: [string, string][]
  onChoose: (value: string) => void
}

function Filter({ label, value, choices, onChoose }: FilterProps) {
  const t = useText()
  return (
    <FormField label={label}>
      {(control) => (
        <select
          {...control}
          required={false}
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="">{t('filter.all')}</option>
          {choices.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}

function useMonthName(): (month: Month) => string {
  const { language, calendar } = useLanguage()
  return ({ year, month }) => `${monthNames[calendar][language][month - 1]} ${year}`
}
