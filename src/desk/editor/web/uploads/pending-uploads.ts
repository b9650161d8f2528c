import { fileExtensions, imageTypes, mostFileBytes, mostImageBytes } from '#content/media/limits.ts'
import { newUpload, sendFile, type Upload } from '../../../media/web/send-file.ts'

/** What is being sent, by the id that stands in the text for as long as the upload has none of its own. */
const uploads = new Map<string, Upload>()
/** Who shows which upload. */
const watchers = new Map<string, Set<() => void>>()
let queue = Promise.resolve()

const prefix = 'upload:'

/** Whether a picture or file of the text is not on the server yet. Such a block is never saved; the server would refuse its id. */
export function isPending(mediaId: string): boolean {
  return mediaId.startsWith(prefix)
}

/** Sends a file after those that are under way. Gives the id that stands for it meanwhile. */
export function beginUpload(file: File): string {
  if (uploads.size === 0) {
    window.addEventListener('online', retryUnreached)
    window.addEventListener('beforeunload', warnOfLoss)
  }
  const id = prefix + crypto.randomUUID()
  const code = refusalOf(file)
  uploads.set(id, { ...newUpload(file), ...(code && { state: 'failed', code }) })
  if (!code) send(id)
  return id
}

/** Sends a file once more. */
export function retryUpload(id: string): void {
  const upload = uploads.get(id)
  if (upload?.state !== 'failed') return
  change(id, { state: 'waiting', percent: 0, code: undefined })
  send(id)
}

export function findUpload(id: string): Upload | undefined {
  return uploads.get(id)
}

/** Calls when the upload changes, until the returned function is called. */
export function watchUpload(id: string, onChange: () => void): () => void {
  const all = watchers.get(id) ?? new Set()
  watchers.set(id, all.add(onChange))
  return () => all.delete(onChange)
}

export function isImageFile({ type }: File): boolean {
  return type.startsWith('image/')
}

function send(id: string): void {
  queue = queue.then(async () => {
    const upload = uploads.get(id)
    if (upload) change(id, await sendFile(upload, (percent) => change(id, { state: 'sending', percent })))
  })
}

function change(id: string, part: Partial<Upload>): void {
  const upload = uploads.get(id)
  if (!upload) return
  uploads.set(id, { ...upload, ...part })
  watchers.get(id)?.forEach((onChange) => onChange())
}

/** The code with which the server would refuse a file; known before it is sent. */
function refusalOf(file: File): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const taken: readonly string[] = isImageFile(file) ? imageTypes : fileExtensions
  const isTaken = taken.includes(isImageFile(file) ? file.type : extension)
  if (!isTaken) return 'media.type_refused'
  return file.size > (isImageFile(file) ? mostImageBytes : mostFileBytes) ? 'media.too_large' : undefined
}

function retryUnreached(): void {
  for (const [id, { code }] of uploads) if (code === 'network.unreachable') retryUpload(id)
}

/** Leaving the page would lose the files that are shown and not yet sent. */
function warnOfLoss(event: BeforeUnloadEvent): void {
  const isWaiting = [...uploads].some(([id, { state }]) => state !== 'done' && watchers.get(id)?.size)
  if (isWaiting) event.preventDefault()
}
