import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOtherNode, createTestApp, type TestApp } from '#app/server/test-app.ts'
import { systemContext } from '#platform/server/context.ts'
import type { ImportReport } from '../../contract.ts'
import { purgeImports } from '../imports/imports.ts'
import { send, startCarrying, type Carrier } from './test-archive.ts'

let site: TestApp
let carrier: Carrier
let other: TestApp
let zip: Buffer
const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-node-'))

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  carrier = await startCarrying(site)
  other = createOtherNode(site, folder)
  await carrier.author.post('blog', { en: 'Coffee' })
  zip = await carrier.takeOut()
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

async function ask(
  node: TestApp,
  method: 'GET' | 'PUT' | 'POST',
  address: string,
  body?: Uint8Array | object,
): Promise<{ status: number; json: { report: ImportReport; bytes: number; code?: string } }> {
  const answer = await send(node, carrier.author, {
    method,
    address: `/api/admin/imports/${address}`,
    body,
  })
  return { status: answer.status, json: await answer.json() }
}

const stored = async () =>
  Array.fromAsync(site.services.storage.list('imports'), ({ key }) => key).then((keys) => keys.length)

test('an archive that one node took is continued and checked by another, which keeps no file of it', async () => {
  const half = Math.floor(zip.length / 2)
  const { id } = await carrier.bring(zip.subarray(0, half))
  const next = await ask(other, 'PUT', `${id}/bytes?from=${half}`, zip.subarray(half))
  expect([next.status, next.json.bytes]).toEqual([200, zip.length])
  for (const node of [site, other]) {
    const { status, json } = await ask(node, 'PUT', `${id}/report`, { purpose: 'archive' })
    expect([status, json.report.problemCount, json.report.items.length]).toEqual([200, 0, 1])
  }
  expect(readdirSync(path.join(folder, 'uploads', '.temporary'))).toEqual([])
  expect(await stored()).toBe(2)
  const applied = await carrier.author.browser.send('POST', `/api/admin/imports/${id}/application`)
  expect([applied.status, await stored()]).toEqual([200, 0])
})

test('nobody but its sender adds to an archive, and after a day its parts are gone', async () => {
  const { id } = await carrier.bring(zip.subarray(0, 10))
  const stranger = (await startCarrying(site)).author
  const address = `/api/admin/imports/${id}/bytes?from=10`
  expect((await send(site, stranger, { method: 'PUT', address, body: zip })).status).toBe(404)
  expect(await stored()).toBe(1)
  site.advance(24 * 3_600_000 + 1)
  await purgeImports(systemContext(site.services, 'test'))
  expect(await stored()).toBe(0)
})

test('ten archives wait at most: of one’s own the oldest gives way, others are told to wait', async () => {
  const { author, bring } = await startCarrying(site)
  const ids: string[] = []
  for (let number = 0; number < 11; number++) {
    ids.push((await bring(zip.subarray(0, 10 + number))).id)
    site.advance(1)
  }
  const statuses = []
  for (const id of [ids[0], ids[1], ids[10]])
    statuses.push((await author.browser.get(`/api/admin/imports/${id}`)).status)
  expect(statuses).toEqual([404, 200, 200])
  const answer = await send(site, (await startCarrying(site)).author, {
    method: 'POST',
    address: '/api/admin/imports?purpose=archive',
    body: zip,
  })
  expect([answer.status, (await answer.json()).code]).toEqual([429, 'import.too_many_waiting'])
})
