import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { unavailable } from '#platform/errors.ts'
import { readConfig } from '#platform/server/config.ts'
import { createLog } from '#platform/server/log.ts'
import { createStorage } from '#platform/server/storage/create-storage.ts'
import { placesIn } from './manifest.ts'
import { copyStored, copyUpload, listCopied, namedUploads, putUploads, uploadsOf } from './uploads.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-uploads-'))
const log = createLog('silent')
let server: S3rver
let bucket: Record<string, string>

beforeAll(async () => {
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'uploads', configs: [] }],
  })
  bucket = {
    STORAGE_BUCKET: 'uploads',
    STORAGE_ENDPOINT: `http://127.0.0.1:${(await server.run()).port}`,
    STORAGE_ACCESS_KEY_ID: 'S3RVER',
    STORAGE_SECRET_ACCESS_KEY: 'S3RVER',
  }
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each(['files', 'a bucket'])(
  'of %s, a backup has what its rows name, though uploads come and go while it is made',
  async (where) => {
    const DATA_DIR = mkdtempSync(path.join(folder, 'data-'))
    const config = readConfig({ DATA_DIR, ...(where === 'files' ? {} : bucket) })
    const storage = createStorage(config, log, { isPatient: true })
    const source = uploadsOf(config, storage)
    const backup = mkdtempSync(path.join(folder, 'backup-'))
    const { uploads, uploadList } = placesIn(backup)
    const store = (key: string) => storage.put(key, Buffer.from(`bytes of ${key}`), 'text/plain')

    const unnamed = ['media/c/of-no-row', 'imports/forgotten.0']
    for (const key of ['media/a/deleted-meanwhile', 'media/b/stays', ...unnamed, 'imports/waits.0'])
      await store(key)
    await copyStored(source, uploads)
    await storage.remove('media/a/deleted-meanwhile')
    await store('media/e/came-meanwhile')
    const named = ['media/a/deleted-meanwhile', 'media/b/stays', 'media/e/came-meanwhile']
    for (const key of named) expect(await copyUpload(source, key, uploads)).toBe(true)
    expect(await copyUpload(source, 'media/f/lost', uploads)).toBe(false)
    const { isNamed, see } = namedUploads()
    see('pending_imports', { id: 'waits' })
    const { files, keys } = await listCopied(backup, (key) => named.includes(key) || isNamed(key))
    expect(files).toBe(4)
    expect([...keys.keys()].toSorted()).toEqual(['imports/waits.0', ...named])
    await expect(copyUpload(source, 'media/../../auth-secret', uploads)).rejects.toThrow('not a storage key')

    await storage.remove('media/b/stays')
    const put = vi.spyOn(storage, 'put')
    for (let time = 0; time < 2; time++) put.mockRejectedValueOnce(unavailable('storage.unavailable'))
    await putUploads(uploadList, uploads, storage)
    put.mockRejectedValue(unavailable('storage.unavailable'))
    await expect(putUploads(uploadList, uploads, storage)).rejects.toMatchObject({ status: 503 })
    put.mockRestore()
    for (const key of named) {
      const stored = await storage.get(key)
      expect(await new Response(stored?.body).text()).toBe(`bytes of ${key}`)
      expect(readFileSync(path.join(uploads, key), 'utf8')).toBe(`bytes of ${key}`)
    }
  },
)
