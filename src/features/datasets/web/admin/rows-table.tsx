import type { SeriesRows } from '../../contract.ts'
import styles from './series-part.module.css'

/** Some rows as the table has them: the names of columns are those of the file format. */
export function RowsTable({ rows: { columns, first, last }, label }: { rows: SeriesRows; label: string }) {
  const row = (cells: readonly string[]) => (
    <tr key={cells.join(' ')}>
      {cells.map((cell, at) => (
        <td key={columns[at]}>{cell}</td>
      ))}
    </tr>
  )
  return (
    // A keyboard moves only what can have the focus; a group, since a fieldset is for forms.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map(row)}
          {last.length > 0 && (
            <tr>
              <td colSpan={columns.length}>…</td>
            </tr>
          )}
          {last.map(row)}
        </tbody>
      </table>
    </div>
  )
}
