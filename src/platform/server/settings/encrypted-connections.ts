import { readServerList } from '#platform/database/servers/server-list.ts'
import { isLoopback } from '../config-safety.ts'
import type { ScannerAddress } from './scanner-setting.ts'

interface Outward {
  REQUIRE_TLS: boolean
  DATABASE_URL?: string | undefined
  MIGRATION_DATABASE_URL?: string | undefined
  SMTP_URL?: string | undefined
  STORAGE_ENDPOINT?: string | undefined
  OIDC_ISSUER?: string | undefined
  BREACHED_PASSWORDS_URL?: string | undefined
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  CLAMD_ADDRESS?: ScannerAddress | undefined
}

const webAddresses = [
  'STORAGE_ENDPOINT',
  'OIDC_ISSUER',
  'BREACHED_PASSWORDS_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const

/**
 * Which connection to another machine could be read or answered by somebody in between, where `REQUIRE_TLS` asks for none; undefined
 * when all are encrypted to a server whose certificate is checked. This machine itself is no other.
 */
export function findPlain(value: Outward): string | undefined {
  if (!value.REQUIRE_TLS) return undefined
  for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL'] as const)
    if (value[name] && readServerList(value[name]).addresses.some(isPlainDatabase))
      return `${name}: REQUIRE_TLS asks for sslmode=verify-full`
  if (value.SMTP_URL && isPlainMail(new URL(value.SMTP_URL)))
    return 'SMTP_URL: REQUIRE_TLS asks for smtps://… or smtp://…?requireTLS=true, with certificates checked'
  for (const name of webAddresses)
    if (value[name] && !isLoopback(value[name]) && new URL(value[name]).protocol !== 'https:')
      return `${name}: REQUIRE_TLS asks for https://…`
  const { CLAMD_ADDRESS: scanner } = value
  if (scanner && 'host' in scanner && !isLoopback(urlOf(scanner.host)))
    return 'CLAMD_ADDRESS: clamd cannot encrypt; REQUIRE_TLS asks for a socket or a loopback address'
  return undefined
}

function isPlainDatabase(address: string): boolean {
  const { hostname, searchParams } = new URL(address)
  if (hostname && isLoopback(urlOf(hostname))) return false
  return searchParams.get('sslmode') !== 'verify-full' || searchParams.has('uselibpqcompat')
}

function isPlainMail(url: URL): boolean {
  if (isLoopback(urlOf(url.hostname))) return false
  if ([...url.searchParams.keys()].some((name) => /rejectUnauthorized|ignoreTLS|secure/i.test(name)))
    return true
  return url.protocol !== 'smtps:' && url.searchParams.get('requireTLS') !== 'true'
}

function urlOf(host: string): string {
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}`
}
