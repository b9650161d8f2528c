import { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { useRefusalText } from '../forms/refusal-text.ts'
import { useSending } from '../forms/use-sending.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useText } from '../member/text.ts'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'

/** Everything the site keeps about the member, as a file. */
export function MyData({ user }: { user: SessionUser }) {
  const t = useText()
  const api = useApi()
  const { state, error, send } = useSending()
  const refusal = useRefusalText(error)

  const download = () =>
    send(async () =>
      saveFile(await api.get('/api/users/{uid}/export', { path: { uid: user.uid } }), 'my-data.json'),
    )
  return (
    <ProfileSection title={t('data.title')} about={t('data.about')}>
      <div className={styles.row}>
        <ActionButton variant="default" isBusy={state === 'sending'} onClick={() => void download()}>
          {t('data.button')}
        </ActionButton>
        <output className={styles.state} data-state="failed">
          {refusal}
        </output>
      </div>
    </ProfileSection>
  )
}

function saveFile(content: unknown, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
