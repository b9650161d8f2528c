import type { MediaItem } from '#content/media/contract.ts'
import { apiRequest, type ApiRequest } from '#platform/web/api-client.ts'

export interface Upload {
  id: string
  file: File
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Of the bytes that have been sent. */
  percent: number
  /** Why it failed: the API's code, or `file.` with what the API says about the file. */
  code?: string
  media?: MediaItem
  /** It moved, and became a still picture. */
  isStill?: boolean
}

let count = 0

export function newUpload(file: File): Upload {
  return { id: String(++count), file, state: 'waiting', percent: 0 }
}

/**
 * Sends one file, as a new upload or in the place of the file of another one. `XMLHttpRequest`, because `fetch` does not tell how
 * much of a body has been sent.
 */
export function sendFile(
  { file }: Pick<Upload, 'file'>,
  onProgress: (percent: number) => void,
  { inPlaceOf, signal }: { inPlaceOf?: string; signal?: AbortSignal } = {},
): Promise<Partial<Upload>> {
  const form = new FormData()
  form.set('file', file, file.name)
  return new Promise((resolve) => {
    const fail = (code: string) => resolve({ state: 'failed', code })
    if (signal?.aborted) return fail('upload.stopped')
    const request = new XMLHttpRequest()
    const { method, path } = requestOf(form, inPlaceOf)
    request.open(method, path)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.round((loaded / total) * 100)),
    )
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.addEventListener('abort', () => fail('upload.stopped'))
    request.addEventListener('error', () => fail('network.unreachable'))
    request.addEventListener('load', () => {
      const isTaken = request.status === 201 || request.status === 200
      if (isTaken) resolve({ state: 'done', percent: 100, media: asMedia(request.response) })
      else fail(codeOf(asProblem(request.response)))
    })
    onProgress(0)
    request.send(form)
  })
}

function requestOf(form: FormData, inPlaceOf: string | undefined): ApiRequest<MediaItem> {
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

/** The answer of 200 or 201 to what `requestOf` gives. */
function asMedia(answer: unknown): MediaItem {
  return answer as MediaItem
}
