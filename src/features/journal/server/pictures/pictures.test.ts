import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createOtherNode } from '#app/server/test-app.ts'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import { newId } from '#platform/ids.ts'
import { systemContext } from '#platform/server/context.ts'
import type { TradeList } from '../../contract.ts'
import { emptyTrade } from '../../joining/test-trades.ts'
import { mostPictures, mostPicturesOfTrade, picturesAnHour } from '../../limits.ts'
import { sweepPictures } from './sweep.ts'

let site: TestSite
let people = 0
let png: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  site = await createTestSite()
  const canvas = { width: 2400, height: 600, channels: 3, background: 'teal' } as const
  const image = sharp({ create: canvas }).withExif({ IFD0: { Artist: 'Somebody' } })
  png = new Uint8Array(await image.png().toBuffer())
})
afterAll(() => site.close())

const day = 86_400_000
const join = () => site.join(`painter-${(people += 1)}@example.com`)
const addressOf = (trade: string, picture = newId()) => `/api/journal/trades/${trade}/pictures/${picture}`
const write = ({ browser }: Member, id: string) =>
  browser.send('PUT', `/api/journal/trades/${id}`, {
    base: 0,
    writer: 'phone-page',
    changed: [],
    fields: emptyTrade,
  })
const send = ({ browser }: Member, address: string, description = 'የሰሊጥ ገበታ', bytes = png) => {
  const form = new FormData()
  form.set('file', new File([bytes], 'shot.png', { type: 'image/png' }))
  form.set('description', description)
  return browser.send('PUT', address, form)
}
const picturesOf = async ({ browser }: Member) =>
  (await browser.get<TradeList>('/api/journal/trades')).json.items.flatMap(({ pictures }) => pictures)
const keys = async () =>
  (await Array.fromAsync(site.services.storage.list('journal'))).map(({ key }) => key).toSorted()
const sweep = () => sweepPictures(systemContext(site.services, 'test'))

async function withPicture() {
  const member = await join()
  const trade = newId()
  await write(member, trade)
  const address = addressOf(trade)
  expect((await send(member, address)).status).toBe(200)
  return { member, trade, address }
}

