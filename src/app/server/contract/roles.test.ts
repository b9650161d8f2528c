import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MadeApiToken } from '#features/identity/contract.ts'
import { createTestAuthenticator } from '#features/identity/server/passkeys/test-authenticator.ts'
import { newId } from '#platform/ids.ts'
import type { Member } from '../test-site.ts'
import type { TestBrowser } from '../test-app.ts'
import { readAccessTable, type AccessRow } from './test-access-table.ts'
import { keepPicturedTrade } from './test-contract-practice.ts'
import { createContractSite, type ContractSite, type Ids } from './test-contract-site.ts'
import { contractOf, type ApiDocument, type Contract, type Operation } from './test-contract.ts'
import { faultOf, refusalOf, type Asker } from './test-roles.ts'

/** What must fit before an operation looks whose it is. */
const fitting: Record<string, object> = {
  'POST /api/replays/{id}/runs/{run}/steps': { known: 20, decisions: [], steps: 1 },
  'POST /api/quiz-attempts/{id}/practice/{position}': { answer: { form: 'single', chosen: ['aaaa'] } },
  'PUT /api/quiz-attempts/{id}/answers/{position}': {
    answer: { form: 'single', chosen: ['aaaa'] },
    sequence: 9,
  },
}
const verbs = { post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const
const signOut = 'POST /api/auth/sign-out'
/** What one member wrote for nobody else. */
const secrets = ['member@example.com', 'Nobody else reads this note.', 'What is a bid?']

let site: ContractSite
let document: ApiDocument
let problemOf: Contract
const table = readAccessTable()
let operations: { name: string; method: string; path: string; operation: Operation }[]
let own: Record<string, Ids>

beforeAll(async () => {
  site = await createContractSite()
  document = (await site.readers.guest.browser.get<ApiDocument>('/api/openapi.json')).json
  problemOf = contractOf(document)
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method,
      path,
      operation,
    })),
  )
  own = await fillWith(site.readers.member)
})

afterAll(() => site.close())

test('docs/access.md has a row for every operation, as the document has it, and no other', () => {
  const whoBy = { anyone: 'anyone', 'signed-in': 'members', self: 'oneself', admin: 'administrators' }
  const rows = operations.map(({ name, path, operation }) => {
    const access = Object.entries(whoBy).find(([rule]) => rule === operation['x-access'])?.[1]
    const isFresh = operation['x-needs-fresh-sign-in'] ? 'yes' : ''
    const { token = '?', of = '?' } = table.get(name) ?? {}
    return `| \`${name}\` | ${access} | ${path.startsWith('/api/') ? token : '–'} | ${isFresh} | ${of} |`
  })
  const written = [...table.values()].map(
    ({ name, who, token, isFresh, of }) =>
      `| \`${name}\` | ${who} | ${token} | ${isFresh ? 'yes' : ''} | ${of} |`,
  )
  expect(written.toSorted()).toEqual(rows.toSorted())
})

