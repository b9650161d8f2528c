import type { ReactNode } from 'react'
import type { LoaderFunction } from 'react-router'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { useParams } from '#platform/web/router/router.ts'
import { orNotFound } from '#content/web/or-not-found.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { BackLink } from '#ui/page/back-link.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageTitle } from '#ui/page/page.tsx'
import type { Attempt } from '../contract.ts'
import { attemptQuery } from './queries.ts'
import { Results } from './results.tsx'
import { Taking } from './taking/taking.tsx'
import styles from './quiz.module.css'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, params: { attemptId = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const query = attemptQuery(language, attemptId)
  await orNotFound(queryClient.fetchQuery({ ...query, staleTime: 0 }))
  return null
}

interface Props {
  /** What an attempt that was passed ends with. */
  renderEnding: (attempt: Attempt) => ReactNode
}

/** One attempt: its questions while it is open, its results afterwards. Another language shows the same questions. */
export function AttemptView({ renderEnding }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const { attemptId = '' } = useParams()
  const { data: attempt, dataUpdatedAt } = useQuery({
    ...attemptQuery(language, attemptId),
    placeholderData: keepPreviousData,
  })
  if (!attempt) return null
  const { course, lesson, number, closedAt } = attempt
  return (
    <div className={styles.page}>
      <PageHead title={lesson.title} isHidden />
      <PageTitle
        title={<span lang={lesson.language === language ? undefined : lesson.language}>{lesson.title}</span>}
        above={<BackLink to={paths.quiz(course.slug, lesson.slug)} label={t('attempt.back')} />}
      >
        <p>{t('attempts.one', { number })}</p>
      </PageTitle>
      {closedAt === null ? (
        <Taking key={attempt.id} attempt={attempt} readAt={dataUpdatedAt} />
      ) : (
        <>
          {attempt.isPassed && renderEnding(attempt)}
          <Results key={attempt.id} attempt={attempt} />
        </>
      )}
    </div>
  )
}
