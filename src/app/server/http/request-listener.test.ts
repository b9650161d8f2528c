import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaderValues } from '#platform/server/http/security-headers.ts'
import { createApp, type App } from '../create-app.ts'
import { createHttpServer } from './http-server.ts'
import { createLoadGuard, type LoadGuard } from './load-guard.ts'
import { createPages } from '../pages/pages.ts'
import { createRequestListener } from './request-listener.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { problemOf } from '#platform/server/http/document/test-problem.ts'

let site: TestApp
let server: Server
/** One that always has too much to do. */
let busyServer: Server
let load: LoadGuard
let writes = 0

beforeAll(async () => {
  site = await createTestApp()
  const maker = {
    isCached: true,
    make: ({ url }: { url: string }) =>
      Promise.resolve({ status: 200, html: `<a href="${url}">here</a>`, language: 'en' as const }),
  }
  const pages = createPages(site.services, maker, () => app.fetch)
  const app: App = createApp(site.services, {
    addPages(router) {
      router.get('/slow', (c) => {
        for (const began = performance.now(); performance.now() - began < 15;);
        return c.text('done')
      })
      pages.addTo(router)
    },
  })
  load = createLoadGuard(site.services.metrics.registry)
  const headers = securityHeaderValues(site.services.config)
  server = createHttpServer(createRequestListener({ app, pages, load }, headers, () => writes++))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  load.watch(server)
  const overloaded = { ...load, isTooMuch: () => true }
  busyServer = createHttpServer(createRequestListener({ app, pages, load: overloaded }, headers, () => 0))
  await once(busyServer.listen(0, '127.0.0.1'), 'listening')
})

afterAll(async () => {
  load.stop()
  for (const one of [server, busyServer]) {
    one.closeAllConnections()
    one.close()
  }
  await site.close()
})

