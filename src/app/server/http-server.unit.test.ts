import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeServer, createHttpServer } from './http-server.ts'

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
    expect(await text(send('GET / HTTP/1.1\r\nHost: localhost\r\n'))).toMatch(/^HTTP\/1\.1 408 /)
    expect(performance.now() - began).toBeLessThan(20_000)
  })

  test('within 30 s and a check for the body', { timeout: 50_000 }, async () => {
    const began = performance.now()
    expect(await text(send('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n1'))).toMatch(
      /^HTTP\/1\.1 408 /,
    )
    expect(performance.now() - began).toBeLessThan(40_000)
  })
})

test('headers of more than 16 KB are refused', async () => {
  const long = 'a'.repeat(16 * 1024)
  expect(await text(send(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${long}\r\n\r\n`))).toMatch(
    /^HTTP\/1\.1 431 /,
  )
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
})

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
