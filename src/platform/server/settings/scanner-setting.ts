import { z } from 'zod'

/** Where clamd listens: a path of a socket, or a host and a port. */
export type ScannerAddress = { path: string } | { host: string; port: number }

/** `/run/clamav/clamd.ctl`, `scanner:3310`, `[::1]:3310`. */
export function scannerAddress() {
  return z.string().transform((value, context): ScannerAddress => {
    if (value.startsWith('/')) return { path: value }
    const [, host = '', port] = value.match(/^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i) ?? []
    if (host && Number(port) > 0 && Number(port) <= 65_535)
      return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
    context.addIssue({ code: 'custom', message: 'must be host:port or the path of a socket' })
    return z.NEVER
  })
}
