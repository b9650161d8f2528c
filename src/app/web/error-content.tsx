import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { ApiError } from '#platform/web/api-client.ts'
import { ChunkError } from '#platform/web/lazy.ts'
import buttons from '#ui/button.module.css'
import { PageHead } from '#ui/page-head.tsx'
import { Page, PageTitle } from '#ui/page.tsx'
import { NotFoundContent } from './not-found-content.tsx'
import { useText } from './text.ts'

/** What to say about the error of a route: nothing there, no connection, or our own fault; and the way on. */
export function ErrorContent() {
  const t = useText()
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundContent />

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
      <button type="button" className={buttons.primary} disabled={state === 'loading'} onClick={again}>
        {t('error.again')}
      </button>
    </Page>
  )
}
