import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createOtherNode, createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { guest } from '#platform/actor.ts'
import { systemContext } from '#platform/server/context.ts'
import { joinAs, joinAsAdmin, signInAs, type Person } from '../test-people.ts'
import { createSessionWatch } from './session-watch.ts'

let site: TestApp
let admin: Person
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
  admin = await joinAsAdmin(site)
})
afterAll(() => site.close())

const cookieOf = ({ cookies }: TestBrowser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** A page that listens: what it has heard so far, and when its line ends. */
interface Listener {
  status: number
  text(): string
  ended: Promise<void>
}

async function listen(node: TestApp, browser: TestBrowser): Promise<Listener> {
  const request = new Request('http://localhost:3000/api/session/events', {
    headers: { accept: 'text/event-stream', cookie: cookieOf(browser) },
  })
  const { status, body } = await node.app.fetch(request)
  const decoder = new TextDecoder()
  let text = ''
  const hear = async () => {
    for await (const part of body ?? []) text += decoder.decode(part)
  }
  return { status, text: () => text, ended: hear() }
}

const admins = (path: string) => `/api/admin/users/${path}`

test.each([
  ['suspended', (uid: string) => admin.browser.send('PATCH', admins(uid), { status: 'suspended' })],
  ['deleted', (uid: string) => admin.browser.send('DELETE', admins(uid))],
  ['signed out everywhere', (uid: string) => admin.browser.send('DELETE', admins(`${uid}/sessions`))],
])('the open page of somebody who is %s hears of it within five seconds', async (name, act) => {
  const person = await joinAs(site, `${name.replaceAll(' ', '-')}@example.com`)
  const page = await listen(site, person.browser)
  expect(page.status).toBe(200)
  expect((await act(person.uid)).status).toBeLessThan(300)
  const began = performance.now()
  await page.ended
  expect(page.text()).toBe('retry: 5000\n\ndata: ended\n\n')
  expect(performance.now() - began).toBeLessThan(5000)
})

test('who asks for the headers alone takes no line', async () => {
  const person = await joinAs(site, 'headers-only@example.com')
  const headers = { accept: 'text/event-stream', cookie: cookieOf(person.browser) }
  const address = 'http://localhost:3000/api/session/events'
  const answer = await site.app.fetch(new Request(address, { method: 'HEAD', headers }))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([204, null])
})

test('a page on another node hears it as well', async () => {
  const other = createOtherNode(site, site.services.config.dataDir)
  const person = await joinAs(site, 'elsewhere@example.com')
  const page = await listen(other, person.browser)
  await admin.browser.send('DELETE', admins(`${person.uid}/sessions`))
  await page.ended
  expect(page.text()).toContain('data: ended')
})

test('a change of role is told, and the line stays open', async () => {
  const person = await joinAs(site, 'promoted@example.com')
  const page = await listen(site, person.browser)
  await admin.browser.send('PATCH', admins(person.uid), { role: 'admin' })
  await expect.poll(page.text, { timeout: 5000 }).toBe('retry: 5000\n\ndata: changed\n\n')
  await admin.browser.send('DELETE', admins(`${person.uid}/sessions`))
  await page.ended
  expect(page.text()).toBe('retry: 5000\n\ndata: changed\n\ndata: ended\n\n')
})

test('a session that falls silent ends its page, and an open page does not keep it alive', async () => {
  const person = await joinAs(site, 'silent@example.com')
  const page = await listen(site, person.browser)
  site.advance(21 * 60_000)
  await page.ended
  expect(page.text()).toContain('data: ended')
  await signInAs(admin.browser, admin.email)
})

test('a guest, and whoever does not ask for events, is told nothing', async () => {
  expect((await listen(site, site.browser())).status).toBe(204)
  expect((await admin.browser.get('/api/session/events')).status).toBe(204)
})

test('one session has eight lines; the oldest page makes room for the newest', async () => {
  const person = await joinAs(site, 'many-tabs@example.com')
  const other = await listen(site, admin.browser)
  const before = site.app.identity.watch.count()
  const tabs: Listener[] = []
  for (let tab = 0; tab < 20; tab++) tabs.push(await listen(site, person.browser))
  expect(site.app.identity.watch.count()).toBe(before + 8)
  for (const tab of tabs.slice(0, 12)) {
    await tab.ended
    expect(tab.text()).toBe('retry: 5000\n\nretry: 120000\n\n')
  }
  await admin.browser.send('DELETE', admins(`${person.uid}/sessions`))
  for (const tab of tabs.slice(12)) {
    await tab.ended
    expect(tab.text()).toContain('data: ended')
  }
  expect(other.text()).not.toContain('ended')
  await admin.browser.send('POST', '/api/auth/sign-out')
  await other.ended
  await signInAs(admin.browser, admin.email)
})

test('a page that goes away is forgotten, and a stop ends the lines that are open', async () => {
  const server = createServer(getRequestListener((request) => site.app.fetch(request)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const headers = { accept: 'text/event-stream', cookie: cookieOf(admin.browser) }
  const open = async (): Promise<IncomingMessage> => {
    const [answer] = await once(get({ port, path: '/api/session/events', headers }), 'response')
    return answer
  }
  const gone = await open()
  const stays = await open()
  await expect.poll(() => site.app.identity.watch.count()).toBe(2)
  expect(stays.headers['cache-control']).toBe('no-store, no-transform')
  expect(stays.headers['content-encoding']).toBe(undefined)
  gone.destroy()
  await expect.poll(() => site.app.identity.watch.count()).toBe(1)
  const ended = once(stays.resume(), 'end')
  site.app.identity.watch.close()
  await ended
  expect(site.app.identity.watch.count()).toBe(0)
  server.close()
})

// PostgreSQL's pool sets timers of its own.
describe.runIf(process.env.TEST_ENGINE === 'sqlite')('a line that is open', () => {
  async function watched(email: string) {
    const { uid, browser } = await joinAs(site, email)
    const row = await site.services.connection.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', uid)
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow()
    const actor = {
      kind: 'user',
      uid,
      role: 'user',
      emailVerified: false,
      sessionId: row.id,
      provedAt: 0,
    } as const
    return { browser, ctx: { ...systemContext(site.services, 'test'), actor } }
  }
  function hear(line: ReadableStream<Uint8Array>) {
    const heard: string[] = []
    const decoder = new TextDecoder()
    const listen = async () => {
      for await (const part of line) heard.push(decoder.decode(part))
      heard.push('closed')
    }
    void listen()
    return heard
  }
  const useOwnTime = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
  }

  test('hears a sign of life every fifteen seconds, and a look that failed is taken again', async () => {
    const { ctx } = await watched('alive@example.com')
    const { connection, log } = site.services
    let isBroken = false
    const watch = createSessionWatch({
      ...site.services,
      get connection() {
        if (isBroken) throw new Error('the database is away')
        return connection
      },
    })
    useOwnTime()
    const warned = vi.spyOn(log, 'warn')
    onTestFinished(() => warned.mockRestore())
    const heard = hear(watch.open(ctx))
    for (let look = 1; look <= 12; look++) {
      isBroken = look === 3
      await vi.advanceTimersByTimeAsync(2500)
      const lives = Math.floor(look / 6)
      await vi.waitFor(() => expect(heard).toEqual(['retry: 5000\n\n', ...Array(lives).fill(':\n\n')]))
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    }
    expect(warned.mock.calls.map(([, said]) => said)).toEqual(['open sessions not looked at'])
    watch.close()
    expect([watch.count(), vi.getTimerCount()]).toEqual([0, 0])
    await vi.waitFor(() => expect(heard.at(-1)).toBe('closed'))
  })

  test('of a guest is closed at once and looked at by nobody', async () => {
    const watch = createSessionWatch(site.services)
    useOwnTime()
    const heard = hear(watch.open({ ...systemContext(site.services, 'test'), actor: guest }))
    await vi.waitFor(() => expect(heard).toEqual(['closed']))
    expect([watch.count(), vi.getTimerCount()]).toEqual([0, 0])
  })

  test('is looked at no more when the last page has gone', async () => {
    const { ctx } = await watched('gone@example.com')
    const watch = createSessionWatch(site.services)
    useOwnTime()
    const line = watch.open(ctx)
    expect(vi.getTimerCount()).toBe(1)
    await line.cancel()
    await vi.advanceTimersByTimeAsync(2500)
    await vi.waitFor(() => expect([watch.count(), vi.getTimerCount()]).toEqual([0, 0]))
  })
})
