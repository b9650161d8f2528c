import os from 'node:os'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { signInAs, type TestAccount } from '../test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts'

interface Problem {
  type: string
  status: number
  code: string
  fields?: Record<string, string>
  requestId: string
}

let site: TestApp
let admin: TestAccount
let guest: TestBrowser

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  admin = await signInAs(site, { role: 'admin' })
  guest = site.browser()
})

afterAll(() => site.close())

const start = { kind: 'blog', language: 'en', title: 'x' }

describe('a refusal', () => {
  test('is a problem with a stable code and what it means, without insides', async () => {
    const answer = await guest.get<Problem>('/api/blogs/nothing')
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(answer.json).toEqual({
      type: '/api/docs/errors#not_found',
      title: 'Nothing of that name is there, or not for this reader.',
      status: 404,
      code: 'blog.not_found',
      requestId: answer.headers.get('x-request-id'),
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('of input names every field', async () => {
    const { status, json } = await admin.browser.send<Problem>('POST', '/api/admin/items', {
      kind: 'poem',
      title: '',
      extra: 1,
    })
    expect([status, json.code]).toEqual([422, 'input.invalid'])
    expect(json.fields).toEqual({
      kind: 'invalid',
      language: 'invalid',
      title: 'required',
      extra: 'unknown_field',
    })
  })

  test('of something unexpected tells only the request id', async () => {
    const broken = await createTestApp()
    await broken.services.connection.db.schema.alterTable('publications').renameTo('gone').execute()
    const written: Record<string, unknown>[] = []
    const { child } = broken.services.log
    vi.spyOn(broken.services.log, 'child').mockImplementation((...bindings) => {
      const log = child.apply(broken.services.log, bindings)
      vi.spyOn(log, 'error').mockImplementation((about) => void written.push({ ...log.bindings(), about }))
      return log
    })
    const answer = await broken.browser().get<Problem>('/api/blogs')
    expect(written).toEqual([
      {
        node: os.hostname(),
        requestId: answer.headers.get('x-request-id'),
        about: { err: expect.any(Error) },
      },
    ])
    expect(answer.json).toEqual({
      type: '/api/docs/errors#server.failed',
      title: 'Something went wrong here; `requestId` finds it in the log.',
      status: 500,
      code: 'server.failed',
      requestId: answer.headers.get('x-request-id'),
    })
    expect(answer.text).not.toMatch(/publications|select|stack|node_modules/i)
    await broken.close()
  })

  test('while the database is away is 503 and says when to try again', async () => {
    const away = await createTestApp()
    const { connection } = away.services
    const gone = Object.assign(new Error('terminating connection'), { code: '57P01' })
    Object.defineProperty(away.services, 'connection', {
      value: new Proxy(connection, {
        get: (target, name) => (name === 'readDb' ? failWith(gone) : Reflect.get(target, name)),
      }),
    })
    const answer = await away.browser().get<Problem>('/api/blogs')
    expect([answer.status, answer.json.code, Number(answer.headers.get('retry-after')) > 0]).toEqual([
      503,
      'database.unavailable',
      true,
    ])
    Object.defineProperty(away.services, 'connection', { value: connection })
    await away.close()
  })
})

test('every request has an id of its own, which the caller cannot choose', async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () =>
      (await guest.get('/api/blogs', { 'x-request-id': 'mine' })).headers.get('x-request-id'),
    ),
  )
  expect(new Set(ids).size).toBe(20)
  expect(ids).not.toContain('mine')
})

test('people who ask at once each get their own answer, and strangers none of them', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => signInAs(site, { role: 'user' })))
  const rounds = await Promise.all(
    Array.from({ length: 5 }, () => people)
      .flat()
      .map(async ({ browser, uid }) => {
        const session = await browser.get<{ user: { uid: string } }>('/api/session')
        const stranger = await site.browser().get<{ user: null }>('/api/session')
        return [session.json.user.uid === uid, stranger.json.user]
      }),
  )
  expect(rounds).toEqual(Array.from({ length: 50 }, () => [true, null]))
})

