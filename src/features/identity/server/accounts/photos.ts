import type { Config } from '#platform/server/config.ts'

const mostLength = 500

/** A picture at Google, the one provider whose pictures the content policy lets pages show. */
export function isProviderPhoto(config: Config, address: string): boolean {
  if (!config.google || address.length > mostLength || !URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  return protocol === 'https:' && username === '' && hostname.endsWith('.googleusercontent.com')
}
