import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { newId } from '#platform/ids.ts'
import { systemContext } from '#platform/server/context.ts'
import { ghostExportOf } from '../foreign/test-exports.ts'
import { pngOf, zipOf } from '../test-zip.ts'
import { purgeImports } from './imports.ts'
import { sweepParts } from './sweep.ts'
import { bringImport, importsPath, lookAt, nextPart, sendPart, type ForeignImport } from './test-imports.ts'

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
const begun = `${importsPath}?purpose=foreign&name=ghost.json`
const begin = (browser: TestBrowser, content: string) => sendPart(browser, begun, content)

test('a file that comes in parts, one of them twice, is whole again', async () => {
  const first = await begin(admin, json.slice(0, 300))
  expect([first.status, first.json.bytes]).toEqual([201, 300])
  const { id } = first.json
  expect((await sendPart(admin, nextPart(id, 300), json.slice(300, 600))).json.bytes).toBe(600)
  const twice = await sendPart(admin, nextPart(id, 300), json.slice(300, 600))
  const early = await sendPart(admin, nextPart(id, 900), 'x')
  for (const { status, json } of [twice, early])
    expect([status, json.code, json.details]).toEqual([409, 'import.part_out_of_place', { bytes: 600 }])
  expect((await sendPart(admin, nextPart(id, 600), json.slice(600))).json.bytes).toBe(json.length)
  const looked = await lookAt(admin, id, { purpose: 'foreign', kind: 'blog' })
  expect([looked.status, looked.json.report.posts[0]!.title]).toEqual([200, 'In parts'])
})

test('one part that is sent twice at once is kept once', async () => {
  const { id } = (await begin(admin, json.slice(0, 300))).json
  const rest = json.slice(300)
  const both = await Promise.all([1, 2].map(() => sendPart(admin, nextPart(id, 300), rest)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await lookAt(admin, id, { purpose: 'foreign' })).json.report.posts).toHaveLength(1)
})

test('nobody adds to another one’s upload, and readers send none', async () => {
  const { id } = (await begin(admin, 'x')).json
  const other = (await signInAs(site, { role: 'admin' })).browser
  expect((await sendPart(other, nextPart(id, 1), 'y')).status).toBe(404)
  expect((await begin((await signInAs(site, { role: 'user' })).browser, 'y')).status).toBe(403)
  expect((await begin(site.browser(), 'y')).status).toBe(401)
})

test('parts have their limits, and are forgotten after a day', async () => {
  expect((await begin(admin, 'x'.repeat(8 * 1024 * 1024 + 1))).status).toBe(413)
  const { id } = (await begin(admin, 'x')).json
  expect((await sendPart(admin, nextPart(id, 2), 'x')).status).toBe(409)
  expect((await sendPart(admin, nextPart(id, 'one'), 'x')).status).toBe(422)
  site.advance(24 * 3_600_000 + 1)
  await purgeImports(systemContext(site.services, 'test'))
  expect(await site.services.storage.get(`imports/${id}.0`)).toBeUndefined()
  admin = (await signInAs(site, { role: 'admin' })).browser
  expect((await admin.get(`${importsPath}/${id}`)).status).toBe(404)
})

test('an import whose parts cannot be removed for now keeps no other', async () => {
  const ids = [(await begin(admin, 'x')).json.id, (await begin(admin, 'y')).json.id]
  const { storage } = site.services
  const late = { ...systemContext(site.services, 'test'), now: site.services.clock() + 25 * 3_600_000 }
  const left = async () => {
    const all = await Array.fromAsync(storage.list('imports'))
    return ids.filter((id) => all.some(({ key }) => key.includes(id)))
  }
  let stuck: string | undefined
  const remove = async (key: string) => {
    stuck ??= ids.find((id) => key.includes(id))
    if (stuck && key.includes(stuck)) throw new Error('away')
    await storage.remove(key)
  }
  await purgeImports({ ...late, storage: { ...storage, remove } })
  expect(await left()).toEqual([stuck])
  await purgeImports(late)
  expect(await left()).toEqual([])
})

