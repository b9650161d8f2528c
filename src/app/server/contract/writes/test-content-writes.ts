import type { Collection, Item } from '#content/contract.ts'
import { importsPath } from '#features/transfer/server/imports/test-imports.ts'
import type { TestSite } from '../../test-site.ts'
import { formWith, pictureOf, sure } from './test-sure.ts'

interface Named {
  id: string
}

interface Listed {
  items: Named[]
}

/** Texts, what they are sorted by, and their pictures, from being made to being gone. */
export async function writeContent(site: TestSite): Promise<void> {
  await changeEdition(site)
  await binItems(site)
  await sortCollections(site)
  await sortTags(site)
  await changeMedia(site)
  await bringFiles(site)
}

async function changeEdition(site: TestSite): Promise<void> {
  const admin = sure(site.admin.browser)
  const { id } = await site.translate(await site.publish({ kind: 'blog', title: 'Changed' }), 'am', 'የተለወጠ')
  const at = `/api/admin/items/${id}/editions`
  await admin.send('PUT', `${at}/am/based-on`, { revision: 1 })
  const draft = { kind: 'blog', title: 'A draft', language: 'en' }
  const { id: draftId } = await admin.send<Named>('POST', '/api/admin/items', draft)
  await admin.send('PUT', `/api/admin/items/${draftId}/editions/en/state`, { state: 'in_review' })
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] }] }
  const text = { title: 'Changed', excerpt: '', seoTitle: '', seoDescription: '', extras: {}, body }
  await admin.send('POST', `${at}/en/preview`, { text })
  await admin.send('POST', `${at}/en/findings`, { text })
  await admin.send('POST', `/api/admin/items/${id}/editors`, { page: 'a-page-of-mine', language: 'en' })
  const revision = async () => {
    const { editions } = await admin.get<Item>(`/api/admin/items/${id}`)
    return editions.find(({ language }) => language === 'en')?.revision ?? 0
  }
  await admin.send('POST', `${at}/en/revisions/2/restoration`, { basedOn: await revision() })
  await admin.send('DELETE', `${at}/en/publication?revision=${await revision()}`)
  const publishAt = site.services.clock() + 86_400_000
  await admin.send('PUT', `${at}/en/publication`, { publishAt, revision: await revision() })
  await admin.send('PUT', `${at}/en/publication/schedule`, { publishAt: publishAt + 1000 })
  await admin.send('DELETE', `${at}/en/publication/schedule?revision=${await revision()}`)
  const links = `/api/admin/items/${id}/preview-links`
  await admin.send('POST', links, { name: 'For a colleague', days: 7 })
  await admin.send('DELETE', `${links}/${(await admin.get<Listed>(links)).items[0]?.id}`)
}

async function binItems(site: TestSite): Promise<void> {
  const admin = sure(site.admin.browser)
  const { id } = await site.publish({ kind: 'blog', title: 'Binned' })
  const version = async () => (await admin.get<Item>(`/api/admin/items/${id}`)).version
  await admin.send('DELETE', `/api/admin/items/${id}?version=${await version()}`)
  await admin.send('POST', `/api/admin/items/${id}/restoration?version=${await version()}`)
  const change = { action: 'unpublish', ids: [id], languages: ['en'] }
  const changed = await admin.send<Named>('POST', '/api/admin/item-changes', change)
  await admin.send('DELETE', `/api/admin/item-changes/${changed.id}`)
  const list = '/api/admin/featured-items'
  for (const title of ['Featured', 'Featured too'])
    await site.publish({ kind: 'blog', title, fields: { featured: true } })
  await reverse(site, list, await idsOf(site, list))
}

async function sortCollections(site: TestSite): Promise<void> {
  const admin = sure(site.admin.browser)
  const make = (titleEn: string) =>
    admin.send<Collection>('POST', '/api/admin/collections', { kind: 'series', titleEn })
  const [one, other, third] = [await make('One'), await make('Other'), await make('Third')]
  await admin.send('PATCH', `/api/admin/collections/${one.id}`, { titleAm: 'አንድ' })
  for (const title of ['First', 'Second']) await site.publish({ kind: 'blog', title, collectionId: one.id })
  const items = `/api/admin/collections/${one.id}/items`
  await reverse(site, items, await idsOf(site, items))
  const before = await idsOf(site, '/api/admin/collections?kind=series')
  const order = { kind: 'series', before, after: before.toReversed() }
  await admin.send('PUT', '/api/admin/collection-order', order)
  await admin.send('PUT', `/api/admin/collections/${one.id}/successor`, { id: other.id })
  await admin.send('DELETE', `/api/admin/collections/${third.id}`)
}

async function sortTags(site: TestSite): Promise<void> {
  const admin = sure(site.admin.browser)
  const make = (labelEn: string) =>
    admin.send<Named>('POST', '/api/admin/tags', { labelEn, labelAm: `${labelEn} ?` })
  const [one, other, third] = [await make('Coffee'), await make('Tea'), await make('Cotton')]
  await admin.send('PATCH', `/api/admin/tags/${one.id}`, { labelAm: 'ቡና' })
  await reverse(site, '/api/admin/tag-order', await idsOf(site, '/api/admin/tags'))
  await admin.send('PUT', `/api/admin/tags/${one.id}/successor`, { id: other.id })
  await admin.send('DELETE', `/api/admin/tags/${third.id}`)
}

async function changeMedia(site: TestSite): Promise<void> {
  const admin = sure(site.admin.browser)
  const file = formWith('teal.png', await pictureOf('teal'))
  const at = `/api/admin/media/${(await admin.send<Named>('POST', '/api/admin/media', file)).id}`
  await admin.send('PATCH', at, { altEn: 'A colour' })
  await admin.send('PUT', `${at}/file`, formWith('gold.png', await pictureOf('gold')))
  const { formerFiles } = await admin.get<{ formerFiles: Named[] }>(`${at}/usage`)
  await admin.send('POST', `${at}/former-files/${formerFiles[0]?.id}/restoration`)
  await admin.send('DELETE', at)
}

async function bringFiles(site: TestSite): Promise<void> {
  const admin = sure(site.admin.browser)
  const part = (text: string) => new Blob([text], { type: 'application/octet-stream' })
  const bring = async (text: string) => {
    const { id } = await admin.send<Named>('POST', `${importsPath}?purpose=foreign&name=a.md`, part(text))
    return `${importsPath}/${id}`
  }
  const kept = await bring('# A text\n\n')
  await admin.send('PUT', `${kept}/bytes?from=10`, part('Of another site.\n'))
  await admin.send('PUT', `${kept}/report`, { purpose: 'foreign' })
  await admin.send('POST', `${kept}/application`)
  await admin.send('DELETE', await bring('# Nothing\n'))
}

async function idsOf({ admin }: TestSite, path: string): Promise<string[]> {
  return (await sure(admin.browser).get<Listed>(path)).items.map(({ id }) => id)
}

async function reverse({ admin }: TestSite, path: string, before: string[]): Promise<void> {
  await sure(admin.browser).send('PUT', path, { before, after: before.toReversed() })
}
