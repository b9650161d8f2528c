import { paths } from '#platform/paths.ts'

const invitation = new RegExp(`^${paths.courseInvitation('[^/]+', '')}`)

/** Whether the address itself is the key to what lies behind it, as those of a preview, an invitation and a certificate are. */
export function isSecret({ pathname }: URL): boolean {
  const isKey = [paths.preview(''), paths.certificate('')].some((key) => pathname.startsWith(key))
  return isKey || invitation.test(pathname)
}

/** What lies behind a secret address is kept nowhere, found by nobody, and its address is not told to the pages it leads to. */
export function headersOfSecret(status: number): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    ...(status === 429 ? { 'Retry-After': '60' } : {}),
  }
}
