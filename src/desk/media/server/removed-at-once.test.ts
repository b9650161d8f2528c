import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Item } from '#content/contract.ts'
import { saveEdition } from '#content/editions/server/editions.ts'
import { updateItem } from '#content/items/server/items.ts'
import type { MediaItem } from '#content/media/contract.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { systemContext, type Context } from '#platform/server/context.ts'
import { updateCollection } from '../../collections/server/collections.ts'
import { removeMedia } from './media.ts'

let site: TestApp
let author: Author
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})
afterAll(() => site.close())

type Act = (ctx: Context) => Promise<unknown>

/** Does one thing in a transaction that stays open until another one has come as far as it can; gives what refused them. */
async function atOnce(first: Act, second: Act): Promise<(string | undefined)[]> {
  const ctx = systemContext(site.services, 'test')
  const { db, engine } = site.services.connection
  const refusal = (act: Promise<unknown>) =>
    act.then(
      () => undefined,
      (error: { code?: string }) => error.code ?? String(error),
    )
  let later: Promise<string | undefined> = Promise.resolve(undefined)
  const earlier = await db.transaction().execute(async (db) => {
    const done = await refusal(first({ ...ctx, db, readDb: db }))
    later = refusal(second(ctx))
    // On SQLite nobody comes further than to the beginning of a transaction.
    if (engine === 'postgres') await new Promise((resolve) => setTimeout(resolve, 500))
    return done
  })
  return [earlier, await later]
}

const picture = async () =>
  upload(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'green' } })
      .png()
      .toBuffer(),
    'green.png',
  )
const document = () => upload(Buffer.from('%PDF-1.7\n%%EOF\n'), 'prices.pdf')

async function upload(bytes: Uint8Array, name: string): Promise<MediaItem> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  const answer = await author.browser.send<MediaItem>('POST', '/api/admin/media', form)
  expect(answer.status).toBe(201)
  return answer.json
}

const change = ({ id, version }: Item, fields: Parameters<typeof updateItem>[2]['fields']): Act => {
  return (ctx) => updateItem(ctx, id, { version, fields })
}

/** What takes an upload in, and what it is told when it comes a moment after the upload is gone. */
const takers: [string, { start(): Promise<{ id: string; take: Act }>; late: string | undefined }][] = [
  [
    'a draft',
    {
      async start() {
        const { id } = await picture()
        const item = await author.start('blog', 'Takes it in')
        const attrs = { mediaId: id, alt: 'Green', caption: '' }
        const text = {
          title: 'Takes it in',
          excerpt: '',
          seoTitle: '',
          seoDescription: '',
          body: documentOf(paragraph('Words.'), { type: 'figureImage', attrs }),
          extras: {},
        }
        const take: Act = (ctx) =>
          saveEdition(ctx, { itemId: item.id, language: 'en' }, { text, basedOn: 1, keep: false })
        return { id, take }
      },
      late: undefined,
    },
  ],
  [
    'a cover',
    {
      async start() {
        const { id } = await picture()
        return { id, take: change(await author.start('blog', 'Has a cover'), { coverId: id }) }
      },
      late: 'input.invalid',
    },
  ],
  [
    'the cover of a collection',
    {
      async start() {
        const { id } = await picture()
        const track = await author.collection('track', 'Coffee')
        return { id, take: (ctx) => updateCollection(ctx, track.id, { coverId: id }) }
      },
      late: 'input.invalid',
    },
  ],
  [
    'a resource',
    {
      async start() {
        const { id } = await document()
        const details = { resourceType: 'file', files: { en: id } } as const
        return { id, take: change(await author.start('resource', 'To save'), { details }) }
      },
      late: 'input.invalid',
    },
  ],
]

test.each(takers)('an upload that %s takes in is not removed in the same moment', async (_, { start }) => {
  const { id, take } = await start()
  expect(await atOnce(take, (ctx) => removeMedia(ctx, id))).toEqual([undefined, 'media.in_use'])
  expect((await author.browser.get(`/api/admin/media/${id}`)).status).toBe(200)
})

test.each(takers)(
  'an upload is removed in the moment before %s would take it in',
  async (_, { start, late }) => {
    const { id, take } = await start()
    expect(await atOnce((ctx) => removeMedia(ctx, id), take)).toEqual([undefined, late])
    expect((await author.browser.get(`/api/admin/media/${id}`)).status).toBe(404)
  },
)
