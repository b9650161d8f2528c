import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError, clientOf } from './api-client.ts'
import { createQueryClient } from './answers/queries.ts'
import { apiQuery, readAgain, readsUnder } from './query-client.ts'

function clientThatFails(status: number) {
  const get = vi.fn(() => Promise.reject(new ApiError(status, {})))
  return { get, queryClient: createQueryClient(clientOf(get)) }
}

test('a failed read is tried once more', async () => {
  vi.useFakeTimers()
  const { get, queryClient } = clientThatFails(500)
  const outcome = queryClient.prefetchQuery({
    ...apiQuery('/api/blogs'),
    retry: queryClient.getDefaultOptions().queries?.retry,
  })
  await vi.runAllTimersAsync()
  await outcome
  expect(get).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('a refusal is not tried again', async () => {
  const { get, queryClient } = clientThatFails(404)
  await queryClient.prefetchQuery({
    ...apiQuery('/api/blogs'),
    retry: queryClient.getDefaultOptions().queries?.retry,
  })
  expect(get).toHaveBeenCalledTimes(1)
})

test('coming back to the window asks for nothing again', () => {
  const { queryClient } = clientThatFails(500)
  expect(queryClient.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
})

test('equal reads share one key', () => {
  expect(apiQuery('/api/blogs', { query: { lang: 'am' } }).queryKey).toEqual(['/api/blogs', { lang: 'am' }])
})

test('an answer given before a write is asked for again, also when it was the first and is still on its way', async () => {
  const arrivals: PromiseWithResolvers<never>[] = []
  const get = vi.fn(() => {
    const arrival = Promise.withResolvers<never>()
    arrivals.push(arrival)
    return arrival.promise
  })
  const queryClient = createQueryClient(clientOf(get))
  const observer = new QueryObserver(queryClient, apiQuery('/api/practice/progress'))
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(arrivals).toHaveLength(1))
  const again = readAgain(queryClient, readsUnder(['/api/practice/progress']))
  arrivals[0]?.resolve('before' as never)
  await vi.waitFor(() => expect(arrivals).toHaveLength(2))
  arrivals[1]?.resolve('after' as never)
  await again
  expect(observer.getCurrentResult().data).toBe('after')
  expect(get).toHaveBeenCalledTimes(2)
  stop()
})
