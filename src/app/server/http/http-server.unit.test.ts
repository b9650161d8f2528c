import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { get } from 'node:https'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeTime } from '#platform/server/http/uploads/long-requests.ts'
import { testCertificate } from '#platform/server/settings/test-certificate.ts'
import { problemOf } from '#platform/server/http/document/test-problem.ts'
import { closeServer, connectionLimits, createHttpServer } from './http-server.ts'

let server: Server

beforeAll(async () => {
  server = await listening()
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe.concurrent('who sends too slowly is let go', () => {
  test('within 10 s and a check for the headers', { timeout: 25_000 }, async () => {
    const began = performance.now()
    const answer = await text(send('GET / HTTP/1.1\r\nHost: localhost\r\n'))
    expect(problemOf(answer)).toEqual([408, 'request.too_slow'])
    expect(performance.now() - began).toBeLessThan(20_000)
  })

  test('within 30 s for the body', { timeout: 50_000 }, async () => {
    const began = performance.now()
    const answer = await text(send('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n1'))
    expect(problemOf(answer)).toEqual([408, 'body.too_slow'])
    expect(performance.now() - began).toBeLessThan(30_000)
  })

  test('within 30 s for a body that nobody waits for', { timeout: 50_000 }, async () => {
    const hasty = createHttpServer((_, response) => response.end('answered'))
    await once(hasty.listen(0, '127.0.0.1'), 'listening')
    const began = performance.now()
    const socket = send('GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n1', hasty)
    const drips = setInterval(() => socket.write('1'), 1000)
    socket.on('error', () => undefined)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
    clearInterval(drips)
    expect(performance.now() - began).toBeLessThan(30_000)
    hasty.close()
  })

  test('within 30 s for the body of one whose expectation nobody meets', { timeout: 50_000 }, async () => {
    const began = performance.now()
    const socket = send('GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nContent-Length: 99\r\n\r\n1')
    const drips = setInterval(() => socket.write('1'), 1000)
    socket.on('error', () => undefined)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 417 /)
    clearInterval(drips)
    expect(performance.now() - began).toBeLessThan(30_000)
  })

  test('but for an upload, whose reader sees to its pace', { timeout: 50_000 }, async () => {
    const patient = createHttpServer((request, response) => {
      takeTime(request)
      request.resume().on('end', () => response.end('taken'))
    })
    await once(patient.listen(0, '127.0.0.1'), 'listening')
    const socket = send('PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 29\r\n\r\n', patient)
    const answered = text(socket)
    for (let second = 0; second < 29; second++) {
      await setTimeout(1000)
      socket.write('1')
    }
    await once(socket, 'data')
    socket.end()
    expect(await answered).toMatch(/taken$/)
    patient.close()
  })

  test(
    'within 30 s for an answer that is not taken; who takes a little at a time may stay',
    { timeout: 60_000 },
    async () => {
      const large = createHttpServer((_, response) => response.end(Buffer.alloc(32 * 1024 * 1024)))
      const ended: number[] = []
      large.on('connection', (socket) => socket.on('close', () => ended.push(socket.remotePort ?? 0)))
      await once(large.listen(0, '127.0.0.1'), 'listening')
      const ask = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
      const silent = send(ask, large)
      const slow = send(ask, large)
      for (const socket of [silent, slow]) socket.on('error', () => undefined).pause()
      const takes = setInterval(() => slow.read(64 * 1024), 1000)
      slow.on('readable', () => undefined)
      const began = performance.now()
      await expect.poll(() => ended.length, { timeout: 40_000 }).toBe(1)
      expect(performance.now() - began).toBeLessThan(30_000)
      expect(await connectionsOf(large)).toBe(1)
      expect(slow.destroyed).toBe(false)
      clearInterval(takes)
      large.closeAllConnections()
      large.close()
    },
  )
})

test('who sends a thousand requests ahead and takes nothing holds a few answers, and then none', async () => {
  let answered = 0
  const eager = createHttpServer((_, response) => {
    answered++
    response.end(Buffer.alloc(256 * 1024))
  })
  await once(eager.listen(0, '127.0.0.1'), 'listening')
  const socket = send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000), eager)
  socket.on('error', () => undefined).pause()
  await once(eager, 'connection')
  await expect.poll(() => connectionsOf(eager)).toBe(0)
  expect(answered).toBe(8)
  socket.destroy()
  eager.close()
})

