import dns from 'node:dns'
import { Webhook as Verifier } from 'standardwebhooks'
import { deliveryClaim } from '#platform/database/queues/webhook-outbox.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import { auditOf } from '#content/server/test-traces.ts'
import type { Delivery, DeliveryList, MadeWebhook, Webhook } from '../contract.ts'
import type { WebhookEvent } from '../events.ts'
import { newSecret } from './sending/secrets.ts'
import { createWebhookSender, pauses } from './sending/sender.ts'
import { startReceiver, type Receiver } from './test-receiver.ts'
import { mostWebhooks } from './webhooks.ts'

const day = 86_400_000
const hooks = '/api/admin/webhooks'
const textEvents: WebhookEvent[] = ['text.published', 'text.unpublished']

let site: TestSite
let admin: Member
let receiver: Receiver
beforeAll(async () => {
  site = await createTestSite({ WEBHOOKS_TO_LOOPBACK: '1', FRESH_SIGN_IN_SECONDS: '43200' })
  admin = site.admin
})
afterAll(() => site.close())
beforeEach(async () => {
  await later(0)
  receiver = await startReceiver()
})
afterEach(async () => {
  await receiver.close()
  for (const { id } of await list()) await admin.browser.send('DELETE', `${hooks}/${id}`)
})

const list = async () => (await admin.browser.get<{ items: Webhook[] }>(hooks)).json.items
const sendDue = () => createWebhookSender(site.services).sendDue()

/** Lets time pass; the administrator signs in again. */
async function later(milliseconds: number): Promise<void> {
  site.advance(milliseconds)
  const { cookies } = await site.signIn(admin.email)
  admin.browser.cookies.clear()
  for (const [name, value] of cookies) admin.browser.cookies.set(name, value)
}

async function make(events: WebhookEvent[], url = receiver.url): Promise<MadeWebhook> {
  const answer = await admin.browser.send<MadeWebhook>('POST', hooks, { name: 'A ledger', url, events })
  expect([answer.status, answer.json.secret]).toEqual([201, expect.stringMatching(/^whsec_[\w+/]{43}=$/)])
  return answer.json
}

async function deliveriesOf({ id }: { id: string }, cursor = ''): Promise<DeliveryList> {
  const address = `${hooks}/${id}/deliveries${cursor && `?cursor=${cursor}`}`
  return (await admin.browser.get<DeliveryList>(address)).json
}

const told = () => receiver.received.map(({ body }) => JSON.parse(body))

test('publishing and taking back are told once, signed, by one of the nodes', async () => {
  const webhook = await make(textEvents)
  const item = await site.publish({ kind: 'blog', title: 'Coffee at dawn' })
  const edition = `/api/admin/items/${item.id}/editions/en`
  expect((await admin.browser.send('DELETE', `${edition}/publication`)).status).toBe(200)
  const sent = await Promise.all([sendDue(), sendDue(), sendDue()])
  expect(sent.reduce((sum, count) => sum + count)).toBe(2)
  const facts = { id: item.id, kind: 'blog', language: 'en', title: 'Coffee at dawn' }
  const url = `http://localhost:3000/blogs/${item.slug}`
  expect(told().toSorted((a, b) => a.type.localeCompare(b.type))).toEqual([
    {
      type: 'text.published',
      timestamp: expect.any(String),
      data: { ...facts, url, revision: item.editions[0]?.revision },
    },
    { type: 'text.unpublished', timestamp: expect.any(String), data: { ...facts, url } },
  ])
  for (const { body, headers } of receiver.received) {
    expect(new Verifier(webhook.secret).verify(body, headers)).toEqual(JSON.parse(body))
    expect(() => new Verifier(webhook.secret).verify(`${body} `, headers)).toThrow('No matching')
  }
  const log = await deliveriesOf(webhook)
  expect(log).toMatchObject({ total: 2, next: null })
  expect(log.items).toEqual([1, 2].map(() => expect.objectContaining({ state: 'delivered', status: 200 })))
  expect(await sendDue()).toBe(0)
})

