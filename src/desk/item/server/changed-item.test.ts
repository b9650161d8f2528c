import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { auditOf } from '#content/server/test-traces.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

const changesOf = async (id: string) =>
  (await auditOf(site, id)).filter(([event]) => event === 'item.changed').map(([, , details]) => details)

test('who changes fields of an item is written down, with what became of who may read it and where', async () => {
  const { id, slug } = await author.post('blog', { en: 'For members' }, { access: 'signed-in' })
  await author.change(id, { access: 'public', listed: false, slug: 'for-all', level: 'beginner' })
  await author.change(id, { access: 'public', level: 'beginner' })
  await author.change(id, { authors: ['Almaz'] })
  expect(await changesOf(id)).toEqual([
    { title: 'For members', fields: 'access', access: { from: 'public', to: 'signed-in' } },
    {
      title: 'For members',
      fields: 'slug, level, access, listed',
      access: { from: 'signed-in', to: 'public' },
      listed: { from: true, to: false },
      slug: { from: slug, to: 'for-all' },
    },
    { title: 'For members', fields: 'authors' },
  ])
})

test('a change that is refused leaves no trace', async () => {
  const { id } = await author.post('blog', { en: 'As it was' })
  const { version } = await author.read(id)
  const late = await author.browser.send('PATCH', `/api/admin/items/${id}`, {
    version: version - 1,
    listed: false,
  })
  const wrong = await author.browser.send('PATCH', `/api/admin/items/${id}`, { version, coverId: 'nowhere' })
  expect([late.status, wrong.status]).toEqual([409, 422])
  expect(await changesOf(id)).toEqual([])
})
