import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWeakSecret, listWarnings } from './config-safety.ts'
import { ConfigError } from './config-error.ts'
import { readConfig, withKeptSecret } from './config.ts'
import { testCertificate } from './settings/test-certificate.ts'

let dataDir: string

beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-config-'))
})

afterAll(() => rmSync(dataDir, { recursive: true }))

const read = (environment: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...environment })
const secret = 'a secret of thirty-two characters'

test('nothing has to be set', () => {
  expect(read()).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    isHttps: false,
    dataDir,
    databaseUrl: undefined,
    migrationDatabaseUrl: undefined,
    adminEmail: undefined,
    google: undefined,
    oidc: undefined,
    smtpUrl: undefined,
    mailFrom: "Traders' Hub <no-reply@localhost>",
    storage: undefined,
    analyticsMeasurementId: undefined,
    siteName: "Traders' Hub",
    starterContent: true,
    trustedProxies: [],
    logLevel: 'info',
    sessionIdleSeconds: 1200,
    freshSignInSeconds: 900,
    auditRetentionDays: 365,
    metricsToken: undefined,
    rateLimitFactor: 1,
  })
})

test('an empty variable is not set', () => {
  const empty = { PORT: '', SITE_NAME: '', DATABASE_URL: '', TRUST_PROXY: '', GOOGLE_CLIENT_ID: '' }
  expect(read({ ...empty, AUTH_SECRET: secret })).toEqual(read({ AUTH_SECRET: secret }))
})

