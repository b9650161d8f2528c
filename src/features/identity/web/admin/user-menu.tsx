import { Group, Menu } from '@mantine/core'
import {
  IconBan,
  IconCircleCheck,
  IconDeviceMobileOff,
  IconDoorExit,
  IconShield,
  IconShieldOff,
  IconTrash,
  type Icon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { RowActions } from '#ui/web/admin/list/row-actions.tsx'
import { RowNextFocus } from '#ui/web/admin/list/row-next-focus.tsx'
import type { ListedUser } from '../../users/contract.ts'
import { useText } from './text.ts'
import { UserActionDialog } from './user-action-dialog.tsx'

export type UserAction =
  | 'promote'
  | 'demote'
  | 'suspend'
  | 'reactivate'
  | 'endSessions'
  | 'factorsOff'
  | 'delete'

const signs: Record<UserAction, Icon> = {
  promote: IconShield,
  demote: IconShieldOff,
  suspend: IconBan,
  reactivate: IconCircleCheck,
  endSessions: IconDoorExit,
  factorsOff: IconDeviceMobileOff,
  delete: IconTrash,
}

/** What can be done with one account; every action asks first. */
export function UserMenu({ user }: { user: ListedUser }) {
  const t = useText()
  const [action, setAction] = useState<UserAction | null>(null)
  const name = user.displayName || user.email
  const actions: UserAction[] = [
    user.role === 'admin' ? 'demote' : 'promote',
    user.status === 'active' ? 'suspend' : 'reactivate',
    'endSessions',
    ...(user.hasSecondFactor ? (['factorsOff'] as const) : []),
    'delete',
  ]
  return (
    <RowNextFocus>
      <Group justify="end">
        <RowActions label={t('users.actionsFor', { name })}>
          {actions.map((one) => {
            const Sign = signs[one]
            return (
              <Menu.Item
                key={one}
                color={one === 'delete' ? 'red' : undefined}
                leftSection={<Sign size="1.125rem" aria-hidden />}
                onClick={() => setAction(one)}
              >
                {t(`action.${one}`)}
              </Menu.Item>
            )
          })}
        </RowActions>
        {action && <UserActionDialog user={user} action={action} onClose={() => setAction(null)} />}
      </Group>
    </RowNextFocus>
  )
}
