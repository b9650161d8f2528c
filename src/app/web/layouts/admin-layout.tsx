import {
  IconArrowsExchange,
  IconBook2,
  IconCertificate,
  IconChartBar,
  IconFileText,
  IconGauge,
  IconGavel,
  IconHistory,
  IconLanguage,
  IconLayoutDashboard,
  IconMail,
  IconPhoto,
  IconSearchOff,
  IconSpeakerphone,
  IconStack2,
  IconTags,
  IconMessageExclamation,
  IconUsers,
  IconWebhook,
  type Icon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Outlet } from '#platform/web/router/router-view.tsx'
import { factsOf, wholeKinds } from '#content/kinds.ts'
import { useKindWords } from '#desk/web/kind-words.ts'
import { GuardWaiting } from '#features/identity/web/guard-waiting.tsx'
import { AdminGuard } from '#features/identity/web/guards.tsx'
import { paths } from '#platform/paths.ts'
import { byKind } from '../by-kind.ts'
import { ErrorContent } from '../error-content.tsx'
import { MemberFrame } from './member-frame.tsx'
import { useText } from '../member/text.ts'

/** Signs of kinds in the menu; one that has none of its own gets that of a page. */
const icons = byKind(
  import.meta.glob<Icon>('/src/features/*/web/admin/*-icon.ts', { eager: true, import: 'KindIcon' }),
  'icon.ts',
)

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
  return <GuardWaiting guard="admin" />
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText()
  const kindWord = useKindWords()
  const groups = [
    {
      links: [
        { to: paths.admin.dashboard, label: t('admin.dashboard'), icon: IconLayoutDashboard, isExact: true },
        { to: paths.admin.learning, label: t('admin.learning'), icon: IconChartBar },
      ],
    },
    {
      title: t('admin.content'),
      links: wholeKinds.map((kind) => ({
        to: factsOf(kind).adminPath,
        label: kindWord(kind, 'menu'),
        icon: icons.get(kind) ?? IconFileText,
      })),
    },
    {
      title: t('admin.editing'),
      links: [
        { to: paths.admin.translations, label: t('admin.translations'), icon: IconLanguage },
        { to: paths.admin.media, label: t('admin.media'), icon: IconPhoto },
        { to: paths.admin.tags, label: t('admin.tags'), icon: IconTags },
        { to: paths.admin.series, label: t('admin.series'), icon: IconStack2 },
        { to: paths.admin.promises, label: t('admin.promises'), icon: IconMessageExclamation },
        { to: paths.admin.searchMisses, label: t('admin.searchMisses'), icon: IconSearchOff },
        { to: paths.admin.transfer, label: t('admin.transfer'), icon: IconArrowsExchange },
      ],
    },
    {
      title: t('admin.people'),
      links: [
        { to: paths.admin.users, label: t('admin.users'), icon: IconUsers },
        { to: paths.admin.certificates, label: t('admin.certificates'), icon: IconCertificate },
        { to: paths.admin.messages, label: t('admin.messages'), icon: IconMail },
        { to: paths.admin.manageDashboard, label: t('admin.manageDashboard'), icon: IconSpeakerphone },
        { to: paths.admin.operator, label: t('admin.operator'), icon: IconGavel },
        { to: paths.admin.auditLog, label: t('admin.auditLog'), icon: IconHistory },
        { to: paths.admin.limits, label: t('admin.limits'), icon: IconGauge },
        { to: paths.admin.webhooks, label: t('admin.webhooks'), icon: IconWebhook },
      ],
    },
    { links: [{ to: paths.dashboard, label: t('admin.member'), icon: IconBook2 }] },
  ]
  return (
    <AdminGuard>
      <MemberFrame title={t('admin.title')} isDense groups={groups}>
        {children}
      </MemberFrame>
    </AdminGuard>
  )
}
