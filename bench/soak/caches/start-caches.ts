import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '#platform/server/free-port.ts'

/** A cache in front of a site, started from the file in `deploy/` with nothing changed in it but places. */
export interface Cache {
  name: string
  url: string
  /** Forgets everything, as docs/operations.md says. */
  forget(): Promise<void>
  stop(): Promise<void>
}

const deploy = path.resolve(import.meta.dirname, '../../../deploy')

/**
 * Debian's Varnish on a loopback port.
 * @param change of the file, in order to show that a fault in it is found
 */
export async function startVarnish(site: URL, change = (vcl: string) => vcl): Promise<Cache> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-varnish-'))
  const vcl = readFileSync(path.join(deploy, 'varnish.vcl'), 'utf8').replace('"3000"', `"${site.port}"`)
  const changed = change(vcl)
  const file = path.join(folder, 'site.vcl')
  writeFileSync(file, changed)
  const port = await freePort()
  const words = ['-F', '-j', 'none', '-n', path.join(folder, 'work'), '-f', file, '-s', 'malloc,128m']
  const varnish = spawn('varnishd', [...words, '-a', `127.0.0.1:${port}`], { stdio: 'ignore' })
  const forget = async () => {
    await fetch(`http://127.0.0.1:${port}`, { method: 'PURGE', headers: { 'x-all': '1' } })
  }
  return ready(`Varnish`, { port, process: varnish, folder, forget })
}

/** nginx on a loopback port, without TLS. */
export async function startNginx(site: URL): Promise<Cache> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-nginx-'))
  const [port, between] = [await freePort(), await freePort()]
  // What every Linux has; nginx makes one folder in it, and none for that to lie in.
  mkdirSync(path.join(folder, 'var/cache'), { recursive: true })
  const text = readFileSync(path.join(deploy, 'nginx-cache.conf'), 'utf8')
  const [, kept = ''] = /proxy_cache_path (\S+)/.exec(text) ?? []
  const conf = text
    .replaceAll(kept, path.join(folder, kept))
    .replaceAll('/var/log/nginx', folder)
    .replace('127.0.0.1:3000', `127.0.0.1:${site.port}`)
    .replaceAll('127.0.0.1:3080', `127.0.0.1:${between}`)
    // The part that leads to https, then what that needs.
    .replace(/server \{\n {4}listen 80;[^]*?\n\}\n/, '')
    .replace(/ {4}listen \[::\]:443.*\n/, '')
    .replace(/listen 443 .*/, `listen 127.0.0.1:${port};`)
    .replaceAll(/ {4}ssl_.*\n/g, '')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  writeFileSync(path.join(folder, 'site.conf'), conf)
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `user root; daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {} http { ${places} include ${folder}/site.conf; }`,
  )
  const nginx = spawn('nginx', ['-e', `${folder}/errors`, '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  const forget = async () => {
    for (const name of readdirSync(path.join(folder, kept)))
      rmSync(path.join(folder, kept, name), { recursive: true })
  }
  return ready('nginx', { port, process: nginx, folder, forget })
}

export function isInstalled(program: string): boolean {
  return spawnSync('which', [program]).status === 0
}

async function ready(
  name: string,
  started: { port: number; process: ChildProcess; folder: string; forget: Cache['forget'] },
): Promise<Cache> {
  const url = `http://127.0.0.1:${started.port}`
  const stop = async () => {
    const ended = new Promise((resolve) => started.process.once('exit', resolve))
    started.process.kill('SIGTERM')
    await ended
    rmSync(started.folder, { recursive: true, force: true })
  }
  for (let waited = 0; waited < 200; waited++) {
    if (started.process.exitCode !== null) throw new Error(`${name} ended with ${started.process.exitCode}`)
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok) return { name, url, stop, forget: started.forget }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error(`${name} does not answer`)
}