test('what names things of one member is tried with things that are there', () => {
  const without = [...table.values()].filter(
    ({ of, who, name }) => of === 'one member' && who !== 'oneself' && /\{(?!uid)/.test(name) && !idsOf(name),
  )
  expect(without.map(({ name }) => name)).toEqual([])
})

test('everybody gets from every operation what its row says', async () => {
  const { member, admin, guest } = site.readers
  const other = await site.join('other@example.com')
  const suspended = await site.join('suspended@example.com')
  const lost = program(await makeToken(suspended, 'write'))
  await admin.browser.send('PATCH', `/api/admin/users/${suspended.uid}`, { status: 'suspended' })
  const tokens = async (one: Reader) =>
    Promise.all(
      (['read', 'write'] as const).map(async (scope) => ({ scope, token: await makeToken(one, scope) })),
    )
  const programs = async (one: Reader, asker: Omit<Asker, 'browser' | 'uid'>) =>
    (await tokens(one)).map(({ scope, token }) => ({
      ...asker,
      uid: one.uid,
      scope,
      browser: program(token),
    }))
  const askers: Record<string, Asker> = {
    guest: { ...guest, role: 'guest' },
    suspended: { ...suspended, role: 'guest' },
    'a suspended program': { browser: lost, uid: suspended.uid, role: 'guest', hasDeadToken: true },
    ...named('another program', await programs(other, { role: 'member' })),
    another: { ...other, role: 'member', isFresh: true },
    ...named("the administrator's program", await programs(admin, { role: 'admin' })),
    administrator: { ...admin, role: 'admin', isFresh: true },
  }
  const before = await kept(member)
  const wrong: string[] = []
  for (const [who, asker] of Object.entries(askers)) wrong.push(...(await walk(who, asker)))
  expect(wrong).toEqual([])
  expect(await kept(member)).toEqual(before)

  const owners = named("the member's program", await programs(member, { role: 'member', isOwner: true }))
  for (const [who, asker] of Object.entries(owners))
    wrong.push(...(await walk(who, asker, ({ name }) => !name.startsWith('DELETE '))))
  wrong.push(...(await walk('the member', { ...member, role: 'member', isOwner: true, isFresh: true })))
  expect(wrong).toEqual([])
}, 180_000)

test('what needs a fresh sign-in is refused sixteen minutes later', async () => {
  const member = await site.signIn('member@example.com')
  const admin = await site.signIn('admin@example.com')
  site.advance(16 * 60_000)
  const { uid } = site.readers.member
  const wrong = [
    ...(await walk('the member, later', { browser: member, uid, role: 'member', isOwner: true }, isFresh)),
    ...(await walk('the administrator, later', { browser: admin, uid: 'x', role: 'admin' }, isFresh)),
  ]
  expect(wrong).toEqual([])
})

test('nobody reaches under their own name what another member has', async () => {
  const victim = await site.join('victim@example.com')
  const other = await site.join('another@example.com')
  const things = await ownThings(victim)
  const asked = [...table.values()].filter(({ who, name }) => who === 'oneself' && name.endsWith('/{id}'))
  expect(asked.length).toBeGreaterThanOrEqual(4)
  for (const { name } of asked) {
    const [verb = '', path = ''] = name.split(' ')
    const id = Object.entries(things).find(([one]) => path === `/api/users/{uid}/${one}/{id}`)?.[1]
    const address = path.replace('{uid}', other.uid).replace('{id}', id ?? '')
    const body = verb === 'PATCH' ? { name: 'Yours' } : undefined
    const { status } = await other.browser.send(verbs[asVerb(verb.toLowerCase())], address, body)
    expect([name, id, status]).toEqual([name, expect.stringMatching(/.{8}/), 404])
  }
  const { text } = await victim.browser.get(`/api/users/${victim.uid}/export`)
  expect(Object.values(things).filter((id) => !text.includes(id))).toEqual([])
  expect(text).not.toContain('Yours')
})

type Reader = Pick<Member, 'browser' | 'uid'>

/** What guests and members read; they, and one program, have been asked what others would be answered too. */
const isSameForAll = ({ who, of, token }: AccessRow) =>
  who === 'anyone' && (of === 'readers' || token === '–')
const isLike = ({ scope, hasDeadToken = false, role, isOwner = false }: Asker) =>
  scope === 'write' || hasDeadToken || role === 'admin' || isOwner

const isFresh = (row: AccessRow) => row.isFresh

/** Asks every operation once, signing out last; gives what was answered otherwise than the row says. */
async function walk(who: string, asker: Asker, isAsked?: (row: AccessRow) => boolean): Promise<string[]> {
  const wrong: string[] = []
  const last = operations.filter(({ name }) => name === signOut)
  for (const { name, method, path, operation } of [
    ...operations.filter((one) => !last.includes(one)),
    ...last,
  ]) {
    const row = table.get(name)
    if (!row || isAsked?.(row) === false || (isSameForAll(row) && isLike(asker))) continue
    const address = addressOf(row, path, operation)
    const verb = verbs[asVerb(method)]
    const answer =
      method === 'get'
        ? await asker.browser.get(address)
        : await asker.browser.send(verb, address, asker.isOwner ? undefined : fitting[name])
    const isLeak =
      !asker.isOwner && asker.role !== 'admin' && secrets.some((one) => answer.text.includes(one))
    const fault =
      faultOf(row, asker, answer) ??
      (isLeak ? 'shows what another member wrote' : undefined) ??
      (refusalOf(row, asker) ? problemOf(operation, answer) : undefined)
    if (fault) wrong.push(`${who}: ${name}: ${fault}`)
  }
  return wrong
}

/** With what is really there where something is read, and where one member has it; nothing else is changed. */
function addressOf(row: AccessRow, path: string, operation: Operation): string {
  const ids = row.of.startsWith('one member') || row.name.startsWith('GET ') ? idsOf(row.name) : undefined
  const given: Ids = {
    uid: row.of.startsWith('one member') ? site.readers.member.uid : 'x',
    language: 'en',
    kind: 'blog',
    ...ids,
  }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '1')
  const query = (operation.parameters ?? [])
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name, schema }) => `${name}=${schema.enum?.[0] ?? 'x'}`)
  return query.length > 0 ? `${address}?${query.join('&')}` : address
}

