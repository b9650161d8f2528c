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
