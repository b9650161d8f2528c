import type { Actor } from '#platform/actor.ts'
import type { Services } from '#platform/server/context.ts'
import { createRedirectProviders, type RedirectProviders } from './redirect/redirect-providers.ts'
import { readRequestActor } from './http/request-actor.ts'
import { createSessionWatch, type SessionWatch } from './sessions/session-watch.ts'

/** What the process keeps for knowing people: what it learned of the redirect providers, and the lines to open pages. */
export interface Identity {
  /** Who is asking, from the session cookie: guest when there is no living session. @throws when the database fails (closed, not open) */
  readActor(request: Request, services: Services): Promise<Actor>
  redirects: RedirectProviders
  /** Tells open pages that their session ended. */
  watch: SessionWatch
}

export function createIdentity(services: Services): Identity {
  return {
    readActor: readRequestActor,
    redirects: createRedirectProviders(services),
    watch: createSessionWatch(services),
  }
}
