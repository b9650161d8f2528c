import { Skeleton } from '@mantine/core'
import { useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { LegalVersions } from './legal/legal-versions.tsx'
import { FeaturedItems } from './settings/featured-items.tsx'
import { SettingsForm } from './settings/settings-form.tsx'
import { useText } from './text.ts'

/** What the home page and the members' dashboard say and show. */
export function Component() {
  const t = useText()
  const settings = useQuery({
    ...apiQuery('/api/admin/site-settings'),
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <AdminPage title={t('settings')} about={t('settings.about')}>
      {settings.isLoadingError && <LoadFailure error={settings.error} onRetry={settings.refetch} />}
      {settings.isPending && <Skeleton height={480} />}
      {settings.data && <SettingsForm stored={settings.data} />}
      <FeaturedItems />
      <LegalVersions />
    </AdminPage>
  )
}
