import type { Learner } from '#features/courses/contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import type { Column } from '#ui/web/admin/list/data-table.tsx'
import { PersonCell } from '#ui/web/admin/list/person-cell.tsx'
import { useText } from '../text.ts'

/** What the table of learners says of each; the course only where there are several. */
export function useLearnerColumns({ isOneCourse }: { isOneCourse: boolean }): Column<Learner>[] {
  const t = useText()
  const dates = useDates()
  const columns: Column<Learner>[] = [
    {
      key: 'name',
      title: t('learners.name'),
      isMain: true,
      cell: ({ displayName, email }) => <PersonCell displayName={displayName} email={email} />,
    },
    {
      key: 'course',
      title: t('courses.course'),
      cell: ({ courseTitle, courseTitleLanguage }) => (
        <span lang={courseTitle ? courseTitleLanguage : undefined}>{courseTitle || t('untitled')}</span>
      ),
    },
    {
      key: 'progress',
      title: t('learners.progress'),
      cell: ({ doneCount: done, lessonCount: total }) => t('learners.done', { done, total }),
    },
    {
      key: 'state',
      title: t('learners.state'),
      cell: ({ state, completedAt, endedAt }) =>
        [
          t(`learners.state.${state}`),
          ...[state === 'ended' ? endedAt : state === 'completed' ? completedAt : null]
            .filter((at) => at !== null)
            .map((at) => dates.date(at)),
        ].join(' · '),
    },
    {
      key: 'lastOpened',
      title: t('learners.lastOpened'),
      cell: ({ lastOpenedAt }) => (lastOpenedAt === null ? t('learners.never') : dates.date(lastOpenedAt)),
    },
    { key: 'enrolled', title: t('learners.enrolled'), cell: ({ enrolledAt }) => dates.date(enrolledAt) },
  ]
  return isOneCourse ? columns.filter(({ key }) => key !== 'course') : columns
}
