import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import { documentOf, paragraph } from '#content/server/test-authoring.ts'
import type { SearchResults, Suggestions } from '#features/search/contract.ts'
import { day } from '../../course-rules.ts'
import { contextOf, passTime, publishCourse } from '../test-courses.ts'
import { findOpenLessons } from './open-lessons.ts'

let site: TestSite
let member: Member

beforeAll(async () => {
  site = await createTestSite({ RATE_LIMIT_FACTOR: '1000' })
  member = await site.join('searcher@example.com')
})
afterAll(() => site.close())

type Titled = { title: { text: string }[] }
const titlesOf = (items: readonly Titled[]) =>
  items.map(({ title }) => title.map(({ text }) => text).join('')).toSorted()

/** What a query finds of lessons, on the page and while it is typed; nothing of another one is counted, named or offered. */
async function found({ browser }: Pick<Member, 'browser'>, q: string): Promise<string[]> {
  const words = encodeURIComponent(q)
  const { status, json } = await browser.get<SearchResults>(
    `/api/search?lang=en&q=${words}&kind=lesson&total=1`,
  )
  expect(status).toBe(200)
  const titles = titlesOf(json.items)
  expect([json.total, json.hasNext, json.nearest, json.didYouMean]).toEqual([titles.length, false, [], null])
  const suggested = await browser.get<Suggestions>(`/api/search/suggestions?lang=en&q=${words}`)
  expect(titlesOf(suggested.json.items.filter(({ kind }) => kind === 'lesson'))).toEqual(titles)
  return titles
}

const membersOf = (courseId: string) => `/api/admin/courses/${courseId}/members`
const enrolByHand = (courseId: string, { email }: Member) =>
  site.admin.browser.send('POST', membersOf(courseId), { email })

describe.each([
  ['by invitation', 'Cinnamon', { enrolment: 'invite' }],
  ['closed', 'Nutmeg', { enrolment: 'closed' }],
  ['over', 'Fennel', { enrolsUntil: 1000 }],
] as const)('the lessons of a course that is %s', (_, word, details) => {
  test('are found by its learners and administrators, and by nobody else', async () => {
    const { course } = await publishCourse(site, word, { details, lessons: [{}, {}] })
    const both = [`${word} 1`, `${word} 2`]
    const guest = { browser: site.browser() }
    const learner = await site.join(`${word}@example.com`)
    const suspended = await site.join(`${word}-suspended@example.com`)
    for (const one of [guest, member, learner]) expect(await found(one, word)).toEqual([])
    for (const one of [learner, suspended]) expect((await enrolByHand(course.id, one)).status).toBe(200)
    for (const one of [learner, suspended, site.admin]) expect(await found(one, word)).toEqual(both)
    for (const one of [guest, member]) expect(await found(one, word)).toEqual([])

    await site.admin.browser.send('PATCH', `/api/admin/users/${suspended.uid}`, { status: 'suspended' })
    await site.admin.browser.send('DELETE', `${membersOf(course.id)}/${learner.uid}`)
    for (const one of [learner, suspended]) expect(await found(one, word)).toEqual([])
  })
})

