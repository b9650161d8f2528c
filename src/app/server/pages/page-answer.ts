import type { PostedForm } from '#platform/posted-form.ts'
import type { FinishedPage } from './page-cache.ts'

/** Status, headers and bytes of a page for one reader. */
export function answerOf(page: FinishedPage, header: (name: string) => string | undefined) {
  const head: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': page.language,
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Language, Accept-Encoding',
    ETag: page.etag,
  }
  if (page.status === 503) head['Retry-After'] = '5'
  if (page.status === 200 && header('if-none-match') === page.etag)
    return { status: 304, head, body: undefined }
  const accepted = header('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  const body = encoding === 'br' ? page.br : encoding === 'gzip' ? page.gz : page.plain
  head['Content-Length'] = String(body.byteLength)
  if (encoding) head['Content-Encoding'] = encoding
  return { status: page.status, head, body }
}

/** A page that answers a form: of this one reader, so it is neither kept nor compared. */
export function answerToForm(
  page: FinishedPage,
  posted: PostedForm,
  header: (name: string) => string | undefined,
): Response {
  const status = page.status === 200 ? posted.status : page.status
  const { head, body } = answerOf({ ...page, status }, (name) =>
    name === 'if-none-match' ? undefined : header(name),
  )
  delete head.ETag
  if (posted.retryAfterSeconds) head['Retry-After'] = String(posted.retryAfterSeconds)
  return new Response(body && new Uint8Array(body), { status, headers: head })
}
