import { hydrate } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '#ui/fonts/faces.css'
import '#ui/theme.css'
import '#ui/base.css'
import '#ui/reading-size.css'
import { isLanguage, type Language } from '#platform/languages.ts'
import { lateScriptsId, takenOver } from '#platform/page/late-scripts.ts'
import { createApiClient } from '#platform/web/api-client.ts'
import { createQueryClient, loadContext } from '#platform/web/query-client.ts'
import { AppProviders } from './app-providers.tsx'
import { loadCatalogues } from './catalogues.ts'
import { readPageState } from './page-state.ts'
import { catalogueSetsOf } from './route-handles.ts'
import { routes } from './routes.tsx'
import { startingLanguage } from './starting-language.ts'

const container = document.getElementById('root')
if (!container) throw new Error('Root element with id root not found in index.html')

const api = createApiClient((path, init) => fetch(path, { credentials: 'same-origin', ...init }))
const queryClient = createQueryClient(api)
const state = readPageState()
const renderedLanguage: Language = isLanguage(document.documentElement.lang)
  ? document.documentElement.lang
  : 'en'
const current = { language: renderedLanguage }

void start(container)

/** Not awaited at the top level: the pages' scripts import what this script brings, and each would wait for the other. */
async function start(container: HTMLElement): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(matches.map(({ route }) => resolveLazy(route)))
  const catalogues = await loadCatalogues(
    renderedLanguage,
    catalogueSetsOf(matches.map(({ route }) => route)),
  )
  if (state) hydrate(queryClient, state.query)

  const router = createBrowserRouter(routes, {
    hydrationData: state?.router,
    getContext() {
      const context = new RouterContextProvider()
      context.set(loadContext, { queryClient, language: current.language })
      return context
    },
  })

  const tree = (
    <AppProviders
      api={api}
      queryClient={queryClient}
      router={router}
      posted={state?.posted}
      first={{ language: renderedLanguage, catalogues, ...startingLanguage(renderedLanguage) }}
      onLanguage={(language) => {
        current.language = language
      }}
    >
      <RouterProvider router={router} />
    </AppProviders>
  )
  if (!state) return createRoot(container).render(tree)
  await stylesArrived()
  // In one piece: between the first listener and the last nothing can be pressed.
  flushSync(() => hydrateRoot(container, tree))
  document.dispatchEvent(new Event(takenOver))
}

/** A page that begins its scripts late holds only the rules of what it shows; what they add needs the others. */
async function stylesArrived(): Promise<void> {
  if (!document.getElementById(lateScriptsId)) return
  const coming = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => !sheet,
  )
  await Promise.all(
    coming.map(
      (link) =>
        new Promise((arrived) => {
          link.addEventListener('load', arrived)
          link.addEventListener('error', arrived)
        }),
    ),
  )
}

/** The first render must not wait: lazy parts of the routes on screen are filled in before the router starts. */
async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}
