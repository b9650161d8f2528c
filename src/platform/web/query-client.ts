import { QueryClient, queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { Language } from '../languages.ts'
import { ApiError, type ApiClient, type Query } from './api-client.ts'

const minute = 60_000

/** One cache of answers: the browser has one, the server makes one for each page it renders. */
export function createQueryClient(api: ApiClient): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [path, query, instead] }) =>
          read(api, String(path), { query: asQuery(query), instead }),
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
        staleTime: minute,
      },
      // A write without a connection fails and says so; it does not wait in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** A read of the API as a query: its key is the path and the query, so equal reads share one answer. */
export function apiQuery<T>(path: string, query: Query = {}) {
  return queryOptions<T>({ queryKey: [path, query] })
}

/** Like `apiQuery`, of what may be for members only: whoever is not signed in gets the answer of the other address. */
export function apiQueryOrElse<T, E>(path: string, instead: string, query: Query = {}) {
  return queryOptions<T | E>({ queryKey: [path, query, instead] })
}

async function read(
  api: ApiClient,
  path: string,
  { query, instead }: { query: Query; instead: unknown },
): Promise<unknown> {
  try {
    return await api.get(path, query)
  } catch (error) {
    if (typeof instead !== 'string' || !(error instanceof ApiError) || error.status !== 401) throw error
    return api.get(instead, query)
  }
}

/** Keys are only made by `apiQuery` and `apiQueryOrElse`, whose second member is a query. */
function asQuery(value: unknown): Query {
  return value as Query
}

const ApiContext = createContext<ApiClient | null>(null)
export const ApiProvider = ApiContext.Provider

/** The API, for writes; reads go through `useQuery(apiQuery(…))`. */
export function useApi(): ApiClient {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}

/** What route loaders get: the cache to fill, and the language to fill it in. */
export const loadContext = createRouterContext<{ queryClient: QueryClient; language: Language }>()
