import { expect, test } from 'vitest'
import type { CardPage, Item } from '#content/contract.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'

const site = await shareSite()

test('a journey on the site that others read neither publishes nor changes what is public', async () => {
  const page = await openPage(site)
  await signIn(page, await findAdmin(site))
  const draft = await askApi<Item>(page, 'POST', '/api/admin/items', {
    kind: 'blog',
    language: 'en',
    title: 'Nobody reads this',
  })
  const { id, version, editions } = draft
  const { items } = await askApi<CardPage>(page, 'GET', '/api/admin/items?kind=blog&state=published')
  const read = items[0]?.id ?? 'none'
  for (const [method, path, body] of [
    ['PUT', `/api/admin/items/${id}/editions/en/publication`, { revision: editions[0]?.revision }],
    ['POST', '/api/admin/item-changes', { action: 'bin', ids: [id] }],
    ['PATCH', `/api/admin/items/${read}`, { version: 0, level: 'beginner' }],
    ['DELETE', `/api/admin/items/${read}?version=0`, undefined],
  ] as const)
    await expect(askApi(page, method, path, body), path).rejects.toThrow('on one of your own')
  await askApi(page, 'PATCH', `/api/admin/items/${id}`, { version, level: 'beginner' })
})
