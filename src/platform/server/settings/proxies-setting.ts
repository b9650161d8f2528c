import ipaddr from 'ipaddr.js'
import { ConfigError } from '../config-error.ts'

/** An address and how many of its bits count. */
export type AddressRange = [ipaddr.IPv4 | ipaddr.IPv6, number]

/**
 * The ranges that `TRUST_PROXY` names, none for `off`.
 * @throws {ConfigError}
 */
export function parseProxies(value: string): AddressRange[] {
  if (['off', '0', 'false'].includes(value)) return []
  const ranges = value.split(',').map((range) => range.trim())
  return ranges
    .flatMap((range) => (range === 'loopback' ? ['127.0.0.0/8', '::1'] : range))
    .map((range) => {
      try {
        return ipaddr.parseCIDR(range.includes('/') ? range : `${range}/${range.includes(':') ? 128 : 32}`)
      } catch {
        throw new ConfigError(
          `TRUST_PROXY: "${range}" is not an address range (such as 10.0.0.0/8), "loopback" or "off"`,
        )
      }
    })
}
