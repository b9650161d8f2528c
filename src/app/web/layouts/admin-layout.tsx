import {
  IconArrowsExchange,
  IconBook2,
  IconFileDownload,
  IconFileText,
  IconGauge,
  IconGavel,
  IconHelpCircle,
  IconHistory,
  IconLanguage,
  IconLayoutDashboard,
  IconMail,
  IconNews,
  IconPhoto,
  IconRoute,
  IconSchool,
  IconSearchOff,
  IconSpeakerphone,
  IconStack2,
  IconTags,
  IconMessageExclamation,
  IconUsers,
  IconVocabulary,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { GuardWaiting } from '#features/identity/web/guard-waiting.tsx'
import { AdminGuard } from '#features/identity/web/guards.tsx'
import { paths } from '#platform/paths.ts'
import { ErrorContent } from '../error-content.tsx'
import { MemberFrame } from './member-frame.tsx'
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
  return <GuardWaiting guard="admin" />
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText()
  const { admin } = paths
  const groups = [
    { links: [{ to: admin.dashboard, label: t('admin.dashboard'), icon: IconLayoutDashboard }] },
    {
      title: t('admin.content'),
      links: [
        { to: admin.blogs, label: t('admin.blogs'), icon: IconNews },
        { to: admin.learn, label: t('admin.learn'), icon: IconRoute },
        { to: admin.courses, label: t('admin.courses'), icon: IconSchool },
        { to: admin.resources, label: t('admin.resources'), icon: IconFileDownload },
        { to: admin.faq, label: t('admin.faq'), icon: IconHelpCircle },
        { to: admin.terms, label: t('admin.terms'), icon: IconVocabulary },
        { to: admin.pages, label: t('admin.pages'), icon: IconFileText },
      ],
    },
    {
      title: t('admin.editing'),
      links: [
        { to: admin.translations, label: t('admin.translations'), icon: IconLanguage },
        { to: admin.media, label: t('admin.media'), icon: IconPhoto },
        { to: admin.tags, label: t('admin.tags'), icon: IconTags },
        { to: admin.series, label: t('admin.series'), icon: IconStack2 },
        { to: admin.promises, label: t('admin.promises'), icon: IconMessageExclamation },
        { to: admin.searchMisses, label: t('admin.searchMisses'), icon: IconSearchOff },
        { to: admin.transfer, label: t('admin.transfer'), icon: IconArrowsExchange },
      ],
    },
    {
      title: t('admin.people'),
      links: [
        { to: admin.users, label: t('admin.users'), icon: IconUsers },
        { to: admin.messages, label: t('admin.messages'), icon: IconMail },
        { to: admin.manageDashboard, label: t('admin.manageDashboard'), icon: IconSpeakerphone },
        { to: admin.operator, label: t('admin.operator'), icon: IconGavel },
        { to: admin.auditLog, label: t('admin.auditLog'), icon: IconHistory },
        { to: admin.limits, label: t('admin.limits'), icon: IconGauge },
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
