import { notSignedIn } from './errors.ts'

/** Who is asking. Comes from the session row of this request, never from anything the browser sent. */
export type Actor =
  | { kind: 'guest' }
  | {
      kind: 'user'
      uid: string
      role: Role
      emailVerified: boolean
      sessionId: string
      /** When they last proved who they are, by password or redirect; epoch milliseconds. */
      provedAt: number
      /** The token that the request came with, instead of a session. */
      token?: { id: string; name: string; scope: TokenScope }
      /** An administrator who must have a second factor and has shown none: may do what members may. */
      mustAddFactor?: true
    }

/** What a token for other programs opens: reading, or all that its owner may do over the API. */
export const tokenScopes = ['read', 'write'] as const
export type TokenScope = (typeof tokenScopes)[number]

export const roles = ['user', 'admin'] as const
export type Role = (typeof roles)[number]
export type UserActor = Extract<Actor, { kind: 'user' }>

export const guest: Actor = { kind: 'guest' }

/** What is published for everybody, or for members alone. */
export interface Readable {
  access: Access
}

export const accesses = ['public', 'signed-in'] as const
export type Access = (typeof accesses)[number]

/** Whoever may read it: what editors alone see is not there for them. */
export function readerOf(actor: Actor, { access }: Readable): Actor {
  return access === 'public' || actor.kind === 'guest' ? guest : { ...actor, role: 'user' }
}

export function isAdmin(actor: Actor): boolean {
  return actor.kind === 'user' && actor.role === 'admin' && !actor.mustAddFactor
}

/** The signed-in user behind a request, for verbs that are somebody's own. */
export function userOf(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw notSignedIn()
  return actor
}
