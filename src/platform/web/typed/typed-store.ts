import { tryStorage } from '../try-storage.ts'

const prefix = 'typed '

/** Under which it is kept in the tab, for forms whose page begins its scripts by itself where something is. */
export function typedKey(name: string): string {
  return prefix + name
}

/** What was typed under this name in this tab. */
export function findTyped(name: string): unknown {
  const stored = tryStorage(() => sessionStorage.getItem(typedKey(name)))
  return stored ? tryStorage(() => JSON.parse(stored)) : null
}

/** Keeps it in this tab, so that a reload does not take it away. */
export function keepTyped(name: string, typed: unknown): void {
  tryStorage(() => sessionStorage.setItem(typedKey(name), JSON.stringify(typed)))
}

export function forgetTyped(name: string): void {
  tryStorage(() => sessionStorage.removeItem(typedKey(name)))
}

/** Forgets it once what was made of it is safe elsewhere; what has been typed there meanwhile stays. */
export async function forgetTypedOnce(name: string, safe: Promise<void>): Promise<void> {
  const find = () => tryStorage(() => sessionStorage.getItem(typedKey(name)))
  const known = find()
  await safe
  if (find() === known) forgetTyped(name)
}

/** Whoever comes next to this tab finds nothing of what was typed. */
export function forgetAllTyped(): void {
  tryStorage(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .forEach((key) => sessionStorage.removeItem(key)),
  )
}
