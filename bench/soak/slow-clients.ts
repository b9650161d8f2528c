import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { MediaItem } from '#content/media/contract.ts'
import { findAdmin } from '../../e2e/support/accounts.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite, type Site } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { fromPage, need, percentile, startLoad, statuses } from './support/asks.ts'

/** Milliseconds after which the site must have let go of the last socket of every kind. */
const longest = 30_000
const longestForOthers = 500
const readers = 200
/** For how long it is watched, so that the figures say by how much one was missed. Milliseconds. */
const watched = 45_000
/** Of what silent readers ask for. The system takes up to four million bytes for somebody who takes nothing, and the site knows nothing of those. */
const fileBytes = 20_000_000

/** As the kernel writes it for a connection. */
const established = '01'

interface Kind {
  name: string
  count: number
  /** What is sent at once. */
  begin: string
  /** What is sent every five seconds. */
  go: string
}

interface Opened {
  /** Its kind. */
  name: string
  socket: Socket
  /** Of its end here. */
  port: number
  /** When it was open. */
  began: number
}

/** 1,200 sockets that send or take almost nothing, while others read pages. */
export async function run(): Promise<void> {
  await setup()
  const site = await startSite({ settings: { LOG_LEVEL: 'fatal' } })
  try {
    const cookie = await cookieOf(site, await findAdmin(site))
    const kinds = kindsOf(site, cookie)
    const file = await largeFile(site, cookie)
    const read = (number: number) => fetch(`${site.url}/${number % 2 ? 'blogs' : 'learn'}`)
    // As on a site that has run for a minute: what everybody reads lies in memory.
    for (const number of [0, 1]) await (await read(number)).arrayBuffer()
    const others = startLoad(40, read)
    const opened: Opened[] = []
    // Before the others, or the site tells them to come again later: a thousand come at once.
    for (let number = 0; number < readers; number++) opened.push(await openReader(site, file))
    for (const kind of kinds) opened.push(...(await openSenders(site, kind)))
    const times = await watch(site, opened)
    for (const { socket } of opened) socket.destroy()
    const ended = [...Map.groupBy(opened, ({ name }) => name)].map(([name, of]) => ({
      name,
      count: of.length,
      times: of.flatMap((one) => times.get(one) ?? []),
    }))
    const answers = await others.stop()
    const waits = answers.map(({ took }) => took)
    printTable('1,200 slow sockets', [
      ['what', 'sockets', 'let go', 'last after, ms'],
      ...ended.map(({ name, count, times }) => [name, count, times.length, percentile(1, times)]),
    ])
    printTable('Readers meanwhile', [
      ['pages', 'p99, ms'],
      [statuses(answers), percentile(0.99, waits)],
    ])
    for (const { name, count, times } of ended)
      need(
        `all ${name} are let go within ${longest} ms`,
        times.filter((time) => time <= longest).length === count,
      )
    const refused = answers.filter(({ status }) => status !== 200)
    need(
      'readers are answered, but for a few that a busy server asks to come again',
      refused.length <= answers.length / 100 &&
        refused.every(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter),
    )
    need(`readers wait ${longestForOthers} ms at most`, percentile(0.99, waits) <= longestForOthers)
  } finally {
    await site.stop()
  }
}

/** Who sends almost nothing. */
function kindsOf({ url }: Site, cookie: string): Kind[] {
  const { host } = new URL(url)
  const send = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: ${url}\r\nsec-fetch-site: same-origin\r\ncookie: ${cookie}\r\ncontent-type: ${type}\r\ncontent-length: 9999\r\n\r\n`
  const upload = send('/api/admin/media', 'multipart/form-data; boundary=b')
  return [
    { name: 'slow headers', count: 500, begin: `GET / HTTP/1.1\r\nhost: ${host}\r\n`, go: 'x-a: b\r\n' },
    { name: 'slow bodies', count: 450, begin: `${send('/api/contact', 'application/json')}{`, go: ' ' },
    // Uploads are read where they are used, and not by what reads all other bodies.
    { name: 'slow uploads', count: 50, begin: `${upload}--b\r\n`, go: 'x' },
  ]
}

function openSenders(site: Site, { name, count, begin, go }: Kind): Promise<Opened[]> {
  const one = async () => {
    const { socket, ...opened } = await open(site, name)
    socket.resume().write(begin)
    const more = setInterval(() => socket.write(go), 5000)
    socket.once('close', () => clearInterval(more))
    return { socket, ...opened }
  }
  return Promise.all(Array.from({ length: count }, one))
}

/** Asks for a file and takes its beginning. */
async function openReader(site: Site, file: string): Promise<Opened> {
  const { socket, ...opened } = await open(site, 'silent readers')
  socket.write(`GET ${file} HTTP/1.1\r\nhost: ${new URL(site.url).host}\r\n\r\n`)
  const [head]: Buffer[] = await once(socket, 'data')
  socket.pause()
  if (!head?.toString('latin1').startsWith('HTTP/1.1 200 ')) throw new Error(`a file: ${String(head)}`)
  return { socket, ...opened }
}

async function open(site: Site, name: string): Promise<Opened> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return { name, socket, port: socket.localPort ?? 0, began: performance.now() }
}

/**
 * Looks at the connections until a time is over; after how many milliseconds the site had let go of each. What the system says, because
 * who reads nothing does not hear of the end.
 */
async function watch(site: Site, opened: readonly Opened[]): Promise<Map<Opened, number>> {
  const ended = new Map<Opened, number>()
  const port = Number(new URL(site.url).port)
  for (const began = performance.now(); performance.now() - began < watched; await pause(200)) {
    const held = heldBy(port)
    const now = performance.now()
    for (const one of opened) if (!ended.has(one) && !held.has(one.port)) ended.set(one, now - one.began)
  }
  return ended
}

/** The ports of those whose connections to this port are open at both ends. */
function heldBy(port: number): Set<number> {
  const portOf = (address = '') => Number.parseInt(address.split(':')[1] ?? '', 16)
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  const open = rows.map((row) => row.trim().split(/\s+/)).filter(([, , , state]) => state === established)
  return new Set(open.filter(([, to]) => portOf(to) === port).map(([, , from]) => portOf(from)))
}

/** The address of a file that is uploaded for it. */
async function largeFile({ url }: Site, cookie: string): Promise<string> {
  const form = new FormData()
  form.set('file', new File([Buffer.from('%PDF-1.7\n'), randomBytes(fileBytes)], 'prices.pdf'))
  const { 'content-type': _type, ...headers } = fromPage(url, cookie)
  const answer = await fetch(`${url}/api/admin/media`, { method: 'POST', headers, body: form })
  if (answer.status !== 201) throw new Error(`an upload: ${answer.status} ${await answer.text()}`)
  const { file }: MediaItem = await answer.json()
  return new URL(file?.url ?? '', url).pathname
}
