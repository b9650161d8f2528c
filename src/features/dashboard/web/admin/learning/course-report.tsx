import { Skeleton } from '@mantine/core'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import styles from '../overview.module.css'
import { DropOff } from './drop-off.tsx'
import { Funnel } from './funnel.tsx'
import { Hardest } from './hardest.tsx'

/** How far the members of one course came, where they stop, and what they miss. */
export function CourseReport({ id }: { id: string }) {
  const { language } = useLanguage()
  const report = useQuery({
    ...apiQuery('/api/admin/course-reports/{id}', { path: { id }, query: { lang: language } }),
    staleTime: 60_000,
  })
  if (report.isError) return <LoadFailure error={report.error} onRetry={report.refetch} />
  if (!report.data) return <Skeleton height={480} />
  return (
    <div className={styles.grid}>
      <Funnel report={report.data} />
      <DropOff report={report.data} />
      <Hardest {...report.data} />
    </div>
  )
}
