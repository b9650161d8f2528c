import { Anchor, Skeleton } from '@mantine/core'
import { useQuery } from '#platform/web/answers/queries.ts'
import { Link } from '#platform/web/router/links.tsx'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { ChoiceFilter } from '#ui/web/admin/list/choice-filter.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { CourseFunnel } from '../course-funnel.tsx'
import { useText } from '../text.ts'
import { CourseReport } from './course-report.tsx'
import { Learners } from './learners.tsx'

/** How learning goes: in all courses, or in the one that the address names, and who learns there. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const address = useAddress()
  const course = address.read('course')
  const funnels = useQuery({
    ...apiQuery('/api/admin/course-reports', { query: { lang: language } }),
    staleTime: 60_000,
  })
  return (
    <AdminPage
      title={t('learning')}
      about={t('learning.about')}
      above={
        <Anchor component={Link} to={paths.admin.dashboard}>
          {t('learning.back')}
        </Anchor>
      }
    >
      {funnels.isError && <LoadFailure error={funnels.error} onRetry={funnels.refetch} />}
      {funnels.isPending && <Skeleton height={220} />}
      {funnels.data && (
        <ChoiceFilter
          label={t('courses.course')}
          name="course"
          all={t('learning.allCourses')}
          options={funnels.data.items.map(({ id, title }) => ({ value: id, label: title || t('untitled') }))}
        />
      )}
      {course ? (
        <CourseReport key={course} id={course} />
      ) : (
        funnels.data && <CourseFunnel courses={funnels.data.items} isWhole />
      )}
      <Learners course={course} />
    </AdminPage>
  )
}
