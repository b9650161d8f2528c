import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '#platform/database/testing/test-postgres.ts'
import { signInAs } from '../test-accounts.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { startProcess, type TestProcess } from '../test-process.ts'

const crashes = 20
const senders = 6

let postgres: TestPostgres
let site: TestApp
let node: TestProcess
let cookie: string
const shared = process.env.TEST_DATABASE_URL
const acknowledged = { items: new Set<string>(), uploads: new Set<string>() }
/** What else was said: a status, a code, and how long it took. */
const refused: { said: string; retryAfter: string | null; milliseconds: number }[] = []

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a PostgreSQL that dies under load', () => {
  beforeAll(async () => {
    postgres = await startPostgres()
    process.env.TEST_DATABASE_URL = postgres.url
    site = await createTestApp()
    const { browser } = await signInAs(site, { role: 'admin' })
    cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    node = await startProcess(site.services.config)
  })

  afterAll(async () => {
    node.process.kill('SIGKILL')
    await site.close()
    await postgres.stop()
    process.env.TEST_DATABASE_URL = shared
  })

  test(
    `and comes back ${crashes} times ends no process and costs nothing that was acknowledged`,
    { timeout: 120_000 },
    async () => {
      await underLoad(async () => {
        for (let crash = 0; crash < crashes; crash++) {
          await expectWritesAgain()
          await postgres.crash()
          await setTimeout(50)
          await postgres.restart()
        }
        await expectWritesAgain()
      })
      await expectWhole()
    },
  )

  test('by connection, again and again', { timeout: 60_000 }, async () => {
    await underLoad(async () => {
      for (let time = 0; time < 10; time++) {
        await expectWritesAgain()
        await endConnections()
      }
      await expectWritesAgain()
    })
    await expectWhole()
  })

  test(
    'and takes writes again after a while is found through new connections',
    { timeout: 60_000 },
    async () => {
      await underLoad(async () => {
        await expectWritesAgain()
        await letWrite(false)
        await endConnections()
        await expect.poll(() => refused.length, { timeout: 10_000 }).toBeGreaterThan(20)
        await letWrite(true)
        const began = performance.now()
        await expectWritesAgain()
        expect(performance.now() - began).toBeLessThan(5000)
      })
      await expectWhole()
    },
  )

  test('and has no connection left is asked again, until it has', { timeout: 60_000 }, async () => {
    await underLoad(async () => {
      await expectWritesAgain()
      const others = await takeConnections()
      try {
        await expect.poll(() => refused.length, { timeout: 20_000 }).toBeGreaterThan(20)
        expect((await ask('/healthz')).status).toBe(200)
        expect((await ask('/readyz')).status).toBe(503)
      } finally {
        await Promise.all(others.map((other) => other.end()))
      }
      const began = performance.now()
      await expectWritesAgain()
      expect(performance.now() - began).toBeLessThan(5000)
    })
    await expectWhole()
  })

  test('and freezes is waited for five seconds, and no longer', { timeout: 60_000 }, async () => {
    await underLoad(async () => {
      await expectWritesAgain()
      postgres.freeze()
      try {
        await setTimeout(8000)
        expect((await ask('/healthz')).status).toBe(200)
        expect((await ask('/readyz')).status).toBe(503)
      } finally {
        postgres.thaw()
      }
      await expectWritesAgain()
    })
    expect(Math.max(...refused.map(({ milliseconds }) => milliseconds))).toBeLessThan(5000)
    await expectWhole()
  })
})

/** The process is the one that began, everything acknowledged is there with its bytes, and what was refused may be tried again. */
async function expectWhole(): Promise<void> {
  expect([node.process.exitCode, node.process.signalCode]).toEqual([null, null])
  expect(new Set(refused.map(({ said }) => said))).toEqual(new Set(['503 database.unavailable']))
  expect(refused.filter(({ retryAfter }) => retryAfter === null)).toEqual([])
  const { db } = site.services.connection
  const items = new Set((await db.selectFrom('items').select('id').execute()).map(({ id }) => id))
  expect([...acknowledged.items].filter((id) => !items.has(id))).toEqual([])
  const rows = await db.selectFrom('media').select(['id', 'variants']).execute()
  const uploads = new Set(rows.map(({ id }) => id))
  expect([...acknowledged.uploads].filter((id) => !uploads.has(id))).toEqual([])
  for (const { variants } of rows)
    for (const { key, bytes } of JSON.parse(variants)) {
      const found = await site.services.storage.get(key)
      expect(found?.bytes, key).toBe(bytes)
      await found?.body.cancel()
    }
}

async function expectWritesAgain(): Promise<void> {
  const before = { items: acknowledged.items.size, uploads: acknowledged.uploads.size }
  const isMore = () => acknowledged.items.size > before.items && acknowledged.uploads.size > before.uploads
  await expect.poll(isMore, { timeout: 20_000, interval: 10 }).toBe(true)
}

async function underLoad(work: () => Promise<void>): Promise<void> {
  refused.length = 0
  const over = new AbortController()
  const sending = Array.from({ length: senders }, async (_, number) => {
    while (!over.signal.aborted) await (number % 2 ? sendItem() : sendFile())
  })
  try {
    await work()
  } finally {
    over.abort()
    await Promise.all(sending)
  }
}

async function sendItem(): Promise<void> {
  const body = JSON.stringify({ kind: 'blog', language: 'en', title: randomUUID() })
  const id = await send('/api/admin/items', body, { 'content-type': 'application/json' })
  if (id) acknowledged.items.add(id)
}

async function sendFile(): Promise<void> {
  const form = new FormData()
  form.set('file', new File([`%PDF-1.7\n${randomUUID()}`], 'x.pdf'))
  const id = await send('/api/admin/media', form)
  if (id) acknowledged.uploads.add(id)
}

async function send(
  path: string,
  body: string | FormData,
  headers: Record<string, string> = {},
): Promise<string | undefined> {
  const began = performance.now()
  const answer = await ask(path, { method: 'POST', body, headers })
  const said = asSaid(await answer.json())
  if (answer.status === 201) return said.id
  refused.push({
    said: `${answer.status} ${said.code}`,
    retryAfter: answer.headers.get('retry-after'),
    milliseconds: performance.now() - began,
  })
  await setTimeout(20)
}

function ask(path: string, request: RequestInit = {}): Promise<Response> {
  const headers = { ...request.headers, cookie, origin: 'http://localhost:3000' }
  return fetch(`${node.url}${path}`, { ...request, headers })
}

/** Either what was made or a problem. */
function asSaid(value: unknown): { id?: string; code?: string } {
  return value as { id?: string; code?: string }
}

/** What connections that are made from now on may do; those that are open stay as they are. */
async function letWrite(may: boolean): Promise<void> {
  const name = new URL(site.services.config.databaseUrl ?? '').pathname.slice(1)
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`alter database ${name} set default_transaction_read_only = ${may ? 'off' : 'on'}`)
  await client.end()
}

/** Takes every connection that the server has, those of the site as well. */
async function takeConnections(): Promise<Client[]> {
  const taken: Client[] = []
  for (;;) {
    const client = new Client({ connectionString: postgres.url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      taken.push(client)
    } catch (error) {
      expect(error).toMatchObject({ code: '53300' })
      const { rows } = await (taken[0] ?? client).query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname like $1',
        ['test_%'],
      )
      if (rows.length === 0) return taken
    }
  }
}

async function endConnections(): Promise<void> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname like $1', [
    'test_%',
  ])
  await client.end()
}