test('what is rolled back, or not wished for, is told to nobody', async () => {
  const webhook = await make(['course.completed'])
  await site.publish({ kind: 'blog', title: 'Not wished for' })
  expect(await deliveriesOf(webhook)).toMatchObject({ total: 0, items: [] })
  const item = await site.publish({ kind: 'blog', title: 'Refused' })
  await admin.browser.send('PUT', `${hooks}/${webhook.id}`, {
    name: 'B',
    url: receiver.url,
    events: textEvents,
  })
  const address = `/api/admin/items/${item.id}/editions/en/publication`
  expect((await admin.browser.send('PUT', address, { revision: 7 })).status).toBe(409)
  expect((await deliveriesOf(webhook)).total).toBe(0)
})

test('what a colleague has changed meanwhile is not replaced unseen, and what is left out stays', async () => {
  const { id, name, url } = await make(textEvents)
  const change = (body: object) => admin.browser.send<Webhook>('PUT', `${hooks}/${id}`, body)
  expect((await change({ name: 'Theirs', was: { name } })).json).toMatchObject({ name: 'Theirs', url })
  const late = await change({ name: 'Mine', was: { name } })
  const current = { name: 'Theirs', url, events: textEvents }
  expect([late.status, late.json]).toMatchObject([409, { code: 'webhook.changed', details: { current } }])
  const was = { events: textEvents.toReversed() }
  expect((await change({ events: ['text.published'], was })).json).toMatchObject({
    ...current,
    events: ['text.published'],
  })
  const other = await change({ events: ['message.received'], was })
  expect([other.status, other.json]).toMatchObject([409, { code: 'webhook.changed' }])
  expect((await list())[0]).toMatchObject({ ...current, events: ['text.published'] })
})

test('a scheduled text is told when its time comes, as it was moved, and not when it was given up', async () => {
  const webhook = await make(textEvents)
  const item = await site.publish({ kind: 'blog', title: 'Soon' })
  const edition = `/api/admin/items/${item.id}/editions/en`
  await admin.browser.send('DELETE', `${edition}/publication`)
  await sendDue()
  receiver.received.length = 0
  const revision = item.editions[0]?.revision
  const at = (hours: number) => site.services.clock() + hours * 3_600_000
  await admin.browser.send('PUT', `${edition}/publication`, { revision, publishAt: at(1) })
  const moved = await admin.browser.send('PUT', `${edition}/publication/schedule`, { publishAt: at(3) })
  expect([moved.status, (await deliveriesOf(webhook)).total]).toEqual([200, 3])
  await later(2 * 3_600_000)
  expect(await sendDue()).toBe(0)
  await later(2 * 3_600_000)
  expect([await sendDue(), told()]).toEqual([1, [expect.objectContaining({ type: 'text.published' })]])
  await admin.browser.send('PUT', `${edition}/publication`, { revision, publishAt: at(1) })
  expect((await admin.browser.send('DELETE', `${edition}/publication/schedule`)).status).toBe(200)
  await later(2 * 3_600_000)
  expect(await sendDue()).toBe(0)
})

test('readers who lose a text by the bin, or get it back, by hand or by an undo, are told of', async () => {
  await make(textEvents)
  const item = await site.publish({ kind: 'blog', title: 'In and out' })
  await sendDue()
  receiver.received.length = 0
  await admin.browser.send('DELETE', `/api/admin/items/${item.id}`)
  await sendDue()
  await admin.browser.send('POST', `/api/admin/items/${item.id}/restoration`)
  await sendDue()
  const change = { action: 'unpublish', ids: [item.id] }
  const { json } = await admin.browser.send<{ id: string }>('POST', '/api/admin/item-changes', change)
  await sendDue()
  expect((await admin.browser.send('DELETE', `/api/admin/item-changes/${json.id}`)).status).toBe(200)
  await sendDue()
  const [out, back] = ['text.unpublished', 'text.published']
  expect(told().map(({ type }) => type)).toEqual([out, back, out, back])
})

