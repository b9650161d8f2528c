import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAccounts } from './writes/test-account-writes.ts'
import { writeContent } from './writes/test-content-writes.ts'
import { writeExercises } from './writes/test-exercise-writes.ts'
import { writeLearning } from './writes/test-learning-writes.ts'
import { writeSite } from './writes/test-site-writes.ts'
import { createContractSite, type ContractSite } from './test-contract-site.ts'
import { contractOf, type ApiDocument, type Contract, type Operation } from './test-contract.ts'

/** Sends to a provider that is not set up, or answers with a redirect. */
const neverAnswered = ['/api/auth/callback/{provider}', '/resources/{id}/download']

/** Where reading leaves something, and what. */
const leftByReading = {
  audit_log: 'who was refused',
  downloads: 'how often a resource was fetched',
  enrolments: 'the lesson at which its learner was last',
  lesson_openings: 'when a learner opened a lesson first',
  preview_links: 'when a link was opened last',
  rate_limits: 'how often somebody asked for what has a limit',
  sessions: 'when it was used last',
}

/** What only a site with other settings does, and which tests have one. */
const neverWritten: Record<string, string> = {
  'POST /api/auth/verify-email':
    'without a mail server nobody has to confirm an address: verification.test.ts',
  'POST /api/auth/sign-in/social': 'asks a provider: redirect-sign-in.test.ts',
  'POST /api/users/{uid}/sign-ins': 'asks a provider: redirect-sign-in.test.ts',
  'DELETE /api/users/{uid}/sign-ins/{provider}': 'needs an account of a provider: redirect-sign-in.test.ts',
  'PUT /api/admin/set-up/dismissal':
    'only at a public address with a mail server, without the API: operator.test.ts',
}

let site: ContractSite
let document: ApiDocument
let problemOf: Contract
/** The rows of each table before anybody read. */
let before: Record<string, string>

beforeAll(async () => {
  site = await createContractSite()
  document = (await site.readers.guest.browser.get<ApiDocument>('/api/openapi.json')).json
  problemOf = contractOf(document)
  // The use of a session is noted by the minute.
  site.advance(5 * 60_000)
  before = await rowsByTable()
})

afterAll(() => site.close())

test('every answer to a guest, a member and an administrator is what the document says', async () => {
  const wrong: string[] = []
  const found = new Set<string>()
  for (const [path, { get: operation }] of Object.entries(document.paths)) {
    if (!operation) continue
    for (const [who, { browser, uid }] of Object.entries(site.readers)) {
      for (const address of addressesOf(path, operation, uid)) {
        const answer = await browser.get(address)
        if (answer.status < 300) found.add(path)
        const problem = problemOf(operation, answer)
        if (problem) wrong.push(`${who} ${address}: ${answer.status} ${problem}`)
      }
    }
  }
  expect(wrong).toEqual([])
  const paths = Object.keys(document.paths).filter((path) => document.paths[path]?.get)
  expect(paths.filter((path) => !found.has(path))).toEqual(neverAnswered)
})

test('who only reads has changed nothing by all that, but for what tells that somebody was here', async () => {
  const after = await rowsByTable()
  expect(Object.keys(after).length).toBeGreaterThan(60)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  expect(changed.toSorted()).toEqual(Object.keys(leftByReading))
})

test('what was written was answered as the document says, by every operation that can be asked here', async () => {
  for (const write of [writeAccounts, writeContent, writeLearning, writeExercises, writeSite])
    await write(site)
  const templates = Object.keys(document.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  const wrong: string[] = []
  const written = new Set<string>()
  for (const { method, address, answer } of site.written) {
    const fitting = templates.filter(({ pattern }) => pattern.test(address))
    const path = (fitting.find((one) => !one.path.includes('{')) ?? fitting[0])?.path ?? ''
    const operation = document.paths[path]?.[method.toLowerCase()]
    const problem = operation ? problemOf(operation, answer) : 'is not described'
    if (problem) wrong.push(`${method} ${address}: ${answer.status} ${problem}`)
    if (answer.status < 300) written.add(`${method} ${path}`)
  }
  expect(wrong).toEqual([])
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const never = operations.filter((name) => !name.startsWith('GET ') && !written.has(name))
  expect(never).toEqual(Object.keys(neverWritten))
}, 120_000)

test('nothing is described as all of something and null', () => {
  const impossible: string[] = []
  const look = (node: unknown, place: string): void => {
    if (node === null || typeof node !== 'object') return
    if ('allOf' in node && Array.isArray(node.allOf) && node.allOf.some(mayBeNull)) impossible.push(place)
    for (const [name, part] of Object.entries(node)) look(part, `${place}/${name}`)
  }
  look(document, '')
  expect(impossible).toEqual([])
})

/** The rows of each table, as a text. */
async function rowsByTable(): Promise<Record<string, string>> {
  const { db } = site.services.connection
  const tables: Record<string, string> = {}
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    tables[name] = rows
      .map((row) => JSON.stringify(row))
      .toSorted()
      .join('\n')
  }
  return tables
}

function mayBeNull({ type }: { type?: unknown }): boolean {
  return type === 'null' || (Array.isArray(type) && type.includes('null'))
}

/** The address with each set of real ids that the site has for it, and the queries it must have. */
function addressesOf(path: string, operation: Operation, uid: string): string[] {
  const sets = site.ids[path] ?? (path.includes('/items/{id}') ? site.items : [{}])
  return sets.map((set) => {
    const given: Record<string, string> = {
      uid,
      language: 'en',
      revision: '2',
      kind: 'blog',
      ids: 'x',
      ...set,
    }
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? 'unknown')
    const query = (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name, schema }) => `${name}=${schema.enum?.[0] ?? given[name]}`)
    return query.length > 0 ? `${address}?${query.join('&')}` : address
  })
}