test('a picture is made smaller, read and deleted by its member alone', async () => {
  const { member, address } = await withPicture()
  const id = address.split('/').at(-1)
  const shown = { id, width: 1920, height: 480, bytes: expect.any(Number), description: 'የሰሊጥ ገበታ' }
  expect(await picturesOf(member)).toEqual([shown])
  const own = await member.browser.get(address)
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(own.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(own.headers.get('cache-control')).toBe('private, no-cache')

  expect((await site.browser().get(address)).status).toBe(401)
  expect((await site.browser().send('DELETE', address)).status).toBe(401)
  for (const other of [await join(), site.admin]) {
    expect((await other.browser.get(address)).status).toBe(404)
    expect((await send(other, address)).status).toBe(404)
    expect((await send(other, address.replace(/[^/]+$/, newId()))).status).toBe(404)
    await other.browser.send('DELETE', address)
  }
  const [key = ''] = await keys()
  expect((await member.browser.get(`/${key}`)).status).toBe(404)
  expect((await member.browser.get(`/media/${key.split('/')[1]}`)).status).toBe(404)

  expect((await send(member, address)).status).toBe(200)
  expect(await picturesOf(member)).toEqual([shown])
  const stored = await site.services.storage.get(key)
  const kept = await sharp(await new Response(stored?.body).arrayBuffer()).metadata()
  expect([kept.format, kept.exif]).toEqual(['webp', undefined])
  expect((await member.browser.send('DELETE', address)).json).toEqual({ isKept: false })
  expect([await picturesOf(member), await keys()]).toEqual([[], []])
})

test('who asks for the headers of a picture alone leaves no file open', async () => {
  const { member, address } = await withPicture()
  const closed = vi.fn()
  const body = new ReadableStream<Uint8Array>({ cancel: closed })
  const get = vi.spyOn(site.services.storage, 'get').mockResolvedValueOnce({ body, bytes: 300_000 })
  onTestFinished(() => get.mockRestore())
  const cookie = [...member.browser.cookies].map((pair) => pair.join('=')).join('; ')
  const asked = new Request(new URL(address, 'http://localhost:3000'), {
    method: 'HEAD',
    headers: { cookie },
  })
  const { status, headers } = await site.app.fetch(asked)
  expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([
    200,
    'image/webp',
    '300000',
  ])
  expect(headers.get('x-request-id')).toBeTruthy()
  expect(closed).toHaveBeenCalledOnce()
})

test('what is no picture, has no words or a guessable id is refused', async () => {
  const { member, trade } = await withPicture()
  const text = new Uint8Array(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  const answers = [
    await send(member, addressOf(trade), 'words', text),
    await send(member, addressOf(trade), '   '),
    await send(member, addressOf(trade, '1')),
  ]
  expect(answers.map(({ status }) => status)).toEqual([415, 422, 422])
  expect(answers.slice(1).map(({ json }) => json.fields)).toEqual([
    { description: 'invalid' },
    { id: 'invalid' },
  ])
  expect(await picturesOf(member)).toHaveLength(1)
})

test('more pictures than a trade or a member may have are refused', async () => {
  const { member, trade } = await withPicture()
  for (let count = 1; count < mostPicturesOfTrade; count++) await send(member, addressOf(trade))
  expect((await send(member, addressOf(trade))).json.code).toBe('saved.full')
  const { db } = site.services.connection
  const about = { userId: member.uid, tradeId: newId(), width: 1, height: 1, bytes: 1, description: 'x' }
  const rows = Array.from({ length: mostPictures - mostPicturesOfTrade }, () => ({
    ...about,
    id: newId(),
    key: `journal/${newId()}.webp`,
    createdAt: 1,
  }))
  await db.insertInto('journal_pictures').values(rows).execute()
  expect((await send(member, addressOf(newId()))).json.code).toBe('saved.full')
})

test('pictures are counted before they are read, one that is there too: it has to be read to know', async () => {
  const { member, trade, address } = await withPicture()
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const config = { ...site.services.config, rateLimitFactor: 3 / picturesAnHour }
  const strict = createOtherNode(
    { ...site, services: { ...site.services, config } },
    config.dataDir,
  ).browser()
  for (const [name, value] of member.browser.cookies) strict.cookies.set(name, value)
  const statuses: number[] = []
  for (let number = 0; number < 3; number++)
    statuses.push((await strict.send('PUT', addressOf(trade), 'no form', headers)).status)
  // One of the three was counted with the picture that is there.
  expect(statuses).toEqual([400, 400, 429])
  expect((await send({ ...member, browser: strict }, address)).status).toBe(429)
})

test('pictures of long ago stay for a day after their trade is deleted, in their order, and come back with it', async () => {
  const { member, trade, address } = await withPicture()
  site.advance(1000)
  await send(member, addressOf(trade))
  const before = await picturesOf(member)
  site.advance(9 * day)
  const browser = await site.signIn(member.email)
  const later = { ...member, browser }
  const remove = () => browser.send('DELETE', `/api/journal/trades/${trade}?base=9&writer=phone-page`)
  await remove()
  await sweep()
  await write(later, trade)
  expect(await picturesOf(later)).toEqual(before)
  expect((await browser.get(address)).status).toBe(200)

  await remove()
  site.advance(day + 1000)
  await sweep()
  const again = { ...member, browser: await site.signIn(member.email) }
  await write(again, trade)
  expect(await picturesOf(again)).toEqual([])
})

test('pictures come before their trade, stay for one that comes back, and go with it and with the account', async () => {
  const { member, trade, address } = await withPicture()
  const early = newId()
  expect((await send(member, addressOf(early))).status).toBe(200)
  expect((await member.browser.get(addressOf(early))).status).toBe(404)
  await write(member, early)
  expect(await picturesOf(member)).toHaveLength(2)

  const remove = () => member.browser.send('DELETE', `/api/journal/trades/${trade}?base=9&writer=phone-page`)
  await remove()
  expect((await member.browser.get(address)).status).toBe(404)
  await sweep()
  await write(member, trade)
  expect((await member.browser.get(address)).status).toBe(200)
  const { json } = await member.browser.get(`/api/users/${member.uid}/export`)
  const { journal } = json as unknown as {
    journal: { pictures: { address: string; base64: string | null }[] }[]
  }
  const exported = journal
    .flatMap(({ pictures }) => pictures)
    .toSorted((one) => (one.address === address ? -1 : 1))
  const [of] = await site.services.connection.db
    .selectFrom('journal_pictures')
    .selectAll()
    .where('id', '=', address.split('/').at(-1) ?? '')
    .execute()
  const stored = await site.services.storage.get(of?.key ?? '')
  const bytes = Buffer.from(await new Response(stored?.body).arrayBuffer())
  expect(bytes.length).toBe(of?.bytes)
  expect(exported.map((one) => one.address === address)).toEqual([true, false])
  expect(exported[0]?.base64).toBe(bytes.toString('base64'))

  await remove()
  const before = await keys()
  site.advance(2 * day)
  const again = await site.signIn(`painter-${people}@example.com`)
  await sweep()
  expect(before.length - (await keys()).length).toBeGreaterThanOrEqual(1)
  await again.send('DELETE', `/api/users/${member.uid}`, { password: 'a kettle sings at dawn' })
  site.advance(2 * day)
  await sweep()
  const rows = await site.services.connection.db
    .selectFrom('journal_pictures')
    .select('key')
    .where('userId', '=', member.uid)
    .execute()
  expect(rows).toEqual([])
  const known = await site.services.connection.db.selectFrom('journal_pictures').select('key').execute()
  const named = new Set(known.map(({ key }) => key))
  expect((await keys()).filter((key) => !named.has(key))).toEqual([])
})
