import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#platform/server/free-port.ts'
import { createMailSender } from '#platform/server/mail/sender.ts'
import { createHttpServer } from '../http/http-server.ts'
import { createRequestListener } from '../http/request-listener.ts'
import { createTestApp } from '../test-app.ts'
import { createTestSite, type TestSite } from '../test-site.ts'

/** What a receiver is sent, in the names of OTLP. */
interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
interface Batch {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
}

let site: TestSite
let receiver: Server
let front: Server
let url: string
const received: Span[] = []
let bytes = ''
const told = new Set<string>()
/** Where a keeper of secrets lays one. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-watching-'))

beforeAll(async () => {
  const port = await freePort()
  receiver = createServer((request, response) => {
    told.add(`${request.headers.authorization} ${request.headers['x-tenant']}`)
    void json(request).then((batch) => {
      bytes += JSON.stringify(batch)
      received.push(...spansOf(batch))
      response.writeHead(request.url === '/v1/traces' ? 200 : 404).end('{}')
    })
  }).listen(port, '127.0.0.1')
  const file = path.join(folder, 'headers')
  writeFileSync(file, 'Authorization=Bearer%20a-word==, x-tenant=hub\n')
  site = await createTestSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_HEADERS_FILE: file,
  })
  const pages = {
    addTo() {},
    answerAtOnce: () => false,
    answerFromMemory: () => Promise.resolve(false),
    doubt() {},
  }
  const listener = createRequestListener({ app: site.app, pages }, {}, () => undefined)
  front = createHttpServer(site.services.tracing.wrap(listener)).listen(await freePort(), '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  if (address === null || typeof address === 'string') throw new Error('it does not listen')
  url = `http://127.0.0.1:${address.port}`
})

afterAll(async () => {
  front.close()
  await site.close()
  receiver.close()
  rmSync(folder, { recursive: true })
})

test('what stands in the database and what was refused is counted for whoever watches', async () => {
  await site.join('watched@example.com')
  await site.browser().get('/api/nothing-here')
  const read = async () => (await site.services.metrics.registry.metrics()).split('\n')
  const lines = await read()
  expect(lines).toContainEqual(expect.stringMatching(/^traders_hub_mails_waiting [1-9]/))
  expect(lines).toContain('traders_hub_mails_given_up 0')
  expect(lines).toContain('traders_hub_mails_expired 0')
  expect(lines).toContainEqual(expect.stringMatching(/^traders_hub_oldest_mail_seconds \d/))
  expect(lines).toContainEqual(expect.stringMatching(/^traders_hub_mails_stopped_seconds \d/))
  expect(lines).toContain('traders_hub_sessions 2')
  expect(lines).toContainEqual(expect.stringMatching(/^traders_hub_refusals_total\{code="\w+\.\w+"\} 1/))
  expect(lines).toContain('traders_hub_pages_made_total 0')
  const pool = lines.filter((line) => line.startsWith('traders_hub_database_connections{'))
  expect(pool).toHaveLength(site.services.connection.engine === 'postgres' ? 3 : 0)
})

test('a database that is away takes only its own counts along', async () => {
  const other = await createTestApp()
  await other.close()
  const text = await other.services.metrics.registry.metrics()
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m)
  expect(text).not.toMatch(/^traders_hub_(mails_\w+|oldest_mail_seconds|sessions) /m)
})

test('a request, its statements and each mail are spans of a receiver outside, without values and keys', async () => {
  const answer = await fetch(`${url}/api/search?q=unusualword&lang=en`)
  expect(answer.status).toBe(200)
  for (const address of ['/api/preview', '/api/courses/x/invitations', '/courses/x/invitation'])
    await fetch(`${url}${address}/a-key-that-opens`).then((refused) => refused.text())
  await answer.text()
  await createMailSender(site.services).sendDue()
  await site.services.tracing.stop()

  expect([...told]).toEqual(['Bearer a-word== hub'])
  const search = spanWith('url.path', '/api/search')
  expect(search.name).toBe('GET')
  expect(textsOf(search)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/search',
    'traders_hub.request_id': answer.headers.get('x-request-id'),
    'http.response.status_code': 200,
  })
  const statements = received.filter(({ parentSpanId }) => parentSpanId === search.spanId)
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    expect(statement.traceId).toBe(search.traceId)
    expect(textsOf(statement)['db.query.text']).toMatch(/^(select|with|insert)\b/i)
  }
  const mail = received.find(({ name }) => name === 'mail')
  expect(textsOf(mail)).toMatchObject({ 'mail.tries': 1 })
  expect(received.some(({ parentSpanId }) => parentSpanId === mail?.spanId)).toBe(true)
  spanWith('url.path', '/api/preview/…')
  spanWith('url.path', '/api/courses/x/invitations/…')
  expect(bytes).not.toMatch(/unusualword|a-key-that-opens|watched@example\.com/)
})

function spansOf(batch: unknown): Span[] {
  const { resourceSpans } = batch as Batch
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
}

function textsOf(span: Span | undefined): Record<string, string | number | undefined> {
  const facts = span?.attributes ?? []
  return Object.fromEntries(facts.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
}

function spanWith(key: string, value: string): Span {
  const span = received.find((one) => textsOf(one)[key] === value)
  if (!span) throw new Error(`no span has ${key} ${value}: ${JSON.stringify(received.map(textsOf))}`)
  return span
}
