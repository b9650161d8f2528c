import { Alert, Skeleton, Text } from '@mantine/core'
import { useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import type { ListedUser } from '../../users/contract.ts'
import { HeirField } from './heir-field.tsx'
import { useText } from './text.ts'
import { useUserAction } from './use-user-action.ts'
import type { UserAction } from './user-menu.tsx'

interface Props {
  user: ListedUser
  action: UserAction
  onClose: () => void
}

/** Nobody is deleted before it is shown who can take over. */
export function UserActionDialog(props: Props) {
  const t = useText()
  const { user, action, onClose } = props
  const admins = useQuery({
    ...apiQuery('/api/admin/users', {
      query: { role: 'admin', status: 'active', sort: 'name', direction: 'asc', pageSize: 100 },
    }),
    enabled: action === 'delete',
  })
  if (action !== 'delete') return <Question {...props} admins={[]} />
  if (admins.data) return <Question {...props} admins={admins.data.users} />
  return (
    <Dialog title={t('ask.delete', { name: user.displayName || user.email })} onClose={onClose}>
      {admins.isError ? (
        <LoadFailure error={admins.error} onRetry={admins.refetch} />
      ) : (
        <Skeleton height={160} />
      )}
    </Dialog>
  )
}

/** Asks before an account is changed, says what it means for the person, and explains a refusal. */
function Question(props: Props & { admins: readonly ListedUser[] }) {
  const t = useText()
  const { user, action, admins, onClose } = props
  const name = user.displayName || user.email
  const { isSelf, isBusy, heir, refused, isLast, chooseHeir, act } = useUserAction(props)
  return (
    <ConfirmDialog
      title={t(`ask.${action}`, { name })}
      action={t(`action.${action}`)}
      isDangerous={action === 'delete' || action === 'suspend'}
      isBusy={isBusy}
      typed={action === 'delete' ? user.email : undefined}
      refused={refused}
      onConfirm={act}
      onClose={onClose}
    >
      {t(`means.${action}`, { name })}
      {action === 'delete' && (
        <HeirField
          user={user}
          admins={admins}
          value={heir}
          isWrong={refused.heir !== undefined}
          onChange={chooseHeir}
        />
      )}
      {isSelf && action !== 'promote' && action !== 'reactivate' && (
        <Text mt="sm" fw={600}>
          {t('users.self')}
        </Text>
      )}
      {isLast && (
        <Alert mt="sm" color="red" role="alert">
          {t('users.lastAdmin', { name })}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
