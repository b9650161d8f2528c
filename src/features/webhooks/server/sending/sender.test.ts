import { once } from 'node:events'
import net from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import type { DeliveryList, MadeWebhook } from '../../contract.ts'
import { startReceiver } from '../test-receiver.ts'
import { createWebhookSender } from './sender.ts'

const hooks = '/api/admin/webhooks'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ WEBHOOKS_TO_LOOPBACK: '1', FRESH_SIGN_IN_SECONDS: '43200' })
})
afterAll(() => site.close())

/** Whoever connects is answered like this, after so many milliseconds, or not at all; gives the address and how often somebody came. */
async function startOddReceiver(answer?: string, after = 0) {
  const seen = { connections: 0 }
  const server = net.createServer((socket) => {
    seen.connections += 1
    socket.on('error', () => socket.destroy())
    socket.once('data', () => answer && setTimeout(() => socket.write(answer), after))
    onTestFinished(() => void socket.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/hook`, seen }
}

async function make(url: string): Promise<MadeWebhook> {
  const wish = { name: 'A ledger', url, events: ['text.published'] }
  const { json } = await site.admin.browser.send<MadeWebhook>('POST', hooks, wish)
  onTestFinished(async () => void (await site.admin.browser.send('DELETE', `${hooks}/${json.id}`)))
  return json
}

async function deliveriesOf({ id }: { id: string }) {
  return (await site.admin.browser.get<DeliveryList>(`${hooks}/${id}/deliveries`)).json.items
}

test('an answer in another protocol is a try that failed, and the next ones go on', async () => {
  const odd = await startOddReceiver(
    'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
  )
  const webhook = await make(odd.url)
  const receiver = await startReceiver()
  onTestFinished(() => receiver.close())
  const good = await make(receiver.url)
  await site.publish({ kind: 'blog', title: 'For both' })
  expect(await createWebhookSender(site.services).sendDue()).toBe(1)
  expect(await deliveriesOf(webhook)).toMatchObject([{ state: 'waiting', tries: 1, error: 'unreachable' }])
  expect(await deliveriesOf(good)).toMatchObject([{ state: 'delivered' }])
})

test('a trial apart tells nobody anything', async () => {
  const receiver = await startReceiver()
  onTestFinished(() => receiver.close())
  const webhook = await make(receiver.url)
  await site.publish({ kind: 'blog', title: 'Of the copy' })
  const { services } = site
  const trial = createWebhookSender({ ...services, config: { ...services.config, isApart: true } })
  expect([await trial.sendDue(), receiver.received.length]).toEqual([0, 0])
  expect(await deliveriesOf(webhook)).toMatchObject([{ state: 'waiting', tries: 0 }])
})

test('an address without an answer, or with a late one, is asked once a round, and the others are told meanwhile', async () => {
  const dead = await startOddReceiver('no HTTP at all\r\n\r\n')
  const slow = await startOddReceiver('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n', 2200)
  for (const { url } of [dead, slow]) await make(url)
  const receiver = await startReceiver()
  onTestFinished(() => receiver.close())
  await make(receiver.url)
  for (let at = 0; at < 45; at++) await site.publish({ kind: 'blog', title: `Post ${at}` })
  const told = await createWebhookSender(site.services).sendDue()
  expect([told, receiver.received.length]).toEqual([45 + slow.seen.connections, 45])
  // What was under way when it was found out.
  for (const { seen } of [dead, slow]) {
    expect(seen.connections).toBeGreaterThan(0)
    expect(seen.connections).toBeLessThanOrEqual(20)
  }
})

test('a try that a stop breaks off counts for nothing, and is made again at once by the next node', async () => {
  const dead = await startOddReceiver()
  const webhook = await make(dead.url)
  await site.publish({ kind: 'blog', title: 'Under way' })
  const sender = createWebhookSender(site.services)
  sender.wake()
  await expect.poll(() => dead.seen.connections).toBe(1)
  await sender.stop()
  const [left] = await deliveriesOf(webhook)
  expect(left).toMatchObject({ state: 'waiting', tries: 0, error: null })
  expect(left?.nextTryAt).toBeLessThanOrEqual(site.services.clock())
})
