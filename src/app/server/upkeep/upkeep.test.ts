import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertMail, markMailSent } from '#platform/database/outbox.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { mailDays, tidy } from './upkeep.ts'

const day = 86_400_000
let site: TestApp

beforeAll(async () => {
  site = await createTestApp()
})

afterAll(() => site.close())

const queue = async (id: string) => {
  const mail = { id, recipient: 'a@hub.example', subject: 'Hello', text: 'x', html: 'x' }
  await insertMail(site.services.connection.db, { ...mail, createdAt: site.services.clock() })
}
const mails = async () =>
  (await site.services.connection.db.selectFrom('mail_outbox').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  )

test('a sent mail is forgotten after its days, one that waits is not, and a chore that fails keeps no other back', async () => {
  const { db } = site.services.connection
  await queue('sent')
  await queue('waits')
  await markMailSent(db, 'sent', site.services.clock())
  await sql`alter table rate_limits rename to rate_limits_away`.execute(db)
  const noted = vi.spyOn(site.services.log, 'warn')
  site.advance((mailDays - 1) * day)
  await tidy(site.services)
  expect(await mails()).toEqual(['sent', 'waits'])
  site.advance(2 * day)
  await tidy(site.services)
  expect(await mails()).toEqual(['waits'])
  expect(noted.mock.calls.map(([about]) => about)).toMatchObject([{ chore: 'limits' }, { chore: 'limits' }])
})
