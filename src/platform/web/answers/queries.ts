import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { ApiError, type ApiClient } from '../api-client.ts'
import type { Answers, Read } from './answers.ts'
import { bringLibrary, type KnownAnswer } from './first-answers.ts'
import { readAnswer } from './read-answer.ts'

/** What pages use of the library that keeps answers. A page that begins without it gets it with the first script that names this file. */
export {
  CancelledError,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'

const minute = 60_000

/** One cache of answers: the browser has one, the server makes one for each page it renders. */
export function createQueryClient(api: ApiClient): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, client, meta }) =>
          readAnswer(api, queryKey, !meta?.['orKept'] && client.getQueryData(queryKey) !== undefined),
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

/** The library's cache, as every page asks it. */
export function answersOf(client: QueryClient): Answers {
  return {
    find: <T>({ queryKey }: Read<T>) => client.getQueryData<T>(queryKey),
    keep: <T>({ queryKey }: Read<T>, change: (answer: T | undefined) => T | undefined) =>
      void client.setQueryData<T>(queryKey, change),
    ask: <T>(read: Read<T>, { isFresh = false, orKept = false, isAgain = false } = {}) =>
      client.fetchQuery<T>({
        ...read,
        staleTime: isFresh ? 0 : Infinity,
        meta: { orKept },
        ...(isAgain && { retry: false }),
      }),
    look: ({ queryKey }) => client.getQueryState(queryKey),
    watch: ({ read, isWanted, isShown = false }, listener) =>
      new QueryObserver(client, { ...read, enabled: isWanted, refetchOnMount: !isShown }).subscribe(listener),
    onFailure: (listener) =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          listener(event.action.error, event.query.queryKey[0])
      }),
    whole: () => client,
    onWhole: () => () => {},
    open: () => Promise.resolve(client),
  }
}

function openAnswers(api: ApiClient, known: Iterable<KnownAnswer>): Answers {
  const client = createQueryClient(api)
  for (const { read, data, at } of known) client.setQueryData(read.queryKey, data, { updatedAt: at })
  client.mount()
  return answersOf(client)
}

bringLibrary({ openAnswers })
