import type { AnswerOf, ApiAnswer, Given, Method, OperationAt, PathOf } from '../api-operations.ts'
import type { FieldErrors } from '../errors.ts'
import type { MetCode } from '../problems/problem-codes.ts'

/** A refusal or failure of the API, with the stable code that pages translate. `status` 0: no answer arrived. */
export class ApiError extends Error {
  readonly status: number
  readonly code: MetCode
  readonly fields: FieldErrors
  /** Of the code; `detailsOf` gives them with their type. */
  readonly details: object
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, problem: Problem, retryAfterSeconds?: number) {
    super(problem.code ?? 'server.failed')
    this.name = 'ApiError'
    this.status = status
    this.code = problem.code ?? (status === 0 ? 'network.unreachable' : 'server.failed')
    this.fields = problem.fields ?? {}
    this.details = problem.details ?? {}
    this.requestId = problem.requestId
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Whether nobody knows what became of a request: its answer was lost, or something before the server gave one in its place. */
export function isAnswerLost(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 504].includes(error.status)
}

interface Problem {
  code?: MetCode
  fields?: FieldErrors
  details?: object
  requestId?: string
}

export type Query = Record<string, string | number | boolean | undefined | null>

/** An operation to be asked, now or later. Its type knows the answer. */
export interface ApiRequest<Answer = unknown> {
  method: Method
  /** Without its query. */
  path: string
  query?: Query | undefined
  body?: unknown
  /** There is an answer already: only one that the site itself gives now is of use, not what lies on the device. */
  isKnown?: boolean
  /** Of the type alone. */
  readonly answer?: Answer
}

type Ask<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...given: Given<OperationAt<M, P>>
) => Promise<AnswerOf<OperationAt<M, P>>>

/** Calls of the site's own API; the browser sends them over the network, the server answers them in process. */
export interface ApiClient {
  get: Ask<'GET'>
  post: Ask<'POST'>
  put: Ask<'PUT'>
  patch: Ask<'PATCH'>
  delete: Ask<'DELETE'>
  /** Sent again with the same key, it is done once. */
  ask<T>(request: ApiRequest<T>, key?: string): Promise<T>
}

export function createApiClient(fetch: (path: string, init?: RequestInit) => Promise<ApiAnswer>): ApiClient {
  return clientOf(({ method, path, query, body, isKnown }, key) =>
    readAnswer(() =>
      fetch(withQuery(path, query), { method, ...(isKnown && { cache: 'no-cache' }), ...encode(body, key) }),
    ),
  )
}

/** The client that asks in this way. */
export function clientOf(ask: ApiClient['ask']): ApiClient {
  const by =
    <M extends Method>(method: M): Ask<M> =>
    (path, ...given) =>
      ask(apiRequest(method, path, ...given))
  return { get: by('GET'), post: by('POST'), put: by('PUT'), patch: by('PATCH'), delete: by('DELETE'), ask }
}

/** What `api.get` and its like would ask, as data. */
export function apiRequest<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...given: Given<OperationAt<M, P>>
): ApiRequest<AnswerOf<OperationAt<M, P>>> & { method: M } {
  const { path: places = {}, query, body } = asParts(given)
  return { method, path: fillIn(path, places), ...(query && { query }), ...(body !== undefined && { body }) }
}

/** The address of an operation, for links and for what is asked by other means than the client. */
export function apiAddress<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...given: Given<OperationAt<M, P>>
): string {
  const request = apiRequest(method, path, ...given)
  return withQuery(request.path, request.query)
}

function fillIn(path: string, places: Record<string, unknown>): string {
  if (!path.includes('{')) return path
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places[name])))
}

interface Parts {
  path?: Record<string, unknown>
  query?: Query
  body?: unknown
}

/** Whatever the operation, these are the names of what can be given. */
function asParts(given: readonly unknown[]): Parts {
  return (given[0] ?? {}) as Parts
}

/** `path?name=value` without the members that are not set. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

function encode(body: unknown, key: string | undefined): RequestInit {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  if (body === undefined) return { headers }
  if (body instanceof FormData) return { body, headers }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
}

async function readAnswer<T>(ask: () => Promise<ApiAnswer>): Promise<T> {
  const response = await arrived(ask)
  if (!response.ok) {
    const retryAfter = Number(response.headers.get('retry-after')) || undefined
    throw new ApiError(response.status, await readProblem(response), retryAfter)
  }
  return asContract<T>(response.status === 204 ? undefined : await arrived(() => response.json()))
}

/** What a connection loses on its way is no answer, whether nothing of it came or only a part. */
async function arrived<T>(fetched: () => Promise<T>): Promise<T> {
  try {
    return await fetched()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, { code: 'network.unreachable' })
  }
}

async function readProblem(response: ApiAnswer): Promise<Problem> {
  try {
    return asContract<Problem>(await response.json())
  } catch {
    return {}
  }
}

/** The server declares and keeps each operation's output schema, so its answer is taken as the contract's type. */
function asContract<T>(value: unknown): T {
  return value as T
}
