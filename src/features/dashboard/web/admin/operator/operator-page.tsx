import { Skeleton } from '@mantine/core'
import { useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useText } from '../text.ts'
import { OperatorForm } from './operator-form.tsx'
import { TextPlaces } from './text-places.tsx'

/** Who answers for the site, as the legal pages say it. */
export function Component() {
  const t = useText()
  const details = useQuery({
    ...apiQuery('/api/admin/operator'),
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <AdminPage title={t('operator.title')} about={t('operator.about')}>
      {details.isLoadingError && <LoadFailure error={details.error} onRetry={details.refetch} />}
      {details.isPending && <Skeleton height={480} />}
      {details.data && <OperatorForm stored={details.data} />}
      <TextPlaces />
    </AdminPage>
  )
}
