import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people } from '#app/server/test-accounts.ts'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import { auditOf } from '#content/server/test-traces.ts'
import { day } from '../../course-rules.ts'
import type { LearnerState } from '../../reports/contract.ts'
import { completeLesson } from '../enrolments.ts'
import { readLesson } from '../lessons.ts'
import { addCrowd, contextOf, publishCourse, type TestCourse } from '../test-courses.ts'
import { exportLearners, listLearners, type WantedLearners } from './learners.ts'

let site: TestSite
let count = 0

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const asAdmin = (now = site.services.clock()) => contextOf(site, site.admin, now)
const list = (wanted: WantedLearners, { now = site.services.clock(), language = 'en' as 'en' | 'am' } = {}) =>
  listLearners(asAdmin(now), wanted, { language, people })

async function enrolled(made: TestCourse, displayName?: string): Promise<Member> {
  const member = await site.join(`learns-${(count += 1)}@example.com`)
  if (displayName) await member.browser.send('PATCH', `/api/users/${member.uid}`, { displayName })
  await made.enrol(member)
  return member
}

describe('a learner', () => {
  test('is idle once they have opened nothing for thirty days, to the millisecond', async () => {
    const made = await publishCourse(site, 'Idle', { lessons: [{}, {}] })
    const course = made.course.id
    const [opens, marks] = [await enrolled(made), await enrolled(made)]
    const now = site.services.clock()
    const address = { course, lesson: made.lessons[0]!.id }
    await readLesson(contextOf(site, opens, now), address, { language: 'en' })
    await completeLesson(contextOf(site, marks, now), address)
    const statesAt = async (at: number) =>
      (await list({ course }, { now: at })).items.map(({ state }) => state)
    expect(await statesAt(now + 30 * day)).toEqual(['learning', 'learning'])
    expect(await statesAt(now + 30 * day + 1)).toEqual(['idle', 'idle'])
    const lesson = { ...address, lesson: made.lessons[1]!.id }
    await readLesson(contextOf(site, marks, now + 5 * day), lesson, { language: 'en' })
    const idle = await list({ course, state: 'idle' }, { now: now + 31 * day })
    expect(idle.items.map(({ uid }) => uid)).toEqual([opens.uid])
    const learning = await list({ course, state: 'learning' }, { now: now + 35 * day })
    expect(learning.items).toMatchObject([{ uid: marks.uid, lastOpenedAt: now + 5 * day, doneCount: 1 }])
  })

  test('who has completed a course stays so whatever they open, until their enrolment ends', async () => {
    const made = await publishCourse(site, 'Completed', { lessons: [{}] })
    const course = made.course.id
    const member = await enrolled(made)
    const stateAt = async (now: number) => (await list({ course }, { now })).items[0]?.state
    const states: (LearnerState | undefined)[] = [await stateAt(site.services.clock() + 99 * day)]
    await made.complete(member, 0)
    states.push(await stateAt(site.services.clock() + 99 * day))
    await site.admin.browser.send('DELETE', `/api/admin/courses/${course}/members/${member.uid}`)
    states.push(await stateAt(site.services.clock()))
    expect(states).toEqual(['not_started', 'completed', 'ended'])
    expect((await list({ course, state: 'completed' })).items).toEqual([])
    expect((await list({ course })).items[0]).toMatchObject({
      doneCount: 1,
      completedAt: expect.any(Number),
      endedAt: expect.any(Number),
    })
  })

  test('is told with the title that their course has in a language, or else in the other', async () => {
    const [both, one] = [
      await publishCourse(site, 'Both', { lessons: [] }),
      await publishCourse(site, 'One alone', { lessons: [{}, {}] }),
    ]
    await site.translate(both.course, 'am', 'ሁለቱም')
    const member = await enrolled(both)
    await one.enrol(member)
    await one.complete(member, 1)
    const told = async (language: 'en' | 'am') =>
      (await list({ q: member.email }, { language })).items
        .map((learner) => [
          learner.courseTitle,
          learner.courseTitleLanguage,
          learner.lessonCount,
          learner.doneCount,
        ])
        .toSorted((a, b) => Number(a[2]) - Number(b[2]))
    expect(await told('en')).toEqual([
      ['Both', 'en', 0, 0],
      ['One alone', 'en', 2, 1],
    ])
    expect(await told('am')).toEqual([
      ['ሁለቱም', 'am', 0, 0],
      ['One alone', 'en', 2, 1],
    ])
  })

  test('is found by words of a name or by a whole address, however they are written', async () => {
    const made = await publishCourse(site, 'Found', { lessons: [{}] })
    const almaz = await enrolled(made, 'Almaz Worku')
    const other = await enrolled(made, 'Bekele')
    const course = made.course.id
    const found = async (q?: string) => (await list({ course, q })).items.map(({ uid }) => uid)
    for (const q of ['almaz', ' ALMAZ w ', almaz.email, ` ${almaz.email.toUpperCase()} `])
      expect(await found(q), q).toEqual([almaz.uid])
    for (const q of ['nobody', 'example.com', '@', 'somebody@example.com'])
      expect(await found(q), q).toEqual([])
    for (const q of [undefined, '', '  ']) expect(await found(q)).toHaveLength(2)
    expect(await found('e')).toEqual([other.uid])
  })
})

