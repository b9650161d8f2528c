import type { FieldErrors } from '../errors.ts'

/** A refusal or failure of the API, with the stable code that pages translate. `status` 0: no answer arrived. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: FieldErrors
  readonly details: Record<string, unknown>
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

interface Problem {
  code?: string
  fields?: FieldErrors
  details?: Record<string, unknown>
  requestId?: string
}

export type Query = Record<string, string | number | boolean | undefined | null>

/** JSON calls to the site's own API; the browser sends them over the network, the server answers them in process. */
export interface ApiClient {
  get<T>(path: string, query?: Query): Promise<T>
  send<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T>
  /** Sends a form; sent again with the same key it is done once. */
  post<T>(path: string, body: unknown, key: string): Promise<T>
}

export function createApiClient(fetch: (path: string, init?: RequestInit) => Promise<Response>): ApiClient {
  return {
    get: <T>(path: string, query?: Query) => readAnswer<T>(() => fetch(withQuery(path, query))),
    send: <T>(method: string, path: string, body?: unknown) =>
      readAnswer<T>(() => fetch(path, { method, ...encode(body) })),
    post: <T>(path: string, body: unknown, key: string) =>
      readAnswer<T>(() => fetch(path, { method: 'POST', ...encode(body, { 'idempotency-key': key }) })),
  }
}

/** `path?name=value` without the members that are not set. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

function encode(body: unknown, headers?: Record<string, string>): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
}

async function readAnswer<T>(ask: () => Promise<Response>): Promise<T> {
  let response: Response
  try {
    response = await ask()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, { code: 'network.unreachable' })
  }
  if (!response.ok) {
    const retryAfter = Number(response.headers.get('retry-after')) || undefined
    throw new ApiError(response.status, await readProblem(response), retryAfter)
  }
  return response.status === 204 ? asContract<T>(undefined) : asContract<T>(await response.json())
}

async function readProblem(response: Response): Promise<Problem> {
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
