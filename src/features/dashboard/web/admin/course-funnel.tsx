import { Anchor } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import { paths } from '#platform/paths.ts'
import type { CourseFunnel as Funnel } from '../../reports/contract.ts'
import { Bars } from './charts/bars.tsx'
import { ChartTable } from './charts/chart-table.tsx'
import { Part } from './part.tsx'
import { useText } from './text.ts'
import { useCount } from './use-count.ts'

/** How far members get in each course, each with the way to its report. */
export function CourseFunnel({
  courses,
  isWhole = false,
}: {
  courses: readonly Funnel[]
  isWhole?: boolean
}) {
  const t = useText()
  const write = useCount()
  const completed = courses.reduce((sum, course) => sum + course.completed, 0)
  return (
    <Part
      title={t('courses')}
      about={courses.length === 0 ? t('courses.none') : t('courses.about', { count: completed })}
    >
      {courses.length > 0 && (
        <>
          <Bars
            legend={[t('courses.completed'), t('courses.notCompleted'), t('courses.notStarted')]}
            bars={courses.map(({ id, title, titleLanguage, enrolled, started, completed }) => ({
              key: id,
              label: title || t('untitled'),
              lang: title ? titleLanguage : undefined,
              parts: [completed, started - completed],
              total: enrolled,
              words: t('courses.figures', { completed: write(completed), enrolled: write(enrolled) }),
            }))}
          />
          <ChartTable
            title={t('courses')}
            head={[t('courses.course'), t('courses.enrolled'), t('courses.started'), t('courses.completed')]}
            rows={courses.map(({ id, title, titleLanguage, enrolled, started, completed }) => ({
              key: id,
              cells: [
                <Anchor
                  key="course"
                  component={Link}
                  to={`${paths.admin.learning}?course=${id}`}
                  size="sm"
                  lang={title ? titleLanguage : undefined}
                >
                  {title || t('untitled')}
                </Anchor>,
                write(enrolled),
                write(started),
                write(completed),
              ],
            }))}
          />
        </>
      )}
      {!isWhole && (
        <Anchor component={Link} to={paths.admin.learning} size="sm">
          {t('courses.all')}
        </Anchor>
      )}
    </Part>
  )
}
