import { useState } from 'react'
import { paths } from '#platform/paths.ts'
import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { middayOf, versionPath, type LegalName } from '#platform/legal/legal-texts.ts'
import styles from './ask-bar.module.css'
import { useText } from './text.ts'

/**
 * At the lower edge of every page until it is answered: what changed, where it stands, and how to accept it. It takes no focus and
 * covers nothing that cannot be scrolled above it, so that whatever is being read or typed goes on.
 */
export function AskBar({ onAccepted }: { onAccepted: () => void }) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const { signOut } = useSession()
  const { data } = useQuery(apiQuery('/api/legal/acceptances', { query: { lang: language } }))
  const asked = data?.asked ?? []
  const { accept, state } = useAccept(onAccepted)
  if (asked.length === 0) return null
  return (
    <aside className={styles.bar} aria-label={t('ask.label')}>
      <div className={styles.inner}>
        {asked.map((one) => (
          <p key={one.document}>
            <strong>{t(`ask.${one.document}`, { date: dates.date(middayOf(one.effectiveOn)) })}</strong>{' '}
            {one.summary} <Link to={versionPath(one)}>{t(`ask.read.${one.document}`)}</Link>
          </p>
        ))}
        <p className={styles.small}>
          {t('ask.without')} <Link to={paths.profile}>{t('ask.profile')}</Link>
        </p>
        <div className={styles.actions}>
          <BusyButton
            type="button"
            className={buttons.primary}
            isBusy={state === 'saving'}
            onClick={() => void accept(asked)}
          >
            {t(state === 'saving' ? 'ask.saving' : 'ask.accept')}
          </BusyButton>
          <button type="button" className={buttons.secondary} onClick={() => void signOut()}>
            {t('ask.signOut')}
          </button>
          <output className={styles.failed}>{state === 'failed' && t('ask.failed')}</output>
        </div>
      </div>
    </aside>
  )
}

function useAccept(onAccepted: () => void) {
  const api = useApi()
  const client = useQueryClient()
  const { language } = useLanguage()
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  return {
    state,
    async accept(asked: readonly LegalName[]) {
      setState('saving')
      try {
        const versions = asked.map(({ document, version }) => ({ document, version }))
        const answer = await api.post('/api/legal/acceptances', { body: { versions, language } })
        const { queryKey } = apiQuery('/api/legal/acceptances', { query: { lang: language } })
        client.setQueryData(queryKey, answer)
        onAccepted()
      } catch {
        setState('failed')
      }
    },
  }
}
