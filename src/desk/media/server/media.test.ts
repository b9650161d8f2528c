import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { MediaItem } from '#content/media/contract.ts'
import { Problem } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { systemContext, type Context } from '#platform/server/context.ts'
import { createHttpApp } from '#platform/server/http/http.ts'
import { mountRouter } from '#platform/server/http/router.ts'
import type { UploadedMedia } from '../contract.ts'
import { mediaApi } from './api.ts'
import { findFiles, findPictures } from '#content/media/server/find-media.ts'
import { uploadImage } from './media.ts'
import { deriveProfilePhoto, removeProfilePhoto, sweepPhotos } from './profile-photo.ts'

let site: TestApp

beforeAll(async () => {
  site = await createTestApp()
  const created = new Date().toISOString()
  const user = {
    emailVerified: site.services.connection.engine === 'postgres' ? true : 1,
    createdAt: created,
    updatedAt: created,
  }
  await site.services.connection.db
    .insertInto('users')
    .values([
      { id: 'editor', displayName: 'Editor', email: 'editor@hub.example', role: 'admin', ...user },
      { id: 'reader', displayName: 'Reader', email: 'reader@hub.example', role: 'user', ...user },
    ])
    .execute()
})

afterAll(() => site.close())

test('an editor uploads an image, and anyone fetches its variants by the addresses of its picture', async () => {
  const { status, json } = await upload(await png(1000, 500), 'ገበያ.png', {
    altEn: ' A market ',
    altAm: 'ገበያ',
  })
  expect(status).toBe(201)
  const picture = json.picture!
  expect(json).toMatchObject({ kind: 'image', fileName: 'ገበያ.png', mimeType: 'image/png', file: null })
  expect(picture).toMatchObject({ width: 1000, height: 500, alt: { en: 'A market', am: 'ገበያ' } })
  expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(picture.src).toBe(`/media/${json.id}/960.webp`)
  expect(picture.bytes).toBe((await fetchMedia(picture.src.replace('.webp', '.avif'))).bytes.length)
  for (const { type, srcset } of picture.sources) {
    const addresses = srcset.split(', ').map((part) => part.split(' '))
    expect(addresses.map(([, width]) => width)).toEqual(['320w', '640w', '960w', '1000w'])
    for (const [address = '', width = ''] of addresses) {
      const { response, bytes } = await fetchMedia(address)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(type)
      expect((await sharp(bytes).metadata()).width).toBe(Number.parseInt(width, 10))
    }
  }
})

test('who uploads the same file once more is told which one the library had', async () => {
  const bytes = await png(321, 123)
  const first = (await upload(bytes, 'first.png')).json
  const second = (await upload(bytes, 'second.png')).json
  expect(first.known).toBeNull()
  expect(second).toMatchObject({ fileName: 'second.png', known: { id: first.id, fileName: 'first.png' } })
  expect(second.id).not.toBe(first.id)
  expect((await upload(await png(322, 123), 'third.png')).json.known).toBeNull()
})

test('an image is sent so that it can be kept for ever and never runs', async () => {
  const { json } = await upload(await png(50, 50), 'x.png')
  const { response, bytes } = await fetchMedia(json.picture!.src)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(bytes.length),
  })
  expect(response.headers.get('content-disposition')).toBe('inline')
  const etag = response.headers.get('etag') ?? ''
  const again = await fetchMedia(json.picture!.src, { headers: { 'if-none-match': `"other", W/${etag}` } })
  expect([again.response.status, again.bytes.length]).toEqual([304, 0])
  const head = await fetchMedia(json.picture!.src, { method: 'HEAD' })
  expect([head.response.status, head.bytes.length]).toEqual([200, 0])
  expect(head.response.headers.get('content-length')).toBe(String(bytes.length))
})

