import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '../connect.ts'
import { isUnavailable } from '../engine.ts'
import { connectPostgres } from '../postgres.ts'
import { askServer } from '../testing/ask-server.ts'
import { startPostgres, type TestPostgres } from '../testing/test-postgres.ts'

let servers: { one: TestPostgres; two: TestPostgres }
let connection: Connection

describe.runIf(process.env.TEST_ENGINE === 'postgres')('of several PostgreSQL servers', () => {
  beforeAll(async () => {
    const [one, two] = await Promise.all([startPostgres(), startPostgres()])
    servers = { one, two }
    for (const { url } of [one, two]) await askServer(url, 'create table notes (text text)')
  })

  afterAll(async () => {
    await Promise.all([servers.one.stop(), servers.two.stop()])
  })

  beforeEach(() => {
    connection = connectPostgres(addressOfBoth(), () => undefined)
    return () => connection.close()
  })

  test('the one that takes writes is found, whichever comes first', async () => {
    await letWrite(servers.one, false)
    await write()
    expect(await counts()).toEqual([0, 1])
    await letWrite(servers.one, true)
    await letWrite(servers.two, false)
    const later = connectPostgres(addressOfBoth(), () => undefined)
    await write(later)
    await later.close()
    expect(await counts()).toEqual([1, 1])
  })

  test('one that is no longer the primary is left with the next write, and all connections follow', async () => {
    await letWrite(servers.one, true)
    await letWrite(servers.two, true)
    await Promise.all(Array.from({ length: 8 }, () => write()))
    expect(await counts()).toEqual([9, 1])
    await letWrite(servers.one, false)
    const tried = await Promise.allSettled(Array.from({ length: 8 }, () => write()))
    for (const one of tried) expect(one.status === 'fulfilled' || isUnavailable(one.reason)).toBe(true)
    await write()
    await write()
    const [one = 0, two = 0] = await counts()
    expect([one, two - tried.filter(({ status }) => status === 'fulfilled').length]).toEqual([9, 3])
  })

  test('one that is gone is left for the other; of none that takes writes it is said why', async () => {
    await letWrite(servers.one, true)
    await letWrite(servers.two, true)
    await write()
    await servers.one.crash()
    await expect.poll(() => write().then(() => 'written', String)).toBe('written')
    await letWrite(servers.two, false)
    const lost = await write().then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(isUnavailable(lost)).toBe(true)
    const [nameOne, nameTwo] = [servers.one, servers.two].map(({ url }) => new URL(url).host)
    const why = new RegExp(`no server takes writes .*${nameOne}: .*ECONNREFUSED`)
    await expect(write()).rejects.toThrow(why)
    await expect(write()).rejects.toThrow(`${nameTwo} takes no writes`)
    await servers.one.restart()
    await write()
  })

  test('a standby that is promoted is written to, and has all that was acknowledged', async () => {
    const standby = await startPostgres(servers.one)
    try {
      await letWrite(servers.one, true)
      // From now on a commit is answered when the standby has it.
      await askServer(servers.one.url, `alter system set synchronous_standby_names = 'standby'`)
      await askServer(servers.one.url, 'select pg_reload_conf()')
      const pair = connectPostgres(addressOf(servers.one, standby), () => undefined)
      const began = await count(servers.one)
      let acknowledged = 0
      const writeUntilItFails = async () => {
        for (;;) acknowledged += await write(pair).then(() => 1)
      }
      const writing = Promise.allSettled(Array.from({ length: 5 }, writeUntilItFails))
      await expect.poll(() => acknowledged, { timeout: 20_000 }).toBeGreaterThan(50)
      await servers.one.kill()
      await writing
      await expect(write(pair)).rejects.toThrow('no server takes writes')
      await askServer(standby.url, 'select pg_promote()')
      await write(pair)
      await pair.close()
      expect(await count(standby)).toBeGreaterThan(began + acknowledged)
    } finally {
      await standby.stop()
    }
  })
})

const addressOfBoth = () => addressOf(servers.one, servers.two)

function addressOf(...of: TestPostgres[]): string {
  const hosts = of.map(({ url }) => new URL(url).host).join(',')
  return `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`
}

const write = ({ db } = connection) => sql`insert into notes values ('kept')`.execute(db)

const counts = () => Promise.all([servers.one, servers.two].map(count))

async function count({ url }: TestPostgres): Promise<number> {
  const [row] = await askServer<{ count: string }>(url, 'select count(*) from notes')
  return Number(row?.count)
}

/** What sessions of the server may do unless they say so themselves; connections that are open hear of it. */
async function letWrite({ url }: TestPostgres, may: boolean): Promise<void> {
  await askServer(url, `alter system set default_transaction_read_only = ${may ? 'off' : 'on'}`)
  await askServer(url, 'select pg_reload_conf()')
  const isDone = async () => {
    const [row] = await askServer<{ only: string }>(
      url,
      `select current_setting('transaction_read_only') as only`,
    )
    return row?.only === (may ? 'off' : 'on')
  }
  await expect.poll(isDone).toBe(true)
}
