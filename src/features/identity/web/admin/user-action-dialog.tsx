import { Text } from '@mantine/core'
import { useState } from 'react'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import { useSession } from '#platform/web/session.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import type { ListedUser } from '../../users-contract.ts'
import { useText } from './text.ts'
import { HeirField } from './heir-field.tsx'
import type { UserAction } from './user-menu.tsx'

interface Props {
  user: ListedUser
  action: UserAction
  onClose: () => void
}

/** Asks before an account is changed, says what it means for the person, and explains a refusal. */
export function UserActionDialog({ user, action, onClose }: Props) {
  const t = useText()
  const report = useReport()
  const session = useSession()
  const name = user.displayName || user.email
  const isSelf = user.uid === session.user?.uid
  const [heir, setHeir] = useState(isSelf ? '' : (session.user?.uid ?? ''))
  const run = useChange((api) => send(api, action, { uid: user.uid, heir }), {
    refreshes: ['/api/admin/users', '/api/admin/audit-log', '/api/admin/overview'],
    done: t(`done.${action}`, { name }),
    onDone() {
      onClose()
      if (isSelf) void session.refresh()
    },
    onFailed(error) {
      if (!(error instanceof ApiError) || error.code !== 'user.last_admin') return false
      onClose()
      report.failed(t('users.lastAdmin', { name }))
      return true
    },
  })
  return (
    <ConfirmDialog
      title={t(`ask.${action}`, { name })}
      action={t(`action.${action}`)}
      isDangerous={action === 'delete' || action === 'suspend'}
      isBusy={run.isPending}
      typed={action === 'delete' ? user.email : undefined}
      onConfirm={() => run.mutate()}
      onClose={onClose}
    >
      {t(`means.${action}`, { name })}
      {action === 'delete' && <HeirField user={user} value={heir} onChange={setHeir} />}
      {isSelf && action !== 'promote' && action !== 'reactivate' && (
        <Text mt="sm" fw={600}>
          {t('users.self')}
        </Text>
      )}
    </ConfirmDialog>
  )
}

function send(
  api: ApiClient,
  action: UserAction,
  { uid, heir }: { uid: string; heir: string },
): Promise<unknown> {
  const path = { uid }
  switch (action) {
    case 'promote':
      return api.patch('/api/admin/users/{uid}', { path, body: { role: 'admin' } })
    case 'demote':
      return api.patch('/api/admin/users/{uid}', { path, body: { role: 'user' } })
    case 'suspend':
      return api.patch('/api/admin/users/{uid}', { path, body: { status: 'suspended' } })
    case 'reactivate':
      return api.patch('/api/admin/users/{uid}', { path, body: { status: 'active' } })
    case 'endSessions':
      return api.delete('/api/admin/users/{uid}/sessions', { path })
    case 'factorsOff':
      return api.delete('/api/admin/users/{uid}/second-factor', { path })
    case 'delete':
      return api.delete('/api/admin/users/{uid}', { path, query: heir ? { heir } : {} })
  }
}
