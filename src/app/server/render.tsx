import type { ComponentProps } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import { AppProviders } from '#app/web/app-providers.tsx'
import { loadCatalogues, sourceOfSet } from '#app/web/catalogues.ts'
import { screensOf, type ScriptStart } from '#app/web/lazy-route.ts'
import { answersIn, writePageState } from '#app/web/page-state.ts'
import { catalogueSetsOf, isServerRendered, scriptStartOf, stillSetsOf } from '#app/web/route-handles.ts'
import { routes } from '#app/web/routes.tsx'
import { ownSpelling } from '#app/web/routing/own-spelling.ts'
import { UntilScripts } from '#app/web/until/until-scripts.tsx'
import { bringReadParts as bringOrderBooks } from '#features/order-books/web/read.tsx'
import { bringReadParts as bringReplays } from '#features/replays/web/read-exercise.tsx'
import { MarkupMemoryProvider } from '#platform/web/kept-markup.tsx'
import { PageTextsProvider, type PageTexts } from '#platform/web/page-texts.ts'
import type { ApiAnswer } from '#platform/api-operations.ts'
import type { Language } from '#platform/languages.ts'
import type { PostedForm } from '#platform/posted-form.ts'
import { formatMessage } from '#platform/messages.ts'
import { ApiError, createApiClient } from '#platform/web/api-client.ts'
import { answersOf, createQueryClient } from '#platform/web/answers/queries.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { firstState } from '#platform/web/router/first-router.ts'
import { RouterView } from '#platform/web/router/router-view.tsx'
import type { Match, RouterPort } from '#platform/web/router/router.ts'
import am from '#app/web/until/locales/am.json' with { type: 'json' }
import en from '#app/web/until/locales/en.json' with { type: 'json' }
import { createMarkupMemory, type PageMarkup } from './pages/markup-memory.ts'

export interface RenderedPage {
  status: number
  /** Where to go instead of a page. */
  redirect?: string
  head: string
  page: string
  state: string
  /** Source files whose scripts and styles the page will need. */
  sources: string[]
  /** The routes below the root, with the source file of each; none for the frame that all public pages share. */
  screens: [id: string, source: string][]
  /** When its scripts begin. */
  scripts: ScriptStart
}

export interface PageRequest {
  url: string
  language: Language
  /** The title of pages that the browser fills, until it has. */
  siteName?: string
  /** The page answers a form. */
  posted?: PostedForm | undefined
  /** Where what is the same on many pages is kept; one for all pages unless given. */
  markup?: ReturnType<typeof createMarkupMemory>
  /** The same API that the browser calls, in process. */
  fetch(path: string, init?: RequestInit): Promise<ApiAnswer>
}

/** What no script ever says. */
const ownTexts = { am, en }

const markupOfAll = createMarkupMemory()

bringOrderBooks()
bringReplays()

interface PageRoutes {
  /** From the root to the page; none where there is no page. */
  matched: RouteObject[]
  /** Asks their loaders. */
  handler: StaticHandler
}

const nowhere: PageRoutes = { matched: [], handler: createStaticHandler(routes) }

/** The router orders all routes anew for each question, which costs a tenth of a page; few addresses are asked for often. */
const mostMatches = 500
const known = new Map<string, PageRoutes>()
/** By the last of its routes. */
const ways = new Map<string, PageRoutes>()

/** The routes of the page at an address. */
function routesAt(pathname: string): PageRoutes {
  const before = known.get(pathname)
  if (before) return before
  const found = find(pathname)
  if (known.size >= mostMatches) known.delete(known.keys().next().value ?? '')
  if (pathname.length < 200) known.set(pathname, found)
  return found
}

/** The handler of a page has its routes alone, and so finds them at once. */
function find(pathname: string): PageRoutes {
  const matched = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route)
  const id = matched.at(-1)?.id
  if (id === undefined) return nowhere
  const way = ways.get(id) ?? { matched, handler: createStaticHandler(nested(matched)) }
  ways.set(id, way)
  return way
}

function nested(matched: readonly RouteObject[]): RouteObject[] {
  return matched.reduceRight<RouteObject[]>((inner, route) => [withInner(route, inner)], [])
}

function withInner(route: RouteObject, inner: RouteObject[]): RouteObject {
  return route.index ? route : { ...route, children: inner.length > 0 ? inner : undefined }
}

