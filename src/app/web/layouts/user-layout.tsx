import {
  IconBook2,
  IconCertificate,
  IconHelpCircle,
  IconLayoutDashboard,
  IconNews,
  IconNotebook,
  IconNotes,
  IconRepeat,
  IconSettings,
  IconUserCircle,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Outlet } from '#platform/web/router/router-view.tsx'
import { useLocation } from '#platform/web/router/router.ts'
import { UserGuard } from '#features/identity/web/guards.tsx'
import { GuardWaiting } from '#features/identity/web/guard-waiting.tsx'
import { UnconfirmedLine } from '#features/identity/web/unconfirmed-line.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/web/session.ts'
import { ErrorContent } from '../error-content.tsx'
import { MemberFrame } from './member-frame.tsx'
import type { NavigationGroup } from './member-navigation.tsx'
import { useText } from '../member/text.ts'

export function Component() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorContent />
    </Frame>
  )
}

export function HydrateFallback() {
  return <GuardWaiting guard="user" />
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText()
  const { user } = useSession()
  const { pathname } = useLocation()
  const links = [
    { to: paths.dashboard, label: t('user.dashboard'), icon: IconLayoutDashboard, isExact: true },
    { to: paths.courses, label: t('user.courses'), icon: IconBook2 },
    { to: paths.reviews, label: t('user.practice'), icon: IconRepeat },
    { to: paths.notes, label: t('user.notes'), icon: IconNotes },
    { to: paths.journal, label: t('user.journal'), icon: IconNotebook },
    { to: paths.certificates, label: t('user.certificates'), icon: IconCertificate },
    { to: paths.dashboardBlogs, label: t('user.blogs'), icon: IconNews },
    { to: paths.dashboardFaq, label: t('user.faq'), icon: IconHelpCircle },
    { to: paths.profile, label: t('user.profile'), icon: IconUserCircle },
  ]
  const groups: NavigationGroup[] = [{ links }]
  if (user?.isAdmin)
    groups.push({ links: [{ to: paths.admin.dashboard, label: t('user.admin'), icon: IconSettings }] })
  return (
    <UserGuard>
      <MemberFrame title={t('user.title')} groups={groups}>
        {user && pathname === paths.dashboard && <UnconfirmedLine key={user.uid} user={user} />}
        {children}
      </MemberFrame>
    </UserGuard>
  )
}
