import { ApiError } from '#platform/web/api-client.ts'

/** How often the server is asked what became of something whose connection broke off: for ten minutes. */
export const looks = 120

/** Between two of them. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5000))
}

/** Answers of the server itself, which goes on with nothing then. */
const refusals: readonly string[] = ['scanner.unavailable', 'storage.full']

/** Whether the server may go on with what it was asked, though no answer of its own came. */
export function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof ApiError) || refusals.includes(error.code)) return false
  return error.status === 0 || error.status >= 502
}

/** What `ask` gets, or nothing when it fails in a way that is no matter. */
export async function unless<T>(
  isNoMatter: (error: unknown) => boolean,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!isNoMatter(error)) throw error
    return undefined
  }
}
