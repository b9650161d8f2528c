import { Skeleton } from '@mantine/core'
import { useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useText } from '../../web/text.ts'
import { PromisesForm } from './promises-form.tsx'

/** The words that count as promises of profit, in both languages. */
export function Component() {
  const t = useText()
  const promises = useQuery({
    ...apiQuery('/api/admin/promises'),
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <AdminPage title={t('promises.title')} about={t('promises.about')}>
      {promises.isError && <LoadFailure error={promises.error} onRetry={promises.refetch} />}
      {promises.isPending && <Skeleton height={480} />}
      {promises.data && <PromisesForm stored={promises.data} />}
    </AdminPage>
  )
}
