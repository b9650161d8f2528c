import { ApiError, type ApiRequest } from '#platform/web/api-client.ts'

/** Sends a form with a file and tells how much of it is sent. `XMLHttpRequest`, because `fetch` does not tell that. */
export function sendForm<T>(
  { method, path, body }: ApiRequest<T>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.round((loaded / total) * 100)),
    )
    request.addEventListener('error', () => reject(new ApiError(0, {})))
    request.addEventListener('abort', () => reject(new ApiError(0, {})))
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(asAnswer<T>(request.response))
      else reject(new ApiError(request.status, asProblem(request.response)))
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(body instanceof FormData ? body : null)
  })
}

/** The answer of 201 to a request whose type knows it. */
function asAnswer<T>(answer: unknown): T {
  return answer as T
}

/** A refusal as the API words it; nothing from a proxy that answers in its own way. */
function asProblem(answer: unknown): { code?: string } {
  return typeof answer === 'object' && answer !== null ? answer : {}
}
