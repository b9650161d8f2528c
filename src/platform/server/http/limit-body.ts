import type { MiddlewareHandler } from 'hono'
import { Problem } from '../../errors.ts'
import type { AppEnv } from './http.ts'
import { takeTime } from './uploads/long-requests.ts'

export const mostBytes = 256 * 1024
export const mostDepth = 32
/** Longest wait for all of a body, a little less than the connection's own, which says less. Milliseconds. */
const longestWait = 25_000

/** What an operation must declare to be an upload, which limits its own body where it is read. */
const uploadTypes = new Set(['multipart/form-data', 'application/zip'])

/**
 * A body of at most 256 KB and 32 levels deep, valid UTF-8, without NUL, which PostgreSQL cannot store, that arrives within 25 s.
 * Whatever the sender calls it: only an operation can say that it takes an upload.
 */
export function limitBody(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (hasBody(c.req.raw)) await readLimited(c)
    await next()
  }
}

/**
 * The body of one operation: of a type that the operation declares, or 415 before any of it is read, and within the limits
 * unless the operation declares an upload.
 */
export function takeBody(declared: readonly string[]): MiddlewareHandler<AppEnv> {
  const isUpload = declared.some((type) => uploadTypes.has(type))
  return async (c, next) => {
    if (isUpload) takeTime(c.env.incoming)
    else if (hasBody(c.req.raw)) {
      if (declared.length > 0 && !declared.includes(mediaTypeOf(c.req.raw)))
        throw new Problem(415, 'body.unexpected_type')
      await readLimited(c)
    }
    await next()
  }
}

async function readLimited(c: Parameters<MiddlewareHandler<AppEnv>>[0]): Promise<void> {
  const { raw } = c.req
  if (Number(raw.headers.get('content-length') ?? 0) > mostBytes) throw new Problem(413, 'body.too_large')
  const text = await readText(raw)
  if (depthOf(text) > mostDepth) throw new Problem(400, 'body.too_deep')
  if (hasNul(text)) throw new Problem(400, 'body.has_nul')
  c.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body: text })
}

function hasBody(request: Request): boolean {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD' || headers.get('content-length') === '0') return false
  return request.body !== null
}

function mediaTypeOf(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase()
}

async function readText(request: Request): Promise<string> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    void reader?.cancel()
  }, longestWait)
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      bytes += part.value.byteLength
      if (bytes > mostBytes) throw new Problem(413, 'body.too_large')
      chunks.push(part.value)
    }
  } finally {
    clearTimeout(timer)
    reader?.releaseLock()
  }
  if (isLate) throw new Problem(408, 'body.too_slow')
  return decode(Buffer.concat(chunks))
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem(400, 'body.not_utf8')
  }
}

/** A NUL, plain or escaped; an escaped backslash before `u0000` makes it four plain digits. */
function hasNul(json: string): boolean {
  return json.includes('\0') || json.replaceAll('\\\\', '').includes('\\u0000')
}

/** Deepest nesting of brackets outside strings. */
function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth)
    else if (character === '}' || character === ']') depth--
  }
  return deepest
}
