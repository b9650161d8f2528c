import { useLocation } from '#platform/web/router/router.ts'
import { doneParameter, knownParameter, signOutStep } from '#platform/posted-form.ts'
import { useSession } from '#platform/web/session.ts'
import { Notice } from '#ui/states/notice.tsx'
import { WayToUs } from '../forms/refusal.tsx'
import { useIdleTimes } from '../session/idle-time.ts'
import { useRedirectResult } from '../session/redirect-result.tsx'
import { useSessionText } from '../session/text.ts'
import { useText } from '../text.ts'
import { findWantedPage } from '../../wanted-page.ts'

type Key = Parameters<ReturnType<typeof useText>>[0]

const redirectFailures: Record<string, Key> = {
  access_denied: 'redirect.cancelled',
  account_not_linked: 'redirect.notLinked',
  another_account: 'redirect.anotherAccount',
  not_asked_again: 'redirect.notAskedAgain',
  email_not_verified: 'redirect.unverified',
  account_suspended: 'refusal.suspended',
  provider_unavailable: 'redirect.unavailable',
  state_mismatch: 'redirect.expired',
  state_not_found: 'redirect.expired',
  email_not_found: 'redirect.noEmail',
  too_many_requests: 'redirect.tooMany',
  server_busy: 'redirect.unchecked',
  database_unavailable: 'redirect.unchecked',
  'network.unreachable': 'redirect.unchecked',
  'server.failed': 'redirect.unchecked',
  'server.busy': 'redirect.unchecked',
  'database.unavailable': 'redirect.unchecked',
}

/** Why the reader is on the sign-in page, when there is something to say about it: the most telling reason only. */
export function EntranceNotices() {
  const t = useText()
  const session = useSessionText()
  const { ending } = useSession()
  const { page } = useIdleTimes()
  const redirect = useRedirectResult()
  const location = useLocation()

  if (ending) {
    return (
      <Notice tone={ending === 'signed-out' ? 'success' : 'info'} live>
        <p>{ending === 'password' ? t('ending.password') : session(`ending.${ending}`, { page })}</p>
      </Notice>
    )
  }
  const search = new URLSearchParams(location.search)
  if (search.get(doneParameter) === signOutStep.value) {
    return (
      <Notice tone="success" live>
        <p>{session('ending.signed-out', { page })}</p>
      </Notice>
    )
  }
  if (redirect.state === 'failed') {
    const isCancelled = redirect.code === 'access_denied'
    return (
      <Notice tone={isCancelled ? 'warning' : 'risk'} live>
        <p>{t(redirectFailures[redirect.code] ?? 'redirect.failed')}</p>
        {redirect.code === 'account_suspended' && <WayToUs />}
      </Notice>
    )
  }
  if (redirect.state === 'away') {
    return (
      <Notice tone="warning" live>
        <p>{t('signIn.away')}</p>
      </Notice>
    )
  }
  if (hasAccount(location.state) || search.has(knownParameter)) {
    return (
      <Notice live>
        <p>{t('register.known')}</p>
      </Notice>
    )
  }
  if (findWantedPage(location)) {
    return (
      <Notice>
        <p>{t('signIn.wanted')}</p>
      </Notice>
    )
  }
  return null
}

/** Said by the registration page in the history entry. */
function hasAccount(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasAccount' in state
}
