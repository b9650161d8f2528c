import { dehydrate } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router'
import { AppProviders } from '#app/web/app-providers.tsx'
import { loadCatalogues } from '#app/web/catalogues.ts'
import { sourceOfRoute, type ScriptStart } from '#app/web/lazy-route.ts'
import { writePageState } from '#app/web/page-state.ts'
import { catalogueSetsOf, isServerRendered, scriptStartOf } from '#app/web/route-handles.ts'
import { routes } from '#app/web/routes.tsx'
import { MarkupMemoryProvider } from '#platform/web/kept-markup.tsx'
import type { ApiAnswer } from '#platform/api-operations.ts'
import type { Language } from '#platform/languages.ts'
import type { PostedForm } from '#platform/posted-form.ts'
import { formatMessage } from '#platform/messages.ts'
import { paths } from '#platform/paths.ts'
import { ApiError, createApiClient } from '#platform/web/api-client.ts'
import { createQueryClient, loadContext } from '#platform/web/query-client.ts'
import { createMarkupMemory } from './pages/markup-memory.ts'

export interface RenderedPage {
  status: number
  /** Where to go instead of a page. */
  redirect?: string
  head: string
  page: string
  state: string
  /** Source files whose scripts and styles the page will need. */
  sources: string[]
  /** When its scripts begin. */
  scripts: ScriptStart
}

export interface PageRequest {
  url: string
  language: Language
  /** The page answers a form. */
  posted?: PostedForm | undefined
  /** Where what is the same on many pages is kept; one for all pages unless given. */
  markup?: ReturnType<typeof createMarkupMemory>
  /** The same API that the browser calls, in process. */
  fetch(path: string, init?: RequestInit): Promise<ApiAnswer>
}

const handler = createStaticHandler(routes)
const markupOfAll = createMarkupMemory()

/** The router orders all routes anew for each question, which costs a tenth of a page; few addresses are asked for often. */
const mostMatches = 500
const matches = new Map<string, RouteObject[]>()

function routesAt(pathname: string): RouteObject[] {
  const known = matches.get(pathname)
  if (known) return known
  const found = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route)
  if (matches.size >= mostMatches) matches.delete(matches.keys().next().value ?? '')
  if (pathname.length < 200) matches.set(pathname, found)
  return found
}

/** Renders one address for a guest in one language; member and admin addresses give an empty page that the browser fills. */
export async function renderPage(wanted: PageRequest): Promise<RenderedPage> {
  const { url, language, posted, fetch, markup: createMemory = markupOfAll } = wanted
  const matched = routesAt(new URL(url).pathname)
  const sets = catalogueSetsOf(matched)
  const scripts = scriptStartOf(matched)
  const sources = [
    ...matched.map((route) => sourceOfRoute(route.id ?? '') ?? ''),
    ...sets.map((set) => `src/app/web/catalogues/${set}-${language}.ts`),
  ].filter(Boolean)
  if (!isServerRendered(matched)) {
    const page = await renderNeedsScript(language)
    return { status: 200, head: '', page, state: '', sources, scripts }
  }

  const api = createApiClient(fetch)
  const queryClient = createQueryClient(api)
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const requestContext = new RouterContextProvider()
  requestContext.set(loadContext, { queryClient, language })
  const context = await handler.query(new Request(url), { requestContext })
  if (context instanceof Response) {
    return {
      status: context.status,
      redirect: context.headers.get('location') ?? '/',
      head: '',
      page: '',
      state: '',
      sources,
      scripts,
    }
  }
  const router = createStaticRouter(handler.dataRoutes, context)
  const catalogues = await loadCatalogues(language, sets)
  const memory = createMemory()
  const rendered = renderToString(
    <MarkupMemoryProvider value={memory}>
      <AppProviders
        api={api}
        queryClient={queryClient}
        posted={posted}
        first={{ language, catalogues, wanted: language, keep: false }}
      >
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </AppProviders>
    </MarkupMemoryProvider>,
  )
  const markup = memory.take(rendered)
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(markup)?.[0] ?? ''
  const state = writePageState({
    query: dehydrate(queryClient),
    router: { loaderData: context.loaderData, errors: context.errors },
    ...(posted && { posted }),
  })
  queryClient.clear()
  return { status: statusOf(context), head, page: markup.slice(head.length), state, sources, scripts }
}

/** What members see of their pages when no script runs; the browser puts the page itself in its place. */
async function renderNeedsScript(language: Language): Promise<string> {
  const catalogues = await loadCatalogues(language, ['reader'])
  const t = (key: string) => formatMessage(catalogues.app?.[key] ?? key, language)
  return renderToStaticMarkup(
    <noscript>
      <main className="needs-script">
        <h1>{t('needsScript.title')}</h1>
        <p>{t('needsScript.text')}</p>
        <p>
          <a href={paths.home}>{t('notFound.home')}</a>
        </p>
      </main>
    </noscript>,
  )
}

/** A page that lacks its data because the database or another service is away says so, that it is asked for again. */
function statusOf({ statusCode, errors }: StaticHandlerContext): number {
  const isAway = Object.values(errors ?? {}).some(
    (error) => error instanceof ApiError && error.status === 503,
  )
  return isAway ? 503 : statusCode
}
