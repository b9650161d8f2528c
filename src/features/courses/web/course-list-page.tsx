import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useSearchParams } from '#platform/web/router/router.ts'
import { CardGrid } from '#content/web/cards/card-grid.tsx'
import { FilteredList } from '#content/web/filtered-list.tsx'
import { loadList } from '#content/web/list-query.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { CourseCard } from './course-card.tsx'
import { coursesQuery } from './queries.ts'
import { useText } from './text.ts'

export const loader = loadList(coursesQuery)

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const { data: list } = useLoaded(coursesQuery(language, search))
  return (
    <>
      <PageHead title={t('list.title')} isHidden />
      <FilteredList
        title={t('list.title')}
        introduction={t('list.introduction')}
        nothing={
          list.items.length === 0
            ? { title: t('list.empty'), to: paths.learn, label: t('list.toLearn') }
            : null
        }
        page={list}
      >
        <CardGrid>
          {list.items.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </CardGrid>
      </FilteredList>
    </>
  )
}