test('parts whose import nobody knows go after a day, those of one that waits stay', async () => {
  const { storage } = site.services
  const keys = async () => (await Array.fromAsync(storage.list('imports'))).map(({ key }) => key)
  const { id } = (await begin(admin, 'x')).json
  const lost = `imports/${newId()}.3`
  await storage.put(lost, Buffer.from('x'), 'application/octet-stream')
  const sweepAfter = async (hours: number) => {
    const ctx = systemContext(site.services, 'test')
    // Bytes are as old as the machine says, whose clock no test moves.
    await sweepParts({ ...ctx, now: Date.now() + hours * 3_600_000 })
    return (await keys()).filter((key) => key === lost || key.includes(id)).toSorted()
  }
  expect(await sweepAfter(23)).toEqual([`imports/${id}.0`, lost].toSorted())
  expect(await sweepAfter(25)).toEqual([`imports/${id}.0`])
  await admin.send('DELETE', `${importsPath}/${id}`)
  expect(await keys()).not.toContain(`imports/${id}.0`)
})

test('the uploads of one account that wait are few, and what is applied is none of them', async () => {
  const ids: string[] = []
  for (let number = 0; number < 11; number++) {
    ids.push((await begin(admin, `x${number}`)).json.id)
    site.advance(1)
  }
  const statuses = []
  for (const id of [ids[0], ids[1], ids[10]]) statuses.push((await admin.get(`${importsPath}/${id}`)).status)
  expect(statuses).toEqual([404, 200, 200])
  const other = (await signInAs(site, { role: 'admin' })).browser
  const refused = await begin(other, 'x')
  expect([refused.status, refused.json.code]).toEqual([429, 'import.too_many_waiting'])
  for (const id of ids.slice(1)) await admin.send('DELETE', `${importsPath}/${id}`)
})

test('nothing is imported that nobody has looked at, nor as what it was not sent as', async () => {
  const { id } = (await begin(admin, json)).json
  const early = await admin.send('POST', `${importsPath}/${id}/application`)
  expect([early.status, early.json.code]).toEqual([409, 'import.not_looked_at'])
  expect((await lookAt(admin, id, { purpose: 'translation' })).status).toBe(404)
})

test('what was said of an upload counts no longer when another part comes', async () => {
  const part = json.lastIndexOf('}')
  const { json: whole } = await bringImport(admin, {
    purpose: 'foreign',
    name: 'a.md',
    content: '# One\n\nx',
  })
  expect(whole.report.posts).toHaveLength(1)
  const longer = await sendPart(admin, nextPart(whole.id, whole.bytes), json.slice(part))
  expect([longer.json.report, longer.json.settings]).toEqual([null, null])
  expect((await admin.send('POST', `${importsPath}/${whole.id}/application`)).status).toBe(409)
})

test('an import that is applied keeps its result and not its bytes', async () => {
  const { json: looked } = await bringImport(admin, { purpose: 'foreign', name: 'ghost.json', content: json })
  const address = `${importsPath}/${looked.id}`
  const applied = await admin.send<ForeignImport>('POST', `${address}/application`)
  expect(applied.json.result!.items.map(({ slug }) => slug)).toEqual(['in-parts'])
  expect(await site.services.storage.get(`imports/${looked.id}.0`)).toBeUndefined()
  expect((await admin.get<ForeignImport>(address)).json).toEqual(applied.json)
  expect((await lookAt(admin, looked.id, { purpose: 'foreign' })).json).toEqual(applied.json)
  expect((await admin.send<ForeignImport>('POST', `${address}/application`)).json).toEqual(applied.json)
  expect((await sendPart(admin, nextPart(looked.id, looked.bytes), 'x')).status).toBe(409)
})

/** Something that happens once, just before the storage does what it is asked. */
function before(action: 'get' | 'put' | 'remove', happens: () => Promise<unknown>): void {
  const { storage } = site.services
  const own: (...given: never[]) => unknown = storage[action].bind(storage)
  const spy = vi.spyOn(storage, action)
  spy.mockImplementationOnce(async (...given: unknown[]) => {
    spy.mockRestore()
    await happens()
    return Reflect.apply(own, storage, given) as never
  })
}