describe('an address that could mean two things is refused before anything looks at it', () => {
  const targets = [
    '//evil.example',
    '/a//b',
    '/../etc/passwd',
    '/a/%2e%2e/b',
    '/a%2fb',
    '/a%5Cb',
    '/a\\b',
    '/%ff',
    '/%',
    '/?q=%00',
    '*',
    'http://evil.example/',
    'http://localhost:3000/api/session',
  ]
  test.each(targets)('%s', async (target) => {
    const answer = await send(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(problemOf(answer)).toEqual([400, 'address.malformed'])
    expectHeaders(answer)
  })
})

describe('a request that names its host twice, wrongly or not at all is refused, also for a page in memory', () => {
  beforeAll(async () => {
    for (let time = 0; time < 2; time++)
      await send('GET /blogs HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  })

  test.each([
    'Host: localhost\r\nHost: localhost',
    'Host: localhost\r\nHost: evil.example',
    'Host: ',
    'Host: evil.example/x',
    'Host: a b',
    'Host: localhost:99999',
    'Host: [::1',
    'Host: user@localhost',
    'X: 1',
  ])('%s', async (lines) => {
    const answer = await send(`GET /blogs HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`)
    expect(problemOf(answer)).toEqual([400, 'address.malformed'])
  })

  test.each(['127.0.0.1:3000', '10.1.2.3', '[::1]:3000', 'hub.example', 'hub_internal:80'])(
    'the plain host %s is answered',
    async (host) => {
      const answer = await send(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    },
  )
})

describe('a body whose end could be seen in two places is refused, and nothing behind it is answered', () => {
  const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
  test.each([
    ['Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
    ['Transfer-Encoding: chunked\r\nContent-Length: 4', '0\r\n\r\n'],
    ['Content-Length: 0\r\nContent-Length: 44', ''],
    ['Content-Length: 0, 44', ''],
    ['Content-Length: +0', ''],
    ['Content-Length: 0x0', ''],
    ['Transfer-Encoding: identity', '0\r\n\r\n'],
    ['Transfer-Encoding: chunked, identity', '0\r\n\r\n'],
    ['Transfer-Encoding: xchunked', '0\r\n\r\n'],
    ['Transfer-Encoding : chunked', '0\r\n\r\n'],
    ['Transfer-Encoding:\u000bchunked', '0\r\n\r\n'],
    ['X: 1\nTransfer-Encoding: chunked', '0\r\n\r\n'],
    ['Content-Length: 0\rX: 1', ''],
    ['Transfer-Encoding: chunked', '0x0\r\n\r\n'],
    ['Transfer-Encoding: chunked', '1\nx\n0\n\n'],
  ])('%j, then %j', async (lines, body) => {
    const answer = await send(
      `POST /api/nothing HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n\r\n${body}${hidden}`,
    )
    expect(problemOf(answer)).toEqual([400, 'input.malformed'])
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})

test.each([
  ['/api/blogs', 405],
  ['/api/session', 405],
  ['/blogs', 404],
])('TRACE %s gives nothing back', async (target, status) => {
  const answer = await send(
    `TRACE ${target} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\nCookie: a=secret\r\nConnection: close\r\n\r\n`,
  )
  expect(answer.split(' ')[1]).toBe(String(status))
  expect(answer.includes('\r\nallow: GET, HEAD\r\n')).toBe(status === 405)
  expect(answer).not.toContain('secret')
  expectHeaders(answer)
})

describe('a body that is too large', () => {
  test('is answered with 413, however slowly the rest of it comes', async () => {
    const socket = open(`${postHead}Transfer-Encoding: chunked\r\n\r\n`)
    const answered = text(socket)
    const piece = `10000\r\n${'x'.repeat(65_536)}\r\n`
    for (let sent = 0; sent < 4 * 1024 * 1024; sent += 65_536) {
      await new Promise((resolve) => socket.write(piece, resolve))
      if (sent === 512 * 1024) await setTimeout(1500)
    }
    const began = performance.now()
    socket.write('0\r\n\r\n')
    expect(await answered).toMatch(/^HTTP\/1\.1 413 /)
    expect(performance.now() - began).toBeLessThan(3000)
  })

  test('without an end is broken off', { timeout: 30_000 }, async () => {
    const socket = open(`${postHead}Transfer-Encoding: chunked\r\n\r\n`)
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    socket.on('error', () => undefined).resume()
    const piece = `100000\r\n${'x'.repeat(1024 * 1024)}\r\n`
    while (!socket.destroyed && socket.bytesWritten < 200 * 1024 * 1024)
      await new Promise<void>((resolve) => socket.write(piece, () => resolve()))
    await ended
    expect(socket.bytesWritten).toBeLessThan(128 * 1024 * 1024)
  })
})

const postHead =
  'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n'

test('a body that does not arrive is given up within 30 s', { timeout: 40_000 }, async () => {
  const began = performance.now()
  const answer = await send(`${postHead}Content-Length: 5\r\n\r\n1`)
  expect(problemOf(answer)).toEqual([408, 'body.too_slow'])
  expect(performance.now() - began).toBeLessThan(30_000)
})

test('a request that names no host is refused, with the headers of every answer', async () => {
  const answer = await send('GET /api/session HTTP/1.0\r\n\r\n')
  expect(problemOf(answer)).toEqual([400, 'address.malformed'])
  expectHeaders(answer)
})

test.each(['evil.example', 'localhost:3000@evil.example', '[::1', 'evil.example:99999', 'a b'])(
  'the host %s gets into no page',
  async (host) => {
    for (let time = 0; time < 2; time++) {
      const answer = await send(
        `GET /blogs HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n`,
      )
      expect(answer).not.toContain('evil')
      expect(answer).toMatch(host === 'evil.example' ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 400 /)
      expectHeaders(answer)
    }
  },
)

test('after a request that may have written, answered or broken off, mails are looked for', async () => {
  const before = writes
  await send(
    'POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  )
  expect(writes).toBe(before + 1)
  const socket = open('POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{')
  await once(socket, 'connect')
  await setTimeout(50)
  socket.destroy()
  await expect.poll(() => writes).toBe(before + 2)
})

async function countShed(): Promise<number> {
  const metrics = await site.services.metrics.registry.metrics()
  return Number(/^http_requests_shed_total (\d+)$/m.exec(metrics)?.[1])
}

describe('when there is too much to do', () => {
  test('what would only wait is refused at once; kept pages and the state of the node are still told', async () => {
    await send('GET /kept HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    const before = await countShed()
    const crowd = Array.from({ length: 300 }, () =>
      send(`GET /slow HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    )
    const [kept, healthy, metrics, ...others] = await Promise.all([
      send('GET /kept HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
      send('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
      send('GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
      ...crowd,
    ])
    expect(metrics).toMatch(/^HTTP\/1\.1 200 /)
    expect(kept).toMatch(/^HTTP\/1\.1 200 /)
    expect(healthy).toMatch(/^HTTP\/1\.1 200 /)
    const refused = others.filter((answer) => answer.startsWith('HTTP/1.1 503 '))
    expect(refused.length).toBeGreaterThan(20)
    expect(refused.length).toBeLessThan(300)
    for (const answer of refused) {
      expect(answer).toMatch(/retry-after: 1\r\n/i)
      expect(answer).toContain('"code":"server.busy"')
      expectHeaders(answer)
    }
    expect(await countShed()).toBe(before + refused.length)
  })

  test.each(['en', 'am'])(
    'people get a page in their language (%s) that tries again by itself',
    async (language) => {
      const answer = await send(
        `GET /cold HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Language: ${language}\r\nConnection: close\r\n\r\n`,
        busyServer,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 503 /)
      expect(answer).toContain(`<html lang="${language}">`)
      expect(answer).toContain('http-equiv="refresh"')
      expectHeaders(answer)
    },
  )

  test('a write is refused before it is begun', async () => {
    const answer = await send(
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
      busyServer,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(answer).toContain('"code":"server.busy"')
  })
})

function expectHeaders(answer: string): void {
  const head = answer.split('\r\n\r\n')[0]?.toLowerCase() ?? ''
  for (const name of Object.keys(securityHeaderValues(site.services.config)))
    expect(head).toContain(`${name.toLowerCase()}: `)
}

function open(bytes: string, to = server) {
  const address = to.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.write(bytes)
  return socket
}

function send(bytes: string, to = server): Promise<string> {
  return text(open(bytes, to))
}
