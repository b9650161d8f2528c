import { useMemo } from 'react'
import { JournalView } from '#features/journal/web/journal-view.tsx'
import { useText } from '#features/journal/web/text.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useSession } from '#platform/web/session.ts'
import { createJournalDevice } from './journal-device.ts'

/** A member's journal, kept on the device by itself so that it opens without a connection. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const reader = useSession().user?.uid ?? ''
  const title = t('title')
  const device = useMemo(() => createJournalDevice({ reader, language, title }), [reader, language, title])
  return <JournalView key={reader} device={device} />
}
