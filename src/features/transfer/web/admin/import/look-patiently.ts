import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import type { ContentImport, ImportSettings } from '../../../imports/contract.ts'
import { isBrokenOff, looks, pause, unless } from './patience.ts'

/** Questions between which it is looked at again: a server that was stopped meanwhile goes on with nothing. */
const looksUntilAgain = 50

/**
 * Looking at a large file takes longer than a connection lives. The server goes on without it, so we ask until its report is there.
 * A server that says nothing of these settings has not heard of them, or could not do it then: it is told again.
 */
export async function lookPatiently(
  api: ApiClient,
  id: string,
  settings: ImportSettings,
): Promise<ContentImport> {
  try {
    return await look(api, id, settings)
  } catch (error) {
    if (!isBrokenOff(error)) throw error
    return waitForReport(api, id, { asked: settings, error })
  }
}

/** The report that another page, or this one before it was loaded again, has asked for. */
export function awaitReport(api: ApiClient, id: string): Promise<ContentImport> {
  return waitForReport(api, id, { error: new ApiError(504, {}) })
}

function look(api: ApiClient, id: string, body: ImportSettings): Promise<ContentImport> {
  return api.put('/api/admin/imports/{id}/report', { path: { id }, body })
}

interface Wait {
  /** With which settings it was asked for; left out where anybody's report will do. */
  asked?: ImportSettings
  /** What is told when there is none in the end. */
  error: unknown
}

async function waitForReport(api: ApiClient, id: string, { asked, error }: Wait): Promise<ContentImport> {
  for (let time = 1; time <= looks; time++) {
    await pause()
    const found = await unless(isBrokenOff, () => api.get('/api/admin/imports/{id}', { path: { id } }))
    if (!found) continue
    const isHeard = found.settings !== null && (!asked || keyOf(found.settings) === keyOf(asked))
    if (found.result || (isHeard && found.report)) return found
    const settings = asked ?? found.settings
    if (!settings) break
    if (isHeard && time % looksUntilAgain !== 0) continue
    const looked = await unless(isBrokenOff, () => look(api, id, settings))
    if (looked) return looked
  }
  throw error
}

/** Equal for equal settings, in whatever order they are named. */
function keyOf(settings: ImportSettings): string {
  return JSON.stringify(Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
