import { CollectionDialog } from '#desk/collections/web/collection-dialog.tsx'
import type { AdminCollection } from '#desk/collections/web/use-collections.ts'
import { NewItemDialog } from '#desk/item-table/web/new-item-dialog.tsx'
import { DeleteSection } from './delete-section.tsx'

export type OpenedDialog =
  | { as: 'section'; section?: AdminCollection }
  | { as: 'deletion'; section: AdminCollection }
  | { as: 'lesson'; sectionId?: string }
  | null

interface Props {
  courseId: string
  sections: readonly AdminCollection[]
  open: OpenedDialog
  isDated: (sectionId: string) => boolean
  onOpen: (open: OpenedDialog) => void
}

/** A section that is named or deleted, or a lesson that is begun. */
export function OutlineDialog({ courseId, sections, open, isDated, onOpen }: Props) {
  const onClose = () => onOpen(null)
  switch (open?.as) {
    case 'section': {
      const { section } = open
      const onInUse = section && (() => onOpen({ as: 'deletion', section }))
      return (
        <CollectionDialog
          kind="section"
          parentId={courseId}
          collection={section}
          onClose={onClose}
          onInUse={onInUse}
        />
      )
    }
    case 'deletion':
      return (
        <DeleteSection
          courseId={courseId}
          section={open.section}
          sections={sections}
          isDated={isDated(open.section.id)}
          onClose={onClose}
        />
      )
    case 'lesson': {
      const place = { parentId: courseId, collectionId: open.sectionId }
      return <NewItemDialog kind="lesson" place={place} onClose={onClose} />
    }
    default:
      return null
  }
}
