import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { SortableRows, type SortableRowsProps } from './sortable-rows.tsx'
import { dragWords } from './drag-words.ts'

/** A list put in order by drag, by keyboard (space, arrows, space), or step by step with arrows. */
export function SortableList<Row extends { id: string }>(props: Omit<SortableRowsProps<Row>, 'groupId'>) {
  const words = dragWords(props.rows, props.titleOf, props.words)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={words}>
      <SortableRows passesFocus {...props} />
    </DndContext>
  )
}
