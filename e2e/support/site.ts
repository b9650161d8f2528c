import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '#platform/database/testing/test-postgres.ts'
import { projectFolder } from './freshness.ts'
import { freePort } from '#platform/server/free-port.ts'
import { readMails, type Mail } from './mails.ts'

export interface Site {
  /** Origin, without a trailing slash. */
  url: string
  pid: number
  dataDir: string
  /** Others read it too: nothing may be published on it. */
  isShared?: boolean
  /** What the server has printed so far. */
  output(): string
  /** The one-time address with which the first administrator registers. */
  setUpAddress(): Promise<string>
  /** The mails to one address so far, oldest first. */
  mails(to: string): Mail[]
  /** The exit code, once it has ended. */
  ended: Promise<number | null>
  /** Ends as the operating system would ask it to; the data folder goes with it. */
  stop(): Promise<void>
  /** Ends at once, as a crash would; the data folder stays until `stop`. */
  kill(): Promise<void>
}

export interface SiteOptions {
  /** Environment variables of the server. */
  settings?: Record<string, string>
  /** On a PostgreSQL of its own, which starts with the site and with no content. */
  isPostgres?: boolean
  /** Rendered from the sources, with the warnings that a build leaves out. */
  isDev?: boolean
  port?: number
  /** Folder of the program; this project unless given. */
  program?: string
  /** Used as it is and kept; without it, a copy of the prepared data. */
  dataDir?: string
  /** Nobody stops it: it is killed when this process ends. */
  isEndedWithUs?: boolean
}

/** Starts the real server as its own process and waits until it is ready. Request limits are set high: a journey clicks faster than people do. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const port = options.port ?? (await takePort())
  const url = `http://localhost:${port}`
  const dataDir = options.dataDir ?? newDataDir(options)
  const postgres = options.isPostgres ? await startPostgres() : undefined
  const program = ['--max-semi-space-size=4', 'src/app/server/main.js', ...(options.isDev ? ['--dev'] : [])]
  const server = spawn(process.execPath, program, {
    cwd: options.program ?? projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: process.env.HOME,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000',
      ...(postgres ? { DATABASE_URL: postgres.url, STARTER_CONTENT: 'off' } : {}),
      ...options.settings,
    },
  })
  if (options.isEndedWithUs)
    // Vitest ends its processes with a signal, after which Node tells of no `exit`.
    for (const ending of ['exit', 'SIGTERM'] as const)
      process.once(ending, () => {
        server.kill('SIGKILL')
        rmSync(dataDir, { recursive: true, force: true })
      })
  const output = collect(server)
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(signal)
    await ended
  }
  const site: Site = {
    url,
    pid: server.pid ?? 0,
    dataDir,
    output,
    ended,
    setUpAddress: async () => (await printed(server, output, /https?:\S+\/register\?setup=\S+/))[0],
    mails: (to) => readMails(path.join(dataDir, 'outbox'), to),
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      if (options.port === undefined) ports.push(port)
      await postgres?.stop()
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
  try {
    await printed(server, output, / is at http/)
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
    if (!ready.ok) throw new Error(`the site is not ready: ${await ready.text()}`)
    return site
  } catch (error) {
    await site.stop()
    throw error
  }
}

/** Of sites that this process had and stopped. Where the next one is at the same address, browsers have its scripts already. */
const ports: number[] = []

/** Rather one of those that are free. */
function takePort(): Promise<number> {
  return freePort(ports.pop()).catch(() => freePort())
}

let shared: Promise<Site> | undefined

/**
 * One site for all files of this process that only read it, or write nothing but accounts and drafts of their own: a start costs
 * more than most journeys. It ends with the process.
 */
export function shareSite(): Promise<Site> {
  shared ??= startShared()
  return shared
}

async function startShared(): Promise<Site> {
  const site = await startSite({ isEndedWithUs: true })
  return {
    ...site,
    isShared: true,
    stop: () => Promise.resolve(),
    kill: () => Promise.reject(new Error('others use it')),
  }
}

function newDataDir({ isPostgres, settings }: SiteOptions): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-e2e-'))
  const isOnPostgres = isPostgres || settings?.DATABASE_URL
  if (process.env.E2E_DATA && !isOnPostgres) cpSync(process.env.E2E_DATA, folder, { recursive: true })
  return folder
}

function collect(server: ChildProcess): () => string {
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return () => output
}

/** Waits until the server has printed something, or ends with all that it said. */
async function printed(
  server: ChildProcess,
  output: () => string,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  for (let waited = 0; waited < 300_000; waited += 50) {
    const match = pattern.exec(output())
    if (match) return match
    if (server.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`the site did not print ${pattern}:\n${output()}`)
}
