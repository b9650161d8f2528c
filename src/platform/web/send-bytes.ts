interface Message {
  method: 'POST' | 'PUT'
  path: string
  /** Bytes with a type of their own, or a form. */
  body: Blob | FormData
}

/**
 * Sends bytes and tells how much of them is sent, 0 to 100. `XMLHttpRequest`, because `fetch` does not tell that.
 * Status 0: no answer came, or the signal broke it off.
 */
export function sendBytes(
  { method, path, body }: Message,
  { signal, onProgress }: { signal?: AbortSignal; onProgress: (percent: number) => void },
): Promise<{ status: number; answer: unknown }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const end = () => resolve({ status: request.status, answer: request.response })
    if (signal?.aborted) return end()
    request.open(method, path)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.round((loaded / Math.max(1, total)) * 100)),
    )
    for (const event of ['load', 'error', 'abort']) request.addEventListener(event, end)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
