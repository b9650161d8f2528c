import { useEffect, useState } from 'react'
import type { LoaderFunction } from 'react-router'
import { useLocation, useNavigate } from '#platform/web/router/router.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import { loadContext } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Spinner } from '#ui/states/spinner.tsx'
import { Entrance } from './entrance.tsx'
import { legalQuery } from './forms/shown-texts.tsx'
import { isProofReturn } from './proof/proof-return-path.ts'
import { LostReturn, ProofReturn } from './proof/proof-return.tsx'
import { useRedirectResult } from './session/redirect-result.tsx'
import { AlreadySignedIn } from './sign-in/already-signed-in.tsx'
import { EntranceNotices } from './sign-in/entrance-notices.tsx'
import { Providers, providersQuery } from './sign-in/providers.tsx'
import { SignInForm } from './sign-in/sign-in-form.tsx'
import { SignOutForm } from './sign-in/sign-out-form.tsx'
import { entranceFor, findWantedPage, isAdminPage, isRefused } from '../wanted-page.ts'
import { useText } from './text.ts'

/** What the page of the server shows beside the form. In the browser nobody waits for it who wants to sign in. */
export const loader: LoaderFunction = ({ context }) => {
  const { queryClient, language } = context.get(loadContext)
  const asked = [queryClient.prefetchQuery(providersQuery), queryClient.prefetchQuery(legalQuery(language))]
  return typeof document === 'undefined' ? Promise.all(asked).then(() => null) : null
}

/** Signs in and goes on to the wanted page. */
export function Component() {
  const t = useText()
  const { state, user } = useSession()
  const redirect = useRedirectResult()
  const location = useLocation()
  const wanted = findWantedPage(location)
  const [isReturn] = useState(() => isProofReturn(location.search))
  const isProof = isReturn && (redirect.state !== 'done' || redirect.isSignedIn)
  const [wasGuest, setWasGuest] = useState(false)
  if (state === 'signed-out' && !wasGuest) setWasGuest(true)
  const navigate = useNavigate()

  const isForbidden =
    user !== null && !user.isAdmin && wanted !== null && (isRefused(location.state) || isAdminPage(wanted))
  const isReady = state === 'signed-in' && redirect.state !== 'waiting'
  const isNew = wasGuest || (redirect.state === 'done' && redirect.isSignedIn)
  const goesOn = isReady && !isProof && !isForbidden && (wanted !== null || isNew)

  useEffect(() => {
    if (goesOn) void navigate(wanted ?? paths.dashboard, { replace: true })
  }, [goesOn, wanted, navigate])

  return (
    <>
      <PageHead title={t('signIn.title')} description={t('signIn.description')} canonicalPath={paths.login} />
      <Entrance title={t('signIn.title')}>
        {isProof ? (
          <ProofReturn />
        ) : state === 'signed-in' ? (
          isReady && !goesOn ? (
            <>
              <LostReturn />
              <AlreadySignedIn user={user} wantedAdmin={isForbidden} />
            </>
          ) : (
            <Spinner label={t('signIn.goingOn')} />
          )
        ) : (
          <>
            <EntranceNotices />
            <SignInForm />
            <Providers wanted={wanted} />
            <p>
              {t('signIn.noAccount')}{' '}
              <Link to={entranceFor(wanted, paths.register)}>{t('register.title')}</Link>
            </p>
            <SignOutForm />
          </>
        )}
      </Entrance>
    </>
  )
}
