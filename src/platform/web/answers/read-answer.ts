import type { QueryKey } from '@tanstack/react-query'
import { ApiError, type ApiClient, type Query } from '../api-client.ts'

/** Asks the API as the key of a read says, for the first time or for a newer answer. @throws {ApiError} */
export async function readAnswer(
  api: ApiClient,
  [path, wanted, instead]: QueryKey,
  isKnown = false,
): Promise<unknown> {
  const query = asQuery(wanted)
  try {
    return await api.ask({ method: 'GET', path: String(path), query, isKnown })
  } catch (error) {
    if (typeof instead !== 'string' || !(error instanceof ApiError) || error.status !== 401) throw error
    return api.ask({ method: 'GET', path: instead, query, isKnown })
  }
}

/** Keys are only made by `apiQuery` and `apiQueryOrElse`, whose second member is a query. */
function asQuery(value: unknown): Query {
  return value as Query
}
