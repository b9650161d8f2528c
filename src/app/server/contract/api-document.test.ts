import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { isSecretAddress, withoutSecret } from '#platform/secret-addresses.ts'
import { signInAs, type TestAccount } from '../test-accounts.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { lintDocument } from './test-lint.ts'
import { contractOf, type ApiDocument, type Contract, type Operation } from './test-contract.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

interface Listed {
  name: string
  method: Method
  path: string
  operation: Operation
}

/** What a redirect provider sends back is its own choice. */
const takesAnyQuery = ['get /api/auth/callback/{provider}']

let site: TestApp
let admin: TestAccount
let user: TestAccount
let operations: Listed[]
let document: ApiDocument
let problemOf: Contract
/** Answers that are not what the document says. */
const undescribed = new Set<string>()

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  admin = await signInAs(site, { role: 'admin' })
  user = await signInAs(site, { role: 'user' })
  const answer = await site.browser().get<ApiDocument>('/api/openapi.json')
  document = answer.json
  problemOf = contractOf(document)
  expect([answer.status, document.openapi]).toEqual([200, '3.1.0'])
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method} ${path}`,
      method: method as Method,
      path,
      operation,
    })),
  )
})

afterAll(() => site.close())

test('the document lists the site', () => {
  expect(operations.length).toBeGreaterThan(50)
  expect(new Set(operations.map((one) => one.name)).size).toBe(operations.length)
})

test('every operation whose address holds a token is one that logs and traces tell without it', () => {
  const secret = operations.filter(({ path }) => path.includes('{token}'))
  expect(secret.length).toBeGreaterThan(2)
  const told = secret.filter(({ path }) => !isSecretAddress(path) || withoutSecret(path).includes('{token}'))
  expect(told.map(({ name }) => name)).toEqual([])
})

test('a linter has nothing to say about the document', async () => {
  expect(await lintDocument(document)).toEqual([])
  const nameless = { ...document, paths: { '/api/x': { get: { responses: {} } } } }
  expect((await lintDocument(nameless)).join('\n')).toContain('operation-operationId')
}, 60_000)

test('every operation has a name of its own for clients', () => {
  const names = operations.map(({ operation }) => operation.operationId ?? '')
  expect(names.filter((name) => !/^(get|post|put|patch|delete)[A-Z]\w+$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(document.paths['/api/blogs/{id}']?.get?.operationId).toBe('getBlogsById')
})

test('every operation names the ways to prove who asks, and whether one may ask without', () => {
  const waysOf = ({ operation }: Listed) => (operation.security ?? []).flatMap((way) => Object.keys(way))
  const wrong = operations.filter((one) => {
    const isOpen = one.operation.security?.some((way) => Object.keys(way).length === 0)
    const isForAnyone = one.operation['x-access'] === 'anyone'
    const ways = waysOf(one)
    return (
      isOpen !== isForAnyone ||
      !ways.includes('session') ||
      ways.some((way) => !document.components.securitySchemes[way])
    )
  })
  expect(namesOf(wrong)).toEqual([])
  const tokens = new Map(operations.map((one) => [one.name, waysOf(one).includes('token')]))
  // A member's text is given to a token; it opens no account, and counts nowhere but at the API.
  expect(
    ['get /api/blogs/{id}', 'post /api/auth/sign-in/email', 'get /media/{id}/{name}'].map((name) =>
      tokens.get(name),
    ),
  ).toEqual([true, false, false])
})

/** What their names end in, or are. */
const namesOfInstants = /(?:At|Since|Until|From|Seen)$|^(?:at|since|until|from|now)$/
/** Numbers that are called as instants are: steps of a replay and the first bar that it hides, events and orders of a book, bytes that a server has, a revision. */
const countedNotTimed = [
  /\/schemas\/(?:ReplayLog|ReplayRun)\/(?:.*\/at|properties\/until)$/,
  /\/schemas\/DetailsOfReplay\/properties\/hiddenFrom$/,
  /\/schemas\/MarketSettings\/properties\/script\/.*\/at$/,
  /\/order-books\/\{id\}\/results\/post\/requestBody\/.*\/log\/.*\/at$/,
  /\/replays\/\{id\}\/runs\/\{run\}\/steps\/post\/requestBody\/.*\/decisions\/.*\/at$/,
  /\/imports\/\{id\}\/bytes\/put\/parameters\/from$/,
  /\/editions\/\{language\}\/put\/requestBody\/.*\/translatedFrom$/,
]

test('every instant is said to be one', () => {
  const vague: string[] = []
  const met = new Set<RegExp>()
  for (const { place, schema } of numbersIn(document)) {
    const name = place.split('/').at(-1) ?? ''
    if (!namesOfInstants.test(name)) continue
    const counted = countedNotTimed.find((pattern) => pattern.test(place))
    if (counted) met.add(counted)
    const isSaid = schema.format === 'int64' && String(schema.description).includes('1970')
    if (isSaid === Boolean(counted)) vague.push(place)
  }
  expect(vague).toEqual([])
  expect(countedNotTimed.filter((pattern) => !met.has(pattern))).toEqual([])
})

test('every operation names its access rule and says in words what it does', () => {
  const nameless = operations.filter(({ operation }) => !operation.summary?.trim())
  const lawless = operations.filter(
    ({ operation }) => !['anyone', 'signed-in', 'self', 'admin'].includes(operation['x-access'] ?? ''),
  )
  expect(namesOf(nameless)).toEqual([])
  expect(namesOf(lawless)).toEqual([])
})

test('everything under /api/admin is for administrators', () => {
  expect(
    namesOf(
      operations.filter(
        ({ path, operation }) => path.startsWith('/api/admin') && operation['x-access'] !== 'admin',
      ),
    ),
  ).toEqual([])
})

test('every operation describes its answer: a schema for JSON, a status without a body otherwise', () => {
  const vague = operations.filter(({ operation }) => {
    const good = Object.entries(operation.responses).filter(([status]) => /^[23]/.test(status))
    if (good.length === 0) return true
    return good.some(([status, { content }]) => {
      if (!content) return !['204', '302', '303', '304'].includes(status)
      return Object.values(content).some(({ schema }) => !schema)
    })
  })
  expect(namesOf(vague)).toEqual([])
})

test('every refusal is described as a problem', () => {
  const silent = operations.filter(
    ({ operation }) => !operation.responses['422']?.content?.['application/problem+json']?.schema,
  )
  expect(namesOf(silent)).toEqual([])
})

describe('input is strict', () => {
  test('a field that a body does not have is refused by name', async () => {
    const lax: string[] = []
    for (const one of operations) {
      const types = Object.keys(one.operation.requestBody?.content ?? {})
      if (!types.includes('application/json')) continue
      const answer = await ask(one, admin, { body: { noSuchField: 1 } })
      if (answer.status !== 422 || String(answer.json.fields?.noSuchField) !== 'unknown_field')
        lax.push(`${one.name}: ${answer.status} ${answer.text}`)
    }
    expect(lax).toEqual([])
  })

  test('a query that an operation does not take is refused by name', async () => {
    const lax: string[] = []
    for (const one of operations) {
      if (takesAnyQuery.includes(one.name)) continue
      const answer = await ask(one, admin, { query: '?noSuchQuery=1' })
      if (answer.status !== 422 || String(answer.json.fields?.noSuchQuery) !== 'unknown_field')
        lax.push(`${one.name}: ${answer.status} ${answer.text}`)
    }
    expect(lax).toEqual([])
  })

  test('a query that comes twice is refused by name', async () => {
    const lax: string[] = []
    let tried = 0
    for (const one of operations) {
      if (takesAnyQuery.includes(one.name)) continue
      for (const { name, in: place, schema } of one.operation.parameters ?? []) {
        if (place !== 'query') continue
        tried++
        const value = schema.enum?.[0] ?? '1'
        const { status, text, json } = await ask(one, admin, { query: `?${name}=${value}&${name}=${value}` })
        if (status !== 422 || !json.fields?.[name]) lax.push(`${one.name} ${name}: ${status} ${text}`)
      }
    }
    expect(lax).toEqual([])
    expect(tried).toBeGreaterThan(100)
  })

  test('a body that is no JSON is malformed, not a failure', async () => {
    const failing: string[] = []
    for (const one of operations) {
      if (!one.operation.requestBody?.content['application/json']) continue
      const answer = await ask(one, admin, { body: '{"a":' })
      if (answer.status !== 400) failing.push(`${one.name}: ${answer.status} ${answer.text}`)
    }
    expect(failing).toEqual([])
  })
})

describe('nothing that is sent makes the server fail', () => {
  const strange = [
    '%00',
    '%F0%9F%98%80',
    '..%2f',
    '0',
    '-1',
    '99999999999999999999',
    "'%20or%20'1'='1",
    '%25',
    '__proto__',
    'x'.repeat(300),
    '%E1%88%80',
    '1e999',
    'null',
  ]
  const strangeBodies = [
    'null',
    '[]',
    '""',
    '0',
    '{}',
    '{"__proto__":null}',
    '[[[[1]]]]',
    '1e999',
    '-0',
    '"\\ud800"',
  ]
  /** Ends the session that the other calls need. */
  const isLeaving = ({ name }: Listed) => name === 'post /api/auth/sign-out'

  test('in an address or a query', async () => {
    const failing: string[] = []
    for (const one of operations) {
      for (const text of strange) {
        const queries = (one.operation.parameters ?? [])
          .filter((parameter) => parameter.in === 'query')
          .map(({ name }) => `?${name}=${text}`)
        const calls = [
          ...(one.path.includes('{') && !isLeaving(one) ? [{ parameter: text }] : []),
          ...queries.map((query) => ({ query })),
        ]
        for (const call of calls) {
          const { status } = await ask(one, admin, call)
          if (status >= 500) failing.push(`${one.name} ${JSON.stringify(call)}: ${status}`)
        }
      }
    }
    expect(failing).toEqual([])
  }, 120_000)

  test('in a body, whole or in one field', async () => {
    const failing: string[] = []
    for (const one of operations.filter(
      ({ operation }) => operation.requestBody && !operation.requestBody.content['multipart/form-data'],
    )) {
      const fields = fieldsOf(one.operation)
      const bodies = [
        ...strangeBodies,
        ...fields.flatMap((field) =>
          strangeBodies
            .concat('9007199254740991', '-9007199254740991', '1.5', JSON.stringify('x'.repeat(20_000)))
            .map((value) => `{${JSON.stringify(field)}:${value}}`),
        ),
      ]
      for (const body of bodies) {
        const { status } = await ask(one, admin, { body })
        if (status >= 500) failing.push(`${one.name} ${body.slice(0, 80)}: ${status}`)
      }
    }
    expect(failing).toEqual([])
    expect((await admin.browser.get('/api/admin/tags')).status).toBe(200)
  }, 120_000)
})

describe('what is not there', () => {
  test('a method that an address does not take is 405, with those that it takes', async () => {
    const post = await user.browser.send('PUT', '/api/blogs/abc', {})
    expect([post.status, post.json.code, post.headers.get('allow')]).toEqual([
      405,
      'method.not_allowed',
      'GET, HEAD',
    ])
    const session = await site.browser().get('/api/auth/sign-out')
    expect([session.status, session.headers.get('allow')]).toEqual([405, 'POST'])
    for (const path of ['/.well-known/jwks.json', '/media/a/b.png', '/feeds/en.xml', '/sitemap.xml']) {
      const other = await site.browser().send('POST', path)
      expect([path, other.status, other.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
    }
    expect((await site.browser().send('POST', '/no/such/page')).status).toBe(404)
    expect((await site.browser().get('/api/saved/abc')).status).toBe(401)
  })

  test('an unknown address under /api is 404 as a problem, whatever the method', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      expect((await user.browser.send(method, '/api/nothing-here', {})).status).toBe(404)
    }
    const answer = await user.browser.get('/api/nothing-here')
    expect([answer.status, answer.json.code]).toEqual([404, 'operation.not_found'])
  })
})

test('every answer above was what the document says', () => {
  expect([...undescribed]).toEqual([])
})

test('every code of a refusal is explained where its type leads', async () => {
  const refused = await site.browser().get('/api/saved/abc')
  expect([refused.json.type, refused.json.title]).toEqual([
    '/api/docs/errors#session.required',
    'Nobody is signed in.',
  ])
  const { text } = await site.browser().get('/api/docs/errors')
  expect(text).toContain('<dt id="session.required">')
  expect(text).toContain('<dt id="not_found">')
  expect(text).toContain('<dt><code>too_many_pixels</code></dt>')
  expect(text).toContain('<dt><code>order_book.not_found</code></dt>')
})

describe('what guests get may be kept', () => {
  test('also questions about a page and the bars of a chart', async () => {
    const post = await (await startAuthoring(site)).post('blog', { en: 'Asked about' })
    const { status, headers } = await site.browser().get(`/api/page-questions/blog/${post.id}?lang=en`)
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=30'])
    expect(headers.get('etag')).toMatch(/^W\//)
    const bars = operations.find(({ name }) => name === 'get /api/charts/{id}')
    expect(Object.keys(bars?.operation.responses ?? {})).toContain('304')
  })

  test('by a cache for half a minute, by a browser that asks whether it changed', async () => {
    const read = (headers?: Record<string, string>) => site.browser().get('/api/blogs?lang=en', headers)
    const first = await read()
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
    expect(first.headers.get('vary')).toMatch(/Cookie.*Authorization.*Accept-Language/)
    const again = await read({ 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
    await (await startAuthoring(site)).post('blog', { en: 'News' })
    const changed = await read({ 'if-none-match': first.headers.get('etag') ?? '' })
    expect([changed.status, changed.text.includes('News')]).toEqual([200, true])
  })

  test('but nothing that somebody who is signed in gets, nothing personal and no refusal', async () => {
    for (const [browser, path] of [
      [user.browser, '/api/blogs'],
      [site.browser(), '/api/session'],
      [site.browser(), '/api/blogs/no-such-post'],
      [user.browser, '/api/saved'],
    ] as const) {
      const { headers } = await browser.get(path)
      expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([path, 'no-store', null])
    }
  })
})

test('the document can be browsed without a script of another site', async () => {
  const page = await site.browser().get('/api/docs')
  expect(page.status).toBe(200)
  expect(page.text).not.toMatch(/https?:\/\/(?!localhost)/)
  for (const [, file] of page.text.matchAll(/(?:src|href)="([^"]+)"/g))
    expect((await site.browser().get(file ?? '')).status).toBe(200)
})

/** Calls an operation with made-up parameters; without a body unless one is given. */
async function ask(
  { method, path, operation }: Listed,
  account: TestAccount | undefined,
  given: { body?: unknown; query?: string; uid?: string; parameter?: string } = {},
) {
  const browser = account?.browser ?? site.browser()
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (given.parameter) return given.parameter
    if (name === 'uid' && (operation['x-access'] === 'self' || given.uid))
      return given.uid ?? account?.uid ?? 'nobody'
    const schema = operation.parameters?.find((one) => one.name === name)?.schema
    return schema?.enum?.[0] ?? (schema?.type === 'integer' ? '1' : 'abc')
  })
  const verb = { post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const
  const asked = `${address}${given.query ?? ''}`
  const answer =
    method === 'get' ? await browser.get(asked) : await browser.send(verb[method], asked, given.body)
  const problem = problemOf(operation, answer)
  if (problem) undescribed.add(`${method} ${path}: ${answer.status} ${problem}`)
  return answer
}

function namesOf(listed: readonly Listed[]): string[] {
  return listed.map((one) => one.name)
}

interface Described {
  name?: string
  type?: string | string[]
  format?: string
  description?: string
  schema?: Described
}

/** Every number of the document that has a name, parameters too, with the place at which it stands. */
function numbersIn(node: unknown, place = ''): { place: string; schema: Described }[] {
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([key, part]: [string, Described | null | undefined]) => {
    const here = `${place}/${part?.schema && part.name ? part.name : key}`
    const schema = part?.schema ?? part
    const isNumber = /"(?:integer|number)"/.test(JSON.stringify(schema?.type ?? ''))
    return [...(isNumber && schema ? [{ place: here, schema }] : []), ...numbersIn(part, here)]
  })
}

/** Names of the fields of a JSON body. */
function fieldsOf({ requestBody }: Operation): string[] {
  return Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys((schema as { properties?: object } | undefined)?.properties ?? {}),
  )
}
