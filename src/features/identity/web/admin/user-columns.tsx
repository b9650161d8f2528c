import { Avatar, Badge, Group, Stack, Text } from '@mantine/core'
import { IconBan, IconCircleCheck, IconShieldCheck, IconUser } from '@tabler/icons-react'
import { useDates } from '#platform/web/i18n.ts'
import { useSession } from '#platform/web/session.ts'
import type { Column } from '#ui/web/admin/list/data-table.tsx'
import type { ListedUser } from '../../users/contract.ts'
import { useText } from './text.ts'
import { UserMenu } from './user-menu.tsx'
import styles from './users.module.css'

export function useUserColumns(): Column<ListedUser>[] {
  const t = useText()
  const dates = useDates()
  return [
    { key: 'name', title: t('users.name'), isMain: true, cell: (user) => <Person user={user} /> },
    { key: 'role', title: t('users.role'), cell: (user) => <Role role={user.role} /> },
    { key: 'status', title: t('users.status'), cell: (user) => <Status status={user.status} /> },
    { key: 'seen', title: t('users.seen'), cell: (user) => <Presence user={user} /> },
    { key: 'since', title: t('users.since'), cell: (user) => dates.date(user.createdAt) },
    {
      key: 'actions',
      title: t('users.actions'),
      isTitleHidden: true,
      cell: (user) => <UserMenu user={user} />,
    },
  ]
}

function Person({ user }: { user: ListedUser }) {
  const t = useText()
  const session = useSession()
  return (
    <Group gap="sm" wrap="nowrap" align="start">
      <Avatar src={user.photoURL} alt="" name={user.displayName || user.email} color="green" />
      <Stack gap={0} className={styles.person}>
        <Text fw={600}>
          {user.displayName || t('users.noName')}
          {user.uid === session.user?.uid && ` (${t('users.you')})`}
        </Text>
        <Text size="sm" c="dimmed">
          {user.email}
        </Text>
        {user.hasSecondFactor && <Text size="sm">{t('users.twoStep')}</Text>}
        {!user.emailVerified && <Text size="sm">{t('users.unverified')}</Text>}
      </Stack>
    </Group>
  )
}

function Role({ role }: { role: ListedUser['role'] }) {
  const t = useText()
  const Sign = role === 'admin' ? IconShieldCheck : IconUser
  return (
    <Badge
      tt="none"
      miw="max-content"
      variant={role === 'admin' ? 'light' : 'default'}
      color="green"
      leftSection={<Sign size="0.875rem" aria-hidden />}
    >
      {t(`role.${role}`)}
    </Badge>
  )
}

function Status({ status }: { status: ListedUser['status'] }) {
  const t = useText()
  const Sign = status === 'active' ? IconCircleCheck : IconBan
  return (
    <Badge
      tt="none"
      miw="max-content"
      variant={status === 'active' ? 'default' : 'light'}
      color="red"
      leftSection={<Sign size="0.875rem" aria-hidden />}
    >
      {t(`status.${status}`)}
    </Badge>
  )
}

function Presence({ user }: { user: ListedUser }) {
  const t = useText()
  const dates = useDates()
  if (user.online) {
    return (
      <span className={styles.online}>
        <span className={styles.dot} aria-hidden />
        {t('users.online')}
      </span>
    )
  }
  return user.lastSeen === null ? <Text c="dimmed">{t('users.never')}</Text> : dates.dateTime(user.lastSeen)
}
