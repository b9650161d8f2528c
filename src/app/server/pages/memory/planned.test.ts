import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { startCarrying } from '#features/transfer/server/archive/test-archive.ts'
import { createApp, type App } from '../../create-app.ts'
import type { PageRequest } from '../../render.tsx'
import { createTestApp, type TestApp } from '../../test-app.ts'
import { createPages } from '../pages.ts'

const minute = 60_000

let site: TestApp
let app: App
let author: Author
let made = 0

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
  author = await startAuthoring(site)
  const maker = {
    isCached: true,
    async make({ language, fetch }: PageRequest) {
      made++
      const answer = await fetch('/api/course-catalogue')
      return { status: 200, html: JSON.stringify(await answer.json()), language }
    },
  }
  const pages = createPages(site.services, maker, () => app.fetch)
  app = createApp(site.services, { addPages: pages.addTo })
})
afterAll(() => site.close())

const dates = () => {
  const now = site.services.clock()
  return { enrolsFrom: now + 5 * minute, enrolsUntil: now + 10 * minute }
}

test('a course opens and closes on kept pages at its dates, and at none that were taken back', async () => {
  const course = await author.post('course', { en: 'In June' }, { details: dates() })
  expect(await isShownOpen()).toBe(false)
  expect(await isShownOpen(5 * minute)).toBe(true)
  expect(await isShownOpen(5 * minute)).toBe(false)
  await author.change(course.id, { details: dates() })
  await author.change(course.id, { details: {} })
  expect(await isShownOpen()).toBe(true)
  made = 0
  expect(await isShownOpen(5 * minute)).toBe(true)
  expect(made).toBe(0)
  await author.browser.send('DELETE', `/api/admin/items/${course.id}`)
})

test('so it does when its dates came with an archive', async () => {
  const carrier = await startCarrying(site)
  const course = await author.post('course', { en: 'In July' }, { details: dates() })
  const zip = await carrier.takeOut()
  await author.change(course.id, { details: {} })
  expect((await carrier.apply(zip)).status).toBe(200)
  expect(await isShownOpen()).toBe(false)
  expect(await isShownOpen(5 * minute)).toBe(true)
  expect(await isShownOpen(5 * minute)).toBe(false)
})

/** What a page says after so many milliseconds, and a little more than its version is believed without asking. */
async function isShownOpen(later = 0): Promise<boolean> {
  site.advance(later)
  await setTimeout(120)
  const answer = await app.fetch(new Request('http://localhost:3000/learn'))
  const [course] = JSON.parse(await answer.text()).items
  return course.isOpen
}
