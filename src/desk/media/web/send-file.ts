import type { MediaItem } from '#content/media/contract.ts'
import type { UploadedMedia } from '../contract.ts'
import { answerTo } from '#platform/web/answers/answer-to.ts'
import { apiRequest, type ApiRequest } from '#platform/web/api-client.ts'
import { sendBytes } from '#platform/web/send-bytes.ts'

export interface Upload {
  id: string
  file: File
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Of the bytes that have been sent. */
  percent: number
  /** Why it failed: the API's code, or `file.` with what the API says about the file. */
  code?: string
  /** Once it has arrived; a new one says where the library had it already. */
  media?: Sent
  /** It moved, and became a still picture. */
  isStill?: boolean
}

type Sent = MediaItem & Partial<Pick<UploadedMedia, 'known'>>

let count = 0

export function newUpload(file: File): Upload {
  return { id: String(++count), file, state: 'waiting', percent: 0 }
}

/** Sends one file, as a new upload or in the place of the file of another one. */
export async function sendFile(
  { file }: Pick<Upload, 'file'>,
  onProgress: (percent: number) => void,
  { inPlaceOf, signal }: { inPlaceOf?: string; signal?: AbortSignal } = {},
): Promise<Partial<Upload>> {
  const body = new FormData()
  body.set('file', file, file.name)
  onProgress(0)
  const request = requestOf(body, inPlaceOf)
  const { status, answer } = await sendBytes(request, body, { signal, onProgress })
  if (status === 201 || status === 200)
    return { state: 'done', percent: 100, media: answerTo(request, answer) }
  if (status !== 0) return { state: 'failed', code: codeOf(asProblem(answer)) }
  return { state: 'failed', code: signal?.aborted ? 'upload.stopped' : 'network.unreachable' }
}

function requestOf(form: FormData, inPlaceOf: string | undefined): ApiRequest<Sent> {
  return inPlaceOf === undefined
    ? apiRequest('POST', '/api/admin/media', { body: form })
    : apiRequest('PUT', '/api/admin/media/{id}/file', { path: { id: inPlaceOf }, body: form })
}

function codeOf({ code, fields }: { code?: string; fields?: Record<string, string> }): string {
  return fields?.file ? `file.${fields.file}` : (code ?? 'server.failed')
}

/** A refusal as the API writes it; nothing of it when a proxy answered. */
function asProblem(answer: unknown): { code?: string; fields?: Record<string, string> } {
  return (answer ?? {}) as { code?: string; fields?: Record<string, string> }
}
