import path from 'node:path'
import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { findUnsafe } from './config-safety.ts'
import { givenIn } from './settings/apart-setting.ts'
import { databaseAddress, ownerOf } from './settings/database-setting.ts'
import { findPlain } from './settings/encrypted-connections.ts'
import { mailSender, mailServer } from './settings/mail-setting.ts'
import { number, onOff } from './settings/number-setting.ts'
import { origins } from './settings/origins-setting.ts'
import { parseProxies, type AddressRange } from './settings/proxies-setting.ts'
import { scannerAddress, type ScannerAddress } from './settings/scanner-setting.ts'
import { checkCertificate, type Certificate } from './settings/certificate-setting.ts'
import { keepSecret, readSecret, shortestSecret } from './settings/secret-file.ts'
import { withFiles } from './settings/settings-in-files.ts'
import { traceHeaders, tracesIn, type Traces } from './settings/traces-setting.ts'

/** Everything that can be set from outside, read once at the start. `docs/operations.md` explains each setting. */
export interface Config {
  port: number
  host: string
  /** With it the node itself speaks https, to the proxy in front. */
  certificate: Certificate | undefined
  /** Origin that people type, without a trailing slash. */
  publicUrl: string
  isHttps: boolean
  dataDir: string
  /** A trial: it knows no other site and tells nobody anything. */
  isApart: boolean
  databaseUrl: string | undefined
  /** Of the role that owns the tables, where the site’s own may not change them. */
  migrationDatabaseUrl: string | undefined
  authSecret: string
  /** It lies in the data folder, or will: no setting gives it. */
  isSecretInFolder: boolean
  /** Lower case. */
  adminEmail: string | undefined
  google: { clientId: string; clientSecret: string } | undefined
  oidc: { issuer: string; clientId: string; clientSecret: string; name: string } | undefined
  smtpUrl: string | undefined
  mailFrom: string
  storage:
    | { bucket: string; endpoint: string; region: string; accessKeyId: string; secretAccessKey: string }
    | undefined
  /** What looks for malware in uploads, and whether they are kept while it is away. */
  scanner: { address: ScannerAddress; letsUnscannedPass: boolean } | undefined
  analyticsMeasurementId: string | undefined
  siteName: string
  starterContent: boolean
  /** Begins with an empty database although the data folder says that there was one. */
  allowNewDatabase: boolean
  /** Started by npm, which does not pass signals on. */
  isRunByNpm: boolean
  /** Address ranges of proxies whose `X-Forwarded-For` counts. */
  trustedProxies: AddressRange[]
  logLevel: LogLevel
  sessionIdleSeconds: number
  /** How long a proof of who somebody is holds for grave acts. */
  freshSignInSeconds: number
  auditRetentionDays: number
  /** Who may read the metrics; without it only a program on the same machine. */
  metricsToken: string | undefined
  rateLimitFactor: number
  /** Origins whose pages may use the API. */
  corsOrigins: string[]
  /** Whether webhooks may go to this machine itself, over plain http: for trials. */
  webhooksToLoopback: boolean
  /** How long a shared cache may keep a public page; 0 when there is none. */
  sharedCacheSeconds: number
  /** Where it is asked which passwords were stolen elsewhere, without the five digits at its end. */
  breachedPasswordsUrl: string | undefined
  traces: Traces | undefined
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

type Environment = Record<string, string | undefined>

const text = z.string().trim().min(1).optional()
export const settings = z.object({
  PORT: number(0, 65_535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  TLS_CERT: text,
  TLS_KEY: text,
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => /^https?:\/\/[^/@]+\/?$/.test(value), {
      message: 'must be an origin such as https://hub.example, without a path',
    })
    .optional(),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  APART_IN: text,
  APART_HOST: text,
  DATABASE_URL: databaseAddress().optional(),
  MIGRATION_DATABASE_URL: databaseAddress().optional(),
  AUTH_SECRET: z.string().min(shortestSecret).optional(),
  ADMIN_EMAIL: z.email().optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: text,
  SMTP_URL: mailServer().optional(),
  MAIL_FROM: mailSender().optional(),
  STORAGE_BUCKET: text,
  STORAGE_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_REGION: z.string().trim().min(1).default('us-east-1'),
  STORAGE_ACCESS_KEY_ID: text,
  STORAGE_SECRET_ACCESS_KEY: text,
  CLAMD_ADDRESS: scannerAddress().optional(),
  CLAMD_WHEN_AWAY: z.enum(['refuse', 'pass']).default('refuse'),
  ANALYTICS_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/)
    .optional(),
  SITE_NAME: z.string().trim().min(1).max(60).default("Traders' Hub"),
  STARTER_CONTENT: onOff(true),
  ALLOW_NEW_DATABASE: onOff(false),
  TRUST_PROXY: z.string().trim().default('off'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  SESSION_IDLE_SECONDS: number(60, 86_400).default(1200),
  FRESH_SIGN_IN_SECONDS: number(5, 43_200).default(900),
  AUDIT_RETENTION_DAYS: number(31, 36_500).default(365),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, { message: 'must be 16 characters or more, without spaces' })
    .optional(),
  CORS_ORIGINS: origins(),
  WEBHOOKS_TO_LOOPBACK: onOff(false),
  RATE_LIMIT_FACTOR: number(0.01, 100_000, { isWhole: false }).default(1),
  ALLOW_HTTP: onOff(false),
  REQUIRE_TLS: onOff(false),
  SHARED_CACHE_SECONDS: number(0, 3600).default(0),
  BREACHED_PASSWORDS_URL: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: traceHeaders(),
  npm_lifecycle_event: text,
})

