import { once } from 'node:events'
import { get, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { securityHeaderValues } from '#platform/server/http/security-headers.ts'
import { createApp, type App } from '../create-app.ts'
import { createPages } from '../pages/pages.ts'
import type { PageRequest } from '../render.tsx'
import { createTestApp, type TestApp } from '../test-app.ts'
import { createHttpServer } from './http-server.ts'
import { createRequestListener } from './request-listener.ts'

let site: TestApp
let server: Server
/** Requests that came as far as the application. */
let asked = 0
let made = 0

beforeAll(async () => {
  site = await createTestApp()
  const maker = {
    isCached: true,
    async make({ url, language, fetch }: PageRequest) {
      made++
      await fetch(url.includes('tag=') ? '/api/blogs?tag=nobody-has-it' : '/api/blogs')
      const html = `<html lang="${language}"><p lang="${language}">${'long '.repeat(400)}</p>`
      return { status: 200, html, language }
    },
  }
  const pages = createPages(site.services, maker, () => app.fetch)
  const app: App = createApp(site.services, { addPages: pages.addTo })
  const counted: App = {
    ...app,
    fetch(request, bindings) {
      asked++
      return app.fetch(request, bindings)
    },
  }
  const headers = securityHeaderValues(site.services.config)
  server = createHttpServer(createRequestListener({ app: counted, pages }, headers, () => 0))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await site.close()
})

beforeEach(async () => {
  for (const encoding of ['br', 'gzip', 'identity'])
    for (const language of ['en', 'am'])
      await ask('/blogs', { 'accept-encoding': encoding, 'accept-language': language })
  await ask('/blogs?lang=am')
  asked = 0
  made = 0
})

test('a page in memory is answered in each encoding and language without asking the application', async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    for (const language of ['en', 'am']) {
      const answer = await ask('/blogs', { 'Accept-Encoding': encoding, 'Accept-Language': language })
      expect(answer.status).toBe(200)
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(answer.headers['content-language']).toBe(language)
      expect(Number(answer.headers['content-length'])).toBe(answer.body.byteLength)
      expect(unpack[encoding](answer.body).toString()).toContain(`<p lang="${language}">long `)
      for (const [name, value] of Object.entries(securityHeaderValues(site.services.config)))
        expect(answer.headers[name.toLowerCase()]).toBe(value)
    }
  }
  expect([asked, made]).toEqual([0, 0])
})

test('the address goes before the cookie, the cookie before the browser', async () => {
  const english = { 'accept-language': 'en' }
  for (const [path, headers, language] of [
    ['/blogs?lang=am', { ...english, cookie: 'language=en' }, 'am'],
    ['/blogs', { ...english, cookie: 'a=b; language=am' }, 'am'],
    ['/blogs', { 'accept-language': 'am-ET,am;q=0.9', cookie: 'language=en' }, 'en'],
    ['/blogs', { 'accept-language': 'am-ET,am;q=0.9' }, 'am'],
    ['/blogs', {}, 'en'],
  ] as const)
    expect((await ask(path, headers)).headers['content-language'], path).toBe(language)
  expect([asked, made]).toEqual([0, 0])
})

test('who has the page is told so, also through a proxy; HEAD gets the headers alone', async () => {
  const whole = await ask('/blogs', { 'accept-encoding': 'br' })
  const etag = String(whole.headers.etag)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask('/blogs', { 'accept-encoding': 'br', 'if-none-match': known })
    expect([again.status, again.body.byteLength, again.headers.etag]).toEqual([304, 0, etag])
  }
  expect((await ask('/blogs', { 'if-none-match': '"other"' })).status).toBe(200)
  const head = await ask('/blogs', { 'accept-encoding': 'br' }, 'HEAD')
  expect([head.status, head.body.byteLength]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  expect([asked, made]).toEqual([0, 0])
})

test('who saves data gets the page for that from memory too, which is made of the one that lies there', async () => {
  const saving = { 'accept-language': 'am', 'accept-encoding': 'identity', 'Save-Data': 'on' }
  const first = await ask('/blogs', saving)
  asked = 0
  const again = await ask('/blogs', saving)
  for (const { body } of [first, again])
    expect(body.toString()).toMatch(/^<html data-saver="" lang="am"><p lang="am">/)
  const chosen = await ask('/blogs', { ...saving, 'Save-Data': 'off', cookie: 'saver=on' })
  expect(chosen.body.equals(again.body)).toBe(true)
  expect([asked, made]).toEqual([0, 0])
  const usual = await ask('/blogs', { ...saving, 'Save-Data': 'off' })
  expect(usual.body.toString()).toMatch(/^<html lang="am">/)
})

test('a page at an address of nobody knows what goes out in the form that is made fastest', async () => {
  const browsers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const made = await ask('/blogs?tag=nobody-has-it', browsers)
  expect(made.headers['content-encoding']).toBe('zstd')
  expect(made.headers.vary).toContain('Accept-Encoding')
  expect(zstdDecompressSync(made.body).toString()).toContain('<p lang="en">long ')
  expect((await ask('/blogs', browsers)).headers['content-encoding']).toBe('br')
  const older = await ask('/blogs?tag=nobody-has-it', { 'accept-encoding': 'gzip, br' })
  expect(older.headers['content-encoding']).toBe('br')
})

test('each answer is counted once', async () => {
  const before = await count()
  const { headers } = await ask('/blogs')
  await ask('/blogs', { 'if-none-match': String(headers.etag) })
  await ask('/blogs', {}, 'HEAD')
  const after = await count()
  expect(after.map((value, at) => value - (before[at] ?? 0))).toEqual([1, 1, 1])
})

test('a write that the page shows takes it out of memory', async () => {
  const author = await startAuthoring(site)
  await author.post('blog', { en: 'Coffee prices' })
  await expect.poll(async () => (await ask('/blogs')) && made).toBe(1)
})

test('nothing but the very address is taken for one that is in memory', async () => {
  for (const path of ['/blogs/', '/blogs?', '/blogs?tag=junk', '/%62logs', '/blogs?lang=xx']) {
    asked = 0
    await ask(path)
    expect(asked, path).toBe(1)
  }
  expect((await ask('//blogs')).status).toBe(400)
  expect((await ask('/blogs', {}, 'POST')).status).not.toBe(200)
})

async function count(): Promise<number[]> {
  const { values } = await site.services.metrics.requests.get()
  return [
    ['GET', '200'],
    ['GET', '304'],
    ['HEAD', '200'],
  ].map(
    ([method, status]) =>
      values.find(
        ({ labels }) => labels.method === method && labels.status === status && labels.route === 'page',
      )?.value ?? 0,
  )
}

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, method, agent: false }, resolve).once('error', reject)
  })
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}
