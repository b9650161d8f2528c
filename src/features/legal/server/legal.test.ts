import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { startAuthoring, type Author, type Problem } from '#content/server/test-authoring.ts'
import { auditOf } from '#content/server/test-traces.ts'
import type { SessionAnswer } from '#features/identity/contract.ts'
import type { PageDetail } from '#features/pages/contract.ts'
import { civilOf } from '#platform/dates/civil-time.ts'
import type { Language } from '#platform/languages.ts'
import type { TestAnswer, TestBrowser } from '#app/server/test-app.ts'
import type { LegalDocument } from '#platform/legal/legal-texts.ts'
import { startTestProvider, type TestProvider } from '../../../../e2e/support/oidc-provider.ts'
import type {
  LegalAcceptance,
  LegalTexts,
  LegalVersionText,
  ManagedLegal,
  OwnAcceptances,
} from '../contract.ts'

let site: TestSite
let author: Author
let provider: TestProvider

beforeAll(async () => {
  provider = await startTestProvider('http://localhost:3000')
  site = await createTestSite(provider.settings)
  author = await startAuthoring(site)
  await author.post(
    'page',
    { en: 'Terms of service', am: 'የአገልግሎት ውሎች' },
    { body: 'First words. {{operator.effective}}' },
  )
  await author.post('page', { en: 'Privacy policy', am: 'የግላዊነት መመሪያ' }, { body: 'What we keep.' })
})
afterAll(async () => {
  await site.close()
  await provider.close()
})

const day = 86_400_000
const dayIn = (days: number) => civilOf(site.services.clock() + days * day, 'addisAbaba').date
const summary = { en: 'What changed.', am: 'የተለወጠው።' }

function declare(document: LegalDocument, wish: object): Promise<TestAnswer<ManagedLegal & Problem>> {
  const body = { version: 1, effectiveOn: dayIn(0), summary, mustAccept: true, ...wish }
  return site.admin.browser.send('POST', `/api/admin/legal/${document}/versions`, body)
}

async function declared(document: LegalDocument, wish: object): Promise<void> {
  const { status, text } = await declare(document, wish)
  expect(status, text).toBe(201)
}

const managed = async (document: LegalDocument) =>
  (await site.admin.browser.get<ManagedLegal>('/api/admin/legal')).json.documents.find(
    (one) => one.document === document,
  )
const shown = async (document: LegalDocument, language: Language = 'en') =>
  (await site.browser().get<LegalTexts>(`/api/legal?lang=${language}`)).json.documents.find(
    (one) => one.document === document,
  )
const read = (version: number, language: Language = 'en') =>
  site.browser().get<LegalVersionText>(`/api/legal/terms-of-service/versions/${version}?lang=${language}`)
const own = async (browser: TestBrowser) => (await browser.get<OwnAcceptances>('/api/legal/acceptances')).json
const asked = async (browser: TestBrowser) => {
  const { asksLegal } = (await browser.get<SessionAnswer>('/api/session')).json
  const names = (await own(browser)).asked.map(({ document, version }) => `${document} ${version}`)
  expect(asksLegal).toBe(names.length > 0)
  return names
}
const accept = (browser: TestBrowser, versions: object[], language: Language = 'en') =>
  browser.send<OwnAcceptances & Problem>('POST', '/api/legal/acceptances', { versions, language })
const acceptedBy = async (browser: TestBrowser) =>
  (await own(browser)).accepted.map(({ document, version, language }) => `${document} ${version} ${language}`)

async function rewrite(text: string): Promise<void> {
  const { json } = await site.browser().get<PageDetail>('/api/pages/terms-of-service')
  for (const language of ['en', 'am'] as const) {
    await author.save(json.article.id, language, { title: `Terms ${language}`, body: text })
    expect((await author.publish(json.article.id, language)).status).toBe(200)
  }
}

const register = (email: string, more: object = {}, browser = site.browser()) =>
  browser
    .send('POST', '/api/auth/sign-up/email', {
      email,
      displayName: 'Somebody',
      password: 'a kettle sings at dawn',
      ...more,
    })
    .then(() => browser)

test('before anything is declared nothing is in force, and who registers accepts nothing', async () => {
  expect(await shown('terms-of-service')).toEqual({
    document: 'terms-of-service',
    inForce: null,
    versions: [],
  })
  const early = await register('early@example.com')
  expect([await acceptedBy(early), await asked(early)]).toEqual([[], []])
})

