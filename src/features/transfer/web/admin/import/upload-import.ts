import type { ContentImport, ImportPurposeName } from '../../../imports/contract.ts'
import { asProblem } from '#platform/web/answers/as-problem.ts'
import { sentPartBytes } from '../../../imports/limits.ts'
import { answerTo } from '#platform/web/answers/answer-to.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { ApiError, apiRequest, type ApiRequest } from '#platform/web/api-client.ts'
import { sendBytes } from '#platform/web/send-bytes.ts'

const tries = 4
const pause = 2000

interface Sending {
  signal: AbortSignal
  /** Of all bytes, 0 to 100. */
  onProgress: (percent: number) => void
  /** After each part, so that a line that breaks for longer costs no more than the part that was on its way. */
  onArrived: (arrived: Arrived) => void
}

/** What the server has of a file. */
export type Arrived = Pick<ContentImport, 'id' | 'bytes'>

/** Sends a file part by part, each again when the line breaks. Goes on where an earlier try stopped. */
export async function uploadImport(
  { purpose, file }: { purpose: ImportPurposeName; file: File },
  earlier: Arrived | undefined,
  sending: Sending,
): Promise<string> {
  let arrived = earlier
  while (!arrived || arrived.bytes < file.size) {
    const from: number = arrived?.bytes ?? 0
    const part = new Blob([file.slice(from, from + sentPartBytes)], {
      type: purpose === 'archive' ? 'application/zip' : 'application/octet-stream',
    })
    const request = arrived
      ? apiRequest('PUT', '/api/admin/imports/{id}/bytes', {
          path: { id: arrived.id },
          query: { from },
          body: part,
        })
      : apiRequest('POST', '/api/admin/imports', { query: { purpose, name: file.name }, body: part })
    const onProgress = (percent: number) => sending.onProgress(percentOf(file, from, percent))
    arrived = await sendPart({ request, part }, arrived, { signal: sending.signal, onProgress })
    sending.onArrived(arrived)
  }
  sending.onProgress(100)
  return arrived.id
}

/** Sends one part, and again after a moment when no answer came, the line was too slow or the server was busy. */
async function sendPart(
  { request, part }: { request: ApiRequest<ContentImport>; part: Blob },
  before: Arrived | undefined,
  sending: Omit<Sending, 'onArrived'>,
): Promise<Arrived> {
  for (let number = 1; ; number++) {
    const { status, answer } = await sendBytes(request, part, sending)
    if (status === 200 || status === 201) return answerTo(request, answer)
    const refusal = new ApiError(status, asProblem(answer))
    const { bytes = 0 } = detailsOf(refusal, 'import.part_out_of_place') ?? {}
    // The answer to this part was lost, not the part.
    if (before && bytes > before.bytes) return { id: before.id, bytes }
    const isPassing = status === 0 || status === 408 || status >= 502
    if (!isPassing || sending.signal.aborted || number === tries) throw refusal
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function percentOf(file: File, from: number, percent: number): number {
  const sent = from + (Math.min(sentPartBytes, file.size - from) * percent) / 100
  return Math.min(99, Math.floor((sent / Math.max(1, file.size)) * 100))
}
