import { data } from '#platform/web/router/route-answers.ts'
import { ApiError } from '#platform/web/api-client.ts'

/** The answer, or the not-found page with its status when there is nothing at this address, or the address makes no sense (`?page=-1`). */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422))
      throw data(null, { status: 404 })
    throw error
  }
}
