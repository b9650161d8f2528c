import { afterAll, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { isOnline } from './support/presence.ts'
import { startSite } from './support/site.ts'

const site = await startSite({ isPostgres: true })
afterAll(() => site.stop())

test('the same site runs on PostgreSQL: people register and are seen, a post is written, published and read', async () => {
  const admin = await openPage(site)
  await signIn(admin, await findAdmin(site))
  const item = await askApi<Item>(admin, 'POST', '/api/admin/items', {
    kind: 'blog',
    language: 'am',
    title: 'የቡና ዋጋ',
  })
  const text = {
    title: 'የቡና ዋጋ',
    excerpt: 'ዛሬ በገበያ።',
    seoTitle: '',
    seoDescription: '',
    extras: {},
    body: bodyOf('የዛሬው ዋጋ።'),
  }
  const written = await askApi<Item>(admin, 'PUT', `/api/admin/items/${item.id}/editions/am`, {
    basedOn: item.editions[0]?.revision ?? 0,
    keep: true,
    text,
  })
  await askApi(admin, 'PUT', `/api/admin/items/${item.id}/editions/am/publication`, {
    revision: written.editions[0]?.revision,
  })

  const account = await register(site, { language: 'am' })
  const reader = await openPage(site, { language: 'am' })
  await signIn(reader, account)
  await reader.goto(paths.blogs)
  await reader.getByRole('link', { name: 'የቡና ዋጋ' }).first().click()
  await reader.getByText('የዛሬው ዋጋ።').waitFor()
  await expect.poll(() => isOnline(site, account)).toBe(true)
})

function bodyOf(words: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] }
}