describe('security headers', () => {
  const addresses = [
    '/api/blogs',
    '/api/blogs/nothing',
    '/api/nothing',
    '/healthz',
    '/metrics',
    '/sitemap.xml',
    '/robots.txt',
    '/api/docs',
    '/nothing',
    '/api/admin/items?kind=blog',
  ]

  test.each(addresses)('stand on %s', async (address) => {
    const { headers } = await guest.get(address)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("object-src 'none'; base-uri 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.has('strict-transport-security')).toBe(false)
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    if (/^\/api\/(nothing|blogs\/nothing|admin)/.test(address))
      expect(headers.get('cache-control')).toBe('no-store')
  })

  test('stand on an upload, which has a stricter policy of its own', async () => {
    const form = new FormData()
    form.set('file', new File(['%PDF-1.7 A plan'], 'plan.pdf'))
    const { json } = await admin.browser.send<{ file: { url: string } }>('POST', '/api/admin/media', form)
    const { status, headers } = await admin.browser.get(json.file.url)
    expect([status, headers.get('content-security-policy')]).toEqual([
      200,
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    ])
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  test('on https the browser is told to stay there for a year, with every host below', async () => {
    const secure = await createTestApp({
      PUBLIC_URL: 'https://hub.example',
      AUTH_SECRET: randomBytes(32).toString('base64'),
    })
    for (const address of ['/api/blogs', '/api/nothing', '/nothing'])
      expect((await secure.browser().get(address)).headers.get('strict-transport-security')).toBe(
        'max-age=31536000; includeSubDomains',
      )
    await secure.close()
  })

  test('hosted analytics is allowed only when it is set', async () => {
    const counted = await createTestApp({ ANALYTICS_MEASUREMENT_ID: 'G-ABCDEF1234' })
    expect((await counted.browser().get('/api/blogs')).headers.get('content-security-policy')).toContain(
      'https://www.googletagmanager.com',
    )
    expect((await guest.get('/api/blogs')).headers.get('content-security-policy')).not.toContain(
      'googletagmanager',
    )
    await counted.close()
  })
})

describe('bodies', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    admin.browser.send<Problem>('POST', '/api/admin/items', body, {
      'content-type': 'application/json',
      ...headers,
    })

  test('of more than 256 KB are refused, whether they say so or not', async () => {
    const large = JSON.stringify({ ...start, title: 'x'.repeat(256 * 1024) })
    const told = await post(large, { 'content-length': String(large.length) })
    expect([told.status, told.json.code]).toEqual([413, 'body.too_large'])
    const lying = await post(large, { 'content-length': '10' })
    expect(lying.status).toBe(413)
    const streamed = new ReadableStream({
      pull: (stream) => stream.enqueue(new TextEncoder().encode('x'.repeat(64 * 1024))),
    })
    const endless = await site.app.fetch(
      new Request('http://localhost:3000/api/auth/sign-in/email', {
        method: 'POST',
        body: streamed,
        duplex: 'half',
        headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
      } as RequestInit),
    )
    expect(endless.status).toBe(413)
  })

  test('just below the limit are read', async () => {
    expect((await post(JSON.stringify({ ...start, title: 'x'.repeat(250 * 1024) }))).json.fields).toEqual({
      title: 'too_long',
    })
  })

  test('deeper than 32 levels are refused; brackets inside words do not count', async () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    const deep = await post(nested(33))
    expect([deep.status, deep.json.code]).toEqual([400, 'body.too_deep'])
    expect((await post(nested(32))).status).toBe(422)
    expect((await post(JSON.stringify({ ...start, title: '[{'.repeat(50) + '\\"' }))).status).toBe(201)
  })

  test('that are not UTF-8, no JSON, or hold a NUL are malformed', async () => {
    const request = (body: BodyInit) =>
      site.app.fetch(
        new Request('http://localhost:3000/api/auth/sign-in/email', {
          method: 'POST',
          body,
          headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
        }),
      )
    expect(await codeOf(await request(new Uint8Array([0x22, 0xff, 0xfe, 0x22])))).toEqual([
      400,
      'body.not_utf8',
    ])
    expect(await codeOf(await request('{"a":'))).toEqual([400, 'input.malformed'])
    const nul = await post(String.raw`{"kind":"blog","language":"en","title":"a\u0000b"}`)
    expect([nul.status, nul.json.code]).toEqual([400, 'body.has_nul'])
    expect((await post(String.raw`{"kind":"blog","language":"en","title":"a\\u0000b"}`)).status).toBe(201)
  })

  test('with keys that mean something to JavaScript are only unknown fields', async () => {
    const { status, json } = await post(
      '{"__proto__":{"role":"admin"},"constructor":{"x":1},"kind":"blog","language":"en","title":"x"}',
    )
    expect(status).toBe(422)
    expect(Object.keys(json.fields ?? {})).toContain('constructor')
    expect(({} as Record<string, unknown>).role).toBe(undefined)
  })

  test('of another type are not taken for JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const { status } = await post(JSON.stringify(start), { 'content-type': type })
      expect([400, 415, 422], type).toContain(status)
    }
  })
})

