import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './sortable-list.module.css'
import { useText } from '../text.ts'
import { useDragWords } from './use-drag-words.ts'

interface Sortable {
  id: string
}

interface Props<Row extends Sortable> {
  rows: Row[]
  /** What a row is called, for those who hear it. */
  titleOf: (row: Row) => string
  children: (row: Row) => ReactNode
  /** What can be done with a row, after the arrows. */
  renderActions?: (row: Row) => ReactNode
  isBusy?: boolean
  label?: string
  /** Rows that hold much: the handle stays at their top. */
  isTall?: boolean
  /** All rows in their new order. */
  onOrder: (rows: Row[]) => void
}

/** A list put in order by drag, by keyboard (space, arrows, space), or step by step with arrows. */
export function SortableList<Row extends Sortable>(props: Props<Row>) {
  const { rows, titleOf, onOrder } = props
  const words = useDragWords(rows, titleOf)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const move = (from: number, to: number) => {
    if (from !== to && from >= 0 && to >= 0 && to < rows.length) onOrder(arrayMove(rows, from, to))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const [from = -1, to = -1] = [active, over].map((one) => rows.findIndex((row) => row.id === one?.id))
    move(from, to)
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={words} onDragEnd={drop}>
      <SortableContext items={rows} strategy={verticalListSortingStrategy}>
        <ol className={styles.rows} aria-label={props.label}>
          {rows.map((row, index) => (
            <SortableRow key={row.id} row={row} index={index} list={props} onMove={move} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface RowProps<Row extends Sortable> {
  row: Row
  index: number
  list: Props<Row>
  onMove: (from: number, to: number) => void
}

function SortableRow<Row extends Sortable>({ row, index, list, onMove }: RowProps<Row>) {
  const t = useText()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: row.id, disabled: list.isBusy ?? false })
  const title = list.titleOf(row)
  const style = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  }
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={styles.row}
      data-dragging={isDragging || undefined}
      data-tall={list.isTall || undefined}
    >
      <ActionIcon
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        variant="subtle"
        color="gray"
        size={44}
        className={styles.handle}
        aria-label={t('order.drag', { title })}
      >
        <IconGripVertical size={20} aria-hidden />
      </ActionIcon>
      <div className={styles.words}>{list.children(row)}</div>
      <Group gap={2} wrap="nowrap" className={styles.actions}>
        <Arrow
          label={t('order.up', { title })}
          isOff={index === 0 || list.isBusy}
          onPress={() => onMove(index, index - 1)}
        >
          <IconArrowUp size={20} aria-hidden />
        </Arrow>
        <Arrow
          label={t('order.down', { title })}
          isOff={index === list.rows.length - 1 || list.isBusy}
          onPress={() => onMove(index, index + 1)}
        >
          <IconArrowDown size={20} aria-hidden />
        </Arrow>
        {list.renderActions?.(row)}
      </Group>
    </li>
  )
}

interface ArrowProps {
  label: string
  isOff: boolean | undefined
  onPress: () => void
  children: ReactNode
}

/** Keeps the focus while a move is being saved and at either end of the list. */
function Arrow({ label, isOff = false, onPress, children }: ArrowProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-disabled={isOff || undefined}
      data-disabled={isOff || undefined}
      aria-label={label}
      onClick={() => isOff || onPress()}
    >
      {children}
    </ActionIcon>
  )
}