test('a trial takes nothing from the settings that leads to another site or outside', () => {
  const file = path.join(dataDir, 'database-url')
  writeFileSync(file, 'postgres://hub@db.example/hub')
  const real = {
    PUBLIC_URL: 'https://hub.example',
    DATA_DIR: '/somewhere/else',
    AUTH_SECRET_FILE: '/run/secrets/none',
    DATABASE_URL_FILE: file,
    MIGRATION_DATABASE_URL_FILE: file,
    SMTP_URL: 'smtps://mail.example',
    STORAGE_BUCKET: 'hub',
    STORAGE_ENDPOINT: 'https://s3.example',
    STORAGE_ACCESS_KEY_ID: 'id',
    STORAGE_SECRET_ACCESS_KEY: 'key',
    CLAMD_ADDRESS: 'scanner:3310',
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'hub',
    OIDC_CLIENT_SECRET: 'secret',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example',
    ANALYTICS_MEASUREMENT_ID: 'G-12345',
  }
  const said = { PORT: '3001', LOG_LEVEL: 'warn', SITE_NAME: 'A drill' }
  const trialWith = (more: Record<string, string>) => {
    const { authSecret: _one, ...trial } = readConfig({ ...real, ...said, ...more, APART_IN: dataDir })
    return trial
  }
  const { authSecret: _other, ...alone } = readConfig({ ...said, DATA_DIR: dataDir })
  // Where the real node listens is no place for a copy with its accounts.
  expect(trialWith({ HOST: '10.0.0.5' })).toEqual({ ...alone, isApart: true })
  expect(trialWith({ HOST: '10.0.0.5', APART_HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(alone.isApart).toBe(false)
})

test('everything can be set', () => {
  const storage = {
    STORAGE_BUCKET: 'hub',
    STORAGE_ENDPOINT: 'https://s3.example',
    STORAGE_ACCESS_KEY_ID: 'id',
    STORAGE_SECRET_ACCESS_KEY: 'key',
  }
  expect(
    read({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://hub.example/',
      AUTH_SECRET: secret,
      DATABASE_URL: 'postgres://u:p@db/hub',
      ADMIN_EMAIL: 'Admin@Hub.Example',
      GOOGLE_CLIENT_ID: 'g',
      GOOGLE_CLIENT_SECRET: 's',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'c',
      OIDC_CLIENT_SECRET: 's',
      SMTP_URL: 'smtps://mail.example',
      SITE_NAME: 'ማዕከል',
      STARTER_CONTENT: 'off',
      LOG_LEVEL: 'warn',
      SESSION_IDLE_SECONDS: '600',
      FRESH_SIGN_IN_SECONDS: '120',
      RATE_LIMIT_FACTOR: '0.5',
      ANALYTICS_MEASUREMENT_ID: 'G-ABC123',
      ...storage,
    }),
  ).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://hub.example',
    isHttps: true,
    authSecret: secret,
    databaseUrl: 'postgres://u:p@db/hub',
    adminEmail: 'admin@hub.example',
    google: { clientId: 'g', clientSecret: 's' },
    oidc: { issuer: 'https://id.example', clientId: 'c', clientSecret: 's', name: 'OpenID Connect' },
    mailFrom: 'ማዕከል <no-reply@hub.example>',
    starterContent: false,
    sessionIdleSeconds: 600,
    freshSignInSeconds: 120,
    rateLimitFactor: 0.5,
    analyticsMeasurementId: 'G-ABC123',
    storage: {
      bucket: 'hub',
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    },
  })
})

test.each(['Hub <hub@localhost>', 'root@mail', '"Traders, Hub" <no-reply@hub.example>', 'መረጃ <info@ንግድ.et>'])(
  'mails may come from %s',
  (sender) => {
    expect(readConfig({ MAIL_FROM: sender }).mailFrom).toBe(sender)
  },
)

test.each([
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'hub.example'],
  ['PUBLIC_URL', 'ftp://hub.example'],
  ['PUBLIC_URL', 'http://hub.example'],
  ['PUBLIC_URL', 'http://localhost:3000/hub'],
  ['PUBLIC_URL', 'http://a:b@localhost'],
  ['DATABASE_URL', 'mysql://db'],
  ['DATABASE_URL', 'somewhere'],
  ['MIGRATION_DATABASE_URL', 'mysql://db'],
  ['MIGRATION_DATABASE_URL', 'postgres://owner@db/hub'],
  ['AUTH_SECRET', 'short'],
  ['ADMIN_EMAIL', 'admin'],
  ['OIDC_ISSUER', 'id.example'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtp:mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'Traders Hub'],
  ['MAIL_FROM', 'hub no-reply@hub.example'],
  ['MAIL_FROM', 'Hub <no-reply>'],
  ['STORAGE_ENDPOINT', 's3'],
  ['ANALYTICS_MEASUREMENT_ID', "G-1';alert(1)"],
  ['CLAMD_ADDRESS', 'scanner'],
  ['CLAMD_ADDRESS', 'scanner:99999'],
  ['CLAMD_WHEN_AWAY', 'ignore'],
  ['ANALYTICS_MEASUREMENT_ID', 'UA-123'],
  ['SITE_NAME', 'x'.repeat(61)],
  ['STARTER_CONTENT', 'maybe'],
  ['ALLOW_HTTP', 'yes please'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '10.0.0.0/8,nonsense'],
  ['LOG_LEVEL', 'loud'],
  ['SESSION_IDLE_SECONDS', '5'],
  ['FRESH_SIGN_IN_SECONDS', '1'],
  ['SESSION_IDLE_SECONDS', 'soon'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'http://tools.example'],
  ['CORS_ORIGINS', 'https://tools.example, https://other.example/path'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer a-word'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=%zz'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=a%0d%0ab'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'x-tenant=hub,=b'],
  ['RATE_LIMIT_FACTOR', 'none'],
])('%s=%s ends the start with one line that names it', (name, value) => {
  const message = messageOf({ [name]: value })
  expect(message).toMatch(new RegExp(`^${name}: .{5,}`))
  expect(message).not.toContain('\n')
})

test('the owner of the tables is of the site’s own database', () => {
  const site = { DATABASE_URL: 'postgres://hub@db/hub' }
  expect(messageOf({ ...site, MIGRATION_DATABASE_URL: 'postgres://owner@db/other' })).toMatch(
    /^MIGRATION_DATABASE_URL: must name the same database/,
  )
  expect(read({ ...site, MIGRATION_DATABASE_URL: 'postgres://owner@db:5433/hub' }).migrationDatabaseUrl).toBe(
    'postgres://owner@db:5433/hub',
  )
})

describe('settings that belong together', () => {
  test.each([
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_ID'],
    [{ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x' }, 'OIDC_CLIENT_SECRET'],
    [{ STORAGE_BUCKET: 'x' }, 'STORAGE_ENDPOINT'],
    [
      { STORAGE_ENDPOINT: 'https://s3.example', STORAGE_ACCESS_KEY_ID: 'a', STORAGE_SECRET_ACCESS_KEY: 'b' },
      'STORAGE_BUCKET',
    ],
  ])('%j lacks %s', (environment, missing) => {
    expect(messageOf(environment as Record<string, string>)).toMatch(
      new RegExp(`^${missing}: must be set together`),
    )
  })
})

describe('an address that others can reach', () => {
  test('must be https and have a secret of its own', () => {
    expect(messageOf({ PUBLIC_URL: 'https://hub.example' })).toMatch(/^AUTH_SECRET: /)
    expect(messageOf({ PUBLIC_URL: 'http://192.168.1.5:3000', AUTH_SECRET: secret })).toMatch(
      /^PUBLIC_URL: must be https/,
    )
    expect(messageOf({ PUBLIC_URL: 'http://localhost.evil.example', AUTH_SECRET: secret })).toMatch(
      /^PUBLIC_URL: must be https/,
    )
  })

  test('may be plain http on a trial network, when that is said', () => {
    expect(read({ PUBLIC_URL: 'http://192.168.1.5:3000', ALLOW_HTTP: '1' }).publicUrl).toBe(
      'http://192.168.1.5:3000',
    )
  })

  test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://127.9.8.7', 'http://[::1]:4000'])(
    '%s is not one',
    (address) => {
      expect(read({ PUBLIC_URL: address }).publicUrl).toBe(address)
    },
  )
})

describe('connections to other machines, with REQUIRE_TLS', () => {
  const refusal = (settings: Record<string, string>) => messageOf({ REQUIRE_TLS: '1', ...settings })
  const storage = { STORAGE_BUCKET: 'b', STORAGE_ACCESS_KEY_ID: 'i', STORAGE_SECRET_ACCESS_KEY: 'k' }
  const provider = { OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 's' }
  const full = '?sslmode=verify-full'
  test.each([
    ['DATABASE_URL', 'postgres://u@db/hub', {}],
    ['DATABASE_URL', 'postgres://u@db/hub?sslmode=require', {}],
    ['DATABASE_URL', 'postgres://u@127.0.0.1,db/hub', {}],
    ['DATABASE_URL', `postgres://u@db/hub${full}&uselibpqcompat=true`, {}],
    ['MIGRATION_DATABASE_URL', 'postgres://o@db/hub', { DATABASE_URL: `postgres://u@db/hub${full}` }],
    ['SMTP_URL', 'smtp://mail.example', {}],
    ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false', {}],
    ['STORAGE_ENDPOINT', 'http://s3.example', storage],
    ['OIDC_ISSUER', 'http://id.example', provider],
    ['BREACHED_PASSWORDS_URL', 'http://passwords.example/range', {}],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://traces.example', {}],
    ['CLAMD_ADDRESS', 'scanner:3310', {}],
  ])('%s=%s is refused', (name, value, others) => {
    const settings = { ...others, [name]: value }
    expect(refusal(settings)).toMatch(new RegExp(`^${name}: .*REQUIRE_TLS`))
    expect(messageOf(settings)).toBe('accepted')
  })

  test.each([
    { DATABASE_URL: `postgres://u@one,two/hub${full}`, SMTP_URL: 'smtps://mail.example' },
    { SMTP_URL: 'smtp://mail.example:587?requireTLS=true', CLAMD_ADDRESS: '/run/clamd.ctl' },
    { DATABASE_URL: 'postgres://u@localhost/hub', SMTP_URL: 'smtp://127.0.0.1', CLAMD_ADDRESS: '[::1]:3310' },
    { ...storage, STORAGE_ENDPOINT: 'https://s3.example', ...provider, OIDC_ISSUER: 'https://id.example' },
  ])('%j is taken', (settings) => {
    expect(refusal(settings as unknown as Record<string, string>)).toBe('accepted')
  })
})

describe('the secret', () => {
  test('is made once, for its owner’s eyes only', () => {
    const [one, two] = [read(), read()]
    expect(existsSync(path.join(dataDir, 'auth-secret')), 'reading the settings writes none').toBe(false)
    const first = withKeptSecret(one).authSecret
    expect(first.length).toBeGreaterThanOrEqual(43)
    expect(withKeptSecret(two).authSecret, 'of two that start together one wins').toBe(first)
    expect(read().authSecret).toBe(first)
    expect(readFileSync(path.join(dataDir, 'auth-secret'), 'utf8')).toBe(first)
    expect(statSync(path.join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
  })

  test('that is broken is refused and not used', () => {
    const broken = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-config-'))
    writeFileSync(path.join(broken, 'auth-secret'), '')
    expect(messageOf({ DATA_DIR: broken })).toMatch(/^DATA_DIR: .*auth-secret/)
    rmSync(broken, { recursive: true })
  })

  test('needs a folder that can be made', () => {
    const file = path.join(dataDir, 'a-file')
    writeFileSync(file, '')
    expect(messageOf({ DATA_DIR: path.join(file, 'below') })).toMatch(/^DATA_DIR: /)
  })
})

test('a scanner listens at a socket, or at a host and a port', () => {
  const at = (address: string) => read({ CLAMD_ADDRESS: address }).scanner
  expect(at('')).toBeUndefined()
  expect(at('/run/clamav/clamd.ctl')).toEqual({
    address: { path: '/run/clamav/clamd.ctl' },
    letsUnscannedPass: false,
  })
  expect(at('scanner:3310')?.address).toEqual({ host: 'scanner', port: 3310 })
  expect(at('[::1]:3310')?.address).toEqual({ host: '::1', port: 3310 })
})

test('proxies are addresses, ranges, or this machine in both families', () => {
  expect(
    read({ TRUST_PROXY: '10.0.0.0/8, 192.168.1.1 ,2001:db8::/32,::1' }).trustedProxies.map(
      ([, bits]) => bits,
    ),
  ).toEqual([8, 32, 32, 128])
  expect(read({ TRUST_PROXY: 'loopback' }).trustedProxies.map(([range]) => range.kind())).toEqual([
    'ipv4',
    'ipv6',
  ])
  expect(read({ TRUST_PROXY: 'off' }).trustedProxies).toEqual([])
})

function messageOf(environment: Record<string, string>): string {
  try {
    read(environment)
    return 'accepted'
  } catch (error) {
    return error instanceof ConfigError ? error.message : `not a ConfigError: ${String(error)}`
  }
}

describe('a secret that is easy to guess', () => {
  const address = { PUBLIC_URL: 'https://hub.example' }
  test.each([
    'x'.repeat(40),
    'changeme-'.repeat(5),
    '0123456789abcdef'.repeat(2),
    'aaaaaaaaaabbbbbbbbbbccccccccccdd',
    '1111111122222222333333334444444455555555',
    'passwordpasswordpasswordpassw0rd',
  ])('%s is refused at a public address, and warned of elsewhere', (weak) => {
    expect(() => read({ ...address, AUTH_SECRET: weak })).toThrow(/^AUTH_SECRET: too easy to guess/)
    expect(listWarnings(read({ AUTH_SECRET: weak })).join()).toMatch(/AUTH_SECRET/)
  })

  test.each([
    'f6f6d6dc73cc2cd9b223d2cb2d36b667', // drawn, of nine different signs
    '31415926535897932384626433832795', // as good as drawn, of ten signs
  ])('%s is taken', (secret) => {
    expect(isWeakSecret(secret)).toBe(false)
  })

  test('a drawn one is taken', () => {
    for (let time = 0; time < 200; time++) {
      const drawn = [randomBytes(16).toString('hex'), randomBytes(32).toString('base64')]
      for (const secret of drawn) expect(isWeakSecret(secret), secret).toBe(false)
    }
  })
})

describe('a node that speaks https itself', () => {
  const { cert, key } = testCertificate

  test('has its certificate from files', () => {
    const files = {
      TLS_CERT_FILE: path.join(dataDir, 'cert.pem'),
      TLS_KEY_FILE: path.join(dataDir, 'key.pem'),
    }
    writeFileSync(files.TLS_CERT_FILE, cert)
    writeFileSync(files.TLS_KEY_FILE, `${key}\n`)
    expect(read(files).certificate).toEqual(testCertificate)
    expect(read({}).certificate).toBeUndefined()
  })

  test.each([
    [{ TLS_CERT: cert }, /^TLS_KEY: must be set together/],
    [{ TLS_CERT: cert, TLS_KEY: 'no key' }, /^TLS_CERT, TLS_KEY: not a certificate with its key/],
  ])('is not begun without a whole one', (settings, words) => {
    expect(() => read(settings)).toThrow(words)
  })
})

describe('what should not stay is said at the start', () => {
  const safe = { PUBLIC_URL: 'https://hub.example', AUTH_SECRET: secret, SMTP_URL: 'smtp://mail.example' }
  test.each([
    [{}, []],
    [safe, []],
    [{ ...safe, SMTP_URL: '' }, ['SMTP_URL']],
    [{ ...safe, DATABASE_URL: 'postgres://u@db/hub' }, ['STORAGE_BUCKET']],
    [{ DATABASE_URL: 'postgres://u@db/hub' }, []],
    [{ ...safe, TRUST_PROXY: '0.0.0.0/0' }, ['TRUST_PROXY']],
    [{ ...safe, TRUST_PROXY: '10.0.0.0/8,::/0' }, ['TRUST_PROXY']],
    [{ ...safe, TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1' }, ['TRUST_PROXY']],
    [{ ...safe, TRUST_PROXY: '::/1,8000::/1' }, ['TRUST_PROXY']],
    [{ ...safe, TRUST_PROXY: '10.0.0.0/8,172.16.0.0/12,fc00::/7,loopback' }, []],
  ])('%j: %j', (settings, names) => {
    expect(listWarnings(read(settings)).map((warning) => warning.split(' ')[0])).toEqual(names)
  })
})