/** Renders one address for a guest in one language; member and admin addresses give an empty page that the browser fills. */
export async function renderPage(wanted: PageRequest): Promise<RenderedPage> {
  const { url, language, posted, fetch, markup: createMemory = markupOfAll } = wanted
  const { pathname, search } = new URL(url)
  const { matched, handler } = routesAt(pathname)
  const own = ownSpelling(matched, pathname)
  if (own !== pathname) return leadTo(own + search, 301)
  const sets = catalogueSetsOf(matched)
  const scripts = scriptStartOf(matched)
  const screens = screensOf(matched)
  const sources = [
    ...screens.flatMap(([, source]) => source || []),
    ...sets.map((set) => sourceOfSet(language, set)),
  ]
  if (!isServerRendered(matched)) {
    const page = await renderUntilScripts(wanted)
    return { status: 200, head: renderNameOnly(wanted.siteName), page, state: '', sources, screens, scripts }
  }

  const api = createApiClient(fetch)
  const queryClient = createQueryClient(api)
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const requestContext = new RouterContextProvider()
  requestContext.set(loadContext, { queryClient, language })
  const context = await handler.query(new Request(url), { requestContext })
  if (context instanceof Response) return leadTo(context.headers.get('location') ?? '/', context.status)
  const catalogues = await loadCatalogues(language, [...sets, ...stillSetsOf(matched)])
  const texts: PageTexts = new Map()
  const markup = renderMarkup({
    memory: createMemory(),
    texts,
    context,
    app: {
      api,
      answers: answersOf(queryClient),
      posted,
      first: { language, catalogues, wanted: language, keep: false },
    },
  })
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(markup)?.[0] ?? ''
  const state = writePageState(
    {
      answers: answersIn(queryClient),
      router: { loaderData: context.loaderData, errors: context.errors },
      params: context.matches.at(-1)?.params ?? {},
      catalogues: sets,
      ...(posted && { posted }),
    },
    texts,
  )
  queryClient.clear()
  const page = markup.slice(head.length)
  return { status: statusOf(context), head, page, state, sources, screens, scripts }
}

function leadTo(redirect: string, status: number): RenderedPage {
  return { status, redirect, head: '', page: '', state: '', sources: [], screens: [], scripts: 'at-once' }
}

function renderMarkup(given: {
  memory: PageMarkup
  /** Filled with the texts that the page shows. */
  texts: PageTexts
  context: StaticHandlerContext
  app: Omit<ComponentProps<typeof AppProviders>, 'children'>
}): string {
  const { memory, texts, context, app } = given
  const rendered = renderToString(
    <MarkupMemoryProvider value={memory}>
      <PageTextsProvider value={texts}>
        <AppProviders {...app}>
          <RouterView router={stillRouter(context)} />
        </AppProviders>
      </PageTextsProvider>
    </MarkupMemoryProvider>,
  )
  return memory.take(rendered)
}

/** A page is rendered once: nobody goes anywhere meanwhile. */
function stillRouter({ matches, loaderData, errors, location }: StaticHandlerContext): RouterPort {
  return {
    state: firstState({ matches: matches.map(rendered), loaderData, errors }, location),
    subscribe: () => () => undefined,
    navigate: () => Promise.resolve(),
    revalidate: () => Promise.resolve(),
    enableScrollRestoration: () => () => undefined,
    getBlocker: () => ({ state: 'unblocked', proceed: undefined, reset: undefined, location: undefined }),
    deleteBlocker: () => undefined,
  }
}

/** The handler keeps the components of a route, a router keeps elements of them. */
function rendered(match: Match): Match {
  const { Component, ErrorBoundary } = match.route
  const route = {
    ...match.route,
    element: Component && <Component />,
    errorElement: ErrorBoundary && <ErrorBoundary />,
  }
  return { ...match, route }
}

/** The site's name stands for the title of a members' page until its scripts have come. Searches are not to find such pages. */
function renderNameOnly(siteName: string | undefined): string {
  return renderToStaticMarkup(
    <>
      {siteName && <title>{siteName}</title>}
      <meta name="robots" content="noindex" />
    </>,
  )
}

async function renderUntilScripts({ language, siteName, url }: PageRequest): Promise<string> {
  const catalogues = await loadCatalogues(language, ['reader'])
  const texts = { ...catalogues.app, ...ownTexts[language] }
  const t = (key: keyof typeof texts) => formatMessage(texts[key] ?? String(key), language)
  const { pathname, search } = new URL(url)
  // Two slashes at the beginning would name another site.
  const address = `${pathname.replace(/^\/+/, '/')}${search}`
  return renderToStaticMarkup(<UntilScripts siteName={siteName} address={address} t={t} />)
}

/** A page that lacks its data because the database or another service is away says so, that it is asked for again. */
function statusOf({ statusCode, errors }: StaticHandlerContext): number {
  const isAway = Object.values(errors ?? {}).some(
    (error) => error instanceof ApiError && error.status === 503,
  )
  return isAway ? 503 : statusCode
}
