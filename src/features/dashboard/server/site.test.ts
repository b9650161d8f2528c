import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { readPage } from '#app/server/test-page.ts'
import { readSiteVersion } from '#content/server/test-site-version.ts'
import type { MemberDashboard, Site, SiteSettings } from '../contract.ts'

let site: TestSite
let now: number

beforeAll(async () => {
  site = await createTestSite({ SITE_NAME: 'Test Hub', ANALYTICS_MEASUREMENT_ID: 'G-TEST1234' })
  now = Date.now()
})
afterAll(() => site.close())

const read = async () => (await site.admin.browser.get<SiteSettings>('/api/admin/site-settings')).json
const save = (settings: object) =>
  site.admin.browser.send<SiteSettings>('PUT', '/api/admin/site-settings', settings)
const shown = async (language: 'en' | 'am' = 'en') =>
  (await site.browser().get<Site>(`/api/site?lang=${language}`)).json
const version = () => readSiteVersion(site.services.connection.readDb, site.services.clock())

test('before the first save everybody reads the plain site', async () => {
  expect(await shown()).toEqual({
    siteName: 'Test Hub',
    idleMinutes: 20,
    announcement: null,
    hero: null,
    links: [],
    analyticsMeasurementId: 'G-TEST1234',
  })
  expect((await read()).version).toBe(0)
})

test('an administrator sets hero and links, and readers get no mixture of languages at the top', async () => {
  const before = await version()
  const settings = await read()
  const saved = await save({
    ...settings,
    hero: { title: { en: 'Markets, calmly', am: 'ገበያ በእርጋታ' }, text: { en: 'Learn first.', am: '' } },
    links: [{ label: { en: 'Telegram', am: 'ቴሌግራም' }, href: 'https://t.me/example' }],
  })
  expect([saved.status, saved.json.version]).toEqual([200, settings.version + 1])
  expect(await shown('am')).toMatchObject({
    hero: { title: 'ገበያ በእርጋታ', text: '' },
    links: [{ label: 'ቴሌግራም', href: 'https://t.me/example' }],
  })
  expect((await shown('en')).hero).toEqual({ title: 'Markets, calmly', text: 'Learn first.' })
  expect(await version()).not.toBe(before)
  const inEnglish = { title: { en: 'Markets, calmly', am: '' }, text: { en: 'Learn first.', am: '' } }
  await save({ ...settings, version: saved.json.version, hero: inEnglish })
  expect([(await shown('am')).hero, (await shown('en')).hero?.title]).toEqual([null, 'Markets, calmly'])
})

test('an announcement shows in its time, and pages are made anew when it begins and ends', async () => {
  const settings = await read()
  const hour = 3_600_000
  const announcement = {
    isShown: true,
    text: { en: 'The exchange is closed on Friday.', am: '' },
    href: '/blogs',
    from: now + hour / 6,
    until: now + hour / 3,
  }
  await save({ ...settings, announcement })
  const versions = [await version()]
  expect((await shown()).announcement).toBe(null)
  site.advance(hour / 5)
  versions.push(await version())
  const during = (await shown('am')).announcement
  const said = { text: 'The exchange is closed on Friday.', href: '/blogs', language: 'en' }
  expect(during).toMatchObject(said)
  expect((await readPage(site, '/', 'am')).page).toContain(
    `<p lang="en"><a href="/blogs">${said.text}</a></p>`,
  )
  site.advance(hour / 5)
  versions.push(await version())
  expect((await shown()).announcement).toBe(null)
  expect(new Set(versions).size).toBe(3)

  const member = await site.signIn(site.admin.email)
  const later = (await member.get<SiteSettings>('/api/admin/site-settings')).json
  await member.send('PUT', '/api/admin/site-settings', {
    ...later,
    announcement: { ...announcement, until: null, text: { en: 'Open again.', am: '' } },
  })
  expect((await shown()).announcement?.id).not.toBe(during?.id)
})