test('an instant that no calendar has is refused, before anybody is told of it', async () => {
  await make(textEvents)
  const item = await site.publish({ kind: 'blog', title: 'Never to come' })
  const publication = `/api/admin/items/${item.id}/editions/en/publication`
  const revision = item.editions[0]?.revision
  const schedule = (publishAt: number, rest = '') =>
    admin.browser.send<{ fields: object }>('PUT', `${publication}${rest}`, { revision, publishAt })
  const refused = [422, { publishAt: 'too_big' }]
  for (const never of [8.64e15 + 1, Number.MAX_SAFE_INTEGER]) {
    const { status, json } = await schedule(never)
    expect([status, json.fields]).toEqual(refused)
  }
  const last = Date.UTC(10_000, 0) - 1
  expect((await schedule(last)).status).toBe(200)
  const moved = await schedule(last + 1, '/schedule')
  expect([moved.status, moved.json.fields]).toEqual(refused)
  await admin.browser.send('DELETE', `/api/admin/items/${item.id}`)
})

test('readers lose the lessons of a course with it, shown or scheduled, and get them back with it', async () => {
  const webhook = await make(textEvents)
  const course = await site.publish({ kind: 'course', title: 'A whole course' })
  await site.publish({ kind: 'lesson', title: 'Shown', parentId: course.id })
  const alone = await site.publish({ kind: 'lesson', title: 'Binned before', parentId: course.id })
  const planned = await site.publish({ kind: 'lesson', title: 'Planned', parentId: course.id })
  const publication = `/api/admin/items/${planned.id}/editions/en/publication`
  await admin.browser.send('DELETE', publication)
  await admin.browser.send('DELETE', `/api/admin/items/${alone.id}`)
  const publishAt = site.services.clock() + 3_600_000
  await admin.browser.send('PUT', publication, { revision: planned.editions[0]?.revision, publishAt })
  await sendDue()
  receiver.received.length = 0
  const waiting = async () =>
    (await deliveriesOf(webhook)).items
      .filter(({ state }) => state === 'waiting')
      .map(({ body, at }) => [JSON.parse(body).data.id, at])
  expect(await waiting()).toEqual([[planned.id, publishAt]])
  const toldNow = async () => {
    receiver.received.length = 0
    await sendDue()
    return told()
      .map(({ type, data }) => `${type} ${data.title}`)
      .toSorted()
  }
  const address = `/api/admin/items/${course.id}`
  const [out, back] = ['text.unpublished', 'text.published'].map((type) =>
    ['A whole course', 'Shown'].map((title) => `${type} ${title}`),
  )
  site.advance(1000)
  await admin.browser.send('DELETE', address)
  expect([await toldNow(), await waiting()]).toEqual([out, []])
  await admin.browser.send('POST', `${address}/restoration`)
  expect([await toldNow(), await waiting()]).toEqual([back, [[planned.id, publishAt]]])
  const change = { action: 'bin', ids: [course.id] }
  const { json } = await admin.browser.send<{ id: string }>('POST', '/api/admin/item-changes', change)
  expect([await toldNow(), await waiting()]).toEqual([out, []])
  expect((await admin.browser.send('DELETE', `/api/admin/item-changes/${json.id}`)).status).toBe(200)
  expect([await toldNow(), await waiting()]).toEqual([back, [[planned.id, publishAt]]])
  await admin.browser.send('DELETE', address)
  expect([await toldNow(), await waiting()]).toEqual([out, []])
})

test('a message is told of without its words and its sender', async () => {
  await make(['message.received'])
  const sender = { name: 'Almaz', email: 'almaz@example.com', consent: true, language: 'en' }
  const message = { ...sender, topic: 'question', message: 'What is a bid, and who makes it?' }
  expect((await site.browser().send('POST', '/api/contact', message)).status).toBeLessThan(300)
  expect(await sendDue()).toBe(1)
  expect(told()).toEqual([
    {
      type: 'message.received',
      timestamp: expect.any(String),
      data: { id: expect.any(String), topic: 'question', language: 'en' },
    },
  ])
})

