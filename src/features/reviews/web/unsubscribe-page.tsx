import { useState } from 'react'
import { useParams } from '#platform/web/router/router.ts'
import { paths } from '#platform/paths.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { Link } from '#platform/web/link.tsx'
import { errorOfPosted, usePostedForm } from '#platform/web/posted-form.ts'
import { useApi } from '#platform/web/query-client.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page, PageTitle } from '#ui/page/page.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { useReaderText } from './reader-text.ts'

type State = 'asking' | 'sending' | 'done' | 'unknown' | 'failed'

/** Stops reminders for whoever has the address from one of them. Asks for one press, because mail programs open links by themselves. */
export function Component() {
  const t = useReaderText()
  const api = useApi()
  const { token = '' } = useParams()
  const posted = usePostedForm()
  const [state, setState] = useState<State>(() => {
    if (posted?.problem) return stateOf(errorOfPosted(posted))
    return posted ? 'done' : 'asking'
  })
  const stop = async () => {
    setState('sending')
    try {
      await api.post('/api/reminders/end', { body: { token } })
      setState('done')
    } catch (error) {
      setState(stateOf(error))
    }
  }
  return (
    <Page narrow>
      <PageHead title={t('stop.title')} isHidden />
      <PageTitle title={t('stop.title')}>
        {state === 'done' || state === 'unknown' ? null : <p>{t('stop.text')}</p>}
      </PageTitle>
      {state === 'done' && (
        <Notice live>
          <p>{t('stop.done')}</p>
        </Notice>
      )}
      {(state === 'unknown' || state === 'failed') && (
        <Notice tone="warning" live>
          <p>{t(`stop.${state}`)}</p>
        </Notice>
      )}
      {state === 'done' || state === 'unknown' ? (
        <p>
          <Link className={buttons.secondary} to={state === 'done' ? paths.home : paths.profile}>
            {t(`stop.${state}.next`)}
          </Link>
        </p>
      ) : (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void stop()
          }}
        >
          <BusyButton type="submit" className={buttons.primary} isBusy={state === 'sending'}>
            {t('stop.button')}
          </BusyButton>
        </form>
      )}
    </Page>
  )
}

function stateOf(error: unknown): 'unknown' | 'failed' {
  return error instanceof ApiError && (error.status === 404 || error.status === 422) ? 'unknown' : 'failed'
}
