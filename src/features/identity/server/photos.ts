import type { Config } from '#platform/server/config.ts'

const mostLength = 500

/** A picture that we serve ourselves. */
export function isOwnPhoto(address: string): boolean {
  return address.length <= mostLength && /^\/media\/[\w-]+(\/[\w.-]+)?$/.test(address)
}

/** A picture at the redirect provider the site signs in with. */
export function isProviderPhoto(config: Config, address: string): boolean {
  if (address.length > mostLength || !URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  if (protocol !== 'https:' || username !== '') return false
  if (config.google && hostname.endsWith('.googleusercontent.com')) return true
  return config.oidc !== undefined && hostname === new URL(config.oidc.issuer).hostname
}
