import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { readSiteVersion } from '#content/server/test-site-version.ts'
import { startAuthoring, type Author, type Problem } from '#content/server/test-authoring.ts'
import type { NewPreviewLink, Preview } from '#desk/preview/contract.ts'
import type { PageDetail } from '#features/pages/contract.ts'
import { systemContext } from '#platform/server/context.ts'
import type { SetUp } from '../../contract.ts'
import type { OperatorDetails } from '../../operator/contract.ts'
import { dismissSetUp, readSetUp } from './set-up.ts'

let site: TestSite
let author: Author

beforeAll(async () => {
  site = await createTestSite({ SESSION_IDLE_SECONDS: '600' })
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const read = async () => (await site.admin.browser.get<OperatorDetails>('/api/admin/operator')).json
const save = (details: object) =>
  site.admin.browser.send<OperatorDetails & Partial<Problem>>('PUT', '/api/admin/operator', details)
const setUp = async () => (await site.admin.browser.get<SetUp>('/api/admin/set-up')).json
const left = async () => (await setUp()).steps.filter((one) => !one.isDone).map((one) => one.step)

const filled = {
  name: { en: 'Lion & Sons <PLC>', am: 'አንበሳ እና ልጆቹ' },
  address: { en: '1 Churchill Road, Addis Ababa', am: '' },
  email: 'Hub@Example.com',
  phone: '+251 11 000 0000',
  law: { en: 'the law of Ethiopia', am: 'የኢትዮጵያ ሕግ' },
  court: { en: 'the courts of Addis Ababa', am: 'የአዲስ አበባ ፍርድ ቤቶች' },
  minimumAge: 18,
  authority: { en: 'the Ethiopian Communications Authority', am: 'የኢትዮጵያ ኮሙኒኬሽን ባለሥልጣን' },
  effectiveOn: '2026-11-20',
}

test('a new site has every step before it', async () => {
  expect(await left()).toEqual(['operator', 'review', 'text', 'mail', 'address'])
  expect((await setUp()).isDismissed).toBe(false)
})

describe('a legal page', () => {
  const places = '{{operator.identity}} {{operator.contact}} {{operator.law}} {{operator.age}}'
  const more = '{{operator.authority}} {{operator.effective}} {{kept.idle}} {{kept.session}} {{kept.audit}}'
  const rest = '{{kept.sent}} {{kept.bin}} {{kept.revisions}} {{constructor}} {{operator.secret}}'
  const html = async (language: 'en' | 'am') =>
    (await site.browser().get<PageDetail>(`/api/pages/privacy-policy?lang=${language}`)).json.article.html

  beforeAll(async () => {
    const body = `${places} ${more} ${rest}`
    await author.post('page', { en: 'Privacy policy', am: 'የግላዊነት መመሪያ' }, { body })
  })

  test('leaves out a paragraph about ways that nobody entered, and shows it once somebody did', async () => {
    await author.post('page', { en: 'Contact', am: 'ያግኙን' }, { body: '{{operator.direct}}' })
    const shown = async () =>
      (await site.browser().get<PageDetail>('/api/pages/contact?lang=en')).json.article.html
    expect(await shown()).toBe('')
    await save({ ...(await read()), phone: '+251 11 000 0000' })
    expect(await shown()).toBe('<p>You can also reach us directly. Phone: +251 11 000 0000.</p>')
    await save({ ...(await read()), phone: '' })
  })

  test('says something true in both languages while nothing is filled in', async () => {
    const [en, am] = [await html('en'), await html('am')]
    expect(en).toContain('have not entered their name and address here yet')
    expect(en).toContain('10 minutes 30 days 365 days 30 days 30 days 50 {{constructor}} {{operator.secret}}')
    expect(am).toContain('ስማቸውንና አድራሻቸውን እዚህ ገና አልጻፉም')
    expect(am).toContain('10 ደቂቃ 30 ቀናት 365 ቀናት 30 ቀናት 30 ቀናት 50')
    for (const text of [en, am]) expect(text).not.toMatch(/\{\{(kept|operator\.(?!secret))|undefined|null/)
  })

  test('names the operator, the law and the dates once they are filled in, and markup in them stays text', async () => {
    const details = await read()
    const version = () => readSiteVersion(site.services.connection.readDb, site.services.clock())
    const before = await version()
    expect(await save({ ...details, ...filled, areTextsReviewed: false })).toMatchObject({
      status: 200,
      json: { version: details.version + 1, email: 'hub@example.com' },
    })
    const [en, am] = [await html('en'), await html('am')]
    expect(en).toContain('run by Lion &amp; Sons &lt;PLC&gt;, 1 Churchill Road, Addis Ababa.')
    expect(en).toContain('E-mail: hub@example.com. Phone: +251 11 000 0000.')
    expect(en).toContain(
      'governed by the law of Ethiopia. Disputes are decided by the courts of Addis Ababa.',
    )
    expect(en).toContain('at least 18 years old')
    expect(en).toContain('complain to the Ethiopian Communications Authority.')
    expect(en).toMatch(/in force since 20 November 2026 \(.*2019.*\)/)
    expect(am).toContain('አንበሳ እና ልጆቹ ነው፤ አድራሻው 1 Churchill Road, Addis Ababa ነው')
    expect(am).toContain('የሚያገለግለው ሕግ፦ የኢትዮጵያ ሕግ።')
    expect(await version()).not.toBe(before)
  })

  test('says the same in its previews, before anything of it is public', async () => {
    const draft = async (kind: 'page' | 'blog') => {
      const { id } = await author.start(kind, `A ${kind}`)
      await author.save(id, 'en', { title: `A ${kind}`, body: '{{operator.identity}} {{kept.bin}}' })
      return id
    }
    const preview = async (address: string) =>
      (await author.browser.get<Preview>(`${address}?lang=en`)).json.article.html
    const page = await draft('page')
    const link = await author.browser.send<NewPreviewLink>('POST', `/api/admin/items/${page}/preview-links`, {
      name: 'A lawyer',
    })
    for (const address of [`/api/admin/items/${page}/preview`, `/api${link.json.path}`])
      expect(await preview(address)).toMatch(/run by Lion &amp; Sons &lt;PLC&gt;.*30 days/)
    const post = await draft('blog')
    expect(await preview(`/api/admin/items/${post}/preview`)).toContain('{{operator.identity}}')
  })
})

test('of two who save at once one is taken, the other is told what there is now', async () => {
  const details = await read()
  const answers = await Promise.all([save({ ...details, phone: '1' }), save({ ...details, phone: '2' })])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  expect(answers.find((answer) => answer.status === 409)?.json).toMatchObject({
    code: 'operator.changed',
    details: { current: { version: details.version + 1 } },
  })
})

test('details that do not fit are refused by field', async () => {
  const details = await read()
  const wrong: [object, string][] = [
    [{ email: 'nowhere' }, 'email'],
    [{ minimumAge: 0 }, 'minimumAge'],
    [{ name: { en: 'a'.repeat(201), am: '' } }, 'name.en'],
    [{ effectiveOn: '2026-02-30' }, 'effectiveOn'],
    [{ secret: 1 }, 'secret'],
  ]
  for (const [change, field] of wrong) {
    const answer = await save({ ...details, ...change })
    expect([answer.status, Object.keys(answer.json.fields ?? {})]).toEqual([422, [field]])
  }
})

test('the set-up counts what is done, and goes only when nothing is left', async () => {
  expect(await left()).toEqual(['review', 'mail', 'address'])
  await save({ ...(await read()), areTextsReviewed: true })
  expect(await left()).toEqual(['mail', 'address'])
  const dismiss = () => site.admin.browser.send<Problem>('PUT', '/api/admin/set-up/dismissal')
  expect(await dismiss()).toMatchObject({ status: 409, json: { code: 'set_up.unfinished' } })

  const here = systemContext(site.services, 'test')
  const config = { ...here.config, smtpUrl: 'smtp://mail.example', publicUrl: 'https://hub.example' }
  const elsewhere = { ...here, config }
  expect((await readSetUp(elsewhere)).steps.every((one) => one.isDone)).toBe(true)
  await dismissSetUp(elsewhere)
  expect((await setUp()).isDismissed).toBe(true)
})

test('only administrators see and change who answers for the site', async () => {
  const { browser } = await site.join('member@example.com')
  for (const address of ['/api/admin/operator', '/api/admin/set-up']) {
    expect((await browser.get(address)).status).toBe(403)
    expect((await site.browser().get(address)).status).toBe(401)
  }
  expect((await browser.send('PUT', '/api/admin/operator', {})).status).toBe(403)
  expect((await browser.send('PUT', '/api/admin/set-up/dismissal')).status).toBe(403)
})
