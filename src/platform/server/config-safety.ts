import type { Config } from './config.ts'

/** Whether an address is reached from this machine only. */
export function isLoopback(url: string | URL): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)
}

/** Of 32 digits drawn from sixteen, fewer than these are different once in 10¹² times. */
const fewestSigns = 6
/** Bits of the whole secret, were its signs drawn one by one as often as they stand in it. 32 drawn hexadecimal digits have 116 ± 4. */
const leastEntropy = 70

/** Few different signs, or a short piece said again and again. */
export function isWeakSecret(secret: string): boolean {
  const counts = [...Map.groupBy(secret, (sign) => sign).values()].map((signs) => signs.length)
  const entropy = counts.reduce((sum, count) => sum - count * Math.log2(count / secret.length), 0)
  return counts.length < fewestSigns || entropy < leastEntropy || /^(.{1,16}?)\1+.{0,15}$/su.test(secret)
}

/** Why the site must not be reached from outside with these settings; undefined when it may. */
export function findUnsafe(
  publicUrl: URL,
  value: { ALLOW_HTTP: boolean; AUTH_SECRET?: string; WEBHOOKS_TO_LOOPBACK: boolean },
): string | undefined {
  if (isLoopback(publicUrl)) return undefined
  if (value.WEBHOOKS_TO_LOOPBACK)
    return 'WEBHOOKS_TO_LOOPBACK: only for a site that is reached from this machine alone'
  if (value.ALLOW_HTTP) return undefined
  if (publicUrl.protocol !== 'https:')
    return 'PUBLIC_URL: must be https unless it is a loopback address (ALLOW_HTTP=1 for a trial network)'
  if (!value.AUTH_SECRET) return 'AUTH_SECRET: set a secret of 32 characters or more for a public address'
  if (isWeakSecret(value.AUTH_SECRET))
    return 'AUTH_SECRET: too easy to guess for a public address (make one with: openssl rand -base64 32)'
  return undefined
}

/** Bits of the widest ranges that belong to nobody in the world, 10.0.0.0/8 and fc00::/7. Who trusts a wider one trusts strangers. */
const narrowest = { ipv4: 8, ipv6: 7 }

/** What works, and should not stay: one sentence each, for whoever starts the site. */
export function listWarnings(config: Config): string[] {
  const isPublic = !isLoopback(config.publicUrl)
  const warnings: string[] = []
  if (isPublic && !config.smtpUrl)
    warnings.push(
      'SMTP_URL is not set: no mail reaches anybody. Confirmations and password resets are only written to the outbox folder.',
    )
  if (isPublic && config.databaseUrl && !config.storage)
    warnings.push(
      'STORAGE_BUCKET is not set: uploads lie in the data folder of this node, which is right for one node only.',
    )
  if (isWeakSecret(config.authSecret))
    warnings.push('AUTH_SECRET is easy to guess. Whoever guesses it can sign in as anybody.')
  if (config.trustedProxies.some(([range, bits]) => bits < narrowest[range.kind()]))
    warnings.push(
      'TRUST_PROXY trusts addresses of strangers: anybody there can claim to come from anywhere, and limits by address do not hold.',
    )
  return warnings
}
