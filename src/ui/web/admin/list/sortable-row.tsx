import { useSortable } from '@dnd-kit/sortable'
import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { NextFocus } from '../../next-focus.tsx'
import styles from './sortable-list.module.css'
import type { OrderText } from './drag-words.ts'

interface Props {
  id: string
  title: string
  place: { index: number; count: number }
  isBusy: boolean | undefined
  isTall: boolean | undefined
  words: OrderText
  actions: ReactNode
  passesFocus?: boolean | undefined
  children: ReactNode
  onMove: (to: number) => void
}

/** A row with its handle and its arrows. */
export function SortableRow({ id, title, place: { index, count }, isBusy, onMove, ...props }: Props) {
  const t = props.words
  const sortable = useSortable({
    id,
    disabled: isBusy ?? false,
    // The library has an English word of its own for what a handle is.
    attributes: { roleDescription: t('order.handle') },
  })
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = sortable
  const style = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  }
  const isFromElsewhere = sortable.isOver && sortable.activeIndex < 0
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={styles.row}
      data-dragging={sortable.isDragging || undefined}
      data-tall={props.isTall || undefined}
      data-over={isFromElsewhere || undefined}
    >
      <ActionIcon
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        variant="subtle"
        color="gray"
        size={44}
        className={styles.handle}
        data-handle={id}
        aria-label={t('order.drag', { title })}
      >
        <IconGripVertical size="1.25rem" aria-hidden />
      </ActionIcon>
      <div className={styles.words}>{props.children}</div>
      <Group gap={2} wrap="nowrap" className={styles.actions}>
        <Arrow
          label={t('order.up', { title })}
          isOff={index === 0 || isBusy}
          onPress={() => onMove(index - 1)}
        >
          <IconArrowUp size="1.25rem" aria-hidden />
        </Arrow>
        <Arrow
          label={t('order.down', { title })}
          isOff={index === count - 1 || isBusy}
          onPress={() => onMove(index + 1)}
        >
          <IconArrowDown size="1.25rem" aria-hidden />
        </Arrow>
        {props.passesFocus ? (
          <NextFocus findNext={sameOfNeighbour}>{props.actions}</NextFocus>
        ) : (
          props.actions
        )}
      </Group>
    </li>
  )
}

/** What the next row has in that place, or the row before; without any, the beginning of the page's content. */
function sameOfNeighbour(own: HTMLElement): HTMLElement | null {
  const row = own.closest('li')
  const near = row?.nextElementSibling ?? row?.previousElementSibling
  const place = [...(row?.querySelectorAll('button') ?? [])].findIndex(
    (one) => one === document.activeElement,
  )
  const same = near?.querySelectorAll('button')[place]
  if (same && !same.disabled) return same
  return near?.querySelector('button') ?? document.getElementById('main')
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
