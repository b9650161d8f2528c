import { Alert, Badge, Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import type { UserSession } from '../../contract.ts'
import { useRefusalText } from '../forms/refusal-text.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useText } from '../member/text.ts'
import { useIdleTimes } from '../session/idle-time.ts'
import { sessionsAnchor } from '../../profile-anchors.ts'
import { deviceName } from '../../describe-device.ts'
import { ProfileSection } from './profile-section.tsx'
import { ReadFailure } from './read-failure.tsx'
import styles from './profile.module.css'
import { ownSessionsQuery } from './sessions-query.ts'

/** Where one is signed in; each place but this one can be signed out from here. */
export function Sessions({ user }: { user: SessionUser }) {
  const t = useText()
  const api = useApi()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(ownSessionsQuery(user.uid))
  const end = useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? api.delete('/api/users/{uid}/sessions', { path: { uid: user.uid } })
        : api.delete('/api/users/{uid}/sessions/{id}', { path: { uid: user.uid, id } }),
    onSettled: () => queryClient.invalidateQueries(ownSessionsQuery(user.uid)),
  })
  const failure = end.error ?? (data ? error : null)
  const refusal = useRefusalText(failure instanceof ApiError ? failure : null)
  return (
    <ProfileSection anchor={sessionsAnchor} title={t('sessions.title')} about={t('sessions.about')}>
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      {!data && (error ? <ReadFailure error={error} onRetry={refetch} /> : <Skeleton height={64} />)}
      <ul className={styles.sessions}>
        {data?.sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <Session session={session} />
            {!session.isCurrent && (
              <ActionButton
                variant="default"
                isBusy={end.isPending && end.variables === session.id}
                aria-label={t('sessions.endNamed', {
                  device: deviceName(session.userAgent) ?? t('sessions.unknown'),
                })}
                onClick={() => end.mutate(session.id)}
              >
                {t('sessions.end')}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <output className={styles.state}>{end.isSuccess && t('sessions.ended')}</output>
      {data && data.sessions.length > 1 && (
        <div>
          <ActionButton
            variant="default"
            isBusy={end.isPending && end.variables === null}
            onClick={() => end.mutate(null)}
          >
            {t('sessions.endOthers')}
          </ActionButton>
        </div>
      )}
    </ProfileSection>
  )
}

function Session({ session }: { session: UserSession }) {
  const t = useText()
  const { dateTime } = useDates()
  const { idle } = useIdleTimes()
  return (
    <div className={styles.device}>
      <div className={styles.row}>
        <strong>{deviceName(session.userAgent) ?? t('sessions.unknown')}</strong>
        {session.isCurrent && (
          <Badge color="green" variant="light" tt="none">
            {t('sessions.current')}
          </Badge>
        )}
      </div>
      <div className={styles.small}>
        {t('sessions.active', { time: dateTime(session.lastActiveAt) })} · {session.address}
      </div>
      <div className={styles.small}>
        {session.keepSignedIn
          ? t('sessions.kept', { time: dateTime(session.endsAt) })
          : t('sessions.short', { idle })}
      </div>
    </div>
  )
}
