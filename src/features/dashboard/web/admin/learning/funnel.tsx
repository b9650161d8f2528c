import { Anchor } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import { itemPath } from '#desk/web/kinds.ts'
import type { CourseReport } from '../../../reports/contract.ts'
import { Bars } from '../charts/bars.tsx'
import { ChartTable } from '../charts/chart-table.tsx'
import { Part } from '../part.tsx'
import { useText } from '../text.ts'
import { useCount } from '../use-count.ts'

/** From enrolment to completion. */
export function Funnel({ report }: { report: CourseReport }) {
  const t = useText()
  const write = useCount()
  const { enrolled, started, completed } = report
  const steps = [
    { key: 'enrolled', label: t('courses.enrolled'), count: enrolled },
    { key: 'started', label: t('courses.started'), count: started },
    { key: 'completed', label: t('courses.completed'), count: completed },
  ]
  return (
    <Part
      title={t('funnel')}
      about={
        enrolled === 0
          ? t('funnel.none')
          : t('funnel.about', { count: completed, enrolled, waiting: enrolled - started })
      }
    >
      {enrolled > 0 && (
        <>
          <Bars
            legend={[t('learning.members')]}
            bars={steps.map(({ key, label, count }) => ({
              key,
              label,
              parts: [count],
              total: enrolled,
              words: write(count),
            }))}
          />
          <ChartTable
            title={t('funnel')}
            head={[t('funnel.step'), t('learning.members')]}
            rows={steps.map(({ key, label, count }) => ({ key, cells: [label, write(count)] }))}
          />
        </>
      )}
      <Anchor component={Link} to={itemPath({ kind: 'course', id: report.courseId })} size="sm">
        {t('learning.toCourse')}
      </Anchor>
    </Part>
  )
}
