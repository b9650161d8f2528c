import { createContext, use } from 'react'
import type { Role } from '../actor.ts'
import type { Calendar } from '../dates/calendar.ts'
import type { Language } from '../languages.ts'

/** The signed-in user as pages see them: identity merged with the stored record. */
export interface SessionUser {
  uid: string
  email: string
  displayName: string
  photoURL: string | null
  emailVerified: boolean
  role: Role
  isAdmin: boolean
  status: 'active' | 'suspended'
  online: boolean
  /** Epoch milliseconds. */
  lastSeen: number | null
  createdAt: number
  bio: string
  phone: string
  language: Language | null
  calendar: Calendar | null
  /** Signed in with "keep me signed in". */
  keptSignedIn: boolean
  /** An administrator who must set up a second factor before administering. */
  mustAddFactor: boolean
}

export type Session =
  | { state: 'loading'; user: null }
  | { state: 'signed-out'; user: null }
  | { state: 'signed-in'; user: SessionUser }

/**
 * Why this page's last session ended: by its reader, after inactivity, on the server, in another window, with the account, or while
 * the password was being changed.
 */
export type SessionEnding = 'signed-out' | 'inactive' | 'expired' | 'elsewhere' | 'deleted' | 'password'

interface SessionActions {
  ending: SessionEnding | null
  /** Id of the account that was last signed in on this device, when the server has said that it is no more. */
  gone: string | null
  /** Name of who is signed in on this device, while the server cannot be asked and the page treats them as a guest. */
  absent: string | null
  /** Marks offline, ends the session on the server and clears what the page knew. Failures are shown, not thrown. */
  signOut(ending?: 'signed-out' | 'inactive'): Promise<void>
  /** Asks the server again who is signed in; `endingIfOver` says why nobody may be. */
  refresh(endingIfOver?: SessionEnding): Promise<SessionUser | null>
  /** Says why the session will have ended if it is over when the page next asks, whoever hears of it first. Null takes that back. */
  expectEnding(ending: SessionEnding | null): void
}

const SessionContext = createContext<(Session & SessionActions) | null>(null)
export const SessionContextProvider = SessionContext.Provider

export function useSession(): Session & SessionActions {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionContextProvider above it')
  return session
}
