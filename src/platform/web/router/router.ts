import { createContext, use, useCallback, useMemo } from 'react'
import type { DataRouter, Location, Navigation, NavigateOptions, Params, RouterState, To } from 'react-router'
import { asAddress } from './address.ts'

/**
 * What pages ask of the router. The library's own router is one; so is the small one that a page begins with, which fetches the
 * library when somebody first goes somewhere, and so is the state that the server renders.
 */
export type RouterPort = Pick<
  DataRouter,
  | 'state'
  | 'subscribe'
  | 'navigate'
  | 'revalidate'
  | 'enableScrollRestoration'
  | 'getBlocker'
  | 'deleteBlocker'
>

export type Match = RouterState['matches'][number]

/** How a page came to be the one that is shown: by going on, in place of the last one, or by going back or opening it. */
type NavigationType = RouterState['historyAction']

type Place = Pick<RouterState, 'location' | 'historyAction' | 'restoreScrollPosition' | 'preventScrollReset'>

export const RouterContext = createContext<RouterPort | null>(null)
export const PlaceContext = createContext<Place | null>(null)
export const PendingContext = createContext<Pick<RouterState, 'navigation' | 'revalidation'> | null>(null)
export const DataContext = createContext<Pick<RouterState, 'loaderData' | 'errors'> | null>(null)
/** The route that is rendered here, and what stands inside it. */
export const MatchContext = createContext<{ match: Match; outlet: React.ReactNode } | null>(null)
/** What was thrown while the route was rendered. */
export const ThrownContext = createContext<{ error: unknown } | null>(null)

function given<T>(value: T | null): T {
  if (value === null) throw new Error('A page needs a RouterView above it')
  return value
}

export function useRouter(): RouterPort {
  return given(use(RouterContext))
}

/** Where the page that is shown stands, and how it is to be scrolled. */
export function usePlace(): Place {
  return given(use(PlaceContext))
}

export function useLocation(): Location {
  return usePlace().location
}

export function useNavigationType(): NavigationType {
  return usePlace().historyAction
}

/** What is on its way; `idle` when nothing is. */
export function useNavigation(): Navigation {
  return given(use(PendingContext)).navigation
}

/** The parts of the address that its page names, all as text. */
export function useParams(): Readonly<Params> {
  return given(use(MatchContext)).match.params
}

/** What the loader of this route gave. Its type is the loader's, which nothing checks. */
export function useLoaderData<T>(): T {
  const { id } = given(use(MatchContext)).match.route
  return given(use(DataContext)).loaderData[id] as T
}

/** What this route failed with, while it was loaded or rendered. */
export function useRouteError(): unknown {
  const { errors } = given(use(DataContext))
  const { id } = given(use(MatchContext)).match.route
  const thrown = use(ThrownContext)
  return thrown ? thrown.error : errors?.[id]
}

/** Asks again for what the page loaded. */
export function useRevalidator(): { state: RouterState['revalidation']; revalidate(): Promise<void> } {
  const router = useRouter()
  const { revalidation: state } = given(use(PendingContext))
  const revalidate = useCallback(() => router.revalidate(), [router])
  return { state, revalidate }
}

export type GoOptions = Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'>

/** Goes to an address of this site, or so many pages back. The function stays the same while the page stands. */
export function useNavigate(): (to: To | number, options?: GoOptions) => Promise<void> {
  const router = useRouter()
  return useCallback(
    async (to, options) => {
      await (typeof to === 'number'
        ? router.navigate(to)
        : router.navigate(asAddress(to, router.state.location), options))
    },
    [router],
  )
}

type Query = URLSearchParams | Record<string, string>

/** The query of the address, and how to go to another one of the same page, given or made of this one. */
export function useSearchParams(): [
  URLSearchParams,
  (next: Query | ((now: URLSearchParams) => Query), options?: GoOptions) => void,
] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback(
    (next: Query | ((now: URLSearchParams) => Query), options?: GoOptions) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(query)) : next
      void navigate(`?${new URLSearchParams(wanted)}`, options)
    },
    [navigate, query],
  )
  return [query, set]
}
