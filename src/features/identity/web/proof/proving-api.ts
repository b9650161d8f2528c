import { ApiError, clientOf, type ApiClient } from '#platform/web/api-client.ts'

/**
 * The same API, which asks the reader to prove who they are when an act needs it and then does what was asked for. `ask`
 * gives false when the reader would rather not; the refusal then stands.
 */
export function proveWhenAsked(api: ApiClient, ask: () => Promise<boolean>): ApiClient {
  const proved = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'session.not_fresh') throw error
      if (!(await ask())) throw error
      return act()
    }
  }
  return clientOf((request, key) => proved(() => api.ask(request, key)))
}
