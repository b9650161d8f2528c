import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { MediaItem } from '#content/media/contract.ts'
import { documentOf, paragraph, type Author } from '#content/server/test-authoring.ts'
import { removeMedia } from '#desk/media/server/media.ts'
import { systemContext } from '#platform/server/context.ts'
import { startCarrying, type Carrier } from '../archive/test-archive.ts'
import { pngOf, zipOf } from '../test-zip.ts'
import { bringImport, importsPath } from './test-imports.ts'

let site: TestApp
let carrier: Carrier
let author: Author
beforeEach(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  carrier = await startCarrying(site)
  author = carrier.author
})
afterEach(() => site.close())

async function upload(red: number, by = author): Promise<string> {
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(await pngOf(red))], `${red}.png`, { type: 'image/png' }))
  const { status, json } = await by.browser.send<MediaItem>('POST', '/api/admin/media', form)
  expect(status).toBe(201)
  return json.id
}

/** Removes an upload in the moment in which the first bytes of others are stored. */
function removeWhileStoring(id: string): void {
  const { storage } = site.services
  const put = storage.put.bind(storage)
  let removed: Promise<void> | undefined
  const spy = vi.spyOn(storage, 'put').mockImplementation(async (key, ...rest) => {
    if (key.startsWith('media/')) await (removed ??= removeMedia(systemContext(site.services, 'test'), id))
    return put(key, ...rest)
  })
  onTestFinished(() => spy.mockRestore())
}

const pictures = async () =>
  (await author.browser.get<{ items: MediaItem[] }>('/api/admin/media')).json.items.map(({ id }) => id)
const titles = async () => (await author.browser.get('/api/admin/items?kind=blog')).text

test('posts of another site are not made when a picture that lies here goes meanwhile', async () => {
  const there = await upload(11)
  const content = await zipOf({
    'post.md': '# With two pictures\n\nWords.\n\n![one](11.png)\n\n![two](12.png)\n',
    '11.png': await pngOf(11),
    '12.png': await pngOf(12),
  })
  const looked = await bringImport(author.browser, {
    purpose: 'foreign',
    name: 'posts.zip',
    content,
    settings: { kind: 'blog' },
  })
  expect(looked.status, looked.text).toBe(201)
  removeWhileStoring(there)
  const applied = await author.browser.send('POST', `${importsPath}/${looked.json.id}/application`)
  expect([applied.status, applied.json.code]).toEqual([409, 'import.overtaken'])
  expect(await titles()).not.toContain('With two pictures')
  expect(await pictures()).toEqual([])
})

test('an archive is not taken in when a picture that lies here goes meanwhile', async () => {
  const from = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  onTestFinished(() => from.close())
  const sender = await startCarrying(from)
  const figure = (mediaId: string) => ({
    type: 'figureImage' as const,
    attrs: { mediaId, alt: 'Green', caption: '' },
  })
  const shown = [await upload(21, sender.author), await upload(22, sender.author)]
  const body = documentOf(paragraph('Words.'), ...shown.map(figure))
  await sender.author.post('blog', { en: 'With both' }, { body })
  const zip = await sender.takeOut()
  removeWhileStoring(await upload(21))
  const applied = await carrier.apply(zip)
  expect([applied.status, applied.json.code]).toEqual([409, 'import.site_changed'])
  expect(await titles()).not.toContain('With both')
  expect(await pictures()).toEqual([])
})
