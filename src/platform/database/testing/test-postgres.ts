import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../server/free-port.ts'
import { postgresPackage } from './test-postgres-here.ts'

const nobody = 65_534
const settings = [
  // A process that is killed loses nothing by these two, only a machine would.
  'fsync=off',
  'full_page_writes=off',
  'max_connections=200',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
]

export interface TestPostgres {
  /** Address of the `postgres` database; other databases are made beside it. */
  url: string
  /** Ends every process of the server at once, without a checkpoint or a word to its clients. */
  crash(): Promise<void>
  /** Starts it again, at the same address, after a crash. */
  restart(): Promise<void>
  /** Stops its processes where they stand, or lets them go on. */
  freeze(): void
  thaw(): void
  /** Kills it as a power cut would, its children too; nothing is told to anybody. */
  kill(): Promise<void>
  /** Copies its data, for which it stops for a moment. */
  copyData(to: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL in a new temporary folder on a free loopback port; as the standby of another one, if that is given.
 * PostgreSQL refuses to run as root, so root starts it as another user from a copy that user can read.
 */
export async function startPostgres(primary?: TestPostgres): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-postgres-'))
  const native = copyBinaries(folder)
  const data = path.join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const as = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  if (as.uid) {
    chownSync(folder, nobody, nobody)
    chownSync(data, nobody, nobody)
  }
  const options = { ...as, cwd: data, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  if (primary) await makeStandby(primary, data)
  else makeData(native, data, options)
  const port = await freePort()
  const run = async () => {
    const server = spawn(
      path.join(native, 'bin/postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await ready(server)
    return server
  }
  let server = await run()
  const end = (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    return ended
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash: async () => void (await end('SIGQUIT')),
    restart: async () => void (server = await run()),
    freeze: () => signalFamily(server.pid, 'SIGSTOP'),
    thaw: () => signalFamily(server.pid, 'SIGCONT'),
    async kill() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      signalFamily(server.pid, 'SIGKILL')
      await ended
    },
    async copyData(to) {
      await end('SIGINT')
      cpSync(data, to, { recursive: true })
      server = await run()
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface RunOptions {
  uid?: number
  gid?: number
  cwd: string
  env: Record<string, string | undefined>
}

function makeData(native: string, data: string, options: RunOptions): void {
  const made = spawnSync(
    path.join(native, 'bin/initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--no-sync',
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
    ],
    { ...options, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
}

/** A copy of the primary's data that goes on with what the primary writes. */
async function makeStandby(primary: TestPostgres, data: string): Promise<void> {
  await primary.copyData(data)
  const { hostname, port, username } = new URL(primary.url)
  const source = `host=${hostname} port=${port} user=${username} application_name=standby`
  writeFileSync(path.join(data, 'standby.signal'), '')
  writeFileSync(path.join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  if (process.getuid?.() === 0) spawnSync('chown', ['-R', `${nobody}:${nobody}`, data])
}

/** Signals a process and its children: each connection of PostgreSQL has one of its own. */
function signalFamily(pid: number | undefined, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  for (const one of [pid, ...children.map(Number)]) if (one) process.kill(one, signal)
}

function copyBinaries(folder: string): string {
  const source = path.join(path.dirname(createRequire(import.meta.url).resolve(postgresPackage)), '../native')
  const native = path.join(folder, 'native')
  cpSync(source, native, { recursive: true, verbatimSymlinks: true })
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const link of links) {
    const target = path.join(folder, link.target)
    if (!existsSync(target))
      symlinkSync(path.relative(path.dirname(target), path.join(folder, link.source)), target)
  }
  return native
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (/ready to accept (read-only )?connections/.test(said)) resolve()
    })
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)))
  })
}
