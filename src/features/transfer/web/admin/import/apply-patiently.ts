import type { ContentImport } from '../../../imports/contract.ts'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'

const pause = 5000
const looks = 120
/** Looks between which the server is told again: it may have been killed before it was done, and nobody else goes on then. */
const looksUntilAgain = 6

/**
 * A large import takes longer than a connection lives. The server goes on without it, so we look until the result is there, and say it
 * again in between: it is done once.
 */
export async function applyPatiently(api: ApiClient, id: string): Promise<ContentImport> {
  const path = { id }
  const apply = () => api.post('/api/admin/imports/{id}/application', { path })
  try {
    return await apply()
  } catch (error) {
    if (!isBrokenOff(error)) throw error
    for (let look = 1; look <= looks; look++) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      const found = await unless(isBrokenOff, () => api.get('/api/admin/imports/{id}', { path }))
      if (found?.result) return found
      const applied = found && look % looksUntilAgain === 0 && (await unless(isGoingOn, apply))
      if (applied) return applied
    }
    throw error
  }
}

/** What `ask` gets, or nothing when it fails in a way that is no matter. */
async function unless<T>(
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

function isBrokenOff(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502)
}

/** An import that goes on, or that a killed server began a moment ago, holds its place. */
function isGoingOn(error: unknown): boolean {
  return isBrokenOff(error) || (error instanceof ApiError && error.code === 'import.running')
}
