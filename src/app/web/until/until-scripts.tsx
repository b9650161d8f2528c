import { paths } from '#platform/paths.ts'
import { signOutStep } from '#platform/posted-form.ts'
import { Spinner } from '#ui/states/spinner.tsx'

interface Props {
  siteName: string | undefined
  /** Of the page, to load it again. */
  address: string
  t(key: string): string
}

/** What members see of their pages until the scripts have come, when they are late, and when none run; the browser puts the page itself in its place. */
export function UntilScripts({ siteName, address, t }: Props) {
  const signOut = (
    <form method="post" action={paths.login}>
      <button type="submit" {...signOutStep}>
        {t('account.signOut')}
      </button>
    </form>
  )
  return (
    <>
      <div className="until-scripts">
        <p className="name" aria-hidden>
          {siteName}
        </p>
        <Spinner overlay />
        <main className="late">
          <h1>{t('lateScripts.title')}</h1>
          <p>{t('lateScripts.text')}</p>
          <p>
            <a href={address}>{t('error.again')}</a>
          </p>
          {signOut}
        </main>
      </div>
      <noscript>
        <main className="needs-script">
          <h1>{t('needsScript.title')}</h1>
          <p>{t('needsScript.text')}</p>
          <p>
            <a href={paths.home}>{t('notFound.home')}</a>
          </p>
          {signOut}
        </main>
      </noscript>
    </>
  )
}
