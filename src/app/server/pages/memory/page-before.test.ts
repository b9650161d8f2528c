import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { sessionCookieName } from '#features/identity/server/http/cookies.ts'
import { createApp, type App } from '../../create-app.ts'
import { createRequestListener } from '../../http/request-listener.ts'
import type { PageRequest } from '../../render.tsx'
import { createTestApp, type TestApp } from '../../test-app.ts'
import { createPages } from '../pages.ts'

/** How long another node's write may stay unseen here, in milliseconds, and a little. */
const heard = 130

let site: TestApp
let server: Server
let author: Author
let post: Item
/** What pages that are being made wait for. */
let gate = Promise.resolve()
let made = 0

beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
  post = await author.post('blog', { en: 'Coffee prices' })
  const maker = {
    isCached: true,
    async make({ language, fetch }: PageRequest) {
      const answer = await fetch('/api/blogs')
      made++
      await gate
      return { status: 200, html: JSON.stringify(await answer.json()), language }
    },
  }
  const pages = createPages(site.services, maker, () => app.fetch)
  const app: App = createApp(site.services, { addPages: pages.addTo })
  server = createServer(createRequestListener({ app, pages }, {}, () => 0))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await site.close()
})

beforeEach(async () => {
  await pause(heard)
  await read()
  made = 0
})

test('while a page is made for the first who asks, others get the one of before, and it is made once', async () => {
  await publish('Tea prices')
  const open = close()
  const first = read()
  await expect.poll(() => made).toBe(1)
  const others = await Promise.all(Array.from({ length: 20 }, () => read()))
  for (const other of others) expect(other).not.toContain('Tea prices')
  open()
  expect(await first).toContain('Tea prices')
  expect(await read()).toContain('Tea prices')
  expect(made).toBe(1)
})

test('who is signed in, and so may have written it, waits for the new one', async () => {
  await publish('Sesame prices')
  const open = close()
  const [first] = [read()]
  await expect.poll(() => made).toBe(1)
  const writer = read({ cookie: `language=en; ${sessionCookieName(site.services.config)}=x` })
  expect(await Promise.race([writer, pause(300, 'waits')])).toBe('waits')
  open()
  for (const page of await Promise.all([first, writer])) expect(page).toContain('Sesame prices')
  expect(made).toBe(1)
})

test('what was withdrawn is shown to nobody meanwhile, news before it or not', async () => {
  await publish('Cotton prices')
  await author.browser.send('PUT', `/api/admin/items/${post.id}/editions/en/state`, { state: 'archived' })
  await publishAnother()
  await pause(heard)
  const open = close()
  const readers = [read(), read()]
  await expect.poll(() => made).toBe(1)
  readers.push(read())
  expect(await Promise.race([...readers, pause(300, 'waits')])).toBe('waits')
  open()
  for (const page of await Promise.all(readers)) expect(page).not.toContain('prices')
  await author.browser.send('PUT', `/api/admin/items/${post.id}/editions/en/state`, { state: 'draft' })
})

test('a page that takes longer than a second is waited for, rather than shown as it was', async () => {
  await publish('Wheat prices')
  const open = close()
  const first = read()
  await expect.poll(() => made).toBe(1)
  expect(await read()).not.toContain('Wheat prices')
  await pause(1000)
  const late = read()
  expect(await Promise.race([late, pause(300, 'waits')])).toBe('waits')
  open()
  for (const page of await Promise.all([first, late])) expect(page).toContain('Wheat prices')
})

/** Pages that are made from now on wait until the answer is called. */
function close(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  return resolve
}

async function publish(title: string) {
  await author.save(post.id, 'en', { title })
  expect((await author.publish(post.id, 'en')).status).toBe(200)
  await pause(heard)
}

const publishAnother = () => author.post('blog', { en: 'Hello' })

async function read(headers: Record<string, string> = {}): Promise<string> {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('not listening')
  const answer = await fetch(`http://localhost:${address.port}/blogs`, {
    headers: { 'accept-language': 'en', ...headers },
  })
  return answer.text()
}
