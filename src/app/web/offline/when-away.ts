import type { SerwistPlugin } from 'serwist'

/** A site that is away behind its proxy, starts, or has too much to do: what lies here is shown before such an answer. */
export const whenAway: SerwistPlugin = {
  async fetchDidSucceed({ response, state }) {
    if (![502, 503, 504].includes(response.status)) return response
    if (state) state.answer = response
    throw new Error(String(response.status))
  },
  /** Nothing lies here. Programs are told the reason; people see what the site says to them, not what a proxy does in its stead. */
  async handlerDidError({ request, state }) {
    const answer: Response | undefined = state?.answer
    return request.mode !== 'navigate' || answer?.headers.has('retry-after') ? answer : undefined
  },
}
