import { useAnswer } from '#platform/web/answers/use-answer.ts'
import { latePart } from '#platform/web/late/late-part.tsx'
import { useHydrated } from '#platform/web/hydrated.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { siteQuery } from './layouts/site-query.ts'

const Analytics = latePart(async () => (await import('#features/analytics/web/analytics.tsx')).Analytics)

/** Analytics, when the site has a measurement id. */
export function SiteAnalytics({ onNavigation }: { onNavigation(listener: () => void): () => void }) {
  const { language } = useLanguage()
  const isHydrated = useHydrated()
  const { data: site } = useAnswer(siteQuery(language), isHydrated)
  return (
    isHydrated &&
    site?.analyticsMeasurementId && (
      <Analytics measurementId={site.analyticsMeasurementId} onNavigation={onNavigation} />
    )
  )
}
