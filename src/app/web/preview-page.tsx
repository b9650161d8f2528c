import type { LoaderFunction } from 'react-router'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { data } from '#platform/web/router/route-answers.ts'
import { useLoaderData, useParams } from '#platform/web/router/router.ts'
import { useText } from '#desk/web/text.ts'
import type { Language } from '#platform/languages.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery, loadContext } from '#platform/web/query-client.ts'
import { Notice } from '#ui/states/notice.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { NotFoundContent } from './not-found-content.tsx'
import { PreviewView } from './preview/preview-view.tsx'
import styles from './preview/preview.module.css'

const previewQuery = (language: Language, token: string) =>
  apiQuery('/api/preview/{token}', { path: { token }, query: { lang: language } })

/** A link that does not work shows the same page as any address at which there is nothing. */
export const loader: LoaderFunction = async ({ context, params: { token = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  try {
    await queryClient.ensureQueryData(previewQuery(language, token))
    return { isThere: true }
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 422, 429].includes(error.status)) throw error
    if (error.status === 429) throw data(null, { status: 429 })
    return data({ isThere: false }, { status: 404 })
  }
}

export function Component() {
  const { isThere } = useLoaderData<{ isThere: boolean }>()
  return isThere ? <Draft /> : <NotFoundContent />
}

function Draft() {
  const t = useText()
  const { language } = useLanguage()
  const { token = '' } = useParams()
  const { data: preview } = useLoaded(previewQuery(language, token))
  return (
    <Page>
      <PageHead title={t('preview.of', { title: preview.article.title })} isHidden />
      <div className={styles.banner}>
        <Notice tone="warning" title={t('preview.banner')}>
          {t('preview.bannerText')}
        </Notice>
      </div>
      <PreviewView preview={preview} />
    </Page>
  )
}
