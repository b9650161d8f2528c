import type { MiddlewareHandler } from 'hono'
import { Refusal } from '../errors.ts'
import type { AppEnv } from './http.ts'

export const mostBytes = 256 * 1024
export const mostDepth = 32

/** JSON bodies: at most 256 KB and 32 levels deep, valid UTF-8, without NUL, which PostgreSQL cannot store. Uploads, multipart or a ZIP archive, have their own limits where they are read. */
export function limitBody(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!hasBody(c.req.raw) || isUpload(c.req.raw)) return next()
    if (Number(c.req.header('content-length') ?? 0) > mostBytes) throw new Refusal(413, 'body.too_large')
    const text = await readText(c.req.raw)
    if (depthOf(text) > mostDepth) throw new Refusal(400, 'body.too_deep')
    if (hasNul(text)) throw new Refusal(400, 'body.has_nul')
    c.req.raw = new Request(c.req.raw.url, { method: c.req.method, headers: c.req.raw.headers, body: text })
    await next()
  }
}

function hasBody(request: Request): boolean {
  return request.body !== null && request.method !== 'GET' && request.method !== 'HEAD'
}

function isUpload(request: Request): boolean {
  return /^(multipart\/form-data|application\/zip)\b/i.test(request.headers.get('content-type') ?? '')
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new Refusal(413, 'body.too_large')
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new Refusal(400, 'body.not_utf8')
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
