import { useState } from 'react'
import type { FieldErrors } from '#platform/errors.ts'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import { readsUnder } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { ListedUser } from '../../users/contract.ts'
import { useText } from './text.ts'
import type { UserAction } from './user-menu.tsx'

interface Wanted {
  user: ListedUser
  action: UserAction
  /** Who can take over, where somebody does. */
  admins: readonly ListedUser[]
  onClose: () => void
}

/** Changes an account, and keeps what the server said against it for the dialog that asked. */
export function useUserAction({ user, action, admins, onClose }: Wanted) {
  const t = useText()
  const client = useQueryClient()
  const session = useSession()
  const isSelf = user.uid === session.user?.uid
  const self = isSelf ? undefined : admins.find(({ uid }) => uid === session.user?.uid)
  const [heir, setHeir] = useState(self?.uid ?? '')
  const [refused, setRefused] = useState<FieldErrors>({})
  const [isLast, setLast] = useState(false)
  const run = useChange((api) => send(api, action, { uid: user.uid, heir }), {
    refreshes: ['/api/admin/users', '/api/admin/audit-log', '/api/admin/overview'],
    done: t(`done.${action}`, { name: user.displayName || user.email }),
    onDone() {
      onClose()
      if (isSelf) void session.refresh()
    },
    onFailed(error) {
      if (!(error instanceof ApiError)) return false
      if (error.status === 404) onClose()
      if (error.code === 'user.last_admin') setLast(true)
      else if (error.fields.heir) {
        setRefused(error.fields)
        setHeir('')
        void client.invalidateQueries(readsUnder(['/api/admin/users']))
      } else return false
      return true
    },
  })
  return {
    isSelf,
    isBusy: run.isPending,
    heir,
    refused,
    /** The site would have no administrator. */
    isLast,
    chooseHeir(uid: string) {
      setHeir(uid)
      setRefused({})
    },
    act() {
      setLast(false)
      run.mutate()
    },
  }
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