test('a completion is told of once, by account; it stands in its data and goes with it', async () => {
  const webhook = await make(['course.completed'])
  const course = await site.publish({ kind: 'course', title: 'To the end' })
  const lesson = await site.publish({ kind: 'lesson', title: 'The only one', parentId: course.id })
  const member = await site.join('completes@example.com')
  await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  const done = `/api/courses/${course.id}/lessons/${lesson.id}/completion`
  for (const method of ['PUT', 'DELETE', 'PUT'] as const) await member.browser.send(method, done)
  expect(await sendDue()).toBe(1)
  const data = {
    courseId: course.id,
    titles: { en: 'To the end' },
    url: `http://localhost:3000/courses/${course.slug}`,
    userId: member.uid,
  }
  expect(told()).toEqual([{ type: 'course.completed', timestamp: expect.any(String), data }])
  const { text } = await member.browser.get(`/api/users/${member.uid}/export`)
  expect(JSON.parse(text).webhooks).toMatchObject([
    { event: 'course.completed', to: 'A ledger', told: { data } },
  ])
  await member.browser.send('DELETE', `/api/users/${member.uid}`, { password: 'a kettle sings at dawn' })
  expect((await deliveriesOf(webhook)).total).toBe(0)
})

describe('a receiver that does not take it', () => {
  test('is told again after growing waits, without a redirect being followed, until it does', async () => {
    const webhook = await make(textEvents)
    receiver.answers.push(500, 302)
    await site.publish({ kind: 'blog', title: 'Third time' })
    expect(await sendDue()).toBe(0)
    const [first] = (await deliveriesOf(webhook)).items
    expect(first).toMatchObject({ state: 'waiting', status: 500, tries: 1, error: null })
    expect(first?.nextTryAt).toBeGreaterThan(site.services.clock())
    expect(await sendDue()).toBe(0)
    await later(6000)
    await sendDue()
    expect((await deliveriesOf(webhook)).items).toMatchObject([{ status: 302, tries: 2, state: 'waiting' }])
    await later(61_000)
    expect(await sendDue()).toBe(1)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(receiver.received).toHaveLength(3)
  })

  test('is given up at last, and told once more by hand', async () => {
    const webhook = await make(textEvents)
    const { url } = receiver
    await receiver.close()
    await site.publish({ kind: 'blog', title: 'Nobody there' })
    for (const pause of [...pauses, 0, 0]) {
      await sendDue()
      await later(pause + 1000)
    }
    const [given] = (await deliveriesOf(webhook)).items
    expect(given).toMatchObject({ state: 'given_up', tries: 10, status: null, error: 'unreachable' })
    expect(given?.nextTryAt).toBeNull()
    receiver = await startReceiver(Number(new URL(url).port))
    const again = `${hooks}/${webhook.id}/deliveries/${given?.id}/retry`
    expect((await admin.browser.send('POST', again)).status).toBe(204)
    expect([await sendDue(), (await deliveriesOf(webhook)).items[0]?.state]).toEqual([1, 'delivered'])
    const unknown = `${hooks}/${webhook.id}/deliveries/nothing/retry`
    expect((await admin.browser.send('POST', unknown)).json.code).toBe('delivery.not_found')
  })

  test('is said to be on its way while a node sends it, and told by another when that one died', async () => {
    const webhook = await make(textEvents)
    const shown = async () => {
      const [one] = (await deliveriesOf(webhook)).items
      return [one?.state, one?.nextTryAt]
    }
    await site.publish({ kind: 'blog', title: 'Left lying' })
    const triedAt = site.services.clock()
    await site.services.connection.db
      .updateTable('webhook_deliveries')
      .set({ tries: 1, triedAt, nextTryAt: triedAt + deliveryClaim })
      .execute()
    expect([await sendDue(), await shown()]).toEqual([0, ['sending', null]])
    await later(deliveryClaim + 1000)
    expect((await shown())[0]).toBe('waiting')
    expect([await sendDue(), await shown()]).toEqual([1, ['delivered', null]])
  })
})

