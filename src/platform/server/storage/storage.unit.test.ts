import { once } from 'node:events'
import files, { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createStorage } from './create-storage.ts'
import type { Storage } from './storage.ts'

const log = createLog('silent')
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
    files: createStorage(readConfig(files), log),
    s3: createStorage(readConfig({ ...files, ...bucketAt(endpoint) }), log),
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
  const store = createStorage(readConfig({ DATA_DIR: dataDir }), log)
  await store.put('media/kept/1.webp', new Uint8Array([1]), 'image/webp')
  const temporary = path.join(dataDir, 'uploads', '.temporary')
  expect(await readdir(temporary)).toEqual([])
  await writeFile(path.join(temporary, '999999999-gone'), 'half')
  await writeFile(path.join(temporary, `${process.pid}-earlier`), 'half')
  await writeFile(path.join(temporary, `${process.ppid}-living`), 'half')
  createStorage(readConfig({ DATA_DIR: dataDir }), log)
  expect(await readdir(temporary)).toEqual([`${process.ppid}-living`])
  expect(await store.get('media/kept/1.webp')).toBeDefined()
})

test('a start removes what a move of version 0.2.0 left that was killed a day ago', async () => {
  const dataDir = path.join(folder, 'moves')
  const dayAgo = Date.now() / 1000 - 25 * 3600
  for (const name of ['moving-a1B2c3', 'moving-d4E5f6', 'moving-house']) {
    await mkdir(path.join(dataDir, name, 'tables'), { recursive: true })
    if (name !== 'moving-d4E5f6') await utimes(path.join(dataDir, name), dayAgo, dayAgo)
  }
  createStorage(readConfig({ DATA_DIR: dataDir }), log)
  expect(await readdir(dataDir)).toEqual(['moving-d4E5f6', 'moving-house', 'uploads'])
})

test('folders of removed files do not stay behind', async () => {
  const dataDir = path.join(folder, 'folders')
  const store = createStorage(readConfig({ DATA_DIR: dataDir }), log)
  await store.put('media/x/1.webp', new Uint8Array([1]), 'image/webp')
  await store.remove('media/x/1.webp')
  expect(await readdir(path.join(dataDir, 'uploads'))).toEqual(['.temporary'])
})

test('a file whose empty folder a removal takes away just then is stored all the same', async () => {
  const store = createStorage(readConfig({ DATA_DIR: path.join(folder, 'raced') }), log)
  const make = files.mkdir
  const making = vi.spyOn(files, 'mkdir').mockImplementationOnce(async (...wanted) => {
    const made = await make(...wanted)
    await store.remove('media/y/gone.webp')
    return made
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    making.mockRestore()
    syncBuiltinESMExports()
  })
  await store.put('media/y/1.webp', new Uint8Array([1]), 'image/webp')
  expect(making).toHaveBeenCalledTimes(2)
  expect(await store.get('media/y/1.webp')).toBeDefined()
})

test('a bucket that does not answer is a refusal to try again', async () => {
  const store = createStorage(
    readConfig({ DATA_DIR: path.join(folder, 'data'), ...bucketAt('http://127.0.0.1:9') }),
    log,
  )
  await expect(store.get('media/a/1.webp')).rejects.toMatchObject({
    status: 503,
    code: 'storage.unavailable',
  })
})

describe('a bucket that falls silent', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n'
  const away = { status: 503, code: 'storage.unavailable' }

  test.each([
    ['before its answer', ''],
    ['after the head of its answer', head],
  ])('%s is given up in five seconds, and noted', { timeout: 15_000 }, async (_, answer) => {
    const { store, noted } = await storeOver((socket) => socket.write(answer))
    const began = performance.now()
    await expect(store.get('media/a/1.webp')).rejects.toMatchObject(away)
    expect(performance.now() - began).toBeLessThan(7000)
    expect(noted).toHaveBeenCalledOnce()
  })

  test('in the midst of its answer breaks the reading off, and is noted', { timeout: 15_000 }, async () => {
    const { store, noted } = await storeOver((socket) => socket.write(`${head}12345`))
    const found = await store.get('media/a/1.webp')
    await expect(bytesOf(found?.body)).rejects.toThrow()
    expect(noted).toHaveBeenCalledOnce()
  })

  test('or cuts the line before the first byte is a refusal, and one after it breaks the reading off', async () => {
    const before = await storeOver((socket) => socket.end(head))
    await expect(before.store.get('media/a/1.webp')).rejects.toMatchObject(away)
    const after = await storeOver((socket) =>
      socket.write(`${head}12345`, () => setTimeout(() => socket.destroy(), 50)),
    )
    const found = await after.store.get('media/a/1.webp')
    await expect(bytesOf(found?.body)).rejects.toThrow()
    expect(after.noted).toHaveBeenCalledOnce()
  })

  test('while bytes are put is given up in twenty', { timeout: 30_000 }, async () => {
    const { store } = await storeOver(() => undefined)
    const began = performance.now()
    await expect(store.put('media/a/1.webp', new Uint8Array([1]), 'image/webp')).rejects.toMatchObject(away)
    expect(performance.now() - began).toBeLessThan(23_000)
  })
})

test('who puts a megabyte has as long as a slow line needs', { timeout: 40_000 }, async () => {
  const { store } = await storeOver((socket) =>
    setTimeout(() => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'), 22_000),
  )
  await store.put('media/a/1.webp', new Uint8Array(1024 * 1024), 'image/webp')
})

test('where a bucket leads on to is not asked, and is a fault of the settings', async () => {
  const asked = vi.fn()
  const other = createServer(asked)
  await once(other.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const led = `HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:${port}/\r\nContent-Length: 0\r\n\r\n`
  const { store } = await storeOver((socket) => socket.end(led))
  await expect(store.get('media/a/1.webp')).rejects.toThrow('307')
  await expect(store.put('media/a/1.webp', new Uint8Array([1]), 'image/webp')).rejects.toThrow('307')
  await expect(store.remove('media/a/1.webp')).rejects.toThrow('307')
  expect(asked).not.toHaveBeenCalled()
})

test('what is not there can be removed from a bucket that says so', async () => {
  const missing = 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n'
  const { store } = await storeOver((socket) => socket.end(missing))
  await store.remove('media/a/1.webp')
})

test('a bucket that is not there is a fault of the settings', async () => {
  const settings = { ...bucketAt(endpoint), STORAGE_BUCKET: 'other' }
  const store = createStorage(readConfig({ DATA_DIR: path.join(folder, 'data'), ...settings }), log)
  await expect(store.put('media/a/1.webp', new Uint8Array([1]), 'image/webp')).rejects.toThrow('404')
})

/** A store over a bucket that answers every request with what `answer` sends. */
async function storeOver(answer: (socket: Socket) => void) {
  const silent = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => answer(socket))
  })
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void silent.close())
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const own = createLog('silent')
  const noted = vi.spyOn(own, 'warn')
  const config = readConfig({ DATA_DIR: path.join(folder, 'data'), ...bucketAt(`http://127.0.0.1:${port}`) })
  return { store: createStorage(config, own), noted }
}

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