describe('what happens while an import is applied', () => {
  const bring = (uuid: string) =>
    bringImport(admin, {
      purpose: 'foreign',
      name: 'ghost.json',
      content: ghostExportOf([{ uuid, title: uuid, slug: uuid, html: '<p>Once.</p>' }]),
    })

  test('a look that comes too late finds its result, and does not forget it', async () => {
    const { id } = (await bring('late-look')).json
    const address = `${importsPath}/${id}`
    before('get', () => admin.send('POST', `${address}/application`))
    const looked = await lookAt(admin, id, { purpose: 'foreign' })
    expect([looked.status, looked.json.result?.items]).toEqual([200, [expect.any(Object)]])
    expect((await admin.get(address)).json).toEqual(looked.json)
  })

  test('its result is told also when the upload is discarded meanwhile', async () => {
    const address = `${importsPath}/${(await bring('discarded')).json.id}`
    before('remove', () => admin.send('DELETE', address))
    const applied = await admin.send<ForeignImport>('POST', `${address}/application`)
    expect([applied.status, applied.json.result?.items]).toEqual([200, [expect.any(Object)]])
  })

  test('two nodes that do it at once keep its pictures once', async () => {
    const zip = await zipOf({
      'a.json': ghostExportOf([
        {
          uuid: 'twice',
          title: 'Twice',
          slug: 'twice',
          html: '<img src="__GHOST_URL__/content/images/candle.png" alt="A candle">',
        },
      ]),
      'content/images/candle.png': await pngOf(40),
    })
    const { id } = (await bringImport(admin, { purpose: 'foreign', name: 'a.zip', content: zip })).json
    const both = await Promise.all(
      [1, 2].map(() => admin.send<ForeignImport>('POST', `${importsPath}/${id}/application`)),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.json.result).toEqual(both[1]?.json.result)
    expect((await admin.get<{ items: unknown[] }>('/api/admin/media')).json.items).toHaveLength(1)
  })
})

describe('what happens while an upload is looked at', () => {
  const bring = () => bringImport(admin, { purpose: 'foreign', name: 'ghost.json', content: json })

  test('whoever asks is told as what, and nothing of what was found before', async () => {
    const { id } = (await bring()).json
    const ask = async () => (await admin.get<ForeignImport>(`${importsPath}/${id}`)).json
    let meanwhile: Partial<ForeignImport> = {}
    before('get', async () => (meanwhile = await ask()))
    const looked = await lookAt(admin, id, { purpose: 'foreign', language: 'am' })
    expect([meanwhile.settings?.language, meanwhile.report]).toEqual(['am', null])
    expect(looked.json.report.posts[0]?.language).toBe('am')
    expect(await ask()).toEqual(looked.json)
    await admin.send('DELETE', `${importsPath}/${id}`)
  })

  test('it may be asked for once more in the same way, and both find it', async () => {
    const { id } = (await bring()).json
    const look = () => lookAt(admin, id, { purpose: 'foreign', language: 'am' })
    let other: unknown
    before('get', async () => (other = (await look()).json))
    const own = await look()
    expect([own.status, own.json]).toEqual([200, other])
    await admin.send('DELETE', `${importsPath}/${id}`)
  })

  test('what was found before is true again when the storage fails', async () => {
    const { id, report } = (await bring()).json
    before('get', () => Promise.reject(new Error('away')))
    expect((await lookAt(admin, id, { purpose: 'foreign', language: 'am' })).status).toBe(500)
    expect((await admin.get<ForeignImport>(`${importsPath}/${id}`)).json.report).toEqual(report)
    await admin.send('DELETE', `${importsPath}/${id}`)
  })
})

describe('two contents of one part at once', () => {
  const [first, own] = [json.slice(0, 20), json.slice(20)]
  const others = own.replace('Whole', 'Wrong')
  expect(others).not.toBe(own)

  test('make the file that was taken, or none', async () => {
    const { id } = (await begin(admin, first)).json
    let taken = 0
    before('put', async () => {
      taken = (await sendPart(admin, nextPart(id, 20), own)).status
    })
    const late = await sendPart(admin, nextPart(id, 20), others)
    expect([taken, late.status]).toEqual([200, 409])
    const looked = await lookAt(admin, id, { purpose: 'foreign' })
    expect([looked.status, looked.json.code]).toEqual([400, 'upload.broken_off'])
    expect((await admin.get(`${importsPath}/${id}`)).status).toBe(404)
  })

  test('import nothing that nobody has looked at', async () => {
    const { id } = (await begin(admin, first)).json
    let looked = 0
    before('put', async () => {
      await sendPart(admin, nextPart(id, 20), own)
      looked = (await lookAt(admin, id, { purpose: 'foreign' })).status
    })
    await sendPart(admin, nextPart(id, 20), others)
    const applied = await admin.send('POST', `${importsPath}/${id}/application`)
    expect([looked, applied.status, applied.json.code]).toEqual([200, 400, 'upload.broken_off'])
    await admin.send('DELETE', `${importsPath}/${id}`)
  })
})

test('a part that arrives as its upload is discarded leaves nothing behind', async () => {
  const { id } = (await begin(admin, 'x')).json
  before('put', () => admin.send('DELETE', `${importsPath}/${id}`))
  expect((await sendPart(admin, nextPart(id, 1), 'y')).status).toBe(404)
  expect(await site.services.storage.get(`imports/${id}.1`)).toBeUndefined()
})
