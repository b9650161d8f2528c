import { ItemEditor } from '#desk/item/web/item-editor.tsx'
import { paths } from '#platform/paths.ts'
import { CourseFields } from './course-fields.tsx'
import { CourseOutline } from './course-outline.tsx'
import { CourseTexts } from './course-texts.tsx'
import { LessonFields } from './rules/lesson-fields.tsx'
import { LessonTexts } from './rules/lesson-texts.tsx'
import { useText } from './text.ts'

/** A course with its outline, or one of its lessons: both open at the same kind of address. */
export function Component() {
  const t = useText()
  return (
    <ItemEditor
      editing={{
        course: { Texts: CourseTexts, Fields: CourseFields, Below: CourseOutline },
        lesson: {
          Texts: LessonTexts,
          // Nobody watches a quiz.
          hasTexts: ({ lessonKind }) => lessonKind !== 'quiz',
          Fields: LessonFields,
          above: ({ parentId }) => ({
            path: paths.admin.item('courses', parentId ?? ''),
            label: t('backToCourse'),
          }),
        },
      }}
    />
  )
}
