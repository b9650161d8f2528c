import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { saveSetting } from '#platform/database/settings.ts'
import { bumpSiteVersion, readSiteChange, readSiteState, type SiteState } from './site-version-store.ts'
import { startAuthoring, type Author } from './test-authoring.ts'

let site: TestApp
let author: Author
let before: SiteState

const post = { id: 'a', kind: 'blog' }
const lesson = { id: 'b', kind: 'lesson' }

beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
  await write()
})
afterAll(() => site.close())
beforeEach(async () => {
  before = await state()
})

const state = () => readSiteState(site.services.connection.readDb, site.services.clock())
const write = (...change: { id: string; kind: string }[]) =>
  bumpSiteVersion(site.services.connection.db, site.services.clock(), change)
const changed = async () => readSiteChange(site.services.connection.readDb, before, await state())

test('whoever looks learns which items were changed since', async () => {
  await write(post)
  await write(lesson)
  expect(await changed()).toEqual([post, lesson])
  before = await state()
  expect(await changed()).toEqual([])
})

test('a write that names nothing changed everything', async () => {
  await write(post)
  await bumpSiteVersion(site.services.connection.db, site.services.clock())
  await write(post)
  expect(await changed()).toBe('everything')
})

test('whoever is too far behind, or meets a version that nobody explains, takes it for everything', async () => {
  for (let time = 0; time < 40; time++) await write(post)
  expect(await changed()).toBe('everything')
  before = await state()
  const { connection, clock } = site.services
  await saveSetting(connection.db, { key: 'site.version', value: 'of-another-release', now: clock() })
  expect(await changed()).toBe('everything')
  await write(post)
  expect(await changed()).toBe('everything')
})

test('a text whose time came is named, beside what was written meanwhile', async () => {
  const item = await author.start('blog', 'Tea')
  await author.save(item.id, 'en', { title: 'Tea' })
  await author.publish(item.id, 'en', { publishAt: site.services.clock() + 60_000 })
  expect(await changed()).toEqual([])
  site.advance(61_000)
  const tea = { id: item.id, kind: 'blog' }
  expect(await changed()).toEqual([{ ...tea, isNews: true }])
  await write(lesson)
  expect(await changed()).toEqual([lesson, { ...tea, isNews: true }])
})

test('the end of a pin changes everything', async () => {
  await author.post('blog', { en: 'Coffee' }, { pinnedUntil: site.services.clock() + 60_000 })
  before = await state()
  site.advance(61_000)
  expect(await changed()).toBe('everything')
})
