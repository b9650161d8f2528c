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
  const range = ipaddr.process(address).range()
  return range === 'unicast' || (allowsLoopback && range === 'loopback')
}

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
