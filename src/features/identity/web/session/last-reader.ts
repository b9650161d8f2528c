import { doneParameter, signOutStep } from '#platform/posted-form.ts'
import { tryStorage } from '#platform/web/try-storage.ts'

const key = 'lastReader'

/**
 * Who is signed in on this device, by name (empty when they have none), for pages that are opened while nobody can be asked and for
 * what stands there until somebody is. Null when it is nobody.
 */
export function keepLastReader(name: string | null): void {
  tryStorage(() => (name === null ? localStorage.removeItem(key) : localStorage.setItem(key, name)))
}

export function findLastReader(): string | null {
  return tryStorage(() => localStorage.getItem(key))
}

/**
 * Whether this page was opened by the form with which a page without scripts signs out. Somebody was signed in here until then: a link
 * to that address takes nothing away from a guest.
 */
export function wasLeftByForm(): boolean {
  const done = new URLSearchParams(location.search).get(doneParameter)
  return done === signOutStep.value && findLastReader() !== null
}

const accountKey = 'lastAccount'

/** Id of the account whose session was the last one on this device: what it left here may outlive the session. Null forgets it. */
export function keepLastAccount(uid: string | null): void {
  tryStorage(() =>
    uid === null ? localStorage.removeItem(accountKey) : localStorage.setItem(accountKey, uid),
  )
}

export function findLastAccount(): string | null {
  return tryStorage(() => localStorage.getItem(accountKey))
}
