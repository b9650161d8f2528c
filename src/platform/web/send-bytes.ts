import { withQuery, type ApiRequest } from './api-client.ts'

/**
 * Sends bytes that have a type of their own, or a form, and tells how much of them is sent, 0 to 100. `XMLHttpRequest`, because `fetch` does not tell that.
 * Status 0: no answer came, or the signal broke it off.
 */
export function sendBytes(
  { method, path, query }: ApiRequest,
  body: Blob | FormData,
  { signal, onProgress }: { signal?: AbortSignal; onProgress: (percent: number) => void },
): Promise<{ status: number; answer: unknown }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const end = () => resolve({ status: request.status, answer: request.response })
    if (signal?.aborted) return end()
    request.open(method, withQuery(path, query))
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.round((loaded / Math.max(1, total)) * 100)),
    )
    for (const event of ['load', 'error', 'abort']) request.addEventListener(event, end)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
