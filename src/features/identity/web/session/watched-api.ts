import { ApiError, clientOf, type ApiClient } from '#platform/web/api-client.ts'

/** The same API, which tells when an answer says that nobody is signed in any more. */
export function watchApi(api: ApiClient, onSessionLost: () => void): ApiClient {
  const watch = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      if (isSessionLost(error)) onSessionLost()
      throw error
    }
  }
  return clientOf((request, key) => watch(api.ask(request, key)))
}

export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code === 'session.required'
}
