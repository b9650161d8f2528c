import { asProblem } from '#platform/web/answers/as-problem.ts'
import { ApiError, apiRequest } from '#platform/web/api-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { useRefusalText } from '../forms/refusal-text.ts'
import { useSending } from '#platform/web/forms/use-sending.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useText } from '../member/text.ts'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'

/** What the site keeps about the member, as a file. */
export function MyData({ user }: { user: SessionUser }) {
  const t = useText()
  const { state, isUnderWay, error, send } = useSending()
  const refusal = useRefusalText(error)

  const download = () => send(async () => saveFile(await fetchData(user.uid), 'my-data.json'))
  return (
    <ProfileSection title={t('data.title')} about={t('data.about')}>
      <div className={styles.row}>
        <ActionButton variant="default" isBusy={isUnderWay} onClick={() => void download()}>
          {t('data.button')}
        </ActionButton>
        <output className={styles.state} data-state={error ? 'failed' : undefined}>
          {refusal ?? (state === 'done' ? t('data.done') : isUnderWay && t('data.sending'))}
        </output>
      </div>
    </ProfileSection>
  )
}

/** As bytes, since the pictures in it may be many. */
async function fetchData(uid: string): Promise<Blob> {
  const { path } = apiRequest('GET', '/api/users/{uid}/export', { path: { uid } })
  const response = await fetch(path).catch(() => undefined)
  if (!response) throw new ApiError(0, {})
  if (!response.ok) throw new ApiError(response.status, asProblem(await response.json().catch(() => ({}))))
  return response.blob()
}

function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
