import type { queryOptions, QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { RouterContext } from 'react-router'
import type { Filled, Given, OperationAt, PathOf, ReadAddress } from '../api-operations.ts'
import type { Language } from '../languages.ts'
import { apiRequest, type ApiClient, type ApiRequest } from './api-client.ts'

/** A read of the API as a query: its key is the address and the query, so equal reads share one answer. */
export function apiQuery<P extends PathOf<'GET'>>(path: P, ...given: Given<OperationAt<'GET', P>>) {
  return requestQuery(apiRequest('GET', path, ...given))
}

/** The same of a request that is at hand as data. */
function requestQuery<T>({ path, query = {} }: ApiRequest<T>) {
  return asRead<T>([path, query])
}

/** Like `apiQuery`, of what may be for members only: whoever is not signed in gets the answer of the other address. */
export function apiQueryOrElse<T, E>({ path, query = {} }: ApiRequest<T>, instead: ApiRequest<E>) {
  return asRead<T | E>([path, query, instead.path])
}

/** The library's `queryOptions`, which gives what it was given and names the types: a page that begins without the library has it too. */
export const queryOptionsOf = ((options: unknown) => options) as typeof queryOptions

function asRead<T>(queryKey: readonly unknown[]) {
  return queryOptionsOf<T>({ queryKey })
}

/** Changes what is known of a read, whatever its query, until it is asked again. `isAbove`: of all whose addresses begin with this one. */
export function changeAnswers<T>(
  queryClient: QueryClient,
  { read: { path: wanted }, isAbove = false }: { read: ApiRequest<T>; isAbove?: boolean },
  change: (answer: T) => T,
): void {
  queryClient.setQueriesData<T>(
    { predicate: ({ queryKey: [path] }) => (isAbove ? String(path).startsWith(wanted) : path === wanted) },
    (answer) => answer && change(answer),
  )
}

/** The address of a read, to say that it is out of date. */
export function readAddress<P extends PathOf<'GET'>>(path: P, ...given: Given<OperationAt<'GET', P>>) {
  return asFilled<P>(apiRequest('GET', path, ...given).path)
}

/** A request's path is the operation's, with something in each of its places. */
function asFilled<P extends string>(address: string): Filled<P> {
  return address as Filled<P>
}

/** The reads of one address, whatever their query. */
export function readsAt(address: ReadAddress): { queryKey: readonly string[] } {
  return { queryKey: [address] }
}

/** The reads whose addresses begin with one of these. */
export function readsUnder(beginnings: readonly ReadAddress[]) {
  return {
    predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
      beginnings.some((one) => String(path).startsWith(one)),
  }
}

/**
 * Has answers read again that a write has changed. One that is on its way for the first time was perhaps given before the write, and
 * a query that has no answer yet is not asked twice; so it is asked again once it is there.
 */
export async function readAgain(
  queryClient: QueryClient,
  filter: ReturnType<typeof readsUnder>,
): Promise<void> {
  const onTheirWay = queryClient
    .getQueryCache()
    .findAll({ ...filter, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await queryClient.invalidateQueries(filter)
  await Promise.allSettled(onTheirWay.map(({ promise }) => promise))
  await queryClient.invalidateQueries({ predicate: (query) => onTheirWay.includes(query) })
}

const ApiContext = createContext<ApiClient | null>(null)
export const ApiProvider = ApiContext.Provider

/** The API, for writes; reads go through `useAnswer(apiQuery(…))`, or the library's hooks in what comes late. */
export function useApi(): ApiClient {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}

/** What route loaders get: the cache to fill, and the language to fill it in. */
export const loadContext: RouterContext<{ queryClient: QueryClient; language: Language }> = {}
