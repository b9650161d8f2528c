import { Skeleton } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { LinkButton } from '#ui/web/admin/link-button.tsx'
import { CourseFunnel } from './course-funnel.tsx'
import styles from './overview.module.css'
import { People } from './people.tsx'
import { PublishQueue } from './publish-queue.tsx'
import { RecentEvents } from './recent-events.tsx'
import { SetUpCard } from './set-up/set-up-card.tsx'
import { useText } from './text.ts'
import { Today } from './today.tsx'
import { Translation } from './settings/translation.tsx'
import { Uploads } from './uploads.tsx'

/** What needs the administrators today. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const overview = useQuery({
    ...apiQuery('/api/admin/overview', { query: { lang: language } }),
    staleTime: 15_000,
    refetchInterval: 60_000,
  })
  return (
    <AdminPage
      title={t('title')}
      action={
        <LinkButton to={paths.admin.manageDashboard} icon={IconSpeakerphone}>
          {t('manage')}
        </LinkButton>
      }
    >
      <SetUpCard />
      {overview.isError && <LoadFailure error={overview.error} onRetry={overview.refetch} />}
      {overview.isPending && (
        <div className={styles.grid} aria-busy>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={220} />
          ))}
        </div>
      )}
      {overview.data && (
        <>
          <Today overview={overview.data} />
          <div className={styles.grid}>
            <PublishQueue queue={overview.data.queue} />
            <Translation coverage={overview.data.coverage} behind={overview.data.behind} />
            <People people={overview.data.people} />
            <CourseFunnel courses={overview.data.courses} />
            <RecentEvents events={overview.data.events} />
            <Uploads storage={overview.data.storage} />
          </div>
        </>
      )}
    </AdminPage>
  )
}
