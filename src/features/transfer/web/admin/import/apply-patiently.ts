import type { ContentImport } from '../../../imports/contract.ts'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import { isBrokenOff, looks, pause, unless } from './patience.ts'

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
      await pause()
      const found = await unless(isBrokenOff, () => api.get('/api/admin/imports/{id}', { path }))
      if (found?.result) return found
      const applied = found && look % looksUntilAgain === 0 && (await unless(isGoingOn, apply))
      if (applied) return applied
    }
    throw error
  }
}

/** An import that goes on, or that a killed server began a moment ago, holds its place. */
function isGoingOn(error: unknown): boolean {
  return isBrokenOff(error) || (error instanceof ApiError && error.code === 'import.running')
}
