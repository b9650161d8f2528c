import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { CourseDetail } from '#features/courses/contract.ts'
import { registerSeriesOfReplays } from '#features/replays/server/series-reader.ts'
import { wanderingSeries } from '#features/replays/test-series.ts'
import { createTestSite, type TestSite } from '../test-site.ts'
import type { PocketContents } from '../../pocket/contract.ts'

let site: TestSite

const priceLink = { resourceType: 'link', url: 'https://nbe.gov.et' }

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

/** What passes the worker takes the place of what is kept: of a member's answers a guest may be given none. */
async function expectRefusedToGuests({ pages }: PocketContents): Promise<void> {
  const answers = pages.flatMap(({ answer }) => answer ?? [])
  expect(answers).not.toEqual([])
  for (const answer of answers) expect((await site.browser().get(`${answer}?lang=en`)).status).toBe(401)
}

const paths = ({ pages }: PocketContents) => pages.map(({ path }) => path)

describe('what a device keeps', () => {
  test('of a track are the pages that the reader may read, and its version changes with their texts', async () => {
    const track = await site.admin.browser.send<{ id: string; slug: string }>(
      'POST',
      '/api/admin/collections',
      {
        kind: 'track',
        titleEn: 'First steps',
      },
    )
    const collectionId = track.json.id
    const page = await site.publish({ kind: 'learn', title: 'One', collectionId, fields: { sortOrder: 1 } })
    await site.publish({
      kind: 'learn',
      title: 'Two',
      collectionId,
      fields: { sortOrder: 2, access: 'signed-in' },
    })
    const address = `/api/pocket/track/${track.json.slug}?lang=en`

    const guest = await site.browser().get<PocketContents>(address)
    expect(guest.status).toBe(200)
    expect(guest.json).toMatchObject({ title: 'First steps', pictures: [], videos: [] })
    expect(guest.json.pages).toEqual([
      { path: `/learn/${page.slug}`, title: 'One', language: 'en', answer: null },
    ])
    const { browser } = await site.join('pocket@example.com')
    const member = (await browser.get<PocketContents>(address)).json
    expect(member.pages.map(({ answer }) => answer)).toEqual([null, '/api/learn/two'])
    expect(member.bytes).toBeGreaterThan(guest.json.bytes)
    await expectRefusedToGuests(member)

    expect((await site.browser().get<PocketContents>(address)).json.version).toBe(guest.json.version)
    await site.translate(page, 'en', 'One, anew')
    expect((await site.browser().get<PocketContents>(address)).json.version).not.toBe(guest.json.version)
    expect((await site.browser().get('/api/pocket/track/no-such-track?lang=en')).status).toBe(404)

    const whole = await site.admin.browser.send<{ id: string }>('POST', '/api/admin/collections', {
      kind: 'track',
      titleEn: 'All steps',
    })
    const successor = `/api/admin/collections/${collectionId}/successor`
    await site.admin.browser.send('PUT', successor, { id: whole.json.id })
    const merged = (await site.browser().get<PocketContents>(address)).json
    expect([merged.title, paths(merged)]).toEqual(['All steps', [`/learn/${page.slug}`]])
  })

  test('of a replay are its bars as well, and its version changes with them', async () => {
    registerSeriesOfReplays(async (_, id) => wanderingSeries(id))
    onTestFinished(() => registerSeriesOfReplays(async () => undefined))
    const dataSet = await site.publish({ kind: 'resource', title: 'Prices', fields: { details: priceLink } })
    const details = { dataSet: dataSet.id, hiddenFrom: 21 }
    const { id, slug } = await site.publish({ kind: 'replay', title: 'Kept', fields: { details } })
    const read = async () =>
      (await site.browser().get<PocketContents>(`/api/pocket/replay/${slug}?lang=en`)).json
    const kept = await read()
    expect(kept.answers).toEqual([`/api/replays/${id}/bars`])
    expect((await site.browser().get(kept.answers[0]!)).status).toBe(200)
    registerSeriesOfReplays(async () => undefined)
    const without = await read()
    expect(without.answers).toEqual([])
    expect(without.version).not.toBe(kept.version)
    expect(without.bytes).toBeLessThan(kept.bytes)
  })

  test('of a text for members is nothing for a guest', async () => {
    const post = await site.publish({ kind: 'blog', title: 'Ours', fields: { access: 'signed-in' } })
    expect((await site.browser().get(`/api/pocket/blog/${post.id}?lang=en`)).status).toBe(401)
  })

  test('of a course are the lessons that are open now, and nothing is opened by keeping them', async () => {
    const course = await site.publish({
      kind: 'course',
      title: 'Course',
      fields: { details: { progression: 'sequential' } },
    })
    const lessons = []
    for (const [sortOrder, title] of ['First', 'Second'].entries())
      lessons.push(await site.publish({ kind: 'lesson', title, parentId: course.id, fields: { sortOrder } }))
    const address = `/api/pocket/courses/${course.slug}?lang=en`
    expect((await site.browser().get(address)).status).toBe(401)

    const { browser } = await site.join('pocket-course@example.com')
    await browser.send('PUT', `/api/courses/${course.id}/enrolment`)
    const open = [`/courses/${course.slug}`, `/courses/${course.slug}/lessons/${lessons[0]!.slug}`]
    const contents = (await browser.get<PocketContents>(address)).json
    expect(paths(contents)).toEqual(open)
    await expectRefusedToGuests(contents)

    const lesson = `/api/courses/${course.slug}/lessons/${lessons[0]!.slug}`
    const place = async () =>
      (await browser.get<CourseDetail>(`/api/courses/${course.slug}?lang=en`)).json.enrolment?.lastLessonId
    expect((await browser.get(`${lesson}?lang=en&for=device`)).status).toBe(200)
    expect(await place()).toBeNull()
    await browser.send('PUT', `${lesson}/completion`)
    expect(paths((await browser.get<PocketContents>(address)).json)).toHaveLength(3)
    await browser.get(`${lesson}?lang=en`)
    expect(await place()).toBe(lessons[0]!.id)
  })
})
