import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** What one run of the generator showed. */
export interface Load {
  perSecond: number
  /** Time of the server's processor, microseconds a request. */
  serverMicroseconds: number
  /** Which part of its time the generator had nothing to do: with little of it, the figures are the generator's own. */
  generatorIdle: number
  p99Milliseconds: number
}

/** The cores of the two that are measured against each other: they never share one. */
const cores = { server: '0', generator: '1' }
/** The kernel counts the time of processes in these, a second. */
const ticks = 100

/** Says plainly what is missing before anything starts. */
export function needWrk(): void {
  for (const program of ['wrk', 'taskset']) {
    if (spawnSync(program, ['--version']).error)
      throw new Error(`${program} is not installed: apt-get install wrk util-linux`)
  }
  if (os.availableParallelism() < 2) throw new Error('the server and the generator need a core each')
}

/** Puts a process with all its threads on the server's core. */
export function pinServer(pid: number): void {
  spawnSync('taskset', ['-acp', cores.server, String(pid)])
}

/**
 * Asks a server, with all that it needs on the generator's core.
 * @param isNew every request has an address that was not asked for before
 */
export async function load(
  server: { url: string; pid: number },
  options: { connections: number; seconds: number; headers: Record<string, string>; isNew?: boolean },
): Promise<Load> {
  const { connections, seconds, headers, isNew = false } = options
  const script = isNew ? ['-s', writeNewAddresses()] : []
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const before = processorSeconds(server.pid)
  const wrk = spawn(
    'sh',
    [
      '-c',
      // The shell's `times` says what its child has used.
      `taskset -c ${cores.generator} wrk "$@"; times`,
      'wrk',
      '-t1',
      `-c${connections}`,
      `-d${seconds}`,
      '--latency',
      ...script,
      ...given,
      server.url.replace('localhost', '127.0.0.1'),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const said = await text(wrk.stdout)
  const used = processorSeconds(server.pid) - before
  const [, requests, took, unit] = find(said, /(\d+) requests in ([\d.]+)(s|m)/)
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`requests to ${server.url} failed:\n${said}`)
  const wall = Number(took) * (unit === 'm' ? 60 : 1)
  const [, minutes, own, kernelMinutes, kernel] = find(said, /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/)
  const busy = (Number(minutes) + Number(kernelMinutes)) * 60 + Number(own) + Number(kernel)
  const [, p99, p99Unit] = find(said, /99%\s+([\d.]+)(us|ms|s)/)
  const milliseconds = { us: 0.001, ms: 1, s: 1000 }[String(p99Unit)] ?? 0
  return {
    perSecond: Number(requests) / wall,
    serverMicroseconds: (used * 1e6) / Number(requests),
    generatorIdle: Math.max(0, 1 - busy / wall),
    p99Milliseconds: Number(p99) * milliseconds,
  }
}

function find(text: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(text)
  if (!match) throw new Error(`wrk did not say ${pattern}:\n${text}`)
  return match
}

/** What a process has used of its cores so far, in the kernel and outside it; seconds. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, which may hold spaces, ends with the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

/** A query that no page was asked with before is not in the page cache. */
function writeNewAddresses(): string {
  const file = path.join(os.tmpdir(), `traders-hub-new-addresses-${process.pid}.lua`)
  writeFileSync(
    file,
    `local n = ${Date.now() % 1e9} * 1000\nfunction request()\n  n = n + 1\n  return wrk.format('GET', wrk.path .. '?cold=' .. n)\nend\n`,
  )
  return file
}