test('a NUL in an address is refused before anybody looks for it', async () => {
  for (const address of [
    '/api/blogs?tag=%00',
    '/api/faq?category=x%00',
    '/api/blogs/%00',
    '/api/admin/items?kind=blog&q=%00',
    '/%00',
  ]) {
    const { status, json } = await admin.browser.get<Problem>(address)
    expect([status, json.code], address).toEqual([400, 'address.malformed'])
  }
})

test('an address is decoded once', async () => {
  const { id } = await (await startAuthoring(site)).post('blog', { en: 'Sesame' })
  const rest = `${id.charCodeAt(0).toString(16)}${id.slice(1)}`
  expect((await guest.get(`/api/blogs/%${rest}`)).status).toBe(200)
  const twice = await guest.get<Problem>(`/api/blogs/%25${rest}`)
  expect([twice.status, twice.json.code]).toEqual([404, 'blog.not_found'])
})

test('words of SQL are words, in an address, a query and a body', async () => {
  const author = await startAuthoring(site)
  const title = `Robert'); drop table items; --`
  const { id } = await author.post('blog', { en: title })
  expect((await guest.get(`/api/blogs/${id}`)).text).toContain(title)
  const statuses = async (some: string[]) =>
    Promise.all(some.map(async (one) => (await admin.browser.get(one)).status))
  const always = encodeURIComponent(`x' or '1'='1`)
  expect(await statuses([`/api/blogs/${always}`, `/api/admin/items/${always}`])).toEqual([404, 404])
  const items = '/api/admin/items?kind=blog'
  const listed = async (q: string) => {
    const address = `${items}&q=${encodeURIComponent(q)}`
    return (await admin.browser.get<{ items: { id: string }[] }>(address)).json.items.map((one) => one.id)
  }
  expect(await listed(`'); drop`)).toEqual([id])
  for (const q of [`x' or '1'='1`, `x') or 1=1 --`, 'dr%p', 'dr_p']) expect(await listed(q), q).toEqual([])
  const people = async (q: string) => {
    const { json } = await admin.browser.get<{ total: number }>(`/api/admin/users?q=${encodeURIComponent(q)}`)
    return json.total
  }
  expect(await people('@hub.example')).toBeGreaterThan(0)
  for (const q of [`x' or '1'='1`, `x%' or 1=1 --`, '@hub%ple', '@hub_example'])
    expect([q, await people(q)]).toEqual([q, 0])
  expect(await statuses([`${items}&sort=title;`, `${items}&sort="id"`])).toEqual([422, 422])
})

describe('requests that another site made', () => {
  const from = (headers: Record<string, string>) => {
    const request = new Request('http://localhost:3000/api/admin/items', {
      method: 'POST',
      body: JSON.stringify(start),
      headers: {
        'content-type': 'application/json',
        cookie: [...admin.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
    })
    return Promise.resolve(site.app.fetch(request)).then(codeOf)
  }

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:3001' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    [{ 'content-type': 'text/plain', origin: 'https://evil.example' }],
    [{}],
  ])('%j are refused', async (headers) => {
    expect(await from(headers as Record<string, string>)).toEqual([403, 'origin.foreign'])
  })

  test('the own site is let through by either header', async () => {
    expect((await from({ origin: 'http://localhost:3000' }))[0]).toBe(201)
    expect((await from({ 'sec-fetch-site': 'same-origin' }))[0]).toBe(201)
  })

  test('a program without a cookie needs neither', async () => {
    const answer = await site.app.fetch(
      new Request('http://localhost:3000/api/admin/items', { method: 'POST', body: '{}' }),
    )
    expect(await codeOf(answer)).toEqual([401, 'session.required'])
  })

  test('reading is not affected', async () => {
    expect(
      (await guest.get('/api/blogs', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }))
        .status,
    ).toBe(200)
  })
})

