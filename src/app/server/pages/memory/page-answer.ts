import type { PostedForm } from '#platform/posted-form.ts'
import type { FinishedPage } from './page-cache.ts'
import { chooseEncoding, type Encoding } from './page-forms.ts'

/** Of the time that a shared cache may keep a page; what is asked for less often than once in the rest is waited for. */
const shareFresh = 0.2

/** Status, headers and bytes of a page for one reader. */
export async function answerOf(page: FinishedPage, header: (name: string) => string | undefined) {
  if (page.status === 200 && isKnown(page, header('if-none-match')))
    return { status: 304, head: headOf(page), body: undefined }
  const encoding = chooseEncoding(header('accept-encoding'), page.isKept)
  const body = await page.forms.make(encoding)
  return { status: page.status, head: headOf(page, { encoding, body }), body }
}

/** Whether the reader has this very page. A proxy that compressed it anew names it as much the same (`W/`). */
export function isKnown({ etag }: FinishedPage, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch !== undefined && ifNoneMatch.includes(etag)
}

/** The headers of a page beside those of every answer; without a form, those that tell the reader to use what is there. */
export function headOf(page: FinishedPage, form?: { encoding: Encoding; body: Buffer }) {
  const head: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': page.language,
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Language, Accept-Encoding, Save-Data',
    ETag: page.etag,
  }
  // Of shared caches only (RFC 9213): browsers go on to ask each time.
  if (page.sharedFor) head['CDN-Cache-Control'] = keepingOf(page.sharedFor)
  if (page.status === 503) head['Retry-After'] = '5'
  if (!form) return head
  head['Content-Length'] = String(form.body.byteLength)
  if (form.encoding !== 'identity') head['Content-Encoding'] = form.encoding
  return head
}

/**
 * Lets a shared cache give what is past its time while it asks anew, so that nobody waits. Both times together stay a second below
 * what was promised, because a cache that counts whole seconds gives one more.
 * @param seconds within which every reader must see a change
 */
function keepingOf(seconds: number): string {
  const fresh = Math.ceil(seconds * shareFresh)
  const stale = seconds - fresh - 1
  return `public, max-age=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`
}

/** A page that answers a form: of this one reader, so it is neither kept nor compared. */
export async function answerToForm(
  page: FinishedPage,
  posted: PostedForm,
  header: (name: string) => string | undefined,
): Promise<Response> {
  const status = page.status === 200 ? posted.status : page.status
  const { head, body } = await answerOf({ ...page, status, sharedFor: 0 }, (name) =>
    name === 'if-none-match' ? undefined : header(name),
  )
  delete head.ETag
  if (posted.retryAfterSeconds) head['Retry-After'] = String(posted.retryAfterSeconds)
  return new Response(body && new Uint8Array(body), { status, headers: head })
}
