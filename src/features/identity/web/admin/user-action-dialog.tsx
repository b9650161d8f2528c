import { Alert, Text } from '@mantine/core'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
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

/** Asks before an account is changed, says what it means for the person, and explains a refusal. */
export function UserActionDialog({ user, action, onClose }: Props) {
  const t = useText()
  const name = user.displayName || user.email
  const { isSelf, isBusy, heir, refused, isLast, chooseHeir, act } = useUserAction({ user, action, onClose })
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
        <HeirField user={user} value={heir} isWrong={refused.heir !== undefined} onChange={chooseHeir} />
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
