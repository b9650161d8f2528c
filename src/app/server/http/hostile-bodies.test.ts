import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostBytes } from '#platform/server/http/limit-body.ts'
import { mayTakeTime } from '#platform/server/http/uploads/long-requests.ts'
import { signInAs, type TestAccount } from '../test-accounts.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

interface Operation {
  'x-access': string
  requestBody?: { content: Record<string, object> }
}

interface Listed {
  method: string
  path: string
  operation: Operation
}

const withBody = ['post', 'put', 'patch', 'delete']
const types = [
  'application/json',
  'application/zip+json',
  'application/zip',
  'multipart/form-data; boundary=x',
  'text/plain',
  undefined,
]
const uploads = ['multipart/form-data', 'application/zip']
const piece = 64 * 1024
/** Nothing hangs. How fast it is, a busy machine cannot say. Milliseconds. */
const longest = 10_000

let site: TestApp
let admin: TestAccount
let operations: Listed[]

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '10000' })
  admin = await signInAs(site, { role: 'admin' })
  const { json } = await site
    .browser()
    .get<{ paths: Record<string, Record<string, Operation>> }>('/api/openapi.json')
  operations = Object.entries(json.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => withBody.includes(method))
      .map(([method, operation]) => ({ method, path, operation })),
  )
})

afterAll(() => site.close())

const large = () => piecesOf('{"a":"', 'x'.repeat(piece), 20 * 1024 * 1024)
const deep = () => piecesOf(`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)
const nul = () => piecesOf('{"a":"\0","b":"\\u0000"}')
const invalid = () => bytesOf(Buffer.from('{"a":"\xff\xfe\xc0\x80"}', 'latin1'))
const brokenGzip = () => bytesOf(gzipSync('{"a":"packed"}').subarray(0, -6), 'gzip')

test('the document names what is sent to here', () => {
  expect(operations.length).toBeGreaterThan(60)
  expect(operations.filter(isUpload).length).toBeGreaterThanOrEqual(4)
})

test.each([
  ['of 20 MB', large],
  ['of 50,000 levels', deep],
  ['with NUL', nul],
  ['of invalid UTF-8', invalid],
  ['of broken gzip', brokenGzip],
])(
  'a body %s is refused early by every operation, whatever it is called',
  async (_, bodyOf) => {
    const wrong: string[] = []
    for (const one of operations) {
      for (const type of types) {
        for (const account of [undefined, admin]) {
          const { body, sent, encoding } = bodyOf()
          const began = performance.now()
          const status = await send(one, { type, body, account, encoding })
          const milliseconds = performance.now() - began
          // An upload of the kind that the operation takes is read by its own limits; its bytes are looked at later.
          const isTaken = isUpload(one) && account !== undefined && declaredBy(one).includes(mediaType(type))
          const mayRead = isTaken ? Infinity : mostBytes + 2 * piece
          const isRefused = status >= (isTaken ? 200 : 400) && status < 500
          if (!isRefused || milliseconds > longest || sent() > mayRead)
            wrong.push(`${one.method} ${one.path} ${type}: ${status}, ${sent()} bytes, ${milliseconds} ms`)
        }
      }
    }
    expect(wrong).toEqual([])
  },
  300_000,
)

test('what expects JSON reads nothing of another type', async () => {
  const wrong: string[] = []
  for (const one of operations) {
    const declared = declaredBy(one)
    if (declared.length === 0 || isUpload(one)) continue
    for (const type of types) {
      if (type && declared.includes(type)) continue
      const { body, sent } = large()
      const status = await send(one, { type, body, account: admin })
      const known = one.operation['x-access'] === 'self' ? [403, 415] : [415]
      if (!known.includes(status) || sent() > 0) wrong.push(`${one.method} ${one.path} ${type}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('what declares an upload may arrive for longer, and nothing else', async () => {
  const mayEach = async (listed: readonly Listed[], account?: TestAccount) => {
    const found: boolean[] = []
    for (const one of listed) {
      const incoming = new IncomingMessage(new Socket())
      const { body } = bytesOf(Buffer.from('{}'))
      await send(one, { type: declaredBy(one)[0], body, account, incoming })
      found.push(mayTakeTime(incoming))
    }
    return [...new Set(found)]
  }
  // Among the others is what signs the administrator out.
  expect(await mayEach(operations.filter(isUpload), admin)).toEqual([true])
  expect(await mayEach(operations)).toEqual([false])
})

test('the limits hold outside the API and under addresses that nobody answers as well', async () => {
  for (const path of ['/nothing', '/contact', '/login', '/api/nothing']) {
    const { body, sent } = large()
    const listed = { method: 'post', path, operation: { 'x-access': 'anyone' } }
    const status = await send(listed, { type: 'application/zip+json', body, account: undefined })
    expect([404, 413], path).toContain(status)
    expect(sent(), path).toBeLessThanOrEqual(mostBytes + 2 * piece)
  }
})

interface Sent {
  body: ReadableStream<Uint8Array>
  sent(): number
  encoding?: string | undefined
}

/** A body that is made as it is read, and how much of it was. */
function piecesOf(first: string, next = '', total = 0): Sent {
  const encoder = new TextEncoder()
  let sent = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        const bytes = encoder.encode(sent === 0 ? first : next)
        sent += bytes.byteLength
        stream.enqueue(bytes)
        if (sent >= total) stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, sent: () => sent }
}

/** These bytes in one piece, with what they call themselves. */
function bytesOf(bytes: Uint8Array, encoding?: string): Sent {
  let sent = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        sent += bytes.byteLength
        stream.enqueue(bytes)
        stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, sent: () => sent, encoding }
}

interface Sending {
  type: string | undefined
  body: ReadableStream
  account: TestAccount | undefined
  encoding?: string | undefined
  incoming?: IncomingMessage
}

async function send({ method, path }: Listed, request: Sending): Promise<number> {
  const cookies = [...(request.account?.browser.cookies ?? [])]
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'uid'
      ? (request.account?.uid ?? 'nobody')
      : name === 'lang' || name === 'language'
        ? 'en'
        : 'abc',
  )
  const answer = await site.app.fetch(
    new Request(`http://localhost:3000${address}`, {
      method: method.toUpperCase(),
      body: request.body,
      duplex: 'half',
      headers: {
        origin: 'http://localhost:3000',
        cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; '),
        ...(request.type ? { 'content-type': request.type } : {}),
        ...(request.encoding ? { 'content-encoding': request.encoding } : {}),
      },
    } as RequestInit),
    request.incoming ? { incoming: request.incoming } : {},
  )
  await answer.body?.cancel()
  return answer.status
}

function declaredBy({ operation }: Listed): string[] {
  return Object.keys(operation.requestBody?.content ?? {})
}

function isUpload(listed: Listed): boolean {
  return declaredBy(listed).some((type) => uploads.includes(type))
}

function mediaType(type: string | undefined): string {
  return type?.split(';', 1)[0] ?? ''
}
