import dns from 'node:dns'
import net from 'node:net'
import ipaddr from 'ipaddr.js'
import { isLoopback } from '#platform/server/config-safety.ts'

/** An address inside the machine or its network: nobody outside may have messages sent there. */
export class PrivateAddress extends Error {}

/** Why messages may not be sent to a URL, as far as it says so itself; undefined when they may. */
export function faultOfUrl(
  url: URL,
  { allowsLoopback }: { allowsLoopback: boolean },
): 'https_only' | 'private_address' | 'invalid_url' | undefined {
  const isOurs = allowsLoopback && isLoopback(url)
  if (url.username || url.password || url.hash) return 'invalid_url'
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOurs)) return 'https_only'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const isPrivate = net.isIP(host) ? !mayReach(host, allowsLoopback) : isLoopback(url) && !isOurs
  return isPrivate ? 'private_address' : undefined
}

/** Public addresses alone: none of this machine, of its network, of a cloud's own services, or inside another address. */
function mayReach(address: string, allowsLoopback: boolean): boolean {
  const found = ipaddr.process(address)
  const range = found.range()
  const isIPv4Within = found instanceof ipaddr.IPv6 && found.match(compatible)
  return (range === 'unicast' && !isIPv4Within) || (allowsLoopback && range === 'loopback')
}

/** Addresses of IPv4 as IPv6 first wrote them (RFC 4291, 2.5.5.1), which `ipaddr.js` takes for any others. */
const compatible = ipaddr.IPv6.parseCIDR('::/96')

/**
 * Finds the addresses of a host for one connection, which goes to what was checked here: a name that leads elsewhere a moment later
 * changes nothing.
 */
export function checkedLookup(allowsLoopback: boolean): net.LookupFunction {
  return (host, options: dns.LookupOptions, callback) => {
    dns.lookup(host, { ...options, all: true }, (error, addresses: dns.LookupAddress[] = []) => {
      const [first] = addresses
      if (error || !first) return callback(error ?? new Error('no address'), '')
      if (!addresses.every(({ address }) => mayReach(address, allowsLoopback)))
        return callback(new PrivateAddress(host), '')
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}