test('what is not wished for any more is not told when its time comes', async () => {
  const webhook = await make(textEvents)
  const item = await site.publish({ kind: 'blog', title: 'Not of interest' })
  const edition = `/api/admin/items/${item.id}/editions/en`
  await admin.browser.send('DELETE', `${edition}/publication`)
  await sendDue()
  const publishAt = site.services.clock() + 3_600_000
  await admin.browser.send('PUT', `${edition}/publication`, {
    revision: item.editions[0]?.revision,
    publishAt,
  })
  const wish = { name: 'A ledger', url: receiver.url, events: ['message.received'] }
  expect((await admin.browser.send('PUT', `${hooks}/${webhook.id}`, wish)).status).toBe(200)
  receiver.received.length = 0
  await later(2 * 3_600_000)
  expect([await sendDue(), told()]).toEqual([0, []])
})

async function schedule(title: string) {
  const item = await site.publish({ kind: 'blog', title })
  const publication = `/api/admin/items/${item.id}/editions/en/publication`
  await admin.browser.send('DELETE', publication)
  const publishAt = site.services.clock() + 3_600_000
  await admin.browser.send('PUT', publication, { revision: item.editions[0]?.revision, publishAt })
  return item
}

test('what was scheduled before an address was made, or wished for it, is told to it when its time comes', async () => {
  const item = await schedule('Planned long ago')
  const binned = await schedule('In the bin')
  await admin.browser.send('DELETE', `/api/admin/items/${binned.id}`)
  await make(textEvents)
  const other = await make(['message.received'])
  const wish = { name: 'B', url: receiver.url, events: textEvents }
  for (const _ of [1, 2]) await admin.browser.send('PUT', `${hooks}/${other.id}`, wish)
  expect(await sendDue()).toBe(0)
  await later(2 * 3_600_000)
  expect(await sendDue()).toBe(2)
  expect(told().map(({ type, data }) => [type, data.id])).toEqual([
    ['text.published', item.id],
    ['text.published', item.id],
  ])
})

test('a scheduled text is told with the address that it has when its time comes, also when that of its course changed', async () => {
  const webhook = await make(textEvents)
  const item = await schedule('Moved in time')
  const course = await site.publish({ kind: 'course', title: 'Renamed in time' })
  const lesson = await site.publish({ kind: 'lesson', title: 'In it', parentId: course.id })
  const publication = `/api/admin/items/${lesson.id}/editions/en/publication`
  await admin.browser.send('DELETE', publication)
  const revision = lesson.editions[0]?.revision
  const publishAt = site.services.clock() + 3_600_000
  await admin.browser.send('PUT', publication, { revision, publishAt })
  await sendDue()
  receiver.received.length = 0
  for (const { id, slug } of [item, course]) {
    const { version } = (await admin.browser.get<{ version: number }>(`/api/admin/items/${id}`)).json
    const moved = await admin.browser.send('PATCH', `/api/admin/items/${id}`, {
      version,
      slug: `${slug}-new`,
    })
    expect(moved.status).toBe(200)
  }
  const { total } = await deliveriesOf(webhook)
  await later(2 * 3_600_000)
  expect([await sendDue(), (await deliveriesOf(webhook)).total]).toEqual([2, total])
  expect(
    told()
      .map(({ data }) => data.url)
      .toSorted(),
  ).toEqual([
    `http://localhost:3000/blogs/${item.slug}-new`,
    `http://localhost:3000/courses/${course.slug}-new/lessons/${lesson.slug}`,
  ])
})

test('for a day after a rotation both secrets sign, then the new one alone', async () => {
  const { id, secret: former } = await make(textEvents)
  const { json } = await admin.browser.send<MadeWebhook>('POST', `${hooks}/${id}/secret`)
  expect(json.secret).not.toBe(former)
  expect((await list())[0]?.formerUntil).toBe(json.formerUntil)
  const signers = async () => {
    receiver.received.length = 0
    await admin.browser.send('POST', `${hooks}/${id}/test`)
    await sendDue()
    const [{ headers = {}, body = '' } = {}] = receiver.received
    const at = new Date(Number(headers['webhook-timestamp']) * 1000)
    const sign = (secret: string) => new Verifier(secret).sign(headers['webhook-id'] ?? '', at, body)
    const given = headers['webhook-signature']?.split(' ') ?? []
    expect(given.filter((one) => ![json.secret, former].map(sign).includes(one))).toEqual([])
    return [json.secret, former].map((secret) => given.includes(sign(secret)))
  }
  expect([await signers(), told()[0]?.type]).toEqual([[true, true], 'webhook.test'])
  await later(day + 1000)
  expect(await signers()).toEqual([true, false])
  expect((await list())[0]?.formerUntil).toBeNull()
})

