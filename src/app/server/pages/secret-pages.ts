import { paths } from '#platform/paths.ts'

/** Whether the address itself is the key to what lies behind it, as a preview link is. */
export function isSecret({ pathname }: URL): boolean {
  return pathname.startsWith(paths.preview(''))
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