test('of several announcements the bar shows the one that began last, and members find all whose time it is', async () => {
  const admin = await site.signIn(site.admin.email)
  const settings = (await admin.get<SiteSettings>('/api/admin/site-settings')).json
  const start = site.services.clock()
  const hour = 3_600_000
  const one = (en: string, from: number | null, until: number | null) => ({
    isShown: true,
    text: { en, am: '' },
    href: null,
    from,
    until,
  })
  const saved = await admin.send<SiteSettings>('PUT', '/api/admin/site-settings', {
    ...settings,
    announcement: one('Always', null, null),
    moreAnnouncements: [
      one('Soon', start + hour / 12, start + hour / 6),
      { ...one('Off', start, null), isShown: false },
    ],
  })
  expect(saved.json.moreAnnouncements).toHaveLength(2)
  const member = await site.join('announced@example.com')
  const inDashboard = async () =>
    (await member.browser.get<MemberDashboard>('/api/dashboard')).json.announcements.map(({ text }) => text)
  const seen = [(await shown()).announcement?.text]
  const versions = [await version()]
  expect(await inDashboard()).toEqual(['Always'])
  site.advance(hour / 10)
  seen.push((await shown()).announcement?.text)
  versions.push(await version())
  expect(await inDashboard()).toEqual(['Soon', 'Always'])
  site.advance(hour / 10)
  seen.push((await shown()).announcement?.text)
  versions.push(await version())
  expect(seen).toEqual(['Always', 'Soon', 'Always'])
  expect(new Set(versions).size).toBe(3)

  const now = await admin.get<SiteSettings>('/api/admin/site-settings')
  const wrong = await admin.send('PUT', '/api/admin/site-settings', {
    ...now.json,
    moreAnnouncements: [one('', null, null)],
  })
  expect([wrong.status, Object.keys(wrong.json.fields ?? {})]).toEqual([422, ['moreAnnouncements.0.text']])
})

test('settings that were saved before there were several announcements are read as they are', async () => {
  const { db } = site.services.connection
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'site.settings')
    .executeTakeFirstOrThrow()
  const { moreAnnouncements: _several, ...former } = JSON.parse(row.value)
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(former) })
    .where('key', '=', 'site.settings')
    .execute()
  const admin = await site.signIn(site.admin.email)
  const { json } = await admin.get<SiteSettings>('/api/admin/site-settings')
  expect(json).toEqual({ ...former, moreAnnouncements: [] })
  expect((await shown()).announcement?.text).toBe('Always')
})

test('of several saves from one version exactly one is taken, the others are told what there is now', async () => {
  const admin = await site.signIn(site.admin.email)
  const settings = (await admin.get<SiteSettings>('/api/admin/site-settings')).json
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => admin.send('PUT', '/api/admin/site-settings', settings)),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  const refused = answers.filter((answer) => answer.status === 409)
  expect(refused).toHaveLength(9)
  expect(refused[0]?.json).toMatchObject({
    code: 'settings.changed',
    details: { current: { version: settings.version + 1 } },
  })
  const events = await site.services.connection.db
    .selectFrom('audit_log')
    .select('actorId')
    .where('event', '=', 'settings.changed')
    .execute()
  expect(events).toHaveLength(settings.version + 1)
})

test('settings that do not fit are refused by field', async () => {
  const admin = await site.signIn(site.admin.email)
  const settings = (await admin.get<SiteSettings>('/api/admin/site-settings')).json
  const both = { en: 'A', am: 'ሀ' }
  const { announcement } = settings
  const wrong: [object, string][] = [
    [{ links: [{ label: both, href: 'javascript:alert(1)' }] }, 'links.0.href'],
    [{ links: [{ label: { en: 'A', am: '' }, href: '/faq' }] }, 'links.0.label.am'],
    [{ cards: settings.cards.slice(1) }, 'cards'],
    [{ announcement: { ...announcement, isShown: true, text: { en: ' ', am: '' } } }, 'announcement.text'],
    [{ announcement: { ...announcement, from: 2, until: 1 } }, 'announcement.until'],
    [{ announcement: { ...announcement, text: { en: 'a'.repeat(281), am: '' } } }, 'announcement.text.en'],
    [{ secret: 1 }, 'secret'],
  ]
  for (const [change, field] of wrong) {
    const answer = await admin.send('PUT', '/api/admin/site-settings', { ...settings, ...change })
    expect([answer.status, Object.keys(answer.json.fields ?? {})]).toEqual([422, [field]])
  }
})

test('only administrators see and save settings', async () => {
  const { browser } = await site.join('member@example.com')
  expect((await browser.get('/api/admin/site-settings')).status).toBe(403)
  expect((await browser.send('PUT', '/api/admin/site-settings', {})).status).toBe(403)
  expect((await site.browser().get('/api/admin/site-settings')).status).toBe(401)
})
