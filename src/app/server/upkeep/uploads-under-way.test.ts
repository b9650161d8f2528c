import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostUnderWay } from '#platform/server/http/uploads/under-way.ts'
import { signInAs } from '../test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

/** An upload that goes on until it is ended or broken off. */
function begin({ cookies }: TestBrowser, method: 'POST' | 'PUT', address: string) {
  let body!: ReadableStreamDefaultController<Uint8Array>
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) })
  const bytes = new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="other"\r\n\r\n')
  body.enqueue(bytes)
  const wanted = {
    method,
    body: stream,
    duplex: 'half',
    headers: {
      origin: 'http://localhost:3000',
      'content-type': 'multipart/form-data; boundary=x',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  }
  const request = new Request(new URL(address, 'http://localhost:3000'), wanted)
  const answered = Promise.resolve(site.app.fetch(request))
  return {
    answered,
    end() {
      body.enqueue(new TextEncoder().encode('1\r\n--x--\r\n'))
      body.close()
    },
    breakOff: () => body.error(new Error('gone')),
  }
}

const lying = async () =>
  (await readdir(path.join(site.services.config.dataDir, 'uploads/.temporary')).catch(() => [])).length

test('an account has so many uploads under way at once; the next is refused until one of them is over', async () => {
  const [member, other] = [await signInAs(site, { role: 'user' }), await signInAs(site, { role: 'user' })]
  const photo = `/api/users/${member.uid}/photo`
  const picture = () => `/api/journal/trades/${crypto.randomUUID()}/pictures/${crypto.randomUUID()}`
  const sending = Array.from({ length: mostUnderWay }, (_, at) =>
    at === 0 ? begin(member.browser, 'POST', photo) : begin(member.browser, 'PUT', picture()),
  )
  await expect.poll(lying).toBe(mostUnderWay)

  const refused = await begin(member.browser, 'PUT', picture()).answered
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(await refused.json()).toMatchObject({ code: 'rate.limited' })
  expect(await lying()).toBe(mostUnderWay)

  const others = begin(other.browser, 'PUT', picture())
  await expect.poll(lying).toBe(mostUnderWay + 1)
  others.end()
  expect((await others.answered).status).toBe(422)

  const [first, second, ...rest] = sending
  first?.end()
  second?.breakOff()
  expect([(await first?.answered)?.status, (await second?.answered)?.status]).toEqual([422, 400])
  const after = [begin(member.browser, 'PUT', picture()), begin(member.browser, 'PUT', picture())]
  await expect.poll(lying).toBe(mostUnderWay)
  for (const one of [...rest, ...after]) one.end()
  for (const one of [...rest, ...after]) expect((await one.answered).status).toBe(422)
  expect(await lying()).toBe(0)
})

test('parts of imports count as well', async () => {
  const { browser } = await signInAs(site, { role: 'admin' })
  const sending = Array.from({ length: mostUnderWay }, () => begin(browser, 'POST', '/api/admin/media'))
  await expect.poll(lying).toBe(mostUnderWay)
  const body = new Blob(['x'], { type: 'application/zip' })
  const refused = await browser.send('POST', '/api/admin/imports?purpose=archive&name=x.zip', body)
  expect([refused.status, refused.json.code]).toEqual([429, 'rate.limited'])
  for (const one of sending) one.breakOff()
  await Promise.all(sending.map(({ answered }) => answered))
  expect((await browser.send('POST', '/api/admin/imports?purpose=archive&name=x.zip', body)).status).toBe(201)
})
