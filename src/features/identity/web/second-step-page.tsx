import { useEffect } from 'react'
import { useLocation, useNavigate } from '#platform/web/router/router.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import { useSession } from '#platform/web/session.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Spinner } from '#ui/states/spinner.tsx'
import { Entrance } from './entrance.tsx'
import { CodeForm } from './sign-in/code-form.tsx'
import { afterSecondStep, beginAgain } from '../wanted-page.ts'
import { useEntranceText } from './entrances/text.ts'
import { useText } from './text.ts'

/** The second step of a sign-in, after a password or another site; goes on to the wanted page. */
export function Component() {
  const t = useText()
  const say = useEntranceText()
  const { state, refresh } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const isIn = state === 'signed-in'
  useEffect(() => {
    if (isIn) void navigate(afterSecondStep(search), { replace: true })
  }, [isIn, search, navigate])
  return (
    <>
      <PageHead
        title={say('secondStep.title')}
        description={say('secondStep.introduction')}
        canonicalPath={paths.secondStep}
      />
      <Entrance title={say('secondStep.title')} introduction={say('secondStep.introduction')} hasAccount>
        {isIn ? (
          <Spinner label={t('signIn.goingOn')} />
        ) : (
          <>
            <CodeForm onDone={async () => void (await refresh())} />
            <p>
              {say('secondStep.lost')} <Link to={paths.contact}>{t('contact.write')}</Link>
            </p>
            <p>
              <Link to={beginAgain(search)}>{t('secondStep.again')}</Link>
            </p>
          </>
        )}
      </Entrance>
    </>
  )
}