function idsOf(name: string): Ids | undefined {
  const path = name.slice(name.indexOf(' ') + 1)
  return own[path] ?? site.ids[path]?.[0]
}

/** Gives one member one of each thing that only they may see, by the paths that name it. */
async function fillWith(member: Reader): Promise<Record<string, Ids>> {
  const { browser, uid } = member
  const noteId = newId()
  const [blog = {}] = site.ids['/api/saved/{itemId}'] ?? []
  const passage = { quote: 'A post', before: '', after: '', position: 0 }
  const note = {
    kind: 'blog',
    itemId: blog.itemId,
    type: 'highlight',
    language: 'en',
    passage,
    words: secrets[1],
  }
  const kept = await browser.send('PUT', `/api/notes/${noteId}`, note)
  expect([kept.status, kept.text]).toEqual([200, expect.anything()])
  const pictured = await keepPicturedTrade(member, secrets[1])
  const asked = await browser.get<{ items: { id: string }[] }>(`/api/page-questions/blog/${blog.itemId}/own`)
  await site.signIn('member@example.com')
  const { json: elsewhere } = await browser.get<{ sessions: { id: string; isCurrent: boolean }[] }>(
    `/api/users/${uid}/sessions`,
  )
  const attempt = site.ids['/api/quiz-attempts/{id}']?.[0] ?? {}
  const certificate = site.ids['/api/certificates/{id}']?.[0] ?? {}
  return {
    '/api/notes/{id}': { id: noteId },
    '/api/journal/trades/{id}': { id: pictured.id },
    '/api/journal/trades/{id}/pictures/{picture}': pictured,
    '/api/page-questions/{id}': { id: asked.json.items[0]?.id ?? '' },
    '/api/users/{uid}/sessions/{id}': { id: elsewhere.sessions.find((one) => !one.isCurrent)?.id ?? '' },
    '/api/users/{uid}/tokens/{id}': { id: (await makeToken(member, 'read')).id },
    '/api/certificates/{id}/keeping': certificate,
    '/api/quiz-attempts/{id}/end': attempt,
    '/api/quiz-attempts/{id}/answers/{position}': { ...attempt, position: '1' },
    '/api/quiz-attempts/{id}/practice/{position}': { ...attempt, position: '1' },
  }
}

/** Ids of a session, a token and a passkey of a member, by the names that they have in addresses. */
async function ownThings(member: Reader): Promise<Record<string, string>> {
  const { browser, uid } = member
  const path = `/api/users/${uid}/passkeys`
  const { json } = await browser.send<{ challenge: string }>('POST', `${path}/options`)
  const response = createTestAuthenticator().register(json)
  await browser.send('POST', path, { name: 'Mine', response })
  const { passkeys } = (await browser.get<{ passkeys: { id: string }[] }>(`/api/users/${uid}/second-factor`))
    .json
  const { sessions } = (await browser.get<{ sessions: { id: string }[] }>(`/api/users/${uid}/sessions`)).json
  return {
    passkeys: passkeys[0]?.id ?? '',
    sessions: sessions[0]?.id ?? '',
    tokens: (await makeToken(member, 'read')).id,
  }
}

/** What the site keeps of a member, but for how often they were here. */
async function kept({ browser, uid }: Reader): Promise<unknown> {
  const { json } = await browser.get<Record<string, unknown>>(`/api/users/${uid}/export`)
  const { exportedAt: _, user: __, sessions: ___, ...all } = json
  expect(JSON.stringify(all)).toContain(secrets[1])
  return all
}

async function makeToken({ browser, uid }: Reader, scope: 'read' | 'write'): Promise<MadeApiToken> {
  const answer = await browser.send<MadeApiToken>('POST', `/api/users/${uid}/tokens`, {
    name: scope,
    scope,
    days: 2,
  })
  expect(answer.status).toBe(201)
  return answer.json
}

/** A program: no cookies, only the token. */
function program({ token }: MadeApiToken): TestBrowser {
  const authorization = `Bearer ${token}`
  const browser = site.readers.guest.browser
  return {
    cookies: browser.cookies,
    get: (path) => browser.get(path, { authorization }),
    send: (method, path, body) => browser.send(method, path, body, { authorization }),
  }
}

function named(name: string, askers: Asker[]): Record<string, Asker> {
  return Object.fromEntries(askers.map((asker) => [`${name} (${asker.scope})`, asker]))
}

function asVerb(method: string): keyof typeof verbs {
  if (method in verbs || method === 'get') return method as keyof typeof verbs
  throw new Error(`the walk does not know the method ${method}`)
}
