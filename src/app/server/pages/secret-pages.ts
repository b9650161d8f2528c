import { paths } from '#platform/paths.ts'

/** What lies behind a secret address is kept nowhere, found by nobody, and its address is not told to the pages it leads to. */
export function headersOfSecret(status: number, { pathname }: URL): Record<string, string> {
  // A form that is sent without a script names where it comes from only under the other policy, and is refused without.
  const hasForm = pathname.startsWith(paths.unsubscribe(''))
  return {
    'Cache-Control': 'no-store',
    'Referrer-Policy': hasForm ? 'same-origin' : 'no-referrer',
    'X-Robots-Tag': 'noindex',
    ...(status === 429 ? { 'Retry-After': '60' } : {}),
  }
}
