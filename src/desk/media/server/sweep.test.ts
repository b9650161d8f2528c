import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { MediaItem } from '#content/media/contract.ts'
import { newId } from '#platform/ids.ts'
import { systemContext } from '#platform/server/context.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { purgeFormerFiles } from './replace-media.ts'
import { sweepMedia } from './sweep.ts'

const day = 86_400_000

let folder: string
let bucket: S3rver
let endpoint: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sweep-'))
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'uploads', configs: [] }],
  })
  endpoint = `http://127.0.0.1:${(await bucket.run()).port}`
})

afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

describe.each(['files', 's3'])('with uploads in %s', (kind) => {
  let site: TestApp
  let author: Author

  beforeAll(async () => {
    site = await createTestApp(
      kind === 'files'
        ? {}
        : {
            STORAGE_BUCKET: 'uploads',
            STORAGE_ENDPOINT: endpoint,
            STORAGE_ACCESS_KEY_ID: 'S3RVER',
            STORAGE_SECRET_ACCESS_KEY: 'S3RVER',
          },
    )
    author = await startAuthoring(site)
  })

  afterAll(() => site.close())

  const sweep = () => sweepMedia(systemContext(site.services, 'test'))
  const keys = async () =>
    (await Array.fromAsync(site.services.storage.list('media'))).map(({ key }) => key).toSorted()

  test('bytes that no row names go after a day, everything that a row names stays', async () => {
    const picture = await upload('POST', '/api/admin/media', 40)
    const replaced = await upload('POST', '/api/admin/media', 50)
    await upload('PUT', `/api/admin/media/${replaced.id}/file`, 60)
    const named = await keys()
    expect(named).toHaveLength(6)
    const lost = [`media/${newId()}/320.webp`, `media/${picture.id}/other-40.webp`].toSorted()
    for (const key of lost) await site.services.storage.put(key, new Uint8Array([1]), 'image/webp')

    expect(await sweep()).toEqual([])
    site.advance(day + 60_000)
    expect((await sweep()).toSorted()).toEqual(lost)
    expect(await keys()).toEqual(named)
    expect(await sweep()).toEqual([])
  })

  test('bytes of a purged former file go as well when their removal was interrupted', async () => {
    author = await startAuthoring(site)
    const media = await upload('POST', '/api/admin/media', 70)
    const before = await keys()
    await upload('PUT', `/api/admin/media/${media.id}/file`, 80)
    site.advance(31 * day)
    const remove = vi.spyOn(site.services.storage, 'remove').mockRejectedValue(new Error('interrupted'))
    await purgeFormerFiles(systemContext(site.services, 'test'))
    remove.mockRestore()
    const swept = await sweep()
    expect(swept.filter((key) => key.startsWith(`media/${media.id}/`)).toSorted()).toEqual(
      before.filter((key) => key.startsWith(`media/${media.id}/`)),
    )
    const now = await site.app.fetch(new Request(`http://localhost:3000${media.picture?.src}`))
    expect(now.status).toBe(302)
  })

  async function upload(method: 'POST' | 'PUT', address: string, width: number): Promise<MediaItem> {
    const background = { r: 20, g: 83, b: 45 }
    const bytes = await sharp({ create: { width, height: width, channels: 3, background } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('file', new File([new Uint8Array(bytes)], 'x.png'))
    const answer = await author.browser.send<MediaItem>(method, address, form)
    expect(answer.status).toBeLessThan(300)
    return answer.json
  }
})
