import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import type { Config } from './config.ts'

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Metrics are for whoever has the token, and without one for a program on the same machine: a loopback connection that no proxy
 * stands behind, as far as can be seen.
 */
export function mayReadMetrics(
  { metricsToken, trustedProxies }: Pick<Config, 'metricsToken' | 'trustedProxies'>,
  authorization: string | undefined,
  incoming: IncomingMessage | undefined,
): boolean {
  if (metricsToken !== undefined) return isEqual(authorization ?? '', `Bearer ${metricsToken}`)
  if (!incoming || trustedProxies.length > 0) return false
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
