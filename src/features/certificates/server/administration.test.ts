import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, withSecondConnection, type TestSite } from '#app/server/test-site.ts'
import type { Json, TestBrowser } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import { listDueMails } from '#platform/database/outbox.ts'
import type { Certificate, CertificateList } from '../contract.ts'
import { earn, names } from './test-certificates.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const find = async (query: string) =>
  (await site.admin.browser.get<CertificateList>(`/api/admin/certificates?${query}`)).json
const show = async (id: string) => (await site.browser().get<Certificate>(`/api/certificates/${id}`)).json
const events = async () => (await site.admin.browser.get('/api/admin/audit-log')).text

test('members have no part in it', async () => {
  const { browser, id } = await earn(site, 'member@example.com')
  for (const answer of [
    await browser.get('/api/admin/certificates'),
    await browser.send('PUT', `/api/admin/certificates/${id}/revocation`, { en: 'x', am: 'x' }),
    await browser.send('PUT', `/api/admin/certificates/${id}/names`, names),
    await browser.send('POST', `/api/admin/certificates/${id}/issue`),
    await site.browser().get('/api/admin/certificates'),
  ])
    expect([401, 403]).toContain(answer.status)
})

test('certificates are found by either name, by a title, by the whole number and by the member', async () => {
  const { id, uid } = await earn(site, 'found@example.com')
  const other = { latin: 'Zara YAKÔB', ethiopic: 'ዘርዓ ያዕቆብ' }
  await site.admin.browser.send('PUT', `/api/admin/certificates/${id}/names`, other)
  for (const query of ['q=zara', 'q=yakôb', 'q=ያዕቆብ', 'q=course%20of%20found', `q=${id}`, `user=${uid}`])
    expect(
      (await find(query)).items.map((one) => one.id),
      query,
    ).toEqual([id])
  for (const query of ['q=%25', 'q=za_a', 'q=nobody']) expect((await find(query)).items, query).toEqual([])
})

test('revoking says why on the page, is undone without a trace there, and both stand in the log', async () => {
  const { id } = await earn(site, 'revoked@example.com')
  const address = `/api/admin/certificates/${id}/revocation`
  const reason = { en: 'Issued by mistake', am: 'በስሕተት የተሰጠ' }
  expect((await site.admin.browser.send('PUT', address, { ...reason, am: ' ' })).status).toBe(422)
  expect((await site.admin.browser.send('PUT', address, reason)).json).toMatchObject({ status: 'revoked' })
  expect(await show(id)).toMatchObject({ status: 'revoked', reason })
  expect((await site.admin.browser.send('POST', `/api/admin/certificates/${id}/issue`)).status).toBe(409)
  expect((await site.admin.browser.send('DELETE', address)).json).toMatchObject({ status: 'valid' })
  expect(await show(id)).toMatchObject({ status: 'valid', reason: null, revokedAt: null })
  expect(await events()).toContain('certificate.revoked')
  expect(await events()).toContain('certificate.restored')
})

test('its holder hears in their language that it was revoked, why, and that it holds again', async () => {
  const { id, uid } = await earn(site, 'told@example.com')
  const address = `/api/admin/certificates/${id}/revocation`
  const revoke = (reason: { en: string; am: string }) => site.admin.browser.send('PUT', address, reason)
  const users = () => site.services.connection.db.updateTable('users').where('id', '=', uid)
  const mails = async () => {
    const { connection, clock } = site.services
    const due = await listDueMails(connection.db, { now: clock(), limit: 500 })
    return due.filter(({ recipient, text }) => recipient === 'told@example.com' && text.includes(id))
  }
  const mistake = { en: 'Issued by mistake', am: 'በስሕተት የተሰጠ' }

  await revoke(mistake)
  expect(await mails(), 'an address that is not known to be theirs').toEqual([])
  await site.admin.browser.send('DELETE', address)

  await users().set({ emailVerified: 1, language: 'am' }).execute()
  await revoke(mistake)
  await revoke(mistake)
  const told = await mails()
  expect(told.map(({ subject }) => subject)).toEqual(['የ«Course of told በአማርኛ» ምስክር ወረቀትዎ ተሰርዟል'])
  expect(told[0]?.text).toContain('በስሕተት የተሰጠ')
  expect(told[0]?.text).toContain('http://localhost:3000/contact?lang=am')
  expect(told[0]?.text).toContain(`http://localhost:3000/certificates/${id}?lang=am`)

  await users().set({ language: 'en' }).execute()
  site.advance(1000)
  await revoke({ ...mistake, en: 'Issued twice' })
  site.advance(1000)
  await site.admin.browser.send('DELETE', address)
  await site.admin.browser.send('DELETE', address)
  const [, corrected, restored, ...more] = await mails()
  expect(corrected?.subject).toBe('Your certificate of “Course of told” was revoked')
  expect(corrected?.text).toContain('Issued twice')
  expect(restored?.subject).toBe('Your certificate of “Course of told” is valid again')
  expect(more).toEqual([])

  await users().set({ status: 'suspended' }).execute()
  await revoke(mistake)
  expect(await mails()).toHaveLength(3)
})

