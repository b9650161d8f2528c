import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '#platform/server/project-folder.ts'
import { createHubClient } from '../../../../clients/typescript/index.js'
import { createHttpServer } from '../http/http-server.ts'
import { createTestSite, type TestSite } from '../test-site.ts'

const folder = path.join(projectFolder, 'clients/typescript')

let site: TestSite
let server: Server
let baseUrl: string
beforeAll(async () => {
  site = await createTestSite()
  server = createHttpServer(getRequestListener((request) => site.app.fetch(request)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await site.close()
})

/** The types of the document, as the generator makes them. */
function typesOf(document: string): string {
  const made = spawnSync(process.execPath, [path.join(folder, 'make-types.js')], {
    input: document,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  expect([made.status, made.stderr]).toEqual([0, ''])
  return made.stdout
}

test('the types of the client are those of the document; npm run client makes them anew', async () => {
  const document = await site.browser().get('/api/openapi.json')
  await expect(typesOf(document.text)).toMatchFileSnapshot(path.join(folder, 'api.d.ts'))
})

test('the client lists posts, as a guest', async () => {
  for (const title of ['One', 'Two']) await site.publish({ kind: 'blog', title })
  const { data, response } = await createHubClient({ baseUrl }).GET('/api/blogs', {
    params: { query: { lang: 'en', total: '1' } },
  })
  expect([response.status, data?.total]).toEqual([200, 2])
  expect(data?.items.map(({ title }) => title)).toEqual(['Two', 'One'])
})

test('it makes something with a token, and what is refused is typed', async () => {
  const wish = { name: 'A script', scope: 'write', days: 1 }
  const { browser, uid } = site.admin
  const { token } = (await browser.send<{ token: string }>('POST', `/api/users/${uid}/tokens`, wish)).json
  const hub = createHubClient({ baseUrl, token })
  const made = await hub.POST('/api/admin/items', {
    body: { kind: 'blog', language: 'en', title: 'By a program' },
  })
  expect([made.response.status, made.data?.slug]).toEqual([201, 'by-a-program'])
  const unknown = await hub.GET('/api/blogs/{id}', { params: { path: { id: 'nowhere' } } })
  expect([unknown.response.status, unknown.error?.code]).toEqual([404, 'blog.not_found'])
  const guest = await createHubClient({ baseUrl }).GET('/api/saved')
  expect(guest.error?.code).toBe('session.required')
})

test('it sends a form with a file and bytes as they are, and reads text and files as such', async () => {
  const wish = { name: 'Files', scope: 'write', days: 1 }
  const { browser, uid } = site.admin
  const { token } = (await browser.send<{ token: string }>('POST', `/api/users/${uid}/tokens`, wish)).json
  const hub = createHubClient({ baseUrl, token })
  const written = '%PDF-1.4\n%%EOF\n'
  const file = new File([written], 'notes.pdf', { type: 'application/pdf' })
  const sent = await hub.POST('/api/admin/media', { body: { file } })
  expect([sent.response.status, sent.data?.fileName]).toEqual([201, 'notes.pdf'])
  const [, id = '', name = ''] = /^\/media\/([^/]+)\/(.+)$/.exec(sent.data?.file?.url ?? '') ?? []
  const { data: got } = await hub.GET('/media/{id}/{name}', {
    params: { path: { id, name } },
    parseAs: 'blob',
  })
  expect(await got?.text()).toBe(written)
  const table = await hub.GET('/api/journal/trades.csv')
  expect([table.response.status, table.data]).toEqual([200, expect.stringContaining(',')])
  const archive = await hub.POST('/api/admin/imports', {
    params: { query: { purpose: 'archive' } },
    body: new Blob(['no ZIP']),
  })
  expect([archive.error, archive.response.status]).toEqual([undefined, 201])
})

test.each([
  ['application/pdf', expect.any(Blob)],
  ['application/jwt', 'a.b.c'],
  ['application/vc+jwt', 'a.b.c'],
  ['text/csv; charset=utf-8', 'a.b.c'],
  ['text/event-stream', expect.any(ReadableStream)],
])('an answer of the type %s is read as that', async (type, read) => {
  const fetch = async () => new Response('a.b.c', { headers: { 'content-type': type } })
  const { data } = await createHubClient({ baseUrl, fetch }).GET('/api/session/events')
  expect(data).toEqual(read)
})
