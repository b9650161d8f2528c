import { describe, expect, expectTypeOf, test } from 'vitest'
import { asAddressText } from '../api-operations.ts'
import { apiAddress, apiRequest, createApiClient, isAnswerLost, type ApiClient } from './api-client.ts'
import { createQueryClient } from './answers/queries.ts'
import { apiQuery, apiQueryOrElse, changeAnswers, readAddress } from './query-client.ts'

/** A client whose requests are kept instead of sent. */
function keepingClient(answer: unknown = {}) {
  const asked: [path: string, init?: RequestInit][] = []
  const api = createApiClient(async (path, init) => {
    asked.push([path, init])
    return Response.json(answer)
  })
  return { api, asked }
}

describe('what goes out', () => {
  test('the places of a path are filled in as they are written in addresses', async () => {
    const { api, asked } = keepingClient()
    await api.get('/api/blogs/{id}', { path: { id: 'a/b ሀ' }, query: { lang: 'am' } })
    expect(asked[0]?.[0]).toBe('/api/blogs/a%2Fb%20%E1%88%80?lang=am')
  })

  test('members of a query that are not set stay away', () => {
    expect(apiAddress('GET', '/api/blogs', { query: { q: '', tag: undefined, page: 2 } })).toBe(
      '/api/blogs?page=2',
    )
  })

  test('a body is sent as JSON with its key', async () => {
    const { api, asked } = keepingClient()
    const vote = apiRequest('POST', '/api/faq/{id}/votes', { path: { id: 'x' }, body: { answer: 'yes' } })
    await api.ask(vote, 'one')
    expect(asked).toEqual([
      [
        '/api/faq/x/votes',
        {
          method: 'POST',
          body: '{"answer":"yes"}',
          headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
        },
      ],
    ])
  })
})

describe('what comes back', () => {
  /** A client whose answers begin, and end as `end` says. */
  const cutClient = (end: (stream: ReadableStreamDefaultController) => void) =>
    createApiClient(async () => {
      const body = new ReadableStream({
        pull(stream) {
          stream.enqueue(new TextEncoder().encode('{"isSa'))
          end(stream)
        },
      })
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    })
  const ask = (api: ApiClient) => api.get('/api/saved/{itemId}', { path: { itemId: 'x' } })

  test.each([
    ['breaks off', (stream: ReadableStreamDefaultController) => stream.error(new TypeError('terminated'))],
    ['ends too early', (stream: ReadableStreamDefaultController) => stream.close()],
  ])('an answer that %s is a lost answer', async (_, end) => {
    const error: unknown = await ask(cutClient(end)).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'ApiError', status: 0, code: 'network.unreachable' })
    expect(isAnswerLost(error)).toBe(true)
  })

  test('one that is no longer wanted is told as such', async () => {
    const unwanted = new DOMException('', 'AbortError')
    await expect(ask(cutClient((stream) => stream.error(unwanted)))).rejects.toBe(unwanted)
  })
})

describe('keys of cached answers', () => {
  test('are the filled address and the query', () => {
    expect(apiQuery('/api/blogs/{id}', { path: { id: 'a' }, query: { lang: 'en' } }).queryKey).toEqual([
      '/api/blogs/a',
      { lang: 'en' },
    ])
    expect(readAddress('/api/admin/items/{id}/preview-links', { path: { id: 'a' } })).toBe(
      '/api/admin/items/a/preview-links',
    )
  })

  test('lead to the answers of one address, or of all that begin with it', () => {
    const queryClient = createQueryClient(keepingClient().api)
    const keyOf = (itemId: string) => apiQuery('/api/saved/{itemId}', { path: { itemId } }).queryKey
    for (const id of ['a', 'ab', 'b']) queryClient.setQueryData(keyOf(id), { isSaved: false })
    const read = apiRequest('GET', '/api/saved/{itemId}', { path: { itemId: 'a' } })
    const saved = () => ['a', 'ab', 'b'].filter((id) => queryClient.getQueryData(keyOf(id))?.isSaved)
    changeAnswers(queryClient, { read }, () => ({ isSaved: true }))
    expect(saved()).toEqual(['a'])
    changeAnswers(queryClient, { read, isAbove: true }, () => ({ isSaved: true }))
    expect(saved()).toEqual(['a', 'ab'])
  })
})

/** Never called: that the type check passes is the test. */
export function wrongCalls(api: ApiClient): unknown[] {
  return [
    // @ts-expect-error -- there is no such path
    api.get('/api/blog'),
    // @ts-expect-error -- there is no such path for this method
    api.delete('/api/blogs'),
    // @ts-expect-error -- the place of the path is missing
    api.get('/api/blogs/{id}'),
    // @ts-expect-error -- the place of the path has another name
    api.get('/api/blogs/{id}', { path: { slug: 'x' } }),
    // @ts-expect-error -- there is no such member of the query
    apiQuery('/api/blogs', { query: { sort: 'title' } }),
    // @ts-expect-error -- a member of the query has a value that is no choice
    apiQuery('/api/blogs', { query: { lang: 'fr' } }),
    // @ts-expect-error -- a member of the query is no number
    apiQuery('/api/saved', { query: { page: 'two' } }),
    // @ts-expect-error -- the query has to say which kind
    api.get('/api/admin/items', { query: {} }),
    // @ts-expect-error -- the body is missing
    api.post('/api/faq/{id}/votes', { path: { id: 'x' } }),
    // @ts-expect-error -- a member of the body has a value that is no choice
    api.post('/api/faq/{id}/votes', { path: { id: 'x' }, body: { answer: 'perhaps' } }),
    // @ts-expect-error -- there is no such member of the body
    api.patch('/api/users/{uid}', { path: { uid: 'x' }, body: { role: 'admin' } }),
    // @ts-expect-error -- there is no such member of the answer
    api.get('/api/saved/{itemId}', { path: { itemId: 'x' } }).then((mark) => mark.isRead),
    // @ts-expect-error -- an operation without an answer has no members
    api.post('/api/auth/sign-out').then((answer) => answer.user),
    // @ts-expect-error -- only reads are out of date
    readAddress('/api/contact'),
  ]
}

test('what stands in an address goes into a query as it is', () => {
  const request = apiRequest('GET', '/api/blogs', { query: { page: asAddressText('two') } })
  expect(request.query).toEqual({ page: 'two' })
})

test('answers have the types of the operations', () => {
  const mark = apiRequest('GET', '/api/saved/{itemId}', { path: { itemId: 'x' } })
  expectTypeOf<NonNullable<typeof mark.answer>>().toEqualTypeOf<{ isSaved: boolean }>()
  const either = apiQueryOrElse(mark, apiRequest('GET', '/api/read-marks'))
  expect(either.queryKey).toEqual(['/api/saved/x', {}, '/api/read-marks'])
})
