import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

let server: Server

beforeAll(async () => {
  server = createHttpServer((request, response) => {
    request.resume().on('end', () => response.end('answered'))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
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

function send(bytes: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(bytes)
  return socket
}
