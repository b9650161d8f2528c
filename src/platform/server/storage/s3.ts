import { S3mini, S3NetworkError, S3ServiceError } from 's3mini'
import { unavailable } from '../../errors.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { flowing } from './flowing.ts'
import { checkKey, type Storage, type StoredPart } from './storage.ts'

/** Milliseconds until an answer begins. Somebody waits for what is read; what is written has to arrive there first. */
const readWithin = 5000
const writeWithin = 20_000
/** Bytes of what is written for which there is a second more: the slowest line to a bucket that is still of use. */
const bytesASecond = 64 * 1024
const keysPerPage = 1000

interface Asking {
  log: Log
  /** Milliseconds that a write may take, however large it is. */
  longestWrite: number
}

/** Uploads in a bucket of any S3-compatible service, addressed by path (`<endpoint>/<bucket>/<key>`). */
export function createS3Storage(
  settings: NonNullable<Config['storage']>,
  { log, longestWrite }: Asking,
): Storage {
  const asking = <T>(answer: Promise<T>) => refusing(answer, log)
  const bucket = new S3mini({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    endpoint: `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`,
    fetch: (input: RequestInfo | URL, options?: RequestInit) => fetchWithin(input, options, longestWrite),
  })
  return {
    async put(key, bytes, mimeType) {
      checkKey(key)
      await asking(bucket.putObject(key, bytes, mimeType))
    },
    async get(key, part) {
      checkKey(key)
      const response = await asking(part ? getPart(bucket, key, part) : bucket.getObjectResponse(key))
      if (!response?.body) return undefined
      const body = await asking(flowing(response.body, { within: readWithin, log }))
      return { body, bytes: Number(response.headers.get('content-length')) }
    },
    async *list(folder) {
      checkKey(folder)
      let next: string | undefined
      do {
        const page = await asking(bucket.listObjectsPaged('/', `${folder}/`, keysPerPage, next))
        for (const { Key, LastModified } of page?.objects ?? [])
          // A service that does not say when counts as one that says "just now": nothing young is ever swept.
          yield { key: Key, storedAt: LastModified.getTime() || Date.now() }
        next = page?.nextContinuationToken
      } while (next)
    },
    async remove(key) {
      checkKey(key)
      await asking(bucket.deleteObject(key).catch(unlessMissing))
    },
  }
}

/** The library's road to a part of an object throws for a missing one. */
async function getPart(bucket: S3mini, key: string, { first, last }: StoredPart): Promise<Response | null> {
  return bucket.getObjectRaw(key, false, first, last + 1).catch(unlessMissing)
}

/** Not every service takes it for done when what is to go is not there. */
function unlessMissing(error: unknown): null {
  if (error instanceof S3ServiceError && error.status === 404) return null
  throw error
}

/** A service that is away or ill is a refusal that may be tried again; a refused key or bucket is a fault of the settings. */
async function refusing<T>(answer: Promise<T>, log: Log): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const isAway = error instanceof S3NetworkError || error instanceof TypeError || isTimeout(error)
    const isIll = error instanceof S3ServiceError && (error.status >= 500 || error.status === 429)
    if (!isAway && !isIll) throw error
    log.warn({ err: error }, 'storage unavailable')
    throw unavailable('storage.unavailable')
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** Limits the wait for the head of an answer; `flowing` looks at the rest. Asks nobody but the bucket, wherever that leads on to. */
async function fetchWithin(
  input: RequestInfo | URL,
  options: RequestInit | undefined,
  longestWrite: number,
): Promise<Response> {
  const controller = new AbortController()
  const answerTimeout = /^(GET|HEAD)$/i.test(options?.method ?? 'GET')
    ? readWithin
    : Math.min(writeWithin + (bytesOf(options?.body) / bytesASecond) * 1000, longestWrite)
  const timer = setTimeout(
    () => controller.abort(new DOMException('no answer', 'TimeoutError')),
    answerTimeout,
  )
  try {
    return await fetch(input, { ...options, redirect: 'manual', signal: controller.signal })
  } finally {
    clearTimeout(timer)
  }
}

function bytesOf(body: RequestInit['body']): number {
  return ArrayBuffer.isView(body) || body instanceof ArrayBuffer ? body.byteLength : 0
}
