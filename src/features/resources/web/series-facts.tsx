import type { SeriesSummary } from '#features/datasets/contract.ts'
import { apiAddress } from '#platform/web/api-client.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import styles from './series-facts.module.css'
import { useText, type TextKey } from './text.ts'

/** What a data set holds, made up or real first, with some of its rows and the way to all of them. */
export function SeriesFacts({ series }: { series: SeriesSummary }) {
  const t = useText()
  const { language } = useLanguage()
  const time = useTimes()
  const { id, form, length, from, to, unit, source, isMadeUp, rows } = series
  const facts = [
    ['series.length', t(`series.count.${form}`, { count: length })],
    ['series.from', from && time(from)],
    ['series.to', to && time(to)],
    ['series.unit', unit],
    ['series.source', source],
  ] as const
  return (
    <section className={styles.series} aria-labelledby="series">
      <h2 id="series">{t('series.title')}</h2>
      <p className={styles.kind} data-made-up={isMadeUp}>
        {t(isMadeUp ? 'series.madeUp' : 'series.real')}
      </p>
      <dl className={styles.facts}>
        {facts.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <details>
        <summary>{t('series.rows')}</summary>
        <SeriesTable rows={rows} />
      </details>
      <a
        className={`${buttons.quiet} ${styles.download}`}
        href={apiAddress('GET', '/api/data-sets/{id}/csv', { path: { id }, query: { lang: language } })}
        rel="nofollow"
        download
      >
        <Icon name="download" />
        {t('series.download')}
      </a>
    </section>
  )
}

/** The first rows, and the last ones below a gap. */
function SeriesTable({ rows: { columns, first, last } }: Pick<SeriesSummary, 'rows'>) {
  const t = useText()
  const time = useTimes()
  const row = (cells: readonly string[]) => (
    <tr key={cells.join(' ')}>
      {cells.map((cell, at) =>
        columns[at] === 'time' ? (
          <th scope="row" key={columns[at]}>
            {time(cell)}
          </th>
        ) : (
          <td key={columns[at]}>{cell}</td>
        ),
      )}
    </tr>
  )
  return (
    // A keyboard moves only what can have the focus; a group, since a fieldset is for forms.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={styles.scroll} role="group" aria-label={t('series.rows')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {t(keyOf(column))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{first.map(row)}</tbody>
        {last.length > 0 && (
          <tbody>
            <tr>
              <td colSpan={columns.length}>…</td>
            </tr>
            {last.map(row)}
          </tbody>
        )}
      </table>
    </div>
  )
}

const columnKeys = {
  time: 'series.column.time',
  open: 'series.column.open',
  high: 'series.column.high',
  low: 'series.column.low',
  close: 'series.column.close',
  volume: 'series.column.volume',
  value: 'series.column.value',
  at: 'series.column.at',
  action: 'series.column.action',
  side: 'series.column.side',
  price: 'series.column.price',
  units: 'series.column.units',
  name: 'series.column.name',
} as const satisfies Record<string, TextKey>

function keyOf(column: string): TextKey {
  return Object.entries(columnKeys).find(([name]) => name === column)?.[1] ?? 'series.column.value'
}

/** Civil times of Addis Ababa in the reader's calendar. */
function useTimes(): (time: string) => string {
  const dates = useDates()
  return (time) =>
    time.includes('T')
      ? dates.dateTime(Date.parse(`${time}:00+03:00`))
      : dates.date(Date.parse(`${time}T12:00:00+03:00`))
}
