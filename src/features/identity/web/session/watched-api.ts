import { ApiError, clientOf, type ApiClient } from '#platform/web/api-client.ts'

/** The same API, which tells when an answer says that nobody is signed in any more, or that an administrator must show more. */
export function watchApi(api: ApiClient, onSessionLost: () => void): ApiClient {
  const watch = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      if (isSessionLost(error) || isFactorWanted(error)) onSessionLost()
      throw error
    }
  }
  return clientOf((request, key) => watch(api.ask(request, key)))
}

function isFactorWanted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor.required'
}

export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code === 'session.required'
}
