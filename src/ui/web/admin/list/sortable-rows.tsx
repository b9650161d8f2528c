import { useDndMonitor, useDroppable, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { endOf } from './group-places.ts'
import styles from './sortable-list.module.css'
import { SortableRow } from './sortable-row.tsx'
import type { OrderText } from './drag-words.ts'

export interface SortableRowsProps<Row extends { id: string }> {
  rows: Row[]
  /** What a row is called, for those who hear it. */
  titleOf: (row: Row) => string
  children: (row: Row) => ReactNode
  /** What can be done with a row, after the arrows. */
  renderActions?: (row: Row) => ReactNode
  /** What takes a row away leaves the focus to the next one; otherwise the place looks after it. */
  passesFocus?: boolean
  isBusy?: boolean
  label?: string
  /** Rows that hold much: the handle stays at their top. */
  isTall?: boolean
  /** Those of the place: of members, or of the admin area, which `useOrder` gives. */
  words: OrderText
  /** All rows in their new order. */
  onOrder: (rows: Row[]) => void
  /** The group whose rows these are, when rows of other groups can be put among them. */
  groupId?: string
}

/** The rows of one list inside of a drag context, put in order by drag, by keyboard, or step by step with arrows. */
export function SortableRows<Row extends { id: string }>(props: SortableRowsProps<Row>) {
  const { rows, titleOf, onOrder, groupId, isBusy } = props
  const move = (from: number, to: number) => {
    if (from !== to && from >= 0 && to >= 0 && to < rows.length) onOrder(arrayMove(rows, from, to))
  }
  const indexOf = (id: string | number | undefined) => rows.findIndex((row) => row.id === id)
  useDndMonitor({
    onDragEnd: ({ active, over }: DragEndEvent) => move(indexOf(active.id), indexOf(over?.id)),
  })
  return (
    <SortableContext items={rows} strategy={verticalListSortingStrategy}>
      <ol className={styles.rows} aria-label={props.label}>
        {rows.map((row, index) => (
          <SortableRow
            key={row.id}
            id={row.id}
            title={titleOf(row)}
            place={{ index, count: rows.length }}
            isBusy={isBusy}
            isTall={props.isTall}
            words={props.words}
            actions={props.renderActions?.(row)}
            passesFocus={props.passesFocus}
            onMove={(to) => move(index, to)}
          >
            {props.children(row)}
          </SortableRow>
        ))}
      </ol>
      {groupId !== undefined && <End groupId={groupId} isEmpty={rows.length === 0} isBusy={isBusy} />}
    </SortableContext>
  )
}

/** Where a row of another group is put to come last. */
function End({ groupId, isEmpty, isBusy }: { groupId: string; isEmpty: boolean; isBusy?: boolean }) {
  const { setNodeRef, isOver } = useDroppable({ id: endOf(groupId), disabled: isBusy ?? false })
  return (
    <div
      ref={setNodeRef}
      className={styles.end}
      data-over={isOver || undefined}
      data-empty={isEmpty || undefined}
    />
  )
}
