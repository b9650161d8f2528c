import { useMemo } from 'react'
import type { Collection, ItemRow } from '#content/contract.ts'
import { titleIn } from '#desk/collections/web/use-collections.ts'
import { titlesOf } from '#desk/web/titles-of.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import type { SortableGroup } from '#ui/web/admin/list/group-places.ts'
import { useText } from '../text.ts'
import { lessonsIn, loose } from './lesson-groups.ts'

/** The sections with their lessons, and those lessons that stand in none, as they are dragged and heard. */
export function useLessonGroups(lessons: readonly ItemRow[], sections: readonly Collection[]) {
  const t = useText()
  const { language } = useLanguage()
  const groups = useMemo((): SortableGroup[] => {
    const groupOf = (id: string, title: string) => ({
      id,
      title,
      rows: lessonsIn(lessons, sections, id).map((lesson) => ({
        id: lesson.id,
        title: titlesOf(lesson, language)[0]?.title ?? t('untitled'),
      })),
    })
    const named = sections.map((section) => groupOf(section.id, titleIn(section, language)))
    return [...named, groupOf(loose, t('noSection'))]
  }, [lessons, sections, language, t])
  return { groups, inGroup: (id: string) => lessonsIn(lessons, sections, id) }
}
