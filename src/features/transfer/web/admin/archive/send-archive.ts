import type { PendingImport } from '../../../contract.ts'
import { ApiError, apiRequest, withQuery, type ApiRequest } from '#platform/web/api-client.ts'

/** Small enough to arrive in time over a slow connection, and to be sent again when it does not. */
const partBytes = 1024 * 1024
const tries = 4
const pause = 2000

/** Sends an archive part by part, each again when the connection breaks, and gives the id under which it waits. */
export async function sendArchive(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<string> {
  let pending: PendingImport | undefined
  for (let from = 0; from < file.size || !pending; from = pending.bytes) {
    const part = file.slice(from, from + partBytes)
    pending = await sendPart(part, { id: pending?.id, from, signal })
    onProgress(Math.round((pending.bytes / Math.max(1, file.size)) * 100))
  }
  return pending.id
}

async function sendPart(
  part: Blob,
  { id, from, signal }: { id: string | undefined; from: number; signal: AbortSignal },
): Promise<PendingImport> {
  const { method, path, query } = requestOf(part, id, from)
  for (let number = 1; ; number++) {
    try {
      const response = await fetch(withQuery(path, query), {
        method,
        body: part,
        signal,
        headers: { 'content-type': 'application/zip' },
      })
      const answer: unknown = await response.json()
      if (response.ok) return asPending(answer)
      const problem = asProblem(answer)
      const arrived = problem.details?.bytes
      // The answer to this part was lost, not the part.
      if (id && problem.code === 'import.part_out_of_place' && arrived === from + part.size)
        return { id, bytes: arrived, expiresAt: 0 }
      if (response.status < 500) throw new ApiError(response.status, problem)
      if (number === tries) throw new ApiError(response.status, problem)
    } catch (error) {
      if (error instanceof ApiError || signal.aborted) throw error
      if (number === tries) throw new ApiError(0, {})
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function requestOf(part: Blob, id: string | undefined, from: number): ApiRequest<PendingImport> {
  return id
    ? apiRequest('PUT', '/api/admin/content-imports/{id}/bytes', {
        path: { id },
        query: { from },
        body: part,
      })
    : apiRequest('POST', '/api/admin/content-imports', { body: part })
}

/** The answer of 200 and 201 to what `requestOf` gives. */
function asPending(answer: unknown): PendingImport {
  return answer as PendingImport
}

/** A refusal as the API words it. */
function asProblem(answer: unknown): { code?: string; details?: Record<string, unknown> } {
  return answer as { code?: string; details?: Record<string, unknown> }
}
