import type { LegalTexts } from '#features/legal/contract.ts'
import { mostDeliveryTries } from '#platform/database/queues/webhook-outbox.ts'
import type { TestSite } from '../../test-site.ts'
import { sure, type Sure } from './test-sure.ts'

/** What the site as a whole says, hears and tells. */
export async function writeSite(site: TestSite): Promise<void> {
  await changeSettings(site)
  await hearMessages(site)
  await tellOthers(site)
  await noteMisses(site)
}

async function changeSettings(site: TestSite): Promise<void> {
  const admin = sure(site.admin.browser)
  const settings = await admin.get<Record<string, unknown>>('/api/admin/site-settings')
  await admin.send('PUT', '/api/admin/site-settings', settings)
  const operator = await admin.get<Record<string, unknown>>('/api/admin/operator')
  await admin.send('PUT', '/api/admin/operator', operator)
  const { version } = await admin.get<{ version: number }>('/api/admin/promises')
  await admin.send('PUT', '/api/admin/promises', { version, phrases: { en: ['sure thing'], am: [] } })

  const member = sure((await site.join('cards@example.com')).browser)
  const cards = [
    { card: 'saved', isShown: true },
    { card: 'today', isShown: false },
  ]
  await member.send('PUT', '/api/dashboard/cards', { cards })
  await member.send('DELETE', '/api/dashboard/cards')
  const { documents } = await member.get<LegalTexts>('/api/legal')
  const versions = documents
    .filter(({ inForce }) => inForce !== null)
    .map(({ document, inForce }) => ({ document, version: inForce }))
  await member.send('POST', '/api/legal/acceptances', { versions, language: 'en' })
}

async function hearMessages(site: TestSite): Promise<void> {
  const admin = sure(site.admin.browser)
  await sure(site.browser()).send('POST', '/api/contact', {
    name: 'Abebe',
    email: 'abebe@example.com',
    topic: 'question',
    message: 'When is the next course?',
    consent: true,
    website: '',
    language: 'en',
  })
  const message = `/api/admin/messages/${await newest(admin)}`
  await admin.send('PATCH', message, { state: 'read' })
  await admin.send('POST', `${message}/replies`, { text: 'In a month.' })
  await admin.send('DELETE', message)

  const member = sure((await site.join('asks@example.com')).browser)
  const { id } = await site.publish({ kind: 'blog', title: 'Asked about' })
  const asked = { question: 'What is a spread?', isNameAllowed: false, website: '', language: 'en' }
  await member.send('POST', `/api/page-questions/blog/${id}`, asked)
  const answer = `/api/admin/messages/${await newest(admin)}/answers/en`
  await admin.send('PUT', answer, { question: 'What is a spread?', answer: 'A difference.' })
  await admin.send('DELETE', answer)
  const { items } = await member.get<{ items: { id: string }[] }>(`/api/page-questions/blog/${id}/own`)
  await member.send('DELETE', `/api/page-questions/${items[0]?.id}`)
}

async function newest(admin: Sure): Promise<string> {
  const { items } = await admin.get<{ items: { id: string }[] }>('/api/admin/messages')
  return items[0]?.id ?? ''
}

async function tellOthers(site: TestSite): Promise<void> {
  const admin = sure(site.admin.browser)
  const wish = { name: 'A ledger', url: 'https://books.example/', events: ['text.published'] }
  const { id } = await admin.send<{ id: string }>('POST', '/api/admin/webhooks', wish)
  const at = `/api/admin/webhooks/${id}`
  await admin.send('PUT', at, { ...wish, name: 'Another ledger' })
  await admin.send('POST', `${at}/secret`)
  await admin.send('POST', `${at}/test`)
  const { items } = await admin.get<{ items: { id: string }[] }>(`${at}/deliveries`)
  await site.services.connection.db
    .updateTable('webhook_deliveries')
    .set({ tries: mostDeliveryTries })
    .execute()
  await admin.send('POST', `${at}/deliveries/${items[0]?.id}/retry`)
  await admin.send('DELETE', at)
}

async function noteMisses(site: TestSite): Promise<void> {
  const admin = sure(site.admin.browser)
  await site.browser().get('/api/search?q=gibberish+words')
  const miss = { query: 'gibberish words', language: 'en' }
  await admin.send('PUT', '/api/admin/search-misses/handled', { ...miss, isHandled: true })
  await admin.send('DELETE', '/api/admin/search-misses?query=gibberish+words&language=en')
}
