/** What a use of the browser's storage gives; null where the browser refuses it. Then nothing is kept, and nothing else breaks. */
export function tryStorage<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
