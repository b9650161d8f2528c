import { useEffect, type ComponentType } from 'react'
import { isRouteErrorResponse } from '#platform/web/router/route-answers.ts'
import { useRevalidator, useRouteError } from '#platform/web/router/router.ts'
import { paths } from '#platform/paths.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { ChunkError } from '#platform/web/late/lazy.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page, PageTitle } from '#ui/page/page.tsx'
import { focusWhenThere } from './arrival.tsx'
import styles from './not-found-content.module.css'
import { openKept } from './offline/open-kept.ts'
import { useText } from './text.ts'

let NotFound: ComponentType | undefined

/** Few visits begin at an address where nothing is: whoever shows one, or goes on to other pages, brings what is said there before. */
export function bringNotFound(content: ComponentType): void {
  NotFound = content
}

/** What to say about the error of a route: nothing there, no connection, or our own fault; and the way on. */
export function ErrorContent() {
  const t = useText()
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const isAway = error instanceof ChunkError || (error instanceof ApiError && error.status === 0)
  useKeptInstead(isAway)
  useEffect(() => arriveAgain, [])
  if (NotFound && isRouteErrorResponse(error) && error.status === 404) return <NotFound />

  const kind =
    error instanceof ChunkError
      ? 'chunk'
      : error instanceof ApiError && error.status === 0
        ? 'offline'
        : 'server'
  const again = () => (kind === 'chunk' ? location.reload() : void revalidate())
  return (
    <Page narrow>
      <PageHead title={t(`error.${kind}.title`)} isHidden />
      <PageTitle title={t(`error.${kind}.title`)}>{t(`error.${kind}.text`)}</PageTitle>
      <div className={styles.ways}>
        <BusyButton type="button" className={buttons.primary} isBusy={state === 'loading'} onClick={again}>
          {t('error.again')}
        </BusyButton>
        {isAway && (
          <a className={buttons.secondary} href={paths.offline}>
            {t('error.kept')}
          </a>
        )}
      </div>
    </Page>
  )
}

/** The page that came has taken the place of the button that had the focus: whoever pressed it is at its heading. */
function arriveAgain(): void {
  if (document.activeElement === document.body) focusWhenThere(location)
}

/** A page that could not be brought, but lies on this device, is opened from there. */
function useKeptInstead(isAway: boolean): void {
  useEffect(() => {
    if (!isAway) return
    void openKept(location.pathname + location.search)
  }, [isAway])
}
