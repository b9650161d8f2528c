import type { LoaderFunction } from 'react-router'
import { reviewsQuery, weekQuery } from '#features/reviews/web/queries.ts'
import { useText } from '#features/reviews/web/text.ts'
import { Week } from '#features/reviews/web/week.tsx'
import { paths } from '#platform/paths.ts'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { BackLink } from '#ui/page/back-link.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageTitle } from '#ui/page/page.tsx'
import { NothingDue } from './nothing-due.tsx'
import { Rounds } from './rounds.tsx'
import styles from './reviews.module.css'

export const loader: LoaderFunction = async ({ context }) => {
  const { queryClient, language } = context.get(loadContext)
  await Promise.all([
    queryClient.fetchQuery({ ...reviewsQuery(language), staleTime: 0 }),
    queryClient.fetchQuery({ ...weekQuery(), staleTime: 0 }),
  ])
  return null
}

/** What was missed, asked again when its time has come: the fields are those of quizzes, the plan is that of `features/reviews`. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { data: reviews } = useQuery({ ...reviewsQuery(language), placeholderData: keepPreviousData })
  if (!reviews) return null
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} isHidden />
      <PageTitle title={t('title')} above={<BackLink to={paths.dashboard} label={t('back')} />}>
        <p>{t('introduction')}</p>
      </PageTitle>
      <Rounds reviews={reviews} empty={<NothingDue next={reviews.next} />} />
      <Week />
    </div>
  )
}
