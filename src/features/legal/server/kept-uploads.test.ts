import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import type { MediaItem, MediaUsage } from '#content/media/contract.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { purgeFormerFiles } from '#desk/media/server/replace-media.ts'
import { civilOf } from '#platform/dates/civil-time.ts'
import { systemContext } from '#platform/server/context.ts'

const days = 86_400_000

let site: TestSite
let author: Author
let file: MediaItem
beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
  file = await upload('POST', '/api/admin/media', 'what we charge')
  const body = documentOf(paragraph('What it costs.'), {
    type: 'fileBlock',
    attrs: { mediaId: file.id, label: 'Charges' },
  })
  const page = await author.post('page', { en: 'Terms of service', am: 'የአገልግሎት ውሎች' }, { body })
  const answer = await author.browser.send('POST', '/api/admin/legal/terms-of-service/versions', {
    version: 1,
    effectiveOn: civilOf(site.services.clock(), 'addisAbaba').date,
    summary: { en: 'The first.', am: 'የመጀመሪያው።' },
    mustAccept: true,
  })
  expect(answer.status, answer.text).toBe(201)
  for (const language of ['en', 'am'] as const) {
    await author.save(page.id, language, { title: 'Terms of service', body: 'Nothing is charged.' })
    expect((await author.publish(page.id, language)).status).toBe(200)
  }
})
afterAll(() => site.close())

async function upload(method: 'POST' | 'PUT', address: string, words: string): Promise<MediaItem> {
  const form = new FormData()
  form.set('file', new File([`%PDF-1.4\n${words}\n%%EOF\n`], 'charges.pdf', { type: 'application/pdf' }))
  const { status, text, json } = await author.browser.send<MediaItem>(method, address, form)
  expect(status, text).toBeLessThan(300)
  return json
}

test('what a version names is used, though no page shows it any more, and cannot be removed', async () => {
  const { uses } = (await author.browser.get<MediaUsage>(`/api/admin/media/${file.id}/usage`)).json
  expect(uses.filter(({ place }) => place === 'legal')).toEqual([
    {
      place: 'legal',
      id: 'terms-of-service',
      kind: null,
      parentId: null,
      language: null,
      titles: { en: 'Terms of service', am: 'የአገልግሎት ውሎች' },
      count: 1,
      isBinned: false,
    },
  ])
  const removed = await author.browser.send('DELETE', `/api/admin/media/${file.id}?evenInHistory=1`)
  expect([removed.status, removed.json.code]).toEqual([409, 'media.in_use'])
  const other = await upload('POST', '/api/admin/media', 'shown nowhere')
  const unused = await author.browser.get<{ items: MediaItem[] }>('/api/admin/media?unused=1')
  expect(unused.json.items.map(({ id }) => id)).toEqual([other.id])
})

test('a file that is replaced stays at the address that a version names, for good', async () => {
  const address = file.file?.url ?? ''
  const plain = await upload('POST', '/api/admin/media', 'of no version')
  for (const { id } of [file, plain]) await upload('PUT', `/api/admin/media/${id}/file`, 'of today')
  const read = async (at: string) => {
    const { status, text } = await site.browser().get(at)
    return [status, text.split('\n')[1]]
  }
  expect(await read(address)).toEqual([200, 'what we charge'])
  expect((await read(plain.file?.url ?? ''))[0]).toBe(302)
  const ctx = systemContext(site.services, 'test')
  await purgeFormerFiles({ ...ctx, now: ctx.now + 31 * days })
  expect(await read(address)).toEqual([200, 'what we charge'])
  expect(await Array.fromAsync(site.services.storage.list('media'))).toHaveLength(4)
})
