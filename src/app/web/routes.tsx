import type { RouteObject } from 'react-router'
import { paths } from '#platform/paths.ts'
import { ErrorPage } from './error-page.tsx'
import { layout, page } from './lazy-route.ts'
import { Root, RootFallback } from './root.tsx'

/** The table of contents of the site: one line per page. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    HydrateFallback: RootFallback,
    ErrorBoundary: ErrorPage,
    children: [
      layout('app/web/layouts/public-layout', 'server', [
        page(paths.home, 'app/web/home-page'),
        page('*', 'app/web/not-found-page'),
      ]),
    ],
  },
]
