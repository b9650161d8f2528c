import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { isLoopback } from './config-safety.ts'
import type { Config } from './config.ts'

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Metrics are for whoever has the token. Without one they are for a program on the same machine, as long as nobody else can come:
 * a proxy's connection looks like a local one, and not every proxy says that it is one. So a site with a public address needs the
 * token.
 */
export function mayReadMetrics(
  { metricsToken, trustedProxies, publicUrl }: Pick<Config, 'metricsToken' | 'trustedProxies' | 'publicUrl'>,
  authorization: string | undefined,
  incoming: IncomingMessage | undefined,
): boolean {
  if (metricsToken !== undefined) return isEqual(authorization ?? '', `Bearer ${metricsToken}`)
  if (!incoming || trustedProxies.length > 0 || !isLoopback(publicUrl)) return false
  const { remoteAddress = '' } = incoming.socket
  return (
    ipaddr.isValid(remoteAddress) &&
    ipaddr.process(remoteAddress).range() === 'loopback' &&
    forwarding.every((name) => incoming.headers[name] === undefined)
  )
}

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
