import { Alert, Button, Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { useDates } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import type { ApiToken } from '../../../contract.ts'
import { useRefusalText } from '../../forms/refusal-text.ts'
import { useText } from '../../member/text.ts'
import { ProfileSection } from '../profile-section.tsx'
import styles from '../profile.module.css'
import { NewToken } from './new-token.tsx'
import { tokensQuery } from './tokens-query.ts'

/** Tokens of the member for other programs: makes them, shows each once, withdraws them. */
export function Tokens({ user }: { user: SessionUser }) {
  const t = useText()
  const api = useApi()
  const queryClient = useQueryClient()
  const query = tokensQuery(user.uid)
  const { data, error } = useQuery(query)
  const withdraw = useMutation({
    mutationFn: (id: string) => api.delete('/api/users/{uid}/tokens/{id}', { path: { uid: user.uid, id } }),
    onSettled: () => queryClient.invalidateQueries(query),
  })
  const failure = withdraw.error ?? error
  const refusal = useRefusalText(failure instanceof ApiError ? failure : null)
  return (
    <ProfileSection title={t('tokens.title')} about={t('tokens.about')}>
      <div>
        <Button component="a" variant="default" href="/api">
          {t('tokens.documents')}
        </Button>
      </div>
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      {!data && !error && <Skeleton height={64} />}
      <ul className={styles.sessions}>
        {data?.items.map((token) => (
          <li key={token.id} className={styles.session}>
            <Token token={token} />
            <ActionButton
              variant="default"
              isBusy={withdraw.isPending && withdraw.variables === token.id}
              aria-label={t('tokens.withdrawNamed', { name: token.name })}
              onClick={() => withdraw.mutate(token.id)}
            >
              {t('tokens.withdraw')}
            </ActionButton>
          </li>
        ))}
      </ul>
      <output className={styles.state}>{withdraw.isSuccess && t('tokens.withdrawn')}</output>
      <NewToken user={user} known={data?.items} />
    </ProfileSection>
  )
}

function Token({ token }: { token: ApiToken }) {
  const t = useText()
  const { date, dateTime } = useDates()
  const { name, scope, createdAt, expiresAt, lastUsedAt, isOver } = token
  return (
    <div className={styles.device}>
      <strong>{name}</strong>
      <div className={styles.small}>{t(`tokens.${scope}`)}</div>
      <div className={styles.small}>
        {t('tokens.opens', { time: date(createdAt) })} ·{' '}
        {t(isOver ? 'tokens.over' : 'tokens.until', { time: date(expiresAt) })}
      </div>
      <div className={styles.small}>
        {lastUsedAt === null ? t('tokens.unused') : t('tokens.used', { time: dateTime(lastUsedAt) })}
      </div>
    </div>
  )
}
