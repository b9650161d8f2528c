import { Button } from '@mantine/core'
import { useDates } from '#platform/web/i18n.ts'
import { DataTable, type Column } from '#ui/web/admin/list/data-table.tsx'
import { PersonCell } from '#ui/web/admin/list/person-cell.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import type { CourseMember, CourseMemberList } from '../../../invitations/contract.ts'
import { useText } from '../text.ts'
import { changedReads } from './changed-reads.ts'

interface Props {
  courseId: string
  /** Undefined while it is on its way. */
  list: CourseMemberList | undefined
}

/** Who is or was enrolled, and how far each is. */
export function MemberTable({ courseId, list }: Props) {
  const t = useText()
  const columns = useColumns(courseId, list?.lessonCount ?? 0)
  return (
    <DataTable label={t('members.title')} columns={columns} rows={list?.items} rowKey={({ uid }) => uid} />
  )
}

function useColumns(courseId: string, total: number): Column<CourseMember>[] {
  const t = useText()
  const dates = useDates()
  return [
    {
      key: 'name',
      title: t('members.name'),
      isMain: true,
      cell: ({ displayName, email }) => <PersonCell displayName={displayName} email={email} />,
    },
    {
      key: 'progress',
      title: t('members.progress'),
      cell: ({ doneCount: done }) => t('members.done', { done, total }),
    },
    {
      key: 'state',
      title: t('members.state'),
      cell: ({ endedAt, completedAt }) =>
        endedAt !== null
          ? t('members.ended', { date: dates.date(endedAt) })
          : t(completedAt === null ? 'members.learning' : 'members.completed'),
    },
    { key: 'enrolled', title: t('members.enrolled'), cell: ({ enrolledAt }) => dates.date(enrolledAt) },
    { key: 'invitedBy', title: t('members.invitedBy'), cell: ({ invitedByName }) => invitedByName ?? '' },
    {
      key: 'actions',
      title: t('members.actions'),
      isTitleHidden: true,
      cell: (member) => <MemberButton courseId={courseId} member={member} />,
    },
  ]
}

/** Ends an enrolment, which can be undone, or begins it again. */
function MemberButton({ courseId, member }: { courseId: string; member: CourseMember }) {
  const t = useText()
  const report = useReport()
  const { uid, email, displayName: name, endedAt } = member
  const refreshes = changedReads(courseId)
  const again = useChange(
    (api) => api.post('/api/admin/courses/{id}/members', { path: { id: courseId }, body: { email } }),
    { refreshes, done: t('members.wasEnrolled') },
  )
  const end = useChange(
    (api) => api.delete('/api/admin/courses/{id}/members/{uid}', { path: { id: courseId, uid } }),
    { refreshes, onDone: () => report.done(t('members.wasEnded'), () => again.mutate()) },
  )
  const isBusy = again.isPending || end.isPending
  return endedAt === null ? (
    <Button
      variant="subtle"
      color="red"
      aria-label={t('members.endNamed', { name })}
      onClick={() => isBusy || end.mutate()}
    >
      {t('members.end')}
    </Button>
  ) : (
    <Button
      variant="subtle"
      aria-label={t('members.againNamed', { name })}
      onClick={() => isBusy || again.mutate()}
    >
      {t('members.again')}
    </Button>
  )
}