test('a second rotation within the day takes nothing from the day that the first secret has', async () => {
  const { id, secret: first } = await make(textEvents)
  const rotate = async () => (await admin.browser.send<MadeWebhook>('POST', `${hooks}/${id}/secret`)).json
  const { formerUntil } = await rotate()
  await later(day / 2)
  const newest = await rotate()
  expect(newest.formerUntil).toBe(formerUntil)
  const signs = async (secret: string) => {
    receiver.received.length = 0
    await admin.browser.send('POST', `${hooks}/${id}/test`)
    await sendDue()
    const [{ headers = {}, body = '' } = {}] = receiver.received
    const at = new Date(Number(headers['webhook-timestamp']) * 1000)
    const signature = new Verifier(secret).sign(headers['webhook-id'] ?? '', at, body)
    return headers['webhook-signature']?.split(' ').includes(signature)
  }
  expect([await signs(first), await signs(newest.secret)]).toEqual([true, true])
  await later(day / 2 + 1000)
  expect([await signs(first), await signs(newest.secret)]).toEqual([false, true])
})

test('the log is read page by page', async () => {
  const webhook = await make(textEvents)
  for (let count = 0; count < 30; count++) await admin.browser.send('POST', `${hooks}/${webhook.id}/test`)
  const first = await deliveriesOf(webhook)
  const second = await deliveriesOf(webhook, first.next ?? '')
  expect([first.total, first.items.length, second.items.length, second.next]).toEqual([30, 25, 5, null])
  const ids = [...first.items, ...second.items].map(({ id }: Delivery) => id)
  expect(new Set(ids).size).toBe(30)
  const wrong = await admin.browser.get(`${hooks}/${webhook.id}/deliveries?cursor=x`)
  expect([wrong.status, wrong.json.fields]).toEqual([422, { cursor: 'invalid' }])
})

test('what is made, changed and removed is written down, without a secret', async () => {
  const { id, secret } = await make(textEvents)
  const changed = { name: 'Another', url: receiver.url, events: ['message.received'] }
  expect((await admin.browser.send<Webhook>('PUT', `${hooks}/${id}`, changed)).json).toMatchObject(changed)
  await admin.browser.send('POST', `${hooks}/${id}/secret`)
  expect((await admin.browser.send('DELETE', `${hooks}/${id}`)).status).toBe(204)
  expect((await admin.browser.send('DELETE', `${hooks}/${id}`)).json.code).toBe('webhook.not_found')
  const { host } = new URL(receiver.url)
  const trace = await auditOf(site, id)
  expect(trace).toEqual(
    ['webhook.changed', 'webhook.made', 'webhook.removed', 'webhook.secret_rotated'].map((event) => [
      event,
      'webhook',
      { name: event === 'webhook.made' ? 'A ledger' : 'Another', host },
    ]),
  )
  const { secret: other } = await make(textEvents)
  const rows = await site.services.connection.db.selectFrom('webhooks').selectAll().execute()
  for (const kept of [JSON.stringify(rows), JSON.stringify(trace), JSON.stringify(await list())])
    for (const one of [secret, other]) expect(kept).not.toContain(one.slice('whsec_'.length))
})

test('as many as are kept, and no more', async () => {
  for (let count = 0; count < mostWebhooks; count++) await make(textEvents)
  const wish = { name: 'One more', url: receiver.url, events: textEvents }
  const more = await admin.browser.send('POST', hooks, wish)
  expect([more.status, more.json.code]).toEqual([409, 'webhooks.too_many'])
})

