import type { LoaderFunction } from 'react-router'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { data } from '#platform/web/router/route-answers.ts'
import { useLoaderData, useParams } from '#platform/web/router/router.ts'
import { paths } from '#platform/paths.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { Link } from '#platform/web/link.tsx'
import { loadContext } from '#platform/web/query-client.ts'
import buttons from '#ui/controls/button.module.css'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page, PageTitle } from '#ui/page/page.tsx'
import { CertificateView } from './certificate-view.tsx'
import { certificateQuery } from './queries.ts'
import { useText } from './text.ts'

/** Whoever follows a wrong address is told so, in words about certificates. */
export const loader: LoaderFunction = async ({ context, params: { id = '' } }) => {
  const { queryClient } = context.get(loadContext)
  try {
    await queryClient.ensureQueryData(certificateQuery(id))
    return { isThere: true }
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 422, 429].includes(error.status)) throw error
    if (error.status === 429) throw data(null, { status: 429 })
    return data({ isThere: false }, { status: 404 })
  }
}

export function Component() {
  const { isThere } = useLoaderData<{ isThere: boolean }>()
  return isThere ? <Found /> : <Unknown />
}

function Found() {
  const t = useText()
  const { id = '' } = useParams()
  const { data: certificate } = useLoaded(certificateQuery(id))
  return (
    <Page>
      <PageHead
        title={t('title', { name: certificate.holder.latin })}
        description={t('description')}
        isHidden
      />
      <CertificateView certificate={certificate} />
    </Page>
  )
}

function Unknown() {
  const t = useText()
  return (
    <Page narrow>
      <PageHead title={t('unknown')} isHidden />
      <PageTitle title={t('unknown')}>{t('unknown.text')}</PageTitle>
      <Link className={buttons.secondary} to={paths.home}>
        {t('unknown.home')}
      </Link>
    </Page>
  )
}
