import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import type { ContentImport, ImportSettings } from '../../../imports/contract.ts'
import { isBrokenOff, looks, pause, unless } from './patience.ts'

/**
 * Looking at a large file takes longer than a connection lives. The server goes on without it, so we ask until its report is there.
 * A server that says nothing of these settings has not heard of them, or could not do it then: it is told again.
 */
export async function lookPatiently(
  api: ApiClient,
  id: string,
  settings: ImportSettings,
): Promise<ContentImport> {
  const look = () => api.put('/api/admin/imports/{id}/report', { path: { id }, body: settings })
  try {
    return await look()
  } catch (error) {
    if (!isBrokenOff(error)) throw error
    return waitForReport(api, id, { asked: { settings, look }, error })
  }
}

/** The report that another page, or this one before it was loaded again, has asked for. */
export function awaitReport(api: ApiClient, id: string): Promise<ContentImport> {
  return waitForReport(api, id, { error: new ApiError(504, {}) })
}

interface Wait {
  /** What was asked; left out where anybody's report will do. */
  asked?: { settings: ImportSettings; look: () => Promise<ContentImport> }
  /** What is told when there is none in the end. */
  error: unknown
}

async function waitForReport(api: ApiClient, id: string, { asked, error }: Wait): Promise<ContentImport> {
  for (let time = 1; time <= looks; time++) {
    await pause()
    const found = await unless(isBrokenOff, () => api.get('/api/admin/imports/{id}', { path: { id } }))
    if (!found) continue
    const isHeard = found.settings !== null && (!asked || keyOf(found.settings) === keyOf(asked.settings))
    if (found.result || (isHeard && found.report)) return found
    if (isHeard) continue
    if (!asked) break
    const looked = await unless(isBrokenOff, asked.look)
    if (looked) return looked
  }
  throw error
}

/** Equal for equal settings, in whatever order they are named. */
function keyOf(settings: ImportSettings): string {
  return JSON.stringify(Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
