import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDndContext,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { endOf, placeIn, rowAt, type SortableGroup } from './group-places.ts'
import styles from './sortable-list.module.css'
import { useGroupWords } from './use-group-words.ts'

export interface RowMove {
  id: string
  groupId: string
  /** The row before which it goes; null for the end. */
  before: string | null
}

interface Props {
  groups: readonly SortableGroup[]
  /** Lists of `SortableRows`: one of the groups, and in each of these one of its rows. They put themselves in order. */
  children: ReactNode
  /** A row is put into another group. */
  onMove: (move: RowMove) => void
}

/** Groups of rows, in which rows can be dragged from one into another, by pointer or keyboard. */
export function SortableGroups({ groups, children, onMove }: Props) {
  const land = useLanding()
  const isTarget: IsTarget = (id, active) => {
    const [own, target] = [active, id].map((one) => placeIn(groups, String(one))?.group)
    return own === undefined ? target === undefined : target !== undefined && id !== endOf(own.id)
  }
  const amongEquals: CollisionDetection = (args) =>
    closestCenter({
      ...args,
      droppableContainers: args.droppableContainers.filter(({ id }) => isTarget(id, args.active.id)),
    })
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepAmong(isTarget) }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active, over].map((one) => one && placeIn(groups, String(one.id)))
    if (!from?.group || !to?.group || from.group.id === to.group.id) return
    const id = String(active.id)
    land(id)
    onMove({ id, groupId: to.group.id, before: rowAt(to) })
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={amongEquals}
      accessibility={useGroupWords(groups)}
      onDragEnd={drop}
    >
      {children}
      <Dragged groups={groups} />
    </DndContext>
  )
}

/** What is dragged, by its name: the row itself stays where it is until it is put down. */
function Dragged({ groups }: Pick<Props, 'groups'>) {
  const { active } = useDndContext()
  const title = active && placeIn(groups, String(active.id))?.title
  return (
    <DragOverlay dropAnimation={null}>{title && <div className={styles.dragged}>{title}</div>}</DragOverlay>
  )
}

/** Groups are put among groups, rows among all rows and at the ends of the other groups. */
type IsTarget = (id: string | number, active: string | number) => boolean

/** An arrow key leads to the next place of the same sort, in whatever group it is. */
function stepAmong(isTarget: IsTarget): KeyboardCoordinateGetter {
  return (event, { currentCoordinates, context: { active, over, collisionRect, droppableRects } }) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.code]
    if (!step || !active || !collisionRect) return undefined
    event.preventDefault()
    const places = [...droppableRects]
      .filter(([id]) => isTarget(id, active.id))
      .sort(([, one], [, other]) => one.top - other.top)
    const here = places.findIndex(([id]) => id === (over?.id ?? active.id))
    const rect = places[here + step]?.[1]
    return rect && { x: currentCoordinates.x, y: rect.top + (rect.height - collisionRect.height) / 2 }
  }
}

/** Keeps the focus on the handle of a row that was put into another group, where it is drawn anew. */
function useLanding(): (id: string) => void {
  const landed = useRef<string>(undefined)
  useEffect(() => {
    if (landed.current === undefined || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(landed.current)}"]`)?.focus()
    landed.current = undefined
  })
  return (id) => {
    landed.current = id
  }
}
