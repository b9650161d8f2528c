/** What an address of one or several PostgreSQL servers says. */
export interface ServerList {
  /** One plain address a server, in the order in which they are tried. */
  addresses: readonly [string, ...string[]]
  /** Whether only a server that takes writes is wanted. */
  isWritableWanted: boolean
}

const form = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)([^?#]*)(?:\?([^#]*))?$/i
const attribute = 'target_session_attrs'
/** The site writes, so that a server that can only be read is never what it looks for. */
const writable = ['read-write', 'primary']

/**
 * Reads `postgres://user:password@host,host:port/database?…` as libpq does. Of several servers the one that takes writes is
 * wanted, whether `target_session_attrs` says so or not.
 * @throws {Error} in words for whoever wrote the setting
 */
export function readServerList(url: string): ServerList {
  const [, start = '', hosts = '', name = '', query = ''] = form.exec(url) ?? []
  if (!start) throw new Error('must be an address such as postgres://user:password@host/database')
  const parameters = new URLSearchParams(query)
  const wanted = parameters.get(attribute)
  if (wanted !== null && !writable.includes(wanted))
    throw new Error(`${attribute} must be read-write, because the site writes`)
  parameters.delete(attribute)
  const rest = `${name}${parameters.size > 0 ? `?${parameters}` : ''}`
  const [first = '', ...others] = hosts.split(',').map((host) => `${start}${host}${rest}`)
  const addresses: ServerList['addresses'] = [first, ...others]
  const broken = addresses.length > 1 && hosts.split(',').includes('')
  if (broken || !addresses.every((address) => URL.canParse(address)))
    throw new Error('must be an address such as postgres://user:password@host,other-host:5433/database')
  return { addresses, isWritableWanted: wanted !== null || others.length > 0 }
}

/** Host and port of an address, for people: it leaves out who signs in, and how. */
export function serverName(address: string): string {
  return new URL(address).host
}

/** The database that an address of one or several servers names. */
export function databaseName(url: string): string {
  return new URL(readServerList(url).addresses[0]).pathname.slice(1)
}
