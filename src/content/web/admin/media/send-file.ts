import type { MediaItem } from '#content/media-contract.ts'

export interface Upload {
  id: string
  file: File
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Of the bytes that have been sent. */
  percent: number
  /** Why it failed: the API's code. */
  code?: string
  media?: MediaItem
}

let count = 0

export function newUpload(file: File): Upload {
  return { id: String(++count), file, state: 'waiting', percent: 0 }
}

/** Sends one file. `XMLHttpRequest`, because `fetch` does not tell how much of a body has been sent. */
export function sendFile({ file }: Upload, onProgress: (percent: number) => void): Promise<Partial<Upload>> {
  const form = new FormData()
  form.set('file', file, file.name)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/admin/media')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.round((loaded / total) * 100)),
    )
    request.addEventListener('error', () => resolve({ state: 'failed', code: 'network.unreachable' }))
    request.addEventListener('load', () => {
      if (request.status === 201) resolve({ state: 'done', percent: 100, media: asMedia(request.response) })
      else resolve({ state: 'failed', code: codeOf(request.response) })
    })
    onProgress(0)
    request.send(form)
  })
}

function codeOf(problem: unknown): string {
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined
  return typeof code === 'string' ? code : 'server.failed'
}

/** The answer of 201, as the contract says. */
function asMedia(answer: unknown): MediaItem {
  return answer as MediaItem
}
