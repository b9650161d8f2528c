import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams, type LoaderFunction } from 'react-router'
import { CardGrid } from '#content/web/cards/card-grid.tsx'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { loadContext } from '#platform/web/query-client.ts'
import buttons from '#ui/controls/button.module.css'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageTitle } from '#ui/page/page.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { CourseCard } from './course-card.tsx'
import { coursesQuery } from './queries.ts'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request }) => {
  const { queryClient, language } = context.get(loadContext)
  await queryClient.ensureQueryData(coursesQuery(language, new URL(request.url).searchParams))
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const { data: list } = useSuspenseQuery(coursesQuery(language, search))
  return (
    <>
      <PageHead title={t('list.title')} isHidden />
      <PageTitle title={t('list.title')}>{t('list.introduction')}</PageTitle>
      {list.items.length === 0 ? (
        <EmptyState
          title={t('list.empty')}
          action={
            <Link className={buttons.secondary} to={paths.learn}>
              {t('list.toLearn')}
            </Link>
          }
        />
      ) : (
        <CardGrid>
          {list.items.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </CardGrid>
      )}
      <Pagination page={list.page} hasNext={list.hasNext} />
    </>
  )
}