test('a file comes back byte for byte, only for saving, under its own name', async () => {
  const content = new TextEncoder().encode('%PDF-1.7 የንግድ ዕቅድ')
  const { status, json } = await upload(content, 'የንግድ ዕቅድ.pdf')
  expect(status).toBe(201)
  expect(json).toMatchObject({ kind: 'file', picture: null })
  expect(json.file).toEqual({
    id: json.id,
    name: 'የንግድ ዕቅድ.pdf',
    mimeType: 'application/pdf',
    bytes: content.length,
    url: `/media/${json.id}/file.pdf`,
  })
  const { response, bytes } = await fetchMedia(json.file!.url)
  expect(bytes).toEqual(content)
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('የንግድ ዕቅድ.pdf')}`,
  )
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  )
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
})

test('an address that is not a variant is not found, whatever it tries', async () => {
  const { json } = await upload(await png(50, 50), 'x.png')
  for (const address of [
    `/media/${json.id}/99.webp`,
    `/media/${json.id}/`,
    `/media/${newId()}/50.webp`,
    '/media/x/y',
    `/media/${json.id}/..`,
  ]) {
    expect((await fetchMedia(address)).response.status).toBe(404)
  }
})

test('documents that can run scripts are refused, whatever they are called', async () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  const html = new TextEncoder().encode('<!doctype html><script>1</script>')
  for (const [bytes, name] of [
    [svg, 'x.svg'],
    [svg, 'x.png'],
    [svg, 'x.txt'],
    [html, 'x.html'],
    [html, 'x.csv'],
    [html, 'x.pdf'],
  ] as const) {
    expect(await upload(bytes, name)).toMatchObject({ status: 415, json: { code: 'media.type_refused' } })
  }
})

test('what is too large is refused, also when it does not say so beforehand', async () => {
  const image = Buffer.concat([await png(50, 50), Buffer.alloc(10 * 1024 * 1024)])
  expect(await upload(image, 'x.png')).toMatchObject({ status: 413, json: { code: 'media.too_large' } })
  const limit = 25 * 1024 * 1024
  const fits = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(limit - 5)])
  expect(await upload(fits, 'x.pdf')).toMatchObject({ status: 201 })
  expect(await upload(Buffer.concat([fits, Buffer.alloc(1)]), 'x.pdf')).toMatchObject({ status: 413 })
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024 * 1024
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const answer = await ask('POST', '/api/admin/media', {
    body: endless,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(answer).toMatchObject({
    status: 413,
    json: { code: 'media.too_large', details: { mostBytes: limit } },
  })
  expect(sent).toBeLessThan(limit + 8 * 1024 * 1024)
  expect(await temporaryFiles()).toEqual([])
})

test('a form that is no form, or lacks its file, is refused', async () => {
  expect(
    await ask('POST', '/api/admin/media', { body: '{}', headers: { 'content-type': 'application/json' } }),
  ).toMatchObject({ status: 415 })
  const broken = { body: 'no boundary here', headers: { 'content-type': 'multipart/form-data; boundary=x' } }
  expect(await ask('POST', '/api/admin/media', broken)).toMatchObject({
    status: 400,
    json: { code: 'upload.malformed' },
  })
  expect(await ask('POST', '/api/admin/media', { body: new FormData() })).toMatchObject({
    status: 422,
    json: { fields: { file: 'required' } },
  })
  expect(await upload(new Uint8Array(), 'x.png')).toMatchObject({
    status: 422,
    json: { fields: { file: 'empty' } },
  })
  expect(await upload(await png(9, 9), 'x.png', { altEn: 'x'.repeat(501) })).toMatchObject({
    status: 422,
    json: { fields: { altEn: 'too_long' } },
  })
  expect(await upload(await png(9, 9), 'x.png', { role: 'admin' })).toMatchObject({
    status: 422,
    json: { fields: { role: 'unknown_field' } },
  })
  expect(await temporaryFiles()).toEqual([])
})

test('a sender that breaks off leaves nothing behind', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('--x\r\n'))
      controller.error(new Error('gone'))
    },
  })
  const answer = await ask('POST', '/api/admin/media', {
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(answer).toMatchObject({ status: 400, json: { code: 'upload.broken_off' } })
  expect(await temporaryFiles()).toEqual([])
})

test('a sender that falls silent is told so in time, and leaves nothing behind', async () => {
  const began = performance.now()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('--x\r\n')),
  })
  const answered = ask('POST', '/api/admin/media', {
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  await expect.poll(async () => (await temporaryFiles()).length).toBe(1)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(await answered).toMatchObject({ status: 408, json: { code: 'upload.too_slow' } })
  expect(performance.now() - began).toBeLessThan(5000)
  expect(await temporaryFiles()).toEqual([])
})

test('a guest and a member reach nothing of the library', async () => {
  for (const [method, address] of [
    ['GET', ''],
    ['POST', ''],
    ['GET', '/x'],
    ['PATCH', '/x'],
    ['DELETE', '/x'],
  ] as const) {
    expect((await ask(method, `/api/admin/media${address}`, {}, 'guest')).status).toBe(401)
    expect((await ask(method, `/api/admin/media${address}`, {}, 'user')).status).toBe(403)
  }
})

test('the library is listed newest first, in pages, by kind and by words', async () => {
  const other = await createTestApp()
  const ctx = systemContext(other.services, 'test')
  const bytes = await png(2, 2)
  for (let n = 1; n <= 42; n++)
    await uploadImage(
      { ...ctx, now: n },
      { bytes, fileName: `p${n}.png`, altAm: n === 7 ? '100%_ቡና' : '', quick: true },
    )
  const list = (query: string) =>
    ask<{ items: MediaItem[]; hasNext: boolean }>('GET', `/api/admin/media${query}`, {}, 'admin', other)
  const first = await list('')
  expect(first.json.items.map(({ createdAt }) => createdAt)).toEqual(
    Array.from({ length: 40 }, (_, at) => 42 - at),
  )
  expect(first.json.hasNext).toBe(true)
  const second = await list('?page=2')
  expect(second.json).toMatchObject({
    page: 2,
    hasNext: false,
    items: [{ fileName: 'p2.png' }, { fileName: 'p1.png' }],
  })
  expect(
    (await list(`?q=${encodeURIComponent('100%_ቡ')}`)).json.items.map(({ fileName }) => fileName),
  ).toEqual(['p7.png'])
  expect((await list('?q=P41')).json.items).toHaveLength(1)
  expect((await list('?q=%25')).json.items).toEqual([])
  expect((await list('?kind=file')).json.items).toEqual([])
  expect((await list('?page=0')).status).toBe(422)
  await other.close()
})

test('alternative texts are changed one by one', async () => {
  const { json } = await upload(await png(9, 9), 'x.png', { altEn: 'One', altAm: 'አንድ' })
  const changed = await ask<MediaItem>('PATCH', `/api/admin/media/${json.id}`, { json: { altEn: 'Two' } })
  expect(changed).toMatchObject({ status: 200, json: { alt: { en: 'Two', am: 'አንድ' } } })
  expect((await ask('GET', `/api/admin/media/${json.id}`)).json).toMatchObject({
    alt: { en: 'Two', am: 'አንድ' },
  })
  expect(await ask('PATCH', `/api/admin/media/${json.id}`, { json: { id: 'x' } })).toMatchObject({
    status: 422,
  })
  expect(await ask('PATCH', '/api/admin/media/unknown', { json: { altEn: 'x' } })).toMatchObject({
    status: 404,
    json: { code: 'media.not_found' },
  })
})

test('a description that somebody else changed meanwhile is not replaced unseen', async () => {
  const { json } = await upload(await png(9, 9), 'x.png', { altEn: 'One' })
  const change = (body: object) => ask<Problem>('PATCH', `/api/admin/media/${json.id}`, { json: body })
  expect((await change({ altEn: 'Two', was: { altEn: 'One' } })).status).toBe(200)
  expect((await change({ altAm: 'ሁለት', was: { altAm: '' } })).status).toBe(200)
  expect(await change({ altEn: 'Three', was: { altEn: 'One' } })).toMatchObject({
    status: 409,
    json: { code: 'media.changed', details: { current: { altEn: 'Two', altAm: 'ሁለት' } } },
  })
  expect((await change({ altEn: 'Three', was: { altEn: 'Two' } })).status).toBe(200)
  expect((await ask('GET', `/api/admin/media/${json.id}`)).json).toMatchObject({
    alt: { en: 'Three', am: 'ሁለት' },
  })
})

test('a removed upload is gone with its bytes', async () => {
  const { json } = await upload(await png(9, 9), 'x.png')
  expect(await stored(json.id)).toEqual(['9.avif', '9.webp'])
  expect((await ask('DELETE', `/api/admin/media/${json.id}`)).status).toBe(204)
  expect(await stored(json.id)).toEqual([])
  expect((await fetchMedia(json.picture!.src)).response.status).toBe(404)
  expect((await ask('DELETE', `/api/admin/media/${json.id}`)).status).toBe(404)
  const events = await site.services.connection.db
    .selectFrom('audit_log')
    .select(['event', 'actorId'])
    .where('subjectId', '=', json.id)
    .orderBy('at')
    .execute()
  expect(events.map(({ event }) => event).sort()).toEqual(['media.removed', 'media.uploaded'])
  expect(events[0]?.actorId).toBe('editor')
})

test('what is used anywhere cannot be removed', async () => {
  const { db } = site.services.connection
  const now = Date.now()
  const item = async (more: object = {}) => {
    const id = newId()
    await db
      .insertInto('items')
      .values({ id, kind: 'blog', slug: id, createdAt: now, updatedAt: now, ...more })
      .execute()
    return id
  }
  const edition = (itemId: string, more: object) =>
    db
      .insertInto('editions')
      .values({ itemId, language: 'am', body: '{}', updatedAt: now, ...more })
      .execute()
  const published = {
    kind: 'blog',
    language: 'am',
    revision: 1,
    title: '',
    excerpt: '',
    seoTitle: '',
    seoDescription: '',
    html: '',
    headings: '[]',
    extras: '{}',
    searchText: '',
    minutes: 1,
    publishedAt: now,
    visibleFrom: now,
  } as const
  const publication = (itemId: string, more: object) =>
    db
      .insertInto('publications')
      .values({ id: newId(), itemId, ...published, ...more })
      .execute()
  const uses: Record<string, (id: string) => Promise<unknown>> = {
    cover: (id) => item({ coverId: id }),
    details: (id) => item({ details: JSON.stringify({ fileId: id }) }),
    body: async (id) => edition(await item(), { body: JSON.stringify({ type: 'doc', mediaId: id }) }),
    extras: async (id) => edition(await item(), { extras: JSON.stringify({ fileId: id }) }),
    html: async (id) => publication(await item(), { html: `<img src="/media/${id}/320.webp">` }),
    collection: (id) =>
      db.insertInto('collections').values({ id: newId(), kind: 'track', slug: id, coverId: id }).execute(),
    setting: (id) =>
      db
        .insertInto('settings')
        .values({ key: newId(), value: JSON.stringify({ hero: id }), updatedAt: now })
        .execute(),
  }
  for (const [place, use] of Object.entries(uses)) {
    const { json } = await upload(await png(9, 9), 'x.png')
    await use(json.id)
    const refused = await ask('DELETE', `/api/admin/media/${json.id}`)
    expect(refused, place).toMatchObject({
      status: 409,
      json: { code: 'media.in_use', details: { uses: [{ id: expect.any(String) }] } },
    })
    expect((await fetchMedia(json.picture!.src)).response.status).toBe(200)
  }
})

test('when the row cannot be written, the bytes are removed again', async () => {
  const removed = vi.spyOn(site.services.storage, 'remove')
  const ctx: Context = {
    ...systemContext(site.services, 'test'),
    actor: { kind: 'user', uid: 'nobody', role: 'admin', emailVerified: true, sessionId: 's', provedAt: 0 },
  }
  await expect(uploadImage(ctx, { bytes: await png(9, 9), fileName: 'x.png' })).rejects.toThrow(
    /foreign key/i,
  )
  const id = removed.mock.calls[0]?.[0].split('/')[1] ?? ''
  expect(removed.mock.calls.map(([key]) => key)).toEqual([`media/${id}/9.avif`, `media/${id}/9.webp`])
  expect(await stored(id)).toEqual([])
  removed.mockRestore()
})

test('when the bytes cannot be stored, no row is written', async () => {
  const put = vi.spyOn(site.services.storage, 'put').mockRejectedValue(new Problem(507, 'storage.full'))
  const before = await ask<{ items: MediaItem[] }>('GET', '/api/admin/media')
  expect((await upload(await png(9, 9), 'x.png')).status).toBe(507)
  put.mockRestore()
  expect((await ask<{ items: MediaItem[] }>('GET', '/api/admin/media')).json.items[0]?.id).toBe(
    before.json.items[0]?.id,
  )
})

test('pictures and files are found by id, each kind for itself', async () => {
  const image = (await upload(await png(9, 9), 'x.png')).json
  const file = (await upload(new TextEncoder().encode('ሀ,ለ\n'), 'x.csv')).json
  const ctx = systemContext(site.services, 'test')
  const ids = [image.id, file.id, image.id, 'unknown']
  expect([...(await findPictures(ctx, ids)).keys()]).toEqual([image.id])
  expect([...(await findFiles(ctx, ids)).values()]).toEqual([file.file])
  expect((await findPictures(ctx, [])).size).toBe(0)
})

test('a member gets a square photo, which is not in the library, and the earlier one can be removed', async () => {
  const { db } = site.services.connection
  const ctx: Context = {
    ...systemContext(site.services, 'test'),
    actor: { kind: 'user', uid: 'reader', role: 'user', emailVerified: true, sessionId: 's', provedAt: 0 },
  }
  const url = await deriveProfilePhoto(ctx, await png(900, 300))
  expect(url).toMatch(/^\/media\/[\w-]{22}\/256\.webp$/)
  const { response, bytes } = await fetchMedia(url)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256 })
  const id = url.split('/')[2] ?? ''
  const library = await ask<{ items: MediaItem[] }>('GET', '/api/admin/media')
  expect(library.json.items.map((item) => item.id)).not.toContain(id)
  expect((await ask('DELETE', `/api/admin/media/${id}`)).status).toBe(404)

  await db.updateTable('users').set({ photoURL: url }).where('id', '=', 'reader').execute()
  await removeProfilePhoto(ctx, url)
  expect((await fetchMedia(url)).response.status).toBe(200)
  await db.updateTable('users').set({ photoURL: null }).where('id', '=', 'reader').execute()
  await removeProfilePhoto(ctx, url)
  expect((await fetchMedia(url)).response.status).toBe(404)
  expect(await stored(id)).toEqual([])
})

test('a photo that nobody has goes after a day, one that somebody has stays', async () => {
  const { db } = site.services.connection
  const ctx: Context = {
    ...systemContext(site.services, 'test'),
    actor: { kind: 'user', uid: 'reader', role: 'user', emailVerified: true, sessionId: 's', provedAt: 0 },
  }
  const left = await deriveProfilePhoto(ctx, await png(300, 300))
  const worn = await deriveProfilePhoto(ctx, await png(310, 310))
  const picture = (await upload(await png(256, 256), 'x.png')).json.id
  await db.updateTable('users').set({ photoURL: worn }).where('id', '=', 'reader').execute()
  const statuses = async (hours: number) => {
    await sweepPhotos({ ...ctx, now: ctx.now + hours * 3_600_000 })
    const addresses = [left, worn, `/media/${picture}/256.webp`]
    return Promise.all(addresses.map(async (address) => (await fetchMedia(address)).response.status))
  }
  expect(await statuses(23)).toEqual([200, 200, 200])
  expect(await statuses(25)).toEqual([404, 200, 200])
  expect(await stored(left.split('/')[2] ?? '')).toEqual([])
  await db.updateTable('users').set({ photoURL: null }).where('id', '=', 'reader').execute()
})

test('a photo has limits of its own, and a guest has none', async () => {
  const guest = systemContext(site.services, 'test')
  const member: Context = {
    ...guest,
    actor: { kind: 'user', uid: 'reader', role: 'user', emailVerified: true, sessionId: 's', provedAt: 0 },
  }
  await expect(deriveProfilePhoto(guest, await png(9, 9))).rejects.toMatchObject({ status: 401 })
  await expect(deriveProfilePhoto(member, new Uint8Array(5 * 1024 * 1024 + 1))).rejects.toMatchObject({
    status: 413,
  })
  await expect(deriveProfilePhoto(member, Buffer.from('<svg/>'))).rejects.toMatchObject({ status: 415 })
  const { json } = await upload(await png(256, 256), 'x.png')
  await removeProfilePhoto(member, `/media/${json.id}/256.webp`)
  await removeProfilePhoto(member, 'https://elsewhere.example/photo.png')
  await removeProfilePhoto(member, null)
  expect((await fetchMedia(`/media/${json.id}/256.webp`)).response.status).toBe(200)
})

function png(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 20, g: 83, b: 45 } } })
    .png()
    .toBuffer()
}

function upload(bytes: Uint8Array, name: string, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([new Uint8Array(bytes)], name))
  return ask<UploadedMedia>('POST', '/api/admin/media', { body: form })
}

/** Asks the library as somebody, without the sign-in that is tested elsewhere. */
async function ask<T = Record<string, unknown>>(
  method: string,
  address: string,
  { json, ...init }: RequestInit & { json?: unknown } = {},
  role: 'admin' | 'user' | 'guest' = 'admin',
  { services } = site,
): Promise<{ status: number; json: T }> {
  const app = createHttpApp()
  const uid = role === 'admin' ? 'editor' : 'reader'
  app.use(async (c, next) => {
    const actor =
      role === 'guest'
        ? ({ kind: 'guest' } as const)
        : ({ kind: 'user', uid, role, emailVerified: true, sessionId: 's', provedAt: 0 } as const)
    c.set('ctx', { ...systemContext(services, 'test'), actor })
    await next()
  })
  mountRouter(app, mediaApi)
  app.onError((error) => {
    if (!(error instanceof Problem)) throw error
    const { code, fields, details, status } = error
    return Response.json({ code, fields, details }, { status })
  })
  const body = json === undefined ? init.body : JSON.stringify(json)
  const headers = json === undefined ? init.headers : { 'content-type': 'application/json' }
  const request = new Request(`http://localhost:3000${address}`, {
    method,
    body,
    headers,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })
  const response = await app.fetch(request, {})
  const text = await response.text()
  return { status: response.status, json: (text ? JSON.parse(text) : undefined) as T }
}

/** Fetches through the front door, as a guest. */
async function fetchMedia(address: string, init?: RequestInit) {
  const response = await site.app.fetch(new Request(`http://localhost:3000${address}`, init))
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

async function stored(id: string): Promise<string[]> {
  return (await readdir(path.join(site.services.config.dataDir, 'uploads/media', id)).catch(() => [])).sort()
}

function temporaryFiles(): Promise<string[]> {
  return readdir(path.join(site.services.config.dataDir, 'uploads/.temporary'))
}
