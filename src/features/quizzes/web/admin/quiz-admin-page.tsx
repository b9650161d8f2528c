import { Anchor, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { Link } from '#platform/web/router/links.tsx'
import { useParams } from '#platform/web/router/router.ts'
import { titlesOf } from '#desk/web/titles-of.ts'
import { paths } from '#platform/paths.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { DataTable, type Column } from '#ui/web/admin/list/data-table.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { Pager } from '#ui/web/admin/list/pager.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import type { AttemptOfMember } from '../../contract.ts'
import { ExtraTime } from './extra-time.tsx'
import { useText } from './text.ts'
import { TryQuiz } from './try-quiz.tsx'

/** What happens at a quiz: everybody's attempts, who gets more time, and an attempt of one's own that is not kept. */
export function Component() {
  const t = useText()
  const { lessonId = '' } = useParams()
  const { page } = useAddress()
  const list = useQuery({
    ...apiQuery('/api/admin/quizzes/{lessonId}/attempts', { path: { lessonId }, query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const columns = useColumns()
  const title = useTitle(lessonId)
  return (
    <AdminPage
      title={title ?? t('title')}
      about={t('about')}
      above={
        <Anchor component={Link} to={paths.admin.item('courses', lessonId)}>
          {t('back')}
        </Anchor>
      }
    >
      <Title order={2} size="h3">
        {t('attempts')}
      </Title>
      <ListSaid list={list.data} isLate={list.isPlaceholderData} />
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : list.data?.items.length === 0 ? (
        <EmptyState title={t('none')}>
          <p>{t('noneText')}</p>
        </EmptyState>
      ) : (
        <DataTable label={t('attempts')} columns={columns} rows={list.data?.items} rowKey={({ id }) => id} />
      )}
      <Pager page={page} hasNext={list.data?.hasNext ?? false} />
      <ExtraTime lessonId={lessonId} />
      <TryQuiz lessonId={lessonId} />
    </AdminPage>
  )
}

/** Of the lesson, in the language of the one who looks where it has one. */
function useTitle(lessonId: string): string | undefined {
  const { language } = useLanguage()
  const { data } = useQuery(apiQuery('/api/admin/items/{id}', { path: { id: lessonId } }))
  return data && titlesOf(data, language)[0]?.title
}

function useColumns(): Column<AttemptOfMember>[] {
  const t = useText()
  const dates = useDates()
  return [
    { key: 'member', title: t('member'), isMain: true, cell: ({ displayName }) => displayName },
    { key: 'number', title: t('number'), cell: ({ number }) => number },
    { key: 'startedAt', title: t('startedAt'), cell: ({ startedAt }) => dates.dateTime(startedAt) },
    {
      key: 'score',
      title: t('score'),
      cell: ({ score, isPassed, closedAt }) =>
        closedAt === null ? t('open') : t(isPassed ? 'passed' : 'notPassed', { score: score ?? 0 }),
    },
    {
      key: 'extraTime',
      title: t('extraTime'),
      cell: ({ extraTime }) => (extraTime > 0 ? t('percent', { percent: extraTime }) : t('noExtraTime')),
    },
  ]
}
