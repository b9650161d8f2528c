import { tryStorage } from './try-storage.ts'

/**
 * Begins the names under which a browser's storage has what somebody answers, until the site has it. All of it goes when they
 * sign out.
 */
export const answerPrefix = 'answer '

/** The name of what an account answers; without one, of what a guest does. */
export function answerKey(name: string, uid?: string): string {
  return answerPrefix + name + (uid ? ` of ${uid}` : '')
}

/** What is kept of it. As in the outbox, what a guest began is theirs who sign in next, and the newest. */
export function findAnswer(name: string, uid?: string): string | null {
  return tryStorage(() => {
    const begun = uid && localStorage.getItem(answerKey(name))
    if (begun) {
      localStorage.setItem(answerKey(name, uid), begun)
      localStorage.removeItem(answerKey(name))
    }
    return localStorage.getItem(answerKey(name, uid))
  })
}

/** Of a run that is played; nothing is moved, as a page that only shows whether there is one may not take it from who plays it. */
export function peekRun(name: string, uid?: string): string | null {
  return tryStorage(() => localStorage.getItem(answerKey(name, uid)) ?? localStorage.getItem(answerKey(name)))
}
