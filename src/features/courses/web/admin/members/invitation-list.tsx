import { Button, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useDates } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { DataTable, type Column } from '#ui/web/admin/list/data-table.tsx'
import { RowNextFocus } from '#ui/web/admin/list/row-next-focus.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { Invitation } from '../../../invitations/contract.ts'
import { useText } from '../text.ts'
import { changedReads } from './changed-reads.ts'

/** The invitations to a course, each of which can be revoked. */
export function InvitationList({ courseId }: { courseId: string }) {
  const t = useText()
  const list = useQuery(apiQuery('/api/admin/courses/{id}/invitations', { path: { id: courseId } }))
  const columns = useColumns(courseId)
  return (
    <Stack>
      <Title order={2} size="h3">
        {t('invitations.title')}
      </Title>
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : list.data?.items.length === 0 ? (
        <Text c="dimmed">{t('invitations.none')}</Text>
      ) : (
        <DataTable
          label={t('invitations.title')}
          columns={columns}
          rows={list.data?.items}
          rowKey={({ id }) => id}
        />
      )}
    </Stack>
  )
}

function useColumns(courseId: string): Column<Invitation>[] {
  const t = useText()
  const dates = useDates()
  const revoke = useChange<string>(
    (api, invitationId) =>
      api.delete('/api/admin/courses/{id}/invitations/{invitationId}', {
        path: { id: courseId, invitationId },
      }),
    { refreshes: changedReads(courseId), done: t('invitations.revoked') },
  )
  const nameOf = ({ email }: Invitation) => email ?? t('invitations.link')
  return [
    { key: 'to', title: t('invitations.to'), isMain: true, cell: nameOf },
    {
      key: 'used',
      title: t('invitations.used'),
      cell: ({ used, most }) => t('invitations.usedOf', { used, most }),
    },
    {
      key: 'until',
      title: t('invitations.until'),
      cell: ({ endsAt, isOver }) => (isOver ? t('invitations.over') : dates.dateTime(endsAt)),
    },
    {
      key: 'actions',
      title: t('members.actions'),
      isTitleHidden: true,
      cell: (invitation) => (
        <RowNextFocus>
          <Button
            variant="subtle"
            color="red"
            aria-label={t('invitations.revokeNamed', { name: nameOf(invitation) })}
            onClick={() => revoke.mutate(invitation.id)}
          >
            {t('invitations.revoke')}
          </Button>
        </RowNextFocus>
      ),
    },
  ]
}