test('of two who revoke or restore one at once one does, and its holder hears of it once', async () => {
  const { id, uid } = await earn(site, 'once@example.com')
  const { db } = site.services.connection
  await db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', uid).execute()
  const address = `/api/admin/certificates/${id}/revocation`
  const reason = { en: 'Issued by mistake', am: 'በስሕተት የተሰጠ' }
  await withSecondConnection(site, async (other) => {
    const admins = [site.admin.browser, other(site.admin)]
    for (const revoke of [
      (admin: TestBrowser) => admin.send('PUT', address, reason),
      (admin: TestBrowser) => admin.send('DELETE', address),
    ]) {
      const answers = await Promise.all([...admins, ...admins].map(revoke))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
  })
  const noted = (await auditOf(site, id)).map(([event]) => event)
  expect(noted.filter((event) => /revoked|restored/.test(event))).toEqual([
    'certificate.restored',
    'certificate.revoked',
  ])
  const due = await listDueMails(db, { now: site.services.clock(), limit: 500 })
  expect(
    due.filter(({ recipient, text }) => recipient === 'once@example.com' && text.includes(id)),
  ).toHaveLength(2)
})

test('the holder of one that has expired meanwhile is not told that it is valid again', async () => {
  const { id, uid } = await earn(site, 'late@example.com')
  const { connection, clock } = site.services
  const address = `/api/admin/certificates/${id}/revocation`
  const expiresAt = clock() - 1
  await connection.db.updateTable('certificates').set({ expiresAt }).where('id', '=', id).execute()
  for (const [language, subject] of [
    ['en', 'Your certificate of “Course of late” is no longer revoked'],
    ['am', 'የ«Course of late በአማርኛ» ምስክር ወረቀትዎ መሰረዙ ቀርቷል'],
  ] as const) {
    await connection.db
      .updateTable('users')
      .set({ emailVerified: 1, language })
      .where('id', '=', uid)
      .execute()
    await site.admin.browser.send('PUT', address, { en: 'Once more', am: 'እንደገና' })
    expect((await site.admin.browser.send('DELETE', address)).json).toMatchObject({ status: 'expired' })
    const due = await listDueMails(connection.db, { now: clock(), limit: 500 })
    const mail = due.findLast((one) => one.recipient === 'late@example.com' && one.subject === subject)
    expect(mail?.text).toContain(language === 'en' ? 'that it has expired' : 'ጊዜው ማለፉን ይገልጻል')
  }
})

test('names are corrected on the certificate and for those to come, in their scripts', async () => {
  const { id, browser } = await earn(site, 'corrected@example.com')
  const address = `/api/admin/certificates/${id}/names`
  const right = { latin: 'Almaz Bekele Worqu', ethiopic: 'አልማዝ በቀለ ወርቁ' }
  const wrong = await site.admin.browser.send('PUT', address, { ...right, ethiopic: 'Almaz' })
  expect([wrong.status, wrong.json.fields]).toEqual([422, { ethiopic: 'other_script' }])
  expect((await site.admin.browser.send('PUT', address, right)).status).toBe(200)
  expect((await show(id)).holder).toEqual(right)
  expect((await browser.get<{ names: Json }>('/api/certificates')).json.names).toEqual(right)
  expect(await events()).toContain('certificate.corrected')
})

test('a name that a colleague has corrected meanwhile is not replaced unseen, and the other one stays', async () => {
  const { id } = await earn(site, 'met@example.com')
  const correct = (body: object) =>
    site.admin.browser.send('PUT', `/api/admin/certificates/${id}/names`, body)
  const theirs = { ...names, latin: 'Almaz Bekele Theirs' }
  expect((await correct({ latin: theirs.latin, was: { latin: names.latin } })).status).toBe(200)
  const late = await correct({ latin: 'Almaz Bekele Mine', was: { latin: names.latin } })
  expect([late.status, late.json]).toMatchObject([
    409,
    { code: 'certificate.changed', details: { current: theirs } },
  ])
  const ethiopic = 'አልማዝ በቀለ'
  expect((await correct({ ethiopic, was: { ethiopic: names.ethiopic } })).status).toBe(200)
  expect((await show(id)).holder).toEqual({ ...theirs, ethiopic })
})

test('an expired certificate is issued anew from today, at its address', async () => {
  const { id } = await earn(site, 'again@example.com', { validMonths: 1 })
  const before = await show(id)
  site.advance(40 * 86_400_000)
  const admin = await site.signIn('admin@example.com')
  expect((await show(id)).status).toBe('expired')
  expect((await admin.send('POST', `/api/admin/certificates/${id}/issue`)).json).toMatchObject({
    status: 'valid',
  })
  const after = await show(id)
  expect(after.issuedAt).toBeGreaterThan(before.issuedAt)
  expect(after.completedAt).toBe(before.completedAt)
})

test('what does not exist cannot be changed', async () => {
  const admin = await site.signIn('admin@example.com')
  const answer = await admin.send('DELETE', '/api/admin/certificates/unknown/revocation')
  expect([answer.status, answer.json.code]).toEqual([404, 'certificate.not_found'])
})
