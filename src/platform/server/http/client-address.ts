import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/**
 * The client's address: the socket's, or behind trusted proxies the nearest untrusted entry of `X-Forwarded-For`.
 * IPv6 is cut to its /64, because one household owns that many. In-process calls have the address `local`.
 */
export function clientAddress(incoming: IncomingMessage | undefined, config: Config): string {
  const socket = parse(incoming?.socket.remoteAddress)
  if (!socket) return 'local'
  let client = socket
  const hops = String(incoming?.headers['x-forwarded-for'] ?? '').split(',')
  while (isTrusted(client, config) && hops.length > 0) {
    const hop = parse(withoutPort(hops.pop()?.trim()))
    // What stands before an entry that is no address may be the client's own words.
    if (!hop) break
    client = hop
  }
  return bucket(client)
}

function parse(text: string | undefined): Address | undefined {
  return text && ipaddr.isValid(text) ? ipaddr.process(text) : undefined
}

/** Some gateways write the port behind the address, which is another one with every connection; IPv6 then stands in brackets. */
function withoutPort(hop = ''): string {
  const found = /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/.exec(hop)
  return found?.[1] ?? found?.[2] ?? hop
}

function isTrusted(address: Address, config: Config): boolean {
  return config.trustedProxies.some(
    ([range, bits]) => range.kind() === address.kind() && address.match([range, bits]),
  )
}

function bucket(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.fromByteArray([...address.toByteArray().slice(0, 8), ...Array<number>(8).fill(0)]).toString()}/64`
}
