import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createStorage } from './create-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let server: S3rver
let endpoint: string
let stores: Record<string, Storage>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'uploads', configs: [] }],
  })
  endpoint = `http://127.0.0.1:${(await server.run()).port}`
  const files = { DATA_DIR: path.join(folder, 'data') }
  stores = {
    files: createStorage(readConfig(files)),
    s3: createStorage(readConfig({ ...files, ...bucketAt(endpoint) })),
  }
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

describe.each(['files', 's3'])('%s', (name) => {
  const store = () => stores[name]!

  test('what was put is read back byte for byte, with its length', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    await store().put('media/-id_1/640.webp', bytes, 'image/webp')
    const found = await store().get('media/-id_1/640.webp')
    expect(found?.bytes).toBe(bytes.length)
    expect(await bytesOf(found?.body)).toEqual(bytes)
  })

  test('putting again replaces', async () => {
    await store().put('media/a/text.txt', new TextEncoder().encode('one'), 'text/plain')
    await store().put('media/a/text.txt', new TextEncoder().encode('two and more'), 'text/plain')
    expect(new TextDecoder().decode(await bytesOf((await store().get('media/a/text.txt'))?.body))).toBe(
      'two and more',
    )
  })

  test('a missing key gives nothing, and can be removed', async () => {
    expect(await store().get('media/missing/1.webp')).toBeUndefined()
    await store().remove('media/missing/1.webp')
  })

  test('a removed key is gone, its neighbours stay', async () => {
    await store().put('media/b/1.webp', new Uint8Array([1]), 'image/webp')
    await store().put('media/b/2.webp', new Uint8Array([2]), 'image/webp')
    await store().remove('media/b/1.webp')
    expect(await store().get('media/b/1.webp')).toBeUndefined()
    const neighbour = await store().get('media/b/2.webp')
    expect(await bytesOf(neighbour?.body)).toEqual(new Uint8Array([2]))
  })

  test('a part is read without the rest', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(5000))
    await store().put('media/part/1.mp4', bytes, 'video/mp4')
    const found = await store().get('media/part/1.mp4', { first: 1000, last: 1999 })
    expect(found?.bytes).toBe(1000)
    expect(await bytesOf(found?.body)).toEqual(bytes.slice(1000, 2000))
    expect(await store().get('media/part/2.mp4', { first: 0, last: 9 })).toBeUndefined()
  })

  test('every key below a folder is listed with its time, in any number', async () => {
    const before = Date.now() - 2000
    const keys = Array.from({ length: 12 }, (_, at) => `listed/${at}/file.txt`)
    for (const key of keys) await store().put(key, new Uint8Array([1]), 'text/plain')
    await store().put('listed-too/1.txt', new Uint8Array([1]), 'text/plain')
    const listed = await Array.fromAsync(store().list('listed'))
    expect(listed.map(({ key }) => key).sort()).toEqual(keys.sort())
    for (const { storedAt } of listed) expect(storedAt).toBeGreaterThan(before)
    expect(await Array.fromAsync(store().list('nothing'))).toEqual([])
  })

  test.each([
    '',
    '/etc/passwd',
    '../auth-secret',
    'media/../../x',
    'a//b',
    'a/',
    '.temporary/x',
    'a\\b',
    'a%2fb',
    'ሀ',
    'a\0b',
    'a\n',
    'a b',
  ])('the key %j is refused', async (key) => {
    await expect(store().put(key, new Uint8Array([1]), 'text/plain')).rejects.toThrow('not a storage key')
    await expect(store().get(key)).rejects.toThrow('not a storage key')
    await expect(store().remove(key)).rejects.toThrow('not a storage key')
  })
})

test('a start removes half-written files of a process that died, and nothing of a living one', async () => {
  const dataDir = path.join(folder, 'leftovers')
  const store = createStorage(readConfig({ DATA_DIR: dataDir }))
  await store.put('media/kept/1.webp', new Uint8Array([1]), 'image/webp')
  const temporary = path.join(dataDir, 'uploads', '.temporary')
  expect(await readdir(temporary)).toEqual([])
  await writeFile(path.join(temporary, '999999999-gone'), 'half')
  await writeFile(path.join(temporary, `${process.pid}-earlier`), 'half')
  await writeFile(path.join(temporary, `${process.ppid}-living`), 'half')
  createStorage(readConfig({ DATA_DIR: dataDir }))
  expect(await readdir(temporary)).toEqual([`${process.ppid}-living`])
  expect(await store.get('media/kept/1.webp')).toBeDefined()
})

test('folders of removed files do not stay behind', async () => {
  const dataDir = path.join(folder, 'folders')
  const store = createStorage(readConfig({ DATA_DIR: dataDir }))
  await store.put('media/x/1.webp', new Uint8Array([1]), 'image/webp')
  await store.remove('media/x/1.webp')
  expect(await readdir(path.join(dataDir, 'uploads'))).toEqual(['.temporary'])
})

test('a bucket that does not answer is a refusal to try again', async () => {
  const store = createStorage(
    readConfig({ DATA_DIR: path.join(folder, 'data'), ...bucketAt('http://127.0.0.1:9') }),
  )
  await expect(store.get('media/a/1.webp')).rejects.toMatchObject({
    status: 503,
    code: 'storage.unavailable',
  })
})

test('a bucket that is not there is a fault of the settings', async () => {
  const settings = { ...bucketAt(endpoint), STORAGE_BUCKET: 'other' }
  const store = createStorage(readConfig({ DATA_DIR: path.join(folder, 'data'), ...settings }))
  await expect(store.put('media/a/1.webp', new Uint8Array([1]), 'image/webp')).rejects.toThrow('404')
})

function bucketAt(endpoint: string) {
  return {
    STORAGE_BUCKET: 'uploads',
    STORAGE_ENDPOINT: endpoint,
    STORAGE_ACCESS_KEY_ID: 'S3RVER',
    STORAGE_SECRET_ACCESS_KEY: 'S3RVER',
  }
}

async function bytesOf(body: ReadableStream<Uint8Array> | undefined): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body).arrayBuffer())
}
