import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test-app.ts'
import {
  startCarrying,
  unpack,
  withChange,
  type Carrier,
} from '#features/transfer/server/archive/test-archive.ts'
import type { AuditLog } from '#features/identity/contract.ts'
import type { OperatorDetails } from '#features/dashboard/operator/contract.ts'

const settings = 'site/settings.json'
let sites: TestApp[]
let from: Carrier
let to: Carrier

beforeEach(async () => {
  sites = [
    await createTestApp({ RATE_LIMIT_FACTOR: '1000' }),
    await createTestApp({ RATE_LIMIT_FACTOR: '1000' }),
  ]
  ;[from, to] = [await startCarrying(sites[0]!), await startCarrying(sites[1]!)]
})
afterEach(async () => {
  for (const site of sites) await site.close()
})

const read = async ({ author }: Carrier) =>
  (await author.browser.get<OperatorDetails>('/api/admin/operator')).json

async function save(carrier: Carrier, details: Partial<OperatorDetails>): Promise<void> {
  const wanted = { ...(await read(carrier)), ...details }
  expect((await carrier.author.browser.send('PUT', '/api/admin/operator', wanted)).status).toBe(200)
}

const lion = {
  name: { en: 'Lion and Sons', am: 'አንበሳ እና ልጆቹ' },
  email: 'hub@example.com',
  law: { en: 'the law of Ethiopia', am: 'የኢትዮጵያ ሕግ' },
  minimumAge: 18,
  effectiveOn: '2026-11-20',
}

test('a site whose operator nobody entered carries none, and takes none away', async () => {
  await save(to, lion)
  const before = await read(to)
  const zip = await from.takeOut()
  expect(String((await unpack(zip)).get(settings) ?? '')).not.toContain('operator')
  expect((await to.apply(zip)).status).toBe(200)
  expect(await read(to)).toEqual(before)
})

test('the operator travels with the whole site, and comes out again with the same bytes', async () => {
  await save(from, lion)
  const zip = await from.takeOut()
  const report = await to.check(zip)
  expect([report.problems, report.settings]).toEqual([[], [{ name: 'operator', action: 'create' }]])
  expect((await to.apply(zip)).status).toBe(200)
  expect(await read(to)).toMatchObject(lion)
  expect((await to.takeOut()).equals(zip)).toBe(true)
  expect((await to.check(zip)).settings).toEqual([{ name: 'operator', action: 'unchanged' }])
})

test('details that are here are written over only where the report has said so, and never by drafts', async () => {
  await save(from, lion)
  await save(to, { name: { en: 'Somebody else', am: '' } })
  const zip = await from.takeOut()
  expect((await to.check(zip, 'drafts')).settings).toEqual([{ name: 'operator', action: 'unchanged' }])
  await to.apply(zip, 'drafts')
  expect((await read(to)).name.en).toBe('Somebody else')
  expect((await to.check(zip)).settings).toEqual([{ name: 'operator', action: 'update' }])
  await to.apply(zip)
  expect(await read(to)).toMatchObject({ ...lion, version: 2 })
  const events = await to.author.browser.get<AuditLog>('/api/admin/audit-log?event=operator.changed')
  expect(events.json.entries).toHaveLength(2)
})

test('who imports it must have proved lately who they are, as for saving it by hand', async () => {
  const [, site] = sites
  const bare = await from.takeOut()
  await save(from, lion)
  const zip = await from.takeOut()
  site!.advance(901_000)
  const refused = await to.apply(zip)
  expect([refused.status, refused.json.code]).toEqual([403, 'session.not_fresh'])
  expect((await read(to)).version).toBe(0)
  expect([(await to.apply(zip, 'drafts')).status, (await to.apply(bare)).status]).toEqual([200, 200])
})

test('details that do not fit are named, and nothing is imported', async () => {
  await save(from, lion)
  const wrong = await withChange(await from.takeOut(), settings, ({ operator }) => ({
    operator: { ...Object(operator), minimumAge: 0, secret: 1 },
  }))
  const { problems } = await to.check(wrong)
  expect(problems.map(({ field }) => field).toSorted()).toEqual([
    `${settings} operator.minimumAge`,
    `${settings} operator.secret`,
  ])
  expect((await to.apply(wrong)).status).toBe(422)
  expect((await read(to)).version).toBe(0)
})
