import type { LoaderFunctionArgs } from 'react-router'
import type { Language } from '#platform/languages.ts'
import { apiQuery, loadContext } from '#platform/web/query-client.ts'
import type { SiteIdentity } from '#ui/page/site-context.ts'

/** What administrators say on every page. */
export const siteQuery = (language: Language) => apiQuery('/api/site', { query: { lang: language } })

/**
 * Fills in the site's name and address. A page is worth showing without its announcement, so a failure here is left to the query, which
 * waits for a connection where there is none: a page that is in memory does not wait with it.
 */
export async function loadSite({ request, context }: LoaderFunctionArgs): Promise<SiteIdentity> {
  const { queryClient, language } = context.get(loadContext)
  if (globalThis.navigator?.onLine !== false) await queryClient.prefetchQuery(siteQuery(language))
  const site = queryClient.getQueryData(siteQuery(language).queryKey)
  return {
    origin: new URL(request.url).origin,
    siteName: site?.siteName ?? "Traders' Hub",
    idleMinutes: site?.idleMinutes,
  }
}
