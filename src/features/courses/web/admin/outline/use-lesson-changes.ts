import type { ItemRow } from '#content/contract.ts'
import type { DetailsOf } from '#content/kind-members.ts'
import type { FieldChanges, SharedFields } from '#desk/choices/web/use-shared-fields.ts'
import type { ReadAddress } from '#platform/api-operations.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import type { EditedLessons, LessonNames } from '../../../editing/contract.ts'
import { useText } from '../text.ts'
import { changedRules } from './lesson-changes.ts'

const lists: readonly ReadAddress[] = ['/api/admin/items', '/api/admin/collections']

/** What a lesson was when its dialog opened, which is what its changes are told from. */
export interface Begun {
  names: LessonNames
  rules: DetailsOf<'lesson'>
  sectionId: string | null
}

interface About {
  courseId: string
  lesson: ItemRow
  /** As it is by now. */
  known: EditedLessons['items'][number]
  begun: Begun
  names: SharedFields<LessonNames>
}

type Wanted = Omit<Begun, 'names'> & { names: FieldChanges<LessonNames> }

/** Saves what was changed of a lesson, part by part, over what somebody else may have changed: its rules first. */
export function useLessonChanges(
  { courseId, lesson, known, begun, names: shared }: About,
  onDone: () => void,
) {
  const t = useText()
  const path = { id: courseId, lessonId: lesson.id }
  return useChange<Wanted>(
    async (api, { names, rules, sectionId }) => {
      const details = changedRules({ base: begun.rules, mine: rules, theirs: known.rules })
      if (details) {
        const body = { version: known.version, details }
        await api.patch('/api/admin/items/{id}', { path: { id: lesson.id }, body })
      }
      if (names) await api.put('/api/admin/courses/{id}/lessons/{lessonId}/names', { path, body: names })
      if (sectionId !== begun.sectionId)
        await api.put('/api/admin/courses/{id}/lessons/{lessonId}/section', { path, body: { sectionId } })
    },
    {
      refreshes: lists,
      done: t('lessonSaved'),
      onDone,
      onFailed: (error) => shared.meet(detailsOf(error, 'lesson.changed')?.current),
    },
  )
}

/** Makes a draft like a lesson, and can put it into the bin again. */
export function useCopyLesson(
  { courseId, lesson, names }: { courseId: string; lesson: ItemRow; names: LessonNames },
  onDone: () => void,
) {
  const t = useText()
  const report = useReport()
  const path = { id: courseId, lessonId: lesson.id }
  const remove = useChange<string>((api, id) => api.delete('/api/admin/items/{id}', { path: { id } }), {
    refreshes: lists,
    done: t('copyUndone'),
  })
  const body = { en: copyOf(names.en, 'en'), am: copyOf(names.am, 'am') }
  function copyOf(name: string, language: 'en' | 'am'): string {
    return name && t(`copyOf.${language}`, { title: name }).slice(0, 200)
  }
  return useChange<void, { id: string }>(
    (api) => api.post('/api/admin/courses/{id}/lessons/{lessonId}/copies', { path, body }),
    {
      refreshes: lists,
      onDone({ id }) {
        report.done(t('lessonCopied'), () => remove.mutate(id))
        onDone()
      },
    },
  )
}