describe('whoever runs the site', () => {
  test('asks whether the process is up and ready', async () => {
    expect([(await guest.get('/healthz')).text, (await guest.get('/readyz')).text]).toEqual([
      expect.stringMatching(/^ok \d+\.\d+\.\d+/),
      'ready',
    ])
  })

  test('sees counts and durations by route, without ids in the route names', async () => {
    await guest.get('/api/blogs/some-address')
    const { text, status } = await site.browser({ address: '127.0.0.1' }).get('/metrics')
    expect(status).toBe(200)
    expect(text).toMatch(
      /http_requests_total\{method="GET",route="\/api\/blogs\/(:id|\{id\})[^"]*",status="404"\} \d+/,
    )
    expect(text).toContain('http_request_duration_seconds_bucket')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect(text).toMatch(/traders_hub_build_info\{version="\d+\.\d+\.\d+"\} 1/)
    expect(text).not.toContain('some-address')
  })

  test('reads the metrics on the same machine or by the token; for others they are not there', async () => {
    const token = 'a token for the metrics'.replaceAll(' ', '-')
    const open = async (settings: Record<string, string>, address: string, headers = {}) => {
      const one = await createTestApp(settings)
      const { status, text } = await one.browser({ address }).get('/metrics', headers)
      await one.close()
      expect(text.includes('http_requests_total')).toBe(status === 200)
      return status
    }
    expect((await guest.get('/metrics')).status).toBe(404)
    expect(await open({}, '::1')).toBe(200)
    expect(await open({}, '10.0.0.7')).toBe(404)
    expect(await open({}, '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
    expect(await open({}, '127.0.0.1', { forwarded: 'for=203.0.113.9' })).toBe(404)
    expect(await open({ TRUST_PROXY: 'loopback' }, '127.0.0.1')).toBe(404)
    const site = { PUBLIC_URL: 'https://hub.example', AUTH_SECRET: 'a secret of thirty-two characters' }
    expect(await open(site, '127.0.0.1')).toBe(404)
    expect(
      await open({ ...site, METRICS_TOKEN: token }, '127.0.0.1', { authorization: `Bearer ${token}` }),
    ).toBe(200)
    const settings = { METRICS_TOKEN: token }
    expect(await open(settings, '127.0.0.1')).toBe(404)
    expect(await open(settings, '10.0.0.7', { authorization: `Bearer ${token}` })).toBe(200)
    expect(await open(settings, '10.0.0.7', { authorization: `Bearer ${token}x` })).toBe(404)
  })

  test('sees not-ready as soon as it stops, while requests are still answered', async () => {
    const stopping = await createTestApp()
    expect((await stopping.browser().get('/readyz')).status).toBe(200)
    stopping.app.beginStop()
    const answer = await stopping.browser().get('/readyz')
    expect([answer.status, answer.text]).toEqual([503, 'not ready'])
    expect((await stopping.browser().get('/healthz')).status).toBe(200)
    expect((await stopping.browser().get('/api/blogs')).status).toBe(200)
    await stopping.close()
  })

  test('sees not-ready while migrations are missing or the database is away', async () => {
    const behind = await createTestApp()
    await behind.services.connection.db
      .deleteFrom('kysely_migration' as 'settings')
      .where('name' as 'key', 'like', '0004%')
      .execute()
    expect((await behind.browser().get('/readyz')).status).toBe(503)
    await behind.close()
  })
})

async function codeOf(response: Response): Promise<[number, string]> {
  const { code }: Problem = JSON.parse(await response.text())
  return [response.status, code]
}

/** A database handle whose every query fails. */
function failWith(error: Error): unknown {
  return new Proxy(
    {},
    {
      get: () => () => {
        throw error
      },
    },
  )
}