describe('an address inside', () => {
  test.each([
    ['http://hooks.example/', 'https_only'],
    ['ftp://hooks.example/', 'https_only'],
    ['https://10.0.0.7/', 'private_address'],
    ['https://192.168.1.1:8443/', 'private_address'],
    ['https://169.254.169.254/latest/meta-data', 'private_address'],
    ['https://100.64.0.1/', 'private_address'],
    ['https://[fd00::1]/', 'private_address'],
    ['https://[::ffff:10.0.0.7]/', 'private_address'],
    ['https://[::127.0.0.1]/', 'private_address'],
    ['https://[::a00:7]/', 'private_address'],
    ['https://[64:ff9b::a00:7]/', 'private_address'],
    ['https://0x0a000007/', 'private_address'],
    ['https://0.0.0.0/', 'private_address'],
    ['https://somebody:secret@hooks.example/', 'invalid_url'],
    ['nowhere', 'invalid_url'],
  ])('%s is refused as %s', async (url, code) => {
    const answer = await admin.browser.send('POST', hooks, { name: 'Inside', url, events: textEvents })
    expect([answer.status, answer.json.fields]).toEqual([422, { url: code }])
  })

  test('that a name leads to is not connected with, whatever the name was when the webhook was made', async () => {
    const { config } = site.services
    const outside = createWebhookSender({
      ...site.services,
      config: { ...config, webhooksToLoopback: false },
    })
    const webhook = await make(textEvents, 'https://hooks.example/')
    const asked = vi.spyOn(dns, 'lookup').mockImplementation(leadingTo('93.184.215.14', '10.0.0.7'))
    await admin.browser.send('POST', `${hooks}/${webhook.id}/test`)
    expect(await outside.sendDue()).toBe(0)
    const refused = { state: 'waiting', error: 'private_address', status: null }
    expect((await deliveriesOf(webhook)).items).toMatchObject([refused])
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockRestore()
  })

  test('that was allowed for a trial is not told any more when it is not', async () => {
    const { config } = site.services
    const outside = createWebhookSender({
      ...site.services,
      config: { ...config, webhooksToLoopback: false },
    })
    const webhook = await make(textEvents)
    await admin.browser.send('POST', `${hooks}/${webhook.id}/test`)
    expect(await outside.sendDue()).toBe(0)
    expect((await deliveriesOf(webhook)).items).toMatchObject([{ error: 'private_address' }])
    expect(receiver.received).toEqual([])
  })
})

/** Names lead there. */
function leadingTo(...addresses: string[]): typeof dns.lookup {
  const answer = (
    _host: string,
    _options: object,
    callback: (error: null, found: dns.LookupAddress[]) => void,
  ) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )
  return answer as unknown as typeof dns.lookup
}

test('a secret that cannot be opened any more is said in the log', async () => {
  const webhook = await make(textEvents)
  await admin.browser.send('POST', `${hooks}/${webhook.id}/test`)
  const config = { ...site.services.config, authSecret: 'another secret of thirty-two signs' }
  expect(await createWebhookSender({ ...site.services, config }).sendDue()).toBe(0)
  expect((await deliveriesOf(webhook)).items).toMatchObject([{ error: 'secret_lost' }])
})

test('a secret that is made after AUTH_SECRET was changed signs alone, and at once', async () => {
  const { id } = await make(textEvents)
  const { config, connection } = site.services
  const { sealed } = await newSecret({ ...config, authSecret: 'another secret of thirty-two signs' })
  await connection.db.updateTable('webhooks').set({ sealedSecret: sealed }).where('id', '=', id).execute()
  const { json } = await admin.browser.send<MadeWebhook>('POST', `${hooks}/${id}/secret`)
  expect(json.formerUntil).toBeNull()
  receiver.received.length = 0
  await admin.browser.send('POST', `${hooks}/${id}/test`)
  await sendDue()
  const [{ headers = {}, body = '' } = {}] = receiver.received
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  const signature = new Verifier(json.secret).sign(headers['webhook-id'] ?? '', at, body)
  expect(headers['webhook-signature']).toBe(signature)
})
