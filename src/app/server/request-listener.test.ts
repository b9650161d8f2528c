import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaderValues } from '#platform/server/security-headers.ts'
import { createApp, type App } from './create-app.ts'
import { createHttpServer } from './http-server.ts'
import { createPages } from './pages.ts'
import { createRequestListener } from './request-listener.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let site: TestApp
let server: Server
let writes = 0

beforeAll(async () => {
  site = await createTestApp()
  const maker = {
    isCached: true,
    make: ({ url }: { url: string }) =>
      Promise.resolve({ status: 200, html: `<a href="${url}">here</a>`, language: 'en' as const }),
  }
  const pages = createPages(site.services, maker, () => app.fetch)
  const app: App = createApp(site.services, { addPages: pages.addTo })
  server = createHttpServer(
    createRequestListener({ app, pages }, securityHeaderValues(site.services.config), () => writes++),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
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
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expectHeaders(answer)
  })
})

test('a request that names no host is refused, with the headers of every answer', async () => {
  const answer = await send('GET /api/session HTTP/1.0\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
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
      expect(answer).toMatch(/^HTTP\/1\.1 [24]00 /)
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
  setTimeout(() => socket.destroy(), 50)
  await expect.poll(() => writes).toBe(before + 2)
})

function expectHeaders(answer: string): void {
  const head = answer.split('\r\n\r\n')[0]?.toLowerCase() ?? ''
  for (const name of Object.keys(securityHeaderValues(site.services.config)))
    expect(head).toContain(`${name.toLowerCase()}: `)
}

function open(bytes: string) {
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.write(bytes)
  return socket
}

function send(bytes: string): Promise<string> {
  return text(open(bytes))
}