test('the latest enrolment comes first, and a page goes on where the one before it ended', async () => {
  const made = await publishCourse(site, 'Walked', { lessons: [{}] })
  const course = made.course.id
  const ids = await addCrowd(site, 'walked', 26)
  const { db } = site.services.connection
  const rows = ids.map((userId, at) => ({ userId, courseId: course, enrolledAt: Math.floor(at / 3) }))
  await db.insertInto('enrolments').values(rows).execute()
  const showing = { language: 'en', people } as const
  const first = await listLearners(asAdmin(), { course }, showing)
  const second = await listLearners(asAdmin(), { course, cursor: first.next ?? '' }, showing)
  expect([first.items.length, first.hasNext, first.total, second.hasNext]).toEqual([25, true, 26, false])
  expect([...first.items, ...second.items].map(({ uid }) => uid)).toEqual(ids.toReversed())
  expect(await listLearners(asAdmin(), { course, page: 2 }, showing)).toMatchObject({ items: second.items })
  await expect(listLearners(asAdmin(), { course, cursor: 'nonsense' }, showing)).rejects.toMatchObject({
    fields: { cursor: 'invalid' },
  })
})

test('a table of nobody has its head, and that it was taken stands in the log', async () => {
  const made = await publishCourse(site, 'Nobody', { lessons: [{}] })
  const course = made.course.id
  const exported = await Array.fromAsync(exportLearners(asAdmin(), { course }, { language: 'en', people }))
  expect(exported).toEqual([])
  expect(await auditOf(site, course)).toContainEqual(['course.learners_exported', 'course', {}])
  const member = await enrolled(made)
  const rows = await Array.fromAsync(
    exportLearners(asAdmin(), { course, q: member.email }, { language: 'am', people }),
  )
  expect(rows).toEqual((await list({ course }, { language: 'am' })).items)
})

test('instants stand in the table file as ISO 8601, and none where nothing happened', async () => {
  const made = await publishCourse(site, 'Instants', { lessons: [{}] })
  const member = await enrolled(made, 'Instants')
  const enrolledAt = Number((await made.read(member)).enrolment?.enrolledAt)
  const file = await site.admin.browser.get(`/api/admin/learners.csv?lang=en&course=${made.course.id}`)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="learners.csv"')
  const line = `"Instants","${member.email}","Instants","Not started","0","1","${new Date(enrolledAt).toISOString()}","","",""`
  expect(file.text.trim().split('\r\n')).toEqual([expect.stringContaining('"Name"'), line])
})