describe('a version', () => {
  test('keeps word for word what readers found in both languages when it was declared', async () => {
    await declared('terms-of-service', {})
    expect(await shown('terms-of-service', 'am')).toMatchObject({
      inForce: 1,
      versions: [{ version: 1, effectiveOn: dayIn(0), summary: summary.am, mustAccept: true }],
    })
    const before = (await read(1)).json
    expect(before).toMatchObject({ language: 'en', title: 'Terms of service', version: 1 })
    expect(before.html).toMatch(/First words\. This text has been in force since \d+ \w+ \d{4} \(/)
    await rewrite('Second words.')
    expect((await read(1)).json).toEqual(before)
    expect((await read(1, 'am')).json).toMatchObject({ language: 'am', title: 'የአገልግሎት ውሎች' })
    expect((await read(2)).status).toBe(404)
    const { json } = await site.browser().get<PageDetail>('/api/pages/terms-of-service')
    expect(json.article.html).toContain('Second words.')
  })

  test('is told from the page once the page says something else', async () => {
    expect(await managed('terms-of-service')).toMatchObject({ isPublished: true, isChanged: true })
    // The first may have been in force before this site was.
    await declared('privacy-policy', { mustAccept: false, effectiveOn: dayIn(-30) })
    expect(await managed('privacy-policy')).toMatchObject({ isPublished: true, isChanged: false, inForce: 1 })
  })

  test('is refused twice, for a day that is over, half said, and for a page that lacks a language', async () => {
    // That somebody was faster comes before whatever else is wrong.
    for (const effectiveOn of [dayIn(0), dayIn(-1)])
      expect((await declare('terms-of-service', { effectiveOn })).json.code).toBe('legal.changed')
    expect((await declare('terms-of-service', { version: 2, effectiveOn: dayIn(-1) })).json.fields).toEqual({
      effectiveOn: 'in_past',
    })
    const half = { version: 2, summary: { en: 'x', am: '' } }
    expect(Object.keys((await declare('terms-of-service', half)).json.fields ?? {})).toEqual(['summary.am'])
    const { json } = await site.browser().get<PageDetail>('/api/pages/privacy-policy')
    const publication = `/api/admin/items/${json.article.id}/editions/am/publication`
    expect((await author.browser.send('DELETE', publication)).status).toBeLessThan(300)
    expect((await declare('privacy-policy', { version: 2 })).json.code).toBe('legal.not_published')
    expect((await author.publish(json.article.id, 'am')).status).toBe(200)
  })

  test('is declared once when two do it at once, and stands in the audit log', async () => {
    const wish = { version: 2, mustAccept: false }
    const both = await Promise.all([
      declare('privacy-policy', wish),
      declare('privacy-policy', { ...wish, summary: { en: 'Other.', am: 'ሌላ።' } }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await auditOf(site, 'privacy-policy')).toEqual(
      [1, 2].map((version) => ['legal.declared', 'legal', { document: 'privacy-policy', version }]),
    )
  })
})

describe('who registers', () => {
  test('accepts what is in force, in the language of the form', async () => {
    const browser = await register('amharic@example.com', { language: 'am' })
    expect((await acceptedBy(browser)).sort()).toEqual(['privacy-policy 2 am', 'terms-of-service 1 am'])
    expect(await asked(browser)).toEqual([])
  })

  test('accepts what the form showed, and is asked for what has come since', async () => {
    const terms = { document: 'terms-of-service', version: 1 }
    const privacy = { document: 'privacy-policy', version: 1 }
    const browser = await register('slow@example.com', { accepts: [privacy] })
    expect(await acceptedBy(browser)).toEqual(['privacy-policy 1 en'])
    expect(await asked(browser)).toEqual(['terms-of-service 1'])
    const liar = await register('liar@example.com', { accepts: [{ ...terms, version: 9 }] })
    expect(await acceptedBy(liar)).toEqual([])
    const twice = await site.browser().send<Problem>('POST', '/api/auth/sign-up/email', {
      email: 'twice@example.com',
      displayName: 'Somebody',
      password: 'a kettle sings at dawn',
      accepts: [terms, terms],
    })
    expect([twice.status, Object.keys(twice.json.fields ?? {})]).toEqual([422, ['accepts']])
  })

  test('by another provider accepts what the button stood beside, once', async () => {
    const back = async (browser: TestBrowser, accepts?: object[]) => {
      const wish = { provider: 'oidc', callbackURL: '/login', accepts }
      const { json } = await browser.send('POST', '/api/auth/sign-in/social', wish)
      const { pathname, search } = new URL(await provider.visit(String(json.url), { sub: 'hiwot' }))
      await browser.get(pathname + search)
    }
    const browser = site.browser({ language: 'am' })
    await back(browser, [{ document: 'terms-of-service', version: 1 }])
    expect(await acceptedBy(browser)).toEqual(['terms-of-service 1 am'])
    await back(browser, [{ document: 'privacy-policy', version: 2 }])
    expect(await acceptedBy(browser)).toEqual(['terms-of-service 1 am'])
  })
})

describe('a member', () => {
  test('who came before is asked until they accept, on every device, and then no more', async () => {
    const phone = await site.signIn('early@example.com')
    const desk = await site.signIn('early@example.com')
    expect([await asked(phone), await asked(desk)]).toEqual([['terms-of-service 1'], ['terms-of-service 1']])
    expect((await own(phone)).asked[0]?.summary).toBe(summary.en)
    const answer = await accept(phone, [{ document: 'terms-of-service', version: 1 }], 'am')
    expect(answer.json).toMatchObject({ asked: [], accepted: [{ version: 1, language: 'am' }] })
    expect([await asked(phone), await asked(desk)]).toEqual([[], []])
    const first = (await own(desk)).accepted
    site.advance(60_000)
    await accept(desk, [{ document: 'terms-of-service', version: 1 }])
    expect((await own(desk)).accepted).toEqual(first)
  })

  test('is asked for a later version only when it must be accepted, and only from its day on', async () => {
    const browser = await site.signIn('early@example.com')
    await declared('terms-of-service', { version: 2, mustAccept: false })
    expect(await asked(browser)).toEqual([])
    await declared('terms-of-service', { version: 3, effectiveOn: dayIn(2) })
    expect([await asked(browser), (await shown('terms-of-service'))?.inForce]).toEqual([[], 2])
    const sooner = await declare('terms-of-service', { version: 4, effectiveOn: dayIn(1) })
    expect(sooner.json.fields).toEqual({ effectiveOn: 'before_last' })
    const early = await accept(browser, [{ document: 'terms-of-service', version: 3 }])
    expect([early.status, early.json.fields]).toEqual([422, { versions: 'unknown' }])
    site.advance(2 * day)
    const again = await site.signIn('early@example.com')
    expect([await asked(again), (await shown('terms-of-service'))?.inForce]).toEqual([
      ['terms-of-service 3'],
      3,
    ])
    await accept(again, [{ document: 'terms-of-service', version: 3 }])
    expect(await asked(again)).toEqual([])
  })

  test('finds it in the record and in the own data, and it goes with the account', async () => {
    const browser = await site.signIn('early@example.com')
    const { uid } = (await browser.get<SessionAnswer>('/api/session')).json.user ?? { uid: '' }
    const expected = (await own(browser)).accepted
    expect(expected.map(({ version }) => version)).toEqual([3, 1])
    const record = await browser.get<{ acceptedLegal: LegalAcceptance[] }>(`/api/users/${uid}`)
    const data = await browser.get<{ legal: LegalAcceptance[] }>(`/api/users/${uid}/export`)
    expect([record.json.acceptedLegal, data.json.legal]).toEqual([expected, expected])
    const counted = async () =>
      (await managed('terms-of-service'))?.versions.map(({ version, accepted }) => [version, accepted])
    site.admin.browser = await site.signIn(site.admin.email)
    expect(await counted()).toEqual([
      [3, 1],
      [2, 0],
      [1, 3],
    ])
    await browser.send('DELETE', `/api/users/${uid}`, { password: 'a kettle sings at dawn' })
    expect(await counted()).toEqual([
      [3, 0],
      [2, 0],
      [1, 2],
    ])
  })
})

test('guests accept nothing, and only administrators declare and see the numbers', async () => {
  const browser = await register('member@example.com')
  expect((await browser.get('/api/admin/legal')).status).toBe(403)
  expect((await browser.send('POST', '/api/admin/legal/terms-of-service/versions', {})).status).toBe(403)
  expect((await accept(site.browser(), [])).status).toBe(401)
})
