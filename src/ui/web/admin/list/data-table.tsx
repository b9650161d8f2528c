// A table that is laid out as cards loses its roles in some browsers, so they are named.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Said to screen readers only, such as over a column of buttons. */
  isTitleHidden?: boolean
  /** Heads the card that a row becomes on a phone. */
  isMain?: boolean
  /** Chooses rows: stands before the others, also on a phone. */
  isSelector?: boolean
  /** Stands in the head beside the title, where the table has a head that is seen. */
  head?: ReactNode
}

interface Props<Row> {
  label: string
  columns: Column<Row>[]
  /** Undefined while they load. */
  rows: Row[] | undefined
  rowKey: (row: Row) => string
  /** Rows of an earlier question stand until those that are asked for now have come. */
  isLate?: boolean
}

/** A table with a sticky head; on a phone each row becomes a card. The roles keep it a table for screen readers there, too. */
export function DataTable<Row>({ label, columns, rows, rowKey, isLate = false }: Props<Row>) {
  return (
    <div className={styles.place}>
      <table
        className={styles.table}
        role="table"
        aria-label={label}
        aria-busy={isLate || rows === undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col">
                <span className={column.isTitleHidden ? 'visually-hidden' : undefined}>{column.title}</span>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows?.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          )) ?? <SkeletonRows columns={columns} />}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const isLabelled = !column.isMain && !column.isTitleHidden
  const place = column.isMain
    ? styles.main
    : column.isSelector
      ? styles.selector
      : column.isTitleHidden
        ? styles.actions
        : undefined
  return (
    <td role="cell" className={place}>
      {isLabelled && (
        <span className={styles.label} aria-hidden>
          {column.title}
        </span>
      )}
      <div className={styles.value}>{children}</div>
    </td>
  )
}

function SkeletonRows<Row>({ columns }: { columns: Column<Row>[] }) {
  return Array.from({ length: 6 }, (_, row) => (
    <tr key={row} role="row">
      {columns.map((column) => (
        <Cell key={column.key} column={column}>
          <Skeleton height={20} my={6} width={column.isMain ? '80%' : '55%'} />
        </Cell>
      ))}
    </tr>
  ))
}
