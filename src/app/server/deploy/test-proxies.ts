import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs'
import { request as requestPlainly, type ClientRequest, type IncomingMessage } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import path from 'node:path'
import { freePort } from '#platform/server/free-port.ts'
import { projectFolder } from '#platform/server/project-folder.ts'

/** A proxy that was started from its file in `deploy/` with nothing changed in it but places. */
export interface Proxy {
  plain: number
  encrypted: number
  /** Of the certificate that it shows, in PEM. */
  authority(): string
  /** What it logged of requests. */
  log(): string
  stop(): Promise<void>
}

export const siteName = 'hub.example.et'

export const read = (name: string) => readFileSync(path.join(projectFolder, 'deploy', name), 'utf8')

export const isInstalled = (program: string) => spawnSync('which', [program]).status === 0

/** Writes nginx's file with its places in this folder, and what stands around it. */
export async function writeNginx(folder: string, nodes: readonly number[]) {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name))
  const names = ['-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName}`]
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names]
  execFileSync('openssl', [...words, '-keyout', String(key), '-out', String(certificate)], { stdio: 'pipe' })
  const [plain, encrypted] = [await freePort(), await freePort()]
  const site = read('nginx.conf')
    .replaceAll(/\/etc\/letsencrypt\/\S+fullchain\.pem/g, String(certificate))
    .replaceAll(/\/etc\/letsencrypt\/\S+privkey\.pem/g, String(key))
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/www/html', path.join(folder, 'www'))
    // Both at once: a free port may hold the digits of the other.
    .replaceAll(/\b(?:80|443)\b(?=[; ])/g, (port) => String(port === '80' ? plain : encrypted))
    .replace(/server 127\.0\.0\.1:3000( [^;]*);/, (_, rest: string) =>
      nodes.map((port) => `server 127.0.0.1:${port}${rest};`).join('\n    '),
    )
  writeFileSync(path.join(folder, 'site.conf'), site)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `user root; daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${places} include ${folder}/site.conf; }`,
  )
  return { file, plain, encrypted, certificate: String(certificate) }
}

export async function startNginx(folder: string, nodes: readonly number[]): Promise<Proxy> {
  const { file, plain, encrypted, certificate } = await writeNginx(folder, nodes)
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const log = () => readFileSync(path.join(folder, 'traders-hub.log'), 'utf8')
  return ready({ plain, encrypted, authority: () => readFileSync(certificate, 'utf8'), log }, nginx)
}

/** With certificates of an authority that Caddy makes for itself, in the folder. */
export async function startCaddy(folder: string, nodes: readonly number[]): Promise<Proxy> {
  const [plain, encrypted] = [await freePort(), await freePort()]
  const own = `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${encrypted}\n\tlocal_certs\n\tskip_install_trust\n\tstorage file_system ${folder}/kept\n}\n`
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, own + caddyfile())
  const env = { ...process.env, ...caddyNames(nodes), HOME: folder }
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  })
  const said = path.join(folder, 'caddy.log')
  caddy.stderr?.pipe(createWriteStream(said))
  const root = path.join(folder, 'kept/pki/authorities/local/root.crt')
  const log = () =>
    readFileSync(said, 'utf8')
      .split('\n')
      .filter((line) => line.includes('http.log.access'))
      .join('\n')
  return ready({ plain, encrypted, authority: () => readFileSync(root, 'utf8'), log }, caddy)
}

/** Before 2.8 one of its words was another. */
export function caddyfile(): string {
  const [, major = '2', minor = '0'] =
    /(\d+)\.(\d+)/.exec(spawnSync('caddy', ['version'], { encoding: 'utf8' }).stdout) ?? []
  const isOld = Number(major) === 2 && Number(minor) < 8
  return isOld ? read('Caddyfile').replace('log_skip', 'skip_log') : read('Caddyfile')
}

export function caddyNames(nodes: readonly number[]): Record<string, string> {
  return { SITE_HOST: siteName, HUB_NODES: nodes.map((port) => `127.0.0.1:${port}`).join(' ') }
}

async function ready(proxy: Omit<Proxy, 'stop'>, program: ChildProcess): Promise<Proxy> {
  let complaint = ''
  program.stderr?.on('data', (piece) => (complaint = `${complaint}${piece}`.slice(-2000)))
  const stop = async () => {
    if (program.exitCode !== null) return
    const ended = once(program, 'exit')
    program.kill()
    await ended
  }
  for (let waited = 0; waited < 200 && program.exitCode === null; waited++) {
    const answer = await ask({ ...proxy, stop }, '/healthz').catch(() => undefined)
    if (answer?.status === 200) return { ...proxy, stop }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error(`the proxy does not answer (${program.exitCode}): ${complaint}`)
}

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** One request over HTTPS, of a client that checks the certificate. */
export async function ask(
  proxy: Proxy,
  address: string,
  { body, ...options }: RequestOptions & { body?: Buffer } = {},
): Promise<Answer> {
  const asked = request({ ...wayTo(proxy), path: address, agent: false, ...options })
  for (const [name, value] of Object.entries({ host: siteName, ...options.headers }))
    asked.setHeader(name, value ?? '')
  // Who is refused in the midst of a body may not be able to send the rest.
  asked.on('error', () => undefined)
  asked.end(body)
  return answerOf(asked)
}

/** One over plain http. */
export function askPlainly({ plain }: Proxy, address: string): Promise<Answer> {
  const headers = { host: siteName }
  return answerOf(
    requestPlainly({ host: '127.0.0.1', port: plain, path: address, headers, agent: false }).end(),
  )
}

export function wayTo(proxy: Proxy) {
  return { host: '127.0.0.1', port: proxy.encrypted, servername: siteName, ca: proxy.authority() }
}

async function answerOf(asked: ClientRequest): Promise<Answer> {
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const text = (await response.setEncoding('utf8').toArray()).join('')
  return { status: response.statusCode ?? 0, headers: response.headers, text }
}
