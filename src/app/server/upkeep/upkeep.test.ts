import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertMail, markMailSent } from '#platform/database/outbox.ts'
import { insertDeliveries, listDeliveryRows, noteDelivery } from '#platform/database/queues/webhook-outbox.ts'
import { createMailSender } from '#platform/server/mail/sender.ts'
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

test('a mail that was written to the outbox folder goes after as many days, and nothing else that lies there', async () => {
  const local = await createTestApp()
  await tidy(local.services)
  const { config, clock, connection } = local.services
  const noted = vi.spyOn(local.services.log, 'warn')
  const mail = { recipient: 'a@hub.example', subject: 'Hello', text: 'x', html: 'x' }
  const deliver = async (id: string) => {
    await insertMail(connection.db, { ...mail, id, createdAt: clock() })
    expect(await createMailSender(local.services).sendDue()).toBe(1)
  }
  const folder = path.join(config.dataDir, 'outbox')
  const files = async () => (await readdir(folder)).toSorted()
  await deliver('first_mail-of_the_site')
  const [first = ''] = await files()
  const others = ['kept-by-hand.eml', `${first}.txt`, `copy-of-${first}`, 'notes.md']
  for (const name of others) await writeFile(path.join(folder, name), 'mine')
  const folderOfSomebody = first.replace('first', 'inner')
  await mkdir(path.join(folder, folderOfSomebody))
  const link = first.replace('first', 'a_link')
  await symlink(path.join(folder, 'notes.md'), path.join(folder, link))
  const kept = [...others, folderOfSomebody, link]

  local.advance((mailDays - 1) * day)
  await deliver('second_mail-of_the_site')
  await tidy(local.services)
  expect(await files()).toHaveLength(kept.length + 2)
  local.advance(2 * day)
  await tidy(local.services)
  const second = (await files()).filter((name) => name.endsWith('-second_mail-of_the_site.eml'))
  expect(second).toHaveLength(1)
  expect(await files()).toEqual([...kept, ...second].toSorted())
  expect(noted).not.toHaveBeenCalled()
  await local.close()
})