test('headers of more than 16 KB are refused', async () => {
  const long = 'a'.repeat(16 * 1024)
  const answer = await text(send(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${long}\r\n\r\n`))
  expect(problemOf(answer)).toEqual([431, 'request.head_too_large'])
})

test.each([
  ['what is no HTTP', 'BREW / HTTP/1.1\r\n\r\n', [400, 'input.malformed']],
  [
    'an old and a new length',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n',
    [400, 'input.malformed'],
  ],
  [
    'more beside the chunks than in them',
    `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n1\r\n0\r\n\r\n`,
    [413, 'body.too_large'],
  ],
  [
    'an expectation that nobody meets',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    [417, 'request.refused'],
  ],
])('%s is refused with a problem', async (_, bytes, expected) => {
  const answer = await text(send(bytes))
  expect(problemOf(answer)).toEqual(expected)
  expect(answer).toMatch(/^X-Content-Type-Options: nosniff\r$/m)
  expect(answer).toMatch(/^Content-Security-Policy: .*frame-ancestors 'none'\r$/m)
})

test('an answer that has begun gets nothing else into it', async () => {
  const slow = createHttpServer((_, response) => response.write('begun'))
  await once(slow.listen(0, '127.0.0.1'), 'listening')
  const socket = send('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n', slow)
  const answered = text(socket)
  await once(socket, 'data')
  socket.write('no chunk\r\n')
  const answer = await answered
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*begun/)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  slow.closeAllConnections()
  slow.close()
})

describe('a server that closes', () => {
  test('finishes what is under way, and keeps no connection for another request', async () => {
    const closing = await listening()
    const idle = send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', closing)
    await once(idle, 'data')
    const slow = send('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n1', closing)
    const busy = send('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n1', closing)
    await setTimeout(100)
    const closed = closeServer(closing)
    expect(await text(idle)).toBe('')
    await expect(once(send('', closing), 'connect')).rejects.toThrow('ECONNREFUSED')
    slow.write('2')
    busy.write(`2${'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3)}`)
    expect((await text(slow)).match(/200 OK/g)).toHaveLength(1)
    expect((await text(busy)).toLowerCase().match(/connection: close/g)).toHaveLength(1)
    await closed
  })

  test('turns away nobody who comes in the seconds in which it is still known', async () => {
    const closing = await listening()
    const closed = closeServer(closing)
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const heard: string[] = []
        while (performance.now() - began < 1200)
          heard.push(await text(send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', closing)))
        return heard
      }),
    )
    for (const answer of answers.flat()) expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i)
    await closed
    expect(performance.now() - began).toBeLessThan(4000)
  })
})

test('with a certificate it speaks https alone, with the same limits', async () => {
  const encrypted = createHttpServer((_, response) => response.end('over TLS'), testCertificate)
  await once(encrypted.listen(0, '127.0.0.1'), 'listening')
  const { port } = encrypted.address() as AddressInfo
  const asked = get({ port, host: 'localhost', ca: testCertificate.cert, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect([await text(answer), answer.httpVersion]).toEqual(['over TLS', '1.1'])
  expect(encrypted.headersTimeout).toBe(connectionLimits.headersTimeout)
  await expect(text(send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', encrypted))).resolves.not.toMatch(
    /over TLS/,
  )
  await closeServer(encrypted)
})

function connectionsOf(of: Server): Promise<number> {
  return promisify(of.getConnections.bind(of))()
}

async function listening(): Promise<Server> {
  const made = createHttpServer((request, response) => {
    request.resume().on('end', () => response.end('answered'))
  })
  await once(made.listen(0, '127.0.0.1'), 'listening')
  return made
}

function send(bytes: string, to = server): Socket {
  const address = to.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.write(bytes)
  return socket
}
