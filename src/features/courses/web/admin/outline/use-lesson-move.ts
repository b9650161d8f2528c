import type { Collection, ItemRow } from '#content/contract.ts'
import type { RowMove } from '#ui/web/admin/list/sortable-groups.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../text.ts'
import { lessonsIn, loose } from './lesson-groups.ts'

type Move = RowMove & { back?: RowMove }

/** Puts a lesson into another section: it shows at once, is saved, and can be undone. */
export function useLessonMove(
  courseId: string,
  lessons: readonly ItemRow[],
  sections: readonly Collection[],
): { lessons: readonly ItemRow[]; move: (wanted: RowMove) => void } {
  const t = useText()
  const report = useReport()
  const change = useChange<Move>(
    (api, { id, groupId, before }) =>
      api.put('/api/admin/courses/{id}/lessons/{lessonId}/section', {
        path: { id: courseId, lessonId: id },
        body: { sectionId: groupId === loose ? null : groupId, before },
      }),
    {
      refreshes: ['/api/admin/items', '/api/admin/collections'],
      onDone(_, { back }) {
        if (back) report.done(t('lessonMoved'), () => change.mutate(back))
        else report.done(t('lessonMovedBack'))
      },
    },
  )
  return {
    lessons: change.isPending ? withMoved(lessons, sections, change.variables) : lessons,
    move: (wanted) => change.mutate({ ...wanted, back: placeOf(lessons, sections, wanted.id) }),
  }
}

/** Where a lesson is now. */
function placeOf(lessons: readonly ItemRow[], sections: readonly Collection[], id: string): RowMove {
  const known = lessons.find((lesson) => lesson.id === id)?.collection?.id
  const groupId = sections.some((section) => section.id === known) ? (known ?? loose) : loose
  const beside = lessonsIn(lessons, sections, groupId)
  return { id, groupId, before: beside[beside.findIndex((lesson) => lesson.id === id) + 1]?.id ?? null }
}

/** All lessons with one of them in its new place. */
function withMoved(
  lessons: readonly ItemRow[],
  sections: readonly Collection[],
  { id, groupId, before }: RowMove,
): readonly ItemRow[] {
  const lesson = lessons.find((one) => one.id === id)
  if (!lesson) return lessons
  const section = sections.find((one) => one.id === groupId)
  const collection = section ? { ...section, title: section.titleEn } : null
  const others = lessons.filter((one) => one.id !== id)
  const at = others.findIndex((one) => one.id === before)
  return others.toSpliced(at < 0 ? others.length : at, 0, { ...lesson, collection })
}
