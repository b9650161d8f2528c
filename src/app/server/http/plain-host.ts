import type { IncomingMessage } from 'node:http'

/**
 * True when a request names exactly one host in its plain form (RFC 9112, 3.2); which host does not matter, because nothing is
 * made from it.
 */
export function hasOneHost({ headersDistinct }: IncomingMessage): boolean {
  const [host = '', ...more] = headersDistinct.host ?? []
  return more.length === 0 && isPlainHost(host)
}

/** Whether a host stands in its plain form. */
export function isPlainHost(host: string): boolean {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`)
}
