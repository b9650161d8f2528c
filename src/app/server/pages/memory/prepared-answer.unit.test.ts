import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import type { Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { closeServer, createHttpServer } from '../../http/http-server.ts'
import { prepareAnswer, sendPrepared } from './prepared-answer.ts'

const body = 'ሰላም, a page'
const bytes = Buffer.from(body)
const lines = [
  'Content-Type',
  'text/html; charset=utf-8',
  'ETag',
  '"one"',
  'X-Long',
  'word '.repeat(100).trim(),
]
const page = prepareAnswer(200, [...lines, 'Content-Length', String(bytes.byteLength)], bytes)
const known = prepareAnswer(304, lines)

let server: Server
/** Answers whose head Node did not put together. */
let prepared = 0

beforeAll(async () => {
  server = createHttpServer((request, response) => {
    const answer = request.url?.endsWith('known') ? known : page
    if (!request.url?.startsWith('/prepared')) {
      response.writeHead(answer.status, answer.lines)
      response.end(request.method === 'HEAD' ? undefined : answer.body)
      return
    }
    const byNode = vi.spyOn(response, 'writeHead')
    sendPrepared(response, answer)
    if (byNode.mock.calls.length === 0) prepared++
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterAll(() => closeServer(server))

/** All that comes back for what is sent over one connection, until the server or the time ends it. */
async function say(...requests: string[]): Promise<string> {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(requests.join(''))
  setTimeout(() => socket.end(), 150)
  const said = await text(socket.setEncoding('latin1'))
  return said.replaceAll(/Date: .*\r\n/g, 'Date: now\r\n')
}

const ask = (path: string, { method = 'GET', version = '1.1', more = '' } = {}) =>
  `${method} ${path} HTTP/${version}\r\nHost: here\r\n${more}\r\n`

describe.each([
  ['a page', {}],
  ['a page that the reader has', { ending: '-known' }],
  ['the head alone', { method: 'HEAD' }],
  ['a page over a connection that the reader closes', { more: 'Connection: close\r\n' }],
  ['a page for an old program', { version: '1.0' }],
  ['a page for an old program that stays', { version: '1.0', more: 'Connection: keep-alive\r\n' }],
])('%s', (_, { ending = '', ...how }: { ending?: string } & Parameters<typeof ask>[1]) => {
  test('travels letter for letter as Node writes it', async () => {
    const before = prepared
    const byNode = await say(ask(`/node${ending}`, how))
    expect(await say(ask(`/prepared${ending}`, how))).toBe(byNode)
    expect(byNode).toMatch(/^HTTP\/1\.1 (200 OK|304 Not Modified)\r\n/)
    const stays = how?.version === undefined && how?.more === undefined
    expect(prepared - before).toBe(stays ? 1 : 0)
  })
})

test('several that were asked ahead come in their order over one connection', async () => {
  const paths = ['', '-known', '', '', '-known']
  const byNode = await say(...paths.map((ending) => ask(`/node${ending}`)))
  expect(await say(...paths.map((ending) => ask(`/prepared${ending}`)))).toBe(byNode)
  expect(byNode.match(/HTTP\/1\.1 /g)).toHaveLength(paths.length)
})

test('a server that ends tells so with the last answer', async () => {
  const other = createHttpServer((_, response) => {
    sendPrepared(response, page)
  })
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const closed = closeServer(other)
  const { port } = other.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(ask('/'))
  expect(await text(socket)).toContain('\r\nConnection: close\r\n')
  await closed
})

test('a header that would break out of its line is refused when the answer is made', () => {
  expect(() => prepareAnswer(200, ['ETag', 'one\r\nSet-Cookie: two'])).toThrow(/cannot be sent/)
})
