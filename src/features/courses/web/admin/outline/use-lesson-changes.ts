import type { ItemRow } from '#content/contract.ts'
import type { DetailsOf } from '#content/kind-members.ts'
import type { ReadAddress } from '#platform/api-operations.ts'
import { languages } from '#platform/languages.ts'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import type { EditedLessons, LessonNames } from '../../../editing/contract.ts'
import { useText } from '../text.ts'

const lists: readonly ReadAddress[] = ['/api/admin/items', '/api/admin/collections']

interface About {
  courseId: string
  lesson: ItemRow
  known: EditedLessons['items'][number]
  before: LessonNames
}

interface Wish {
  names: LessonNames
  rules: DetailsOf<'lesson'>
  sectionId: string | null
}

/** Saves what was changed of a lesson, part by part: its rules first, which somebody else may have changed. */
export function useLessonChanges({ courseId, lesson, known, before }: About, onDone: () => void) {
  const t = useText()
  const path = { id: courseId, lessonId: lesson.id }
  return useChange<Wish>(
    async (api, { names, rules, sectionId }) => {
      if (JSON.stringify(rules) !== JSON.stringify(known.rules)) {
        const body = { version: known.version, details: rules }
        await api.patch('/api/admin/items/{id}', { path: { id: lesson.id }, body })
      }
      if (languages.some((language) => names[language].trim() !== before[language]))
        await api.put('/api/admin/courses/{id}/lessons/{lessonId}/names', { path, body: names })
      if (sectionId !== (lesson.collection?.id ?? null))
        await api.put('/api/admin/courses/{id}/lessons/{lessonId}/section', { path, body: { sectionId } })
    },
    { refreshes: lists, done: t('lessonSaved'), onDone },
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
