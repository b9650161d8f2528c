import type { ErrorResponse } from 'react-router'

/** What a loader gives or throws with a status of its own. */
export function data(value: unknown, { status }: { status: number }): Response {
  return Response.json(value, { status })
}

/** What a loader throws in order to lead to another address of this site. */
export function redirect(to: string, status = 302): Response {
  return new Response(null, { status, headers: { location: to } })
}

/** Whether a route failed with an answer that has a status. */
export function isRouteErrorResponse(error: unknown): error is ErrorResponse {
  return typeof error === 'object' && error !== null && 'status' in error && 'statusText' in error
}
