import createClient from 'openapi-fetch'

/** A client of one site; `index.d.ts` says what it takes and gives. */
export function createHubClient({ baseUrl, token, ...options }) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return createClient({ ...options, baseUrl, headers })
}
