import { Alert } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { useLocation } from '#platform/web/router/router.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import type { SignInProvider } from '../../contract.ts'
import { useRefusalText } from '../forms/refusal-text.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useText } from '../member/text.ts'
import { sessionQuery } from '../session/session-query.ts'
import { ProfileSection } from './profile-section.tsx'
import { ReadFailure } from './read-failure.tsx'
import styles from './profile.module.css'
import { ownSessionsQuery } from './sessions-query.ts'

/** The ways into this account; a redirect provider can be added, and removed while another way remains. */
export function SignInMethods({ user }: { user: SessionUser }) {
  const t = useText()
  const { data: session } = useQuery(sessionQuery)
  const { data, error, refetch } = useQuery(ownSessionsQuery(user.uid))
  const providers = session?.providers ?? []
  const linked = new Set(data?.signIns.map(({ provider }) => provider))
  // A provider that the site does not offer any more leads nowhere.
  const waysIn = ['password', ...providers.map(({ id }) => id)].filter((id) => linked.has(id))
  const result = useJoinResult(providers)

  const { add, remove } = useProviderChanges(user)
  const failure = add.error ?? remove.error
  const refusal = useRefusalText(failure instanceof ApiError ? failure : null)
  const isLeaving = add.isPending || add.isSuccess
  const told =
    remove.isSuccess && remove.variables
      ? t('methods.removed', { name: remove.variables.name })
      : result?.isAdded && result.text
  const failed = refusal ?? (result && !result.isAdded ? result.text : null)
  return (
    <ProfileSection title={t('methods.title')} about={t('methods.about')}>
      {failed && (
        <Alert color="red" role="alert">
          {failed}
        </Alert>
      )}
      {!data && error && providers.length > 0 && <ReadFailure error={error} onRetry={refetch} />}
      <ul className={styles.sessions}>
        <li className={styles.session}>
          {t(session?.hasPassword ? 'methods.password' : 'methods.noPassword')}
        </li>
        {providers.map((provider) => (
          <li key={provider.id} className={styles.session}>
            {t(linked.has(provider.id) ? 'methods.linked' : 'methods.notLinked', { name: provider.name })}
            {data && (
              <ActionButton
                variant="default"
                disabled={isLeaving || (linked.has(provider.id) && waysIn.length < 2)}
                isBusy={remove.isPending && remove.variables?.id === provider.id}
                onClick={() => (linked.has(provider.id) ? remove : add).mutate(provider)}
              >
                {isLeaving && add.variables?.id === provider.id
                  ? t('methods.leaving', { name: provider.name })
                  : t(linked.has(provider.id) ? 'methods.remove' : 'methods.add', { name: provider.name })}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <output className={styles.state}>{told}</output>
    </ProfileSection>
  )
}

/** Adding a provider leads to its site; removing one is done here. */
function useProviderChanges(user: SessionUser) {
  const api = useApi()
  const queryClient = useQueryClient()
  const add = useMutation({
    mutationFn: ({ id }: SignInProvider) =>
      api.post('/api/users/{uid}/sign-ins', { path: { uid: user.uid }, body: { provider: id } }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => console.error('Google redirect login failed', error),
  })
  const remove = useMutation({
    mutationFn: ({ id }: SignInProvider) =>
      api.delete('/api/users/{uid}/sign-ins/{provider}', { path: { uid: user.uid, provider: id } }),
    onSettled: () => queryClient.invalidateQueries(ownSessionsQuery(user.uid)),
  })
  return { add, remove }
}

/** What came of adding a provider, once: the address that says so is cleared. */
function useJoinResult(providers: SignInProvider[]): { isAdded: boolean; text: string } | null {
  const t = useText()
  const { search } = useLocation()
  const [{ joined, error }] = useState(() => {
    const asked = new URLSearchParams(search)
    return { joined: asked.get('joined'), error: asked.get('error') }
  })
  useEffect(() => {
    if (joined === null && error === null) return
    history.replaceState(history.state, '', location.pathname)
  }, [joined, error])
  const name = providers.find(({ id }) => id === joined)?.name ?? providers[0]?.name
  if (name === undefined || (joined === null && error === null)) return null
  if (error === null) return { isAdded: true, text: t('methods.added', { name }) }
  return { isAdded: false, text: t(joinFailures[error] ?? 'methods.failed', { name }) }
}

const joinFailures: Record<string, `methods.${'taken' | 'unverified' | 'cancelled' | 'sessionOver'}`> = {
  account_already_linked_to_different_user: 'methods.taken',
  unable_to_link_account: 'methods.unverified',
  access_denied: 'methods.cancelled',
  session_changed: 'methods.sessionOver',
}
