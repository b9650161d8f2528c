import { Group, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useDates } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import longButton from '#ui/web/admin/long-button.module.css'
import type { SeriesProblem, SeriesReport } from '../../contract.ts'
import { formColumns } from '../../forms.ts'
import { RowsTable } from './rows-table.tsx'
import styles from './series-part.module.css'
import { useText } from './text.ts'

/** What came of the look is said where it stands. */
const focus = (heading: HTMLHeadingElement | null) => heading?.focus()

interface Props {
  report: SeriesReport
  /** Whether the server knows that this is a data set; until then it takes no series. */
  isSaved: boolean
  isBusy: boolean
  onImport: () => void
}

/** What a table would become, each problem with its row and column, and the way to import it when there is none. */
export function SeriesReportView({ report, isSaved, isBusy, onImport }: Props) {
  const t = useText()
  const dates = useDates()
  const hint = useId()
  const { length, from, to, rows, problems, faultCount, noteCount, isSame } = report
  const told = problems.length
  // In both calendars: days that were read in the wrong one are years away.
  const day = (time: string) => {
    const [own, other] = dates.both(Date.parse(`${time.slice(0, 10)}T12:00:00+03:00`))
    return `${own} (${other})`
  }
  return (
    <div className={styles.form}>
      <Title order={4} size="h5" ref={focus} tabIndex={-1}>
        {faultCount > 0 ? t('report.faults', { count: faultCount }) : t('report.clean', { count: length })}
      </Title>
      {faultCount === 0 && from && to && <Text>{t('report.span', { from: day(from), to: day(to) })}</Text>}
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map((problem) => (
            <Problem
              key={`${problem.code} ${problem.row} ${problem.column} ${problem.detail}`}
              problem={problem}
            />
          ))}
        </ul>
      )}
      {faultCount + noteCount > told && (
        <Text>{t('report.more', { count: faultCount + noteCount - told })}</Text>
      )}
      {faultCount === 0 && <RowsTable rows={rows} label={t('report.rows')} />}
      {isSame && <Text fw={600}>{t('report.same')}</Text>}
      {faultCount === 0 && !isSame && (
        <Group>
          <ActionButton
            className={longButton.button}
            isBusy={isBusy}
            disabled={!isSaved}
            aria-describedby={isSaved ? undefined : hint}
            onClick={onImport}
          >
            {t('import')}
          </ActionButton>
          <Text component="output" id={hint}>
            {!isSaved && t('notSaved')}
          </Text>
        </Group>
      )}
    </div>
  )
}

function Problem({ problem: { code, row, column, detail, isNote } }: { problem: SeriesProblem }) {
  const t = useText()
  const place =
    row === null ? '' : column === null ? t('place.row', { row }) : t('place.cell', { row, column })
  return (
    <li data-fault={!isNote}>
      {place} {t(`problem.${code}`, { detail: code === 'column.missing' ? columnIn(detail, t) : detail })}
    </li>
  )
}

const columns = Object.values(formColumns).flatMap(({ needed, optional }) => [...needed, ...optional])

/** What a table may call a column, in the language of the page and as files have it. */
function columnIn(name: string, t: ReturnType<typeof useText>): string {
  const known = columns.find((column) => column === name)
  return known ? t(`column.${known}`) : name
}
