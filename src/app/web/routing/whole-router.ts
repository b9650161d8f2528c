import type { QueryClient } from '@tanstack/react-query'
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  type DataRouter,
  type HydrationState,
  type RouteObject,
} from 'react-router'
import type { Language } from '#platform/languages.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { routes } from '../routes.tsx'

interface Tools {
  queryClient: QueryClient
  language(): Language
  /** What the server loaded for the page that is shown. */
  hydrationData?: HydrationState | undefined
}

/** The router of all pages, with the screens of the address that the browser shows. */
export async function openRouter({ queryClient, language, hydrationData }: Tools): Promise<DataRouter> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(matches.map(({ route }) => resolveLazy(route)))
  return createBrowserRouter(routes, {
    hydrationData,
    getContext() {
      const context = new RouterContextProvider()
      context.set(loadContext, { queryClient, language: language() })
      return context
    },
  })
}

/** The first render must not wait: lazy parts of the routes on screen are filled in before the router starts. */
async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}