describe('a lesson that waits', () => {
  test('for those before it is found once its turn has come, by title and text, in the order of sections', async () => {
    const course = await site.publish({
      kind: 'course',
      title: 'Coriander',
      fields: { details: { progression: 'sequential' } },
    })
    const publish = async (name: string, sortOrder: number, collectionId: string) =>
      site.publish({
        kind: 'lesson',
        title: `Coriander ${name}`,
        parentId: course.id,
        collectionId,
        fields: { sortOrder },
        body: documentOf(paragraph(`About caraway, ${name}.`)),
      })
    const addSection = async (sortOrder: number) =>
      (
        await site.admin.browser.send<{ id: string }>('POST', '/api/admin/collections', {
          kind: 'section',
          parentId: course.id,
          titleEn: 'Part',
          sortOrder,
        })
      ).json.id
    const [late, early] = [await addSection(2), await addSection(1)]
    const third = await publish('third', 1, late)
    const [second, first] = [await publish('second', 3, early), await publish('first', 2, early)]
    const learner = await site.join('in-order@example.com')
    const expectFound = async (reader: Member, names: string[]) => {
      for (const q of ['coriander', 'caraway'])
        expect(await found(reader, q), q).toEqual(names.map((name) => `Coriander ${name}`).toSorted())
    }
    await expectFound(learner, ['first'])
    await learner.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
    await expectFound(learner, ['first'])
    const complete = (lesson: { id: string }) =>
      learner.browser.send('PUT', `/api/courses/${course.id}/lessons/${lesson.id}/completion`)
    expect((await complete(first)).status).toBe(200)
    await expectFound(learner, ['first', 'second'])
    expect((await complete(second)).status).toBe(200)
    await expectFound(learner, ['first', 'second', 'third'])
    await learner.browser.send('DELETE', `/api/courses/${course.id}/lessons/${second.id}/completion`)
    await expectFound(learner, ['first', 'second'])
    await expectFound(member, ['first'])
    expect((await complete(third)).status).toBe(403)
  })

  test('for its day is found from then on', async () => {
    const made = await publishCourse(site, 'Sumac', { lessons: [{}, { opens: { daysAfter: 2 } }] })
    const learner = await site.join('sumac@example.com')
    await made.enrol(learner)
    expect(await found(learner, 'sumac')).toEqual(['Sumac 1'])
    await passTime(site, 2 * day, learner, member)
    expect(await found(learner, 'sumac')).toEqual(['Sumac 1', 'Sumac 2'])
    expect(await found(member, 'sumac')).toEqual(['Sumac 1'])
  })
})

test('a preview is found by every member, as every member may read it, and by no guest', async () => {
  const details = { enrolment: 'invite' } as const
  await publishCourse(site, 'Tarragon', { details, lessons: [{}, { isFree: true }] })
  expect(await found(member, 'tarragon')).toEqual(['Tarragon 2'])
  expect(await found({ browser: site.browser() }, 'tarragon')).toEqual([])
})

test('only for members is anything more asked, once, and only when lessons are among what was found', async () => {
  await publishCourse(site, 'Lovage', { details: { progression: 'sequential' }, lessons: [{}, {}] })
  await site.publish({ kind: 'blog', title: 'Sorrel' })
  const { db, readDb } = site.services.connection
  const spies = [...new Set([db, readDb])].map((one) => vi.spyOn(one.getExecutor(), 'executeQuery'))
  const asked = () =>
    spies
      .flatMap(({ mock }) => mock.calls)
      .filter(([{ sql }]) => sql.includes('"enrolments"') && sql.includes('"lesson_progress"')).length
  const search = ({ browser }: Pick<Member, 'browser'>, q: string) => browser.get(`/api/search?q=${q}`)
  for (const one of [{ browser: site.browser() }, site.admin]) await search(one, 'lovage')
  await search(member, 'sorrel')
  expect(asked()).toBe(0)
  await search(member, 'lovage')
  expect(asked()).toBe(1)
})

test('each lesson is open or not by what its own course asks, whichever others are found with it', async () => {
  const [closed, open, ordered] = [
    await publishCourse(site, 'Saffron shut', { details: { enrolment: 'closed' }, lessons: [{}] }),
    await publishCourse(site, 'Saffron free', { lessons: [{}] }),
    await publishCourse(site, 'Saffron steps', { details: { progression: 'sequential' }, lessons: [{}, {}] }),
  ]
  expect(await found(member, 'saffron')).toEqual(['Saffron free 1', 'Saffron steps 1'])
  const learner = await site.join('saffron@example.com')
  await enrolByHand(closed.course.id, learner)
  expect(await found(learner, 'saffron')).toEqual(['Saffron free 1', 'Saffron shut 1', 'Saffron steps 1'])
  await ordered.enrol(learner)
  await ordered.complete(learner, 0)
  const wanted = [closed, open, ordered].flatMap(({ course, lessons }) =>
    lessons.map(({ id }) => ({ id, parentId: course.id })),
  )
  const openTo = (reader: Member, lessons: typeof wanted) =>
    findOpenLessons(contextOf(site, reader, site.services.clock()), lessons)
  expect(await openTo(learner, wanted)).toEqual(new Set(wanted.map(({ id }) => id)))
  expect(await openTo(member, wanted.slice(0, 2))).toEqual(new Set([open.lessons[0]!.id]))
})
