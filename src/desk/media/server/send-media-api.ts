import type { Context as HonoContext } from 'hono'
import type { AppEnv } from '#platform/server/http/http.ts'
import type { StoredPart } from '#platform/server/storage/storage.ts'
import { attachment } from '#content/media/server/file-names.ts'
import type { OpenedMedia } from '#content/media/server/find-media.ts'

/** Whatever somebody uploaded: never run, never framed, never guessed at. Images are shown, anything else is saved. */
export async function sendMedia(c: HonoContext<AppEnv>, media: OpenedMedia): Promise<Response> {
  const headers = new Headers({
    'Content-Type': media.mimeType,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': media.isImage ? 'public, max-age=31536000, immutable' : 'private, no-cache',
    'Content-Disposition': media.isImage ? 'inline' : attachment(media.fileName, media.asciiName),
    'Accept-Ranges': 'bytes',
    ETag: `"${media.tag}"`,
  })
  if (hasTag(c.req.header('if-none-match'), media.tag)) return new Response(null, { status: 304, headers })
  const part = partOf(c, media)
  if (part === 'outside') {
    headers.set('Content-Range', `bytes */${media.bytes}`)
    return new Response(null, { status: 416, headers })
  }
  const { body, bytes } = await media.open(part)
  headers.set('Content-Length', String(bytes))
  if (part) {
    headers.set('Content-Range', `bytes ${part.first}-${part.last}/${media.bytes}`)
    // A part of the file as it is: compressing it would make it another one.
    headers.append('Cache-Control', 'no-transform')
  }
  return new Response(body, { status: part ? 206 : 200, headers })
}

function hasTag(condition: string | undefined, tag: string): boolean {
  return condition?.split(',').some((known) => known.trim().replace(/^W\//, '') === `"${tag}"`) ?? false
}

/** The one part that a request asks for (RFC 9110, 14.2). Several parts at once, or a part of another version, are answered with the whole. */
function partOf(c: HonoContext<AppEnv>, { bytes, tag }: OpenedMedia): StoredPart | 'outside' | undefined {
  const [, from = '', to = ''] = c.req.header('range')?.match(/^bytes=(\d*)-(\d*)$/) ?? []
  const version = c.req.header('if-range')
  if (bytes === undefined || (!from && !to) || (version !== undefined && version !== `"${tag}"`))
    return undefined
  const first = from ? Number(from) : Math.max(0, bytes - Number(to))
  const last = from && to ? Math.min(Number(to), bytes - 1) : bytes - 1
  if (first >= bytes || (!from && Number(to) === 0)) return 'outside'
  return first > last ? undefined : { first, last }
}
