import { ApiError, apiRequest, type ApiRequest } from '#platform/web/api-client.ts'
import { sendForm } from './send-form.ts'

const partBytes = 1024 * 1024
const tries = 4
const pause = 2000

interface Sending {
  signal: AbortSignal
  /** Of all bytes, 0 to 100. */
  onProgress: (percent: number) => void
}

/** Sends a file part by part, each again when the line breaks; the last part goes with the request that uses the file. */
export async function sendFile<T>(
  requestOf: (form: FormData) => ApiRequest<T>,
  { file, fields }: { file: File; fields: Record<string, string> },
  { signal, onProgress }: Sending,
): Promise<T> {
  let upload: string | undefined
  const last = Math.max(0, Math.ceil(file.size / partBytes) - 1)
  for (let number = 0; number <= last; number++) {
    const from = number * partBytes
    const form = new FormData()
    const known = number === last ? fields : { number: String(number) }
    for (const [name, value] of Object.entries(known)) form.set(name, value)
    if (upload) form.set('upload', upload)
    form.set('file', file.slice(from, from + partBytes), file.name)
    const sending = { signal, onProgress: (percent: number) => onProgress(percentOf(file, from, percent)) }
    if (number === last) return again(() => sendForm(requestOf(form), sending), signal)
    const part = await again(() => sendForm(partRequest(form), sending), signal)
    upload = part.upload
  }
  throw new Error('a file has a last part')
}

function partRequest(form: FormData) {
  return apiRequest('POST', '/api/admin/upload-parts', { body: form })
}

function percentOf(file: File, from: number, percent: number): number {
  const sent = from + (Math.min(partBytes, file.size - from) * percent) / 100
  return Math.min(100, Math.floor((sent / Math.max(1, file.size)) * 100))
}

/** Tries again when no answer came or the server was busy, after a moment. */
async function again<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await work()
    } catch (error) {
      const isPassing = error instanceof ApiError && (error.status === 0 || error.status >= 502)
      if (!isPassing || signal.aborted || number === tries) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
