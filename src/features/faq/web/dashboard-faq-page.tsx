import type { LoaderFunction } from 'react-router'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useSearchParams } from '#platform/web/router/router.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { FaqContent } from './faq-content.tsx'
import { memberFaqQuery } from './queries.ts'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request }) => {
  const { queryClient, language } = context.get(loadContext)
  await queryClient.ensureQueryData(
    memberFaqQuery(language, new URL(request.url).searchParams.get('q') ?? ''),
  )
  return null
}

/** Questions and answers inside the members' area, with those that are for members only. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const { data } = useLoaded(memberFaqQuery(language, search.get('q') ?? ''))
  return (
    <>
      <PageHead title={t('title')} isHidden />
      <FaqContent list={data} address={paths.dashboardFaq} />
    </>
  )
}
