import type { LoaderFunction } from 'react-router'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useSearchParams } from '#platform/web/router/router.ts'
import { orNotFound } from '#content/web/or-not-found.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { FaqContent } from './faq-content.tsx'
import { FaqData } from './faq-data.tsx'
import { faqQuery } from './queries.ts'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request }) => {
  const { queryClient, language } = context.get(loadContext)
  await orNotFound(
    queryClient.ensureQueryData(faqQuery(language, new URL(request.url).searchParams.get('q') ?? '')),
  )
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const words = search.get('q') ?? ''
  const { data } = useLoaded(faqQuery(language, words))
  return (
    <Page>
      <PageHead
        title={t('title')}
        description={t('description')}
        canonicalPath={paths.faq}
        isHidden={words !== ''}
      />
      <FaqContent list={data} address={paths.faq} />
      {words === '' && <FaqData list={data} />}
    </Page>
  )
}
