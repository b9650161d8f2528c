import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Connection } from '#platform/database/connect.ts'
import { connectPostgres } from '#platform/database/postgres.ts'
import { createNotices } from '#platform/database/servers/notices.ts'
import { askServer } from '#platform/database/testing/ask-server.ts'
import { createTestApp, type TestApp } from '../../test-app.ts'
import { createVersionMemo } from './version-memo.ts'

let site: TestApp
let author: Author
let url = ''

describe.runIf(process.env.TEST_ENGINE === 'postgres')('nodes on PostgreSQL', () => {
  beforeAll(async () => {
    site = await createTestApp()
    author = await startAuthoring(site)
    url = site.services.config.databaseUrl ?? ''
  })
  afterAll(() => site.close())

  test('learn of a write although they believe for ever what they know', async () => {
    const moved = vi.fn()
    const node = openNode()
    const memo = createVersionMemo({ ...site.services, connection: node }, moved)
    await listen(node, memo.doubt)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    onTestFinished(() => void vi.restoreAllMocks())
    const before = await memo.read()
    const { id } = await author.post('blog', { en: 'Coffee' })
    await expect.poll(() => memo.read()).not.toBe(before)
    expect(moved.mock.lastCall?.[1]).toContainEqual({ id, kind: 'blog', isNews: true })
  })

  test('are told with the commit, and of nothing that was taken back', async () => {
    const onNotice = vi.fn()
    await listen(openNode(), onNotice)
    onNotice.mockClear()
    const { connection, clock } = site.services
    const takenBack = connection.db.transaction().execute(async (trx) => {
      await bumpSiteVersion(trx, clock())
      throw new Error('taken back')
    })
    await expect(takenBack).rejects.toThrow('taken back')
    await connection.db.transaction().execute(async (trx) => {
      await bumpSiteVersion(trx, clock())
      await sql`select pg_sleep(0.3)`.execute(trx)
      expect(onNotice).not.toHaveBeenCalled()
    })
    await expect.poll(() => onNotice.mock.calls.length).toBe(1)
  })

  test('seek a line anew that was lost, and look whether they missed something', async () => {
    const onNotice = vi.fn()
    const node = openNode()
    await listen(node, onNotice)
    onNotice.mockClear()
    await askServer(url, `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`)
    await expect.poll(() => node.notices?.isHearing()).toBe(false)
    await expect.poll(() => node.notices?.isHearing(), { timeout: 10_000 }).toBe(true)
    expect(onNotice).toHaveBeenCalled()
  })

  test('ask as often as without where no notice comes, as behind a pooler', async () => {
    const { Client } = await import('pg')
    const connect = async () => {
      const client = new Client({ connectionString: url })
      await client.connect()
      return client
    }
    const onNotice = vi.fn()
    const deaf = createNotices({ connect, send: () => Promise.resolve() })
    onTestFinished(() => deaf.stop())
    deaf.start(onNotice)
    await expect.poll(() => onNotice.mock.calls.length).toBe(1)
    expect(deaf.isHearing()).toBe(false)
    const asked = vi.fn()
    const connection = {
      ...site.services.connection,
      notices: deaf,
      get readDb() {
        asked()
        return site.services.connection.readDb
      },
    }
    const memo = createVersionMemo({ ...site.services, connection }, () => undefined)
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    onTestFinished(() => void vi.restoreAllMocks())
    await memo.read()
    now.mockReturnValue(101)
    await memo.read()
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

/** Another node's connection. */
function openNode(): Connection {
  const node = connectPostgres(url, () => undefined)
  onTestFinished(() => node.close())
  return node
}

async function listen(node: Connection, onNotice: () => void) {
  node.notices?.start(onNotice)
  await expect.poll(() => node.notices?.isHearing(), { timeout: 10_000 }).toBe(true)
}
