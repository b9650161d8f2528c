import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import type { ForeignImport } from '../foreign/contract.ts'
import type { UploadPart } from '../uploads/contract.ts'
import { systemContext } from '#platform/server/context.ts'
import type { Problem } from '#content/server/test-authoring.ts'
import { ghostExportOf } from './foreign/test-exports.ts'
import { purgePendingImports } from './pending-imports.ts'
import { formOf } from './test-zip.ts'

let site: TestApp
let admin: TestBrowser
beforeAll(async () => {
  site = await createTestApp()
  admin = (await signInAs(site, { role: 'admin' })).browser
})
afterAll(() => site.close())

const json = ghostExportOf([
  { uuid: 'parts', title: 'In parts', slug: 'in-parts', html: '<p>Whole again.</p>' },
])
const sendPart = (browser: TestBrowser, content: string, fields: Record<string, string>) =>
  browser.send<UploadPart & Problem>('POST', '/api/admin/upload-parts', formOf('part', content, fields))

test('a file that comes in parts, one of them twice, is whole again', async () => {
  const first = await sendPart(admin, json.slice(0, 300), { number: '0' })
  expect([first.status, first.json.parts]).toEqual([201, 1])
  const { upload } = first.json
  expect((await sendPart(admin, 'torn off', { number: '1', upload })).json.parts).toBe(2)
  expect((await sendPart(admin, json.slice(300, 600), { number: '1', upload })).json.parts).toBe(2)
  const early = await sendPart(admin, 'x', { number: '3', upload })
  expect([early.status, early.json.code, early.json.details]).toEqual([
    409,
    'upload.part_out_of_place',
    { parts: 2 },
  ])
  const form = formOf('ghost.json', json.slice(600), { upload, kind: 'blog' })
  const started = await admin.send<ForeignImport>('POST', '/api/admin/foreign-imports', form)
  expect([started.status, started.json.report.posts[0]!.title]).toEqual([201, 'In parts'])
  expect((await sendPart(admin, 'x', { number: '2', upload })).status).toBe(404)
})

test('nobody adds to another one’s upload, and readers send none', async () => {
  const { upload } = (await sendPart(admin, 'x', { number: '0' })).json
  const other = (await signInAs(site, { role: 'admin' })).browser
  expect((await sendPart(other, 'y', { number: '1', upload })).status).toBe(404)
  const stolen = formOf('a.json', 'y', { upload })
  expect((await other.send('POST', '/api/admin/foreign-imports', stolen)).status).toBe(404)
  expect(
    (await sendPart((await signInAs(site, { role: 'user' })).browser, 'y', { number: '0' })).status,
  ).toBe(403)
  expect((await sendPart(site.browser(), 'y', { number: '0' })).status).toBe(401)
})

test('parts have their limits, and are forgotten after a day', async () => {
  expect((await sendPart(admin, 'x'.repeat(1024 * 1024 + 1), { number: '0' })).status).toBe(413)
  expect((await sendPart(admin, 'x', { number: '64' })).status).toBe(413)
  expect((await sendPart(admin, 'x', { number: '1' })).status).toBe(409)
  expect((await sendPart(admin, 'x', { number: 'one' })).status).toBe(422)
  const { upload } = (await sendPart(admin, 'x', { number: '0' })).json
  site.advance(24 * 3_600_000 + 1)
  await purgePendingImports(systemContext(site.services, 'test'))
  expect(await site.services.storage.get(`imports/${upload}.0`)).toBeUndefined()
})
