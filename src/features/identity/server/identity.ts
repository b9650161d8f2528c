import type { Actor } from '#platform/actor.ts'
import type { Services } from '#platform/server/context.ts'
import type { SignInProvider } from '../contract.ts'
import { createLibrary, type Library } from './library/library.ts'
import { createRedirectProviders, type RedirectProviders } from './redirect/redirect-providers.ts'
import { readActor } from './sessions/read-actor.ts'
import { createSessionWatch, type SessionWatch } from './sessions/session-watch.ts'

/** What the process keeps for knowing people: the identity library and the redirect providers. */
export interface Identity {
  /** Who is asking, from the session cookie: guest when there is no living session. @throws when the database fails (closed, not open) */
  readActor(request: Request, services: Services): Promise<Actor>
  /** The redirect sign-ins that are configured. */
  providers(): SignInProvider[]
  library: Library
  redirects: RedirectProviders
  /** Tells open pages that their session ended. */
  watch: SessionWatch
}

export function createIdentity(services: Services): Identity {
  const redirects = createRedirectProviders(services)
  return {
    readActor,
    providers: () => redirects.list(),
    library: createLibrary(services),
    redirects,
    watch: createSessionWatch(services),
  }
}
