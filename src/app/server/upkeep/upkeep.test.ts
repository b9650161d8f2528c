import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertMail, markMailSent } from '#platform/database/outbox.ts'
import { insertDeliveries, listDeliveryRows, noteDelivery } from '#platform/database/queues/webhook-outbox.ts'
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

test('what other programs were told is forgotten after as many days, what waits is not', async () => {
  const { db } = site.services.connection
  const webhook = { id: 'w', name: 'A', url: 'https://a.example', events: '[]', sealedSecret: '' }
  await db
    .insertInto('webhooks')
    .values({ ...webhook, createdAt: 0 })
    .execute()
  const at = site.services.clock()
  const told = { webhookId: 'w', event: 'webhook.test', body: '{}', about: 'test', userId: null, at }
  await insertDeliveries(
    db,
    ['told', 'waits'].map((id) => ({ ...told, id })),
  )
  await noteDelivery(db, 'told', { status: 200, error: null, deliveredAt: at })
  const left = async () => (await listDeliveryRows(db, { webhookId: 'w', limit: 9 })).rows.map(({ id }) => id)
  site.advance((mailDays - 1) * day)
  await tidy(site.services)
  expect(await left()).toEqual(['waits', 'told'])
  site.advance(2 * day)
  await tidy(site.services)
  expect(await left()).toEqual(['waits'])
})

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