type Settings = z.infer<typeof settings>

/**
 * Reads the settings; an unset or empty variable takes its default.
 * Creates the data directory.
 * @throws {ConfigError} naming the first variable that cannot be used
 */
export function readConfig(environment: Environment = process.env): Config {
  const parsed = settings.safeParse(withFiles(givenIn(environment)))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0])}: ${issue?.message ?? 'is not valid'}`)
  }
  const value = parsed.data
  const publicUrl = new URL(value.PUBLIC_URL ?? `http://localhost:${value.PORT}`)
  const isHttps = publicUrl.protocol === 'https:'
  const unsafe = findUnsafe(publicUrl, value) ?? findPlain(value)
  if (unsafe) throw new ConfigError(unsafe)
  return {
    port: value.PORT,
    host: value.HOST,
    certificate: checkCertificate(group(value, { cert: 'TLS_CERT', key: 'TLS_KEY' })),
    publicUrl: publicUrl.origin,
    isHttps,
    dataDir: path.resolve(value.DATA_DIR),
    isApart: value.APART_IN !== undefined,
    databaseUrl: value.DATABASE_URL,
    migrationDatabaseUrl: ownerOf(value.DATABASE_URL, value.MIGRATION_DATABASE_URL),
    authSecret: value.AUTH_SECRET ?? readSecret(path.resolve(value.DATA_DIR)),
    isSecretInFolder: value.AUTH_SECRET === undefined,
    adminEmail: value.ADMIN_EMAIL?.toLowerCase(),
    google: group(value, { clientId: 'GOOGLE_CLIENT_ID', clientSecret: 'GOOGLE_CLIENT_SECRET' }),
    oidc: withName(
      group(value, { issuer: 'OIDC_ISSUER', clientId: 'OIDC_CLIENT_ID', clientSecret: 'OIDC_CLIENT_SECRET' }),
      value.OIDC_NAME,
    ),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? `${value.SITE_NAME} <no-reply@${publicUrl.hostname}>`,
    storage: withRegion(
      group(value, {
        bucket: 'STORAGE_BUCKET',
        endpoint: 'STORAGE_ENDPOINT',
        accessKeyId: 'STORAGE_ACCESS_KEY_ID',
        secretAccessKey: 'STORAGE_SECRET_ACCESS_KEY',
      }),
      value.STORAGE_REGION,
    ),
    scanner: scannerIn(value),
    analyticsMeasurementId: value.ANALYTICS_MEASUREMENT_ID,
    siteName: value.SITE_NAME,
    starterContent: value.STARTER_CONTENT,
    allowNewDatabase: value.ALLOW_NEW_DATABASE,
    isRunByNpm: value.npm_lifecycle_event !== undefined,
    trustedProxies: parseProxies(value.TRUST_PROXY),
    logLevel: value.LOG_LEVEL,
    sessionIdleSeconds: value.SESSION_IDLE_SECONDS,
    freshSignInSeconds: value.FRESH_SIGN_IN_SECONDS,
    auditRetentionDays: value.AUDIT_RETENTION_DAYS,
    metricsToken: value.METRICS_TOKEN,
    corsOrigins: value.CORS_ORIGINS,
    webhooksToLoopback: value.WEBHOOKS_TO_LOOPBACK,
    sharedCacheSeconds: value.SHARED_CACHE_SECONDS,
    breachedPasswordsUrl: value.BREACHED_PASSWORDS_URL?.replace(/\/$/, ''),
    traces: tracesIn(value),
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
  }
}

/** The settings with the secret that lies in the data folder from now on, where none is set. */
export function withKeptSecret(config: Config): Config {
  return config.isSecretInFolder ? { ...config, authSecret: keepSecret(config) } : config
}

/** Settings that only make sense together: all of them or none. */
function group<K extends string>(
  value: Settings,
  names: Record<K, keyof Settings>,
): Record<K, string> | undefined {
  const entries = Object.entries<keyof Settings>(names).map(
    ([key, name]) => [key, name, value[name]] as const,
  )
  if (entries.every(([, , setting]) => setting === undefined)) return undefined
  const missing = entries.find(([, , setting]) => setting === undefined)
  if (missing)
    throw new ConfigError(
      `${missing[1]}: must be set together with the other ${missing[1].split('_')[0]} settings`,
    )
  return Object.fromEntries(entries.map(([key, , setting]) => [key, String(setting)])) as Record<K, string>
}

function scannerIn({ CLAMD_ADDRESS: address, CLAMD_WHEN_AWAY: whenAway }: Settings): Config['scanner'] {
  return address && { address, letsUnscannedPass: whenAway === 'pass' }
}

function withName<T extends object>(
  value: T | undefined,
  name: string | undefined,
): (T & { name: string }) | undefined {
  return value && { ...value, name: name ?? 'OpenID Connect' }
}

function withRegion<T extends object>(
  value: T | undefined,
  region: string,
): (T & { region: string }) | undefined {
  return value && { ...value, region }
}
