import type { Client } from 'openapi-fetch'
import type { components, operations, paths } from './api.d.ts'

export type { components, operations, paths }

/** Why a request was refused (RFC 9457); `code` is stable. */
export type Problem = components['schemas']['Problem']

export interface HubClientOptions {
  /** Origin of the site, such as `https://hub.example`. */
  baseUrl: string
  /** Made on the profile page; without it the client asks as a guest. */
  token?: string
  /** In place of the one of the program. */
  fetch?: (request: Request) => Promise<Response>
}

/** One method for each HTTP method, typed by the path: `client.GET('/api/blogs', { params: { query: { lang: 'en' } } })`. */
export type HubClient = Client<paths>

export declare function createHubClient(options: HubClientOptions): HubClient
