import { readdirSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { need, percentile, startLoad, statuses } from './support/asks.ts'

/** Sockets of each kind, and milliseconds after which the site must have let go of them. */
const kinds = {
  'slow headers': {
    sockets: 500,
    most: 15_000,
    begin: 'GET / HTTP/1.1\r\nhost: localhost\r\n',
    go: 'x-a: b\r\n',
  },
  'slow bodies': {
    sockets: 500,
    most: 35_000,
    begin:
      'POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{',
    go: ' ',
  },
  'silent readers': { sockets: 200, most: 45_000, begin: '', go: '' },
}
const longestForOthers = 500

/** 1,200 sockets that send or take almost nothing, while others read pages. */
export async function run(): Promise<void> {
  await setup()
  const site = await startSite({ settings: { LOG_LEVEL: 'fatal' } })
  const port = Number(new URL(site.url).port)
  const page = `GET ${largestFile()} HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`
  try {
    const read = (number: number) => fetch(`${site.url}/${number % 2 ? 'blogs' : 'learn'}`)
    // As on a site that has run for a minute: what everybody reads lies in memory.
    for (const number of [0, 1]) await (await read(number)).arrayBuffer()
    const others = startLoad(40, read)
    const ended = new Map<string, number[]>()
    const all: Socket[] = []
    for (const [name, { sockets, begin, go }] of Object.entries(kinds)) {
      const times: number[] = []
      ended.set(name, times)
      const began = performance.now()
      for (let number = 0; number < sockets; number++) {
        const socket = connect(port, '127.0.0.1')
        all.push(socket)
        socket.on('error', () => undefined)
        socket.once('close', () => times.push(performance.now() - began))
        // As many as a connection may send ahead.
        if (go === '') socket.pause().write(page.repeat(8))
        // Reading, or it would hear of its end only when it writes again.
        else socket.resume().write(begin.replace('localhost', `localhost:${port}`))
        if (go === '') continue
        const more = setInterval(() => socket.write(go), 5000)
        socket.once('close', () => clearInterval(more))
      }
    }
    await pause(50_000)
    for (const socket of all) socket.destroy()
    const answers = await others.stop()
    const times = answers.map(({ took }) => took)
    printTable('1,200 slow sockets', [
      ['what', 'sockets', 'let go', 'last after, ms'],
      ...Object.entries(kinds).map(([name, { sockets }]) => {
        const gone = ended.get(name)?.filter((time) => time < 50_000) ?? []
        return [name, sockets, gone.length, percentile(1, gone)]
      }),
    ])
    printTable('Readers meanwhile', [
      ['pages', 'p99, ms'],
      [statuses(answers), percentile(0.99, times)],
    ])
    const refused = answers.filter(({ status }) => status !== 200)
    need(
      'readers are answered, but for a few that a busy server asks to come again',
      refused.length <= answers.length / 100 &&
        refused.every(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter),
    )
    need(`readers wait ${longestForOthers} ms at most`, percentile(0.99, times) <= longestForOthers)
    for (const name of ['slow headers', 'slow bodies'] as const)
      need(
        `${name} are let go`,
        (ended.get(name) ?? []).filter((time) => time <= kinds[name].most).length === kinds[name].sockets,
      )
  } finally {
    await site.stop()
  }
}

/** The address of the largest script: several of it are more than a kernel takes for a reader who takes nothing. */
function largestFile(): string {
  const folder = path.join(import.meta.dirname, '../../dist/client/assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const sizeOf = (name: string) => statSync(path.join(folder, name)).size
  return `/assets/${scripts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]}`
}
