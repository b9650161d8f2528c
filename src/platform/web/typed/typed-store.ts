import { tryStorage } from '../try-storage.ts'

const prefix = 'typed '

/** What was typed under this name in this tab. */
export function findTyped(name: string): unknown {
  const stored = tryStorage(() => sessionStorage.getItem(prefix + name))
  return stored ? tryStorage(() => JSON.parse(stored)) : null
}

/** Keeps it in this tab, so that a reload does not take it away. */
export function keepTyped(name: string, typed: unknown): void {
  tryStorage(() => sessionStorage.setItem(prefix + name, JSON.stringify(typed)))
}

export function forgetTyped(name: string): void {
  tryStorage(() => sessionStorage.removeItem(prefix + name))
}

/** Whoever comes next to this tab finds nothing of what was typed. */
export function forgetAllTyped(): void {
  tryStorage(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .forEach((key) => sessionStorage.removeItem(key)),
  )
}
