import type { ReactNode } from 'react'
import styles from '../overview.module.css'
import { ScrolledTable } from '../scrolled-table.tsx'
import { useText } from '../text.ts'

interface Props {
  title: string
  head: readonly string[]
  /** The first cell of a row says what it is about. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** The figures of a chart, for who reads rather than looks. */
export function ChartTable({ title, head, rows }: Props) {
  const t = useText()
  return (
    <details>
      <summary className={styles.summary}>{t('chart.table')}</summary>
      <ScrolledTable label={title}>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={head[index + 1]} data-label={head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
    </details>
  )
}
