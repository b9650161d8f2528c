import type { LoaderFunction } from 'react-router'
import { Outlet } from '#platform/web/router/router-view.tsx'
import { useLoaderData } from '#platform/web/router/router.ts'
import type { SiteIdentity } from '#ui/page/site-context.ts'
import { ErrorContent } from '../error-content.tsx'
import { SiteFrame } from './site-frame.tsx'
import { loadSite } from './site-query.ts'

export const loader: LoaderFunction = loadSite

export function Component() {
  return (
    <SiteFrame identity={useLoaderData<SiteIdentity>()}>
      <Outlet />
    </SiteFrame>
  )
}

/** What goes wrong on a page stands inside the frame, so that the way on stays in sight. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorContent />
    </SiteFrame>
  )
}
