import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { insertAuditEvent, prunedAtOnce } from './audit-log.ts'
import { pruneAuditLog } from '#platform/server/audit.ts'
import { systemContext } from '#platform/server/context.ts'

const day = 86_400_000
let site: TestApp
const db = () => site.services.connection.db

beforeAll(async () => {
  site = await createTestApp({ AUDIT_RETENTION_DAYS: '90' })
})

beforeEach(async () => {
  for (const age of [0, 40, 89, 91, 400]) {
    const nobody = { actorId: null, subjectKind: null, subjectId: null, address: null, requestId: null }
    await insertAuditEvent(db(), {
      ...nobody,
      at: Date.now() - age * day,
      event: `test.${age}`,
      details: '{}',
    })
  }
})

afterAll(() => site.close())

const events = async () =>
  (await db().selectFrom('audit_log').select('event').distinct().orderBy('event').execute()).map(
    (row) => row.event,
  )

test('entries older than the retention go, and only those', async () => {
  await pruneAuditLog(systemContext(site.services, 'upkeep'))
  expect(await events()).toEqual(['test.0', 'test.40', 'test.89'])
})

test('however many are old, none holds up those who write: they go in portions', async () => {
  const old = { at: Date.now() - 200 * day, event: 'test.many', details: '{}' }
  const rows = Array.from({ length: 2 * prunedAtOnce + 10 }, (_, at) => ({ ...old, id: `many-${at}` }))
  for (let from = 0; from < rows.length; from += 500)
    await db()
      .insertInto('audit_log')
      .values(rows.slice(from, from + 500))
      .execute()
  const deleted: bigint[] = []
  const watched = db().withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      if (result.numAffectedRows !== undefined) deleted.push(result.numAffectedRows)
      return Promise.resolve(result)
    },
  })
  await pruneAuditLog({ ...systemContext(site.services, 'upkeep'), db: watched })
  expect(await events()).toEqual(['test.0', 'test.40', 'test.89'])
  expect(Math.max(...deleted.map(Number))).toBe(prunedAtOnce)
})

test('no entry can be changed, not even an old one', async () => {
  for (const age of [0, 400]) {
    const change = db().updateTable('audit_log').set({ event: 'nothing' }).where('event', '=', `test.${age}`)
    await expect(change.execute()).rejects.toThrow('the audit log is only added to')
  }
})

test('no entry within the retention can be deleted, one by one or all at once', async () => {
  const before = (await db().selectFrom('audit_log').selectAll().execute()).length
  await expect(db().deleteFrom('audit_log').where('event', '=', 'test.0').execute()).rejects.toThrow(
    'the audit log is only added to',
  )
  await expect(db().deleteFrom('audit_log').execute()).rejects.toThrow('the audit log is only added to')
  if (site.services.connection.engine === 'postgres')
    await expect(sql`truncate audit_log`.execute(db())).rejects.toThrow('the audit log is only added to')
  else
    await expect(
      sql`insert or replace into audit_log (id, "at", event) select id, 0, 'nothing' from audit_log`.execute(
        db(),
      ),
    ).rejects.toThrow('the audit log is only added to')
  expect((await db().selectFrom('audit_log').selectAll().execute()).length).toBe(before)
})

test('the retention itself cannot be moved nearer than 30 days', async () => {
  const nearer = db()
    .updateTable('audit_retention')
    .set({ before: Date.now() - 29 * day })
  await expect(nearer.execute()).rejects.toThrow('30 days at least')
})
