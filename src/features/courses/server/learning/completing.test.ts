import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import type { CourseList } from '../../contract.ts'
import { listCourses, readCourse } from '../courses.ts'
import { completeLesson } from '../enrolments.ts'
import { readLesson } from '../lessons.ts'
import { finaliseLate } from '../finalise.ts'
import { readEnrolment } from '../store.ts'
import { change, contextOf, passTime, publishCourse, type TestCourse } from '../test-courses.ts'
import { withVideo } from '../watching/test-videos.ts'
import { noteWatched } from '../watching/watching.ts'

const minute = 60_000

let site: TestSite
let people = 0

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const join = () => site.join(`completes-${(people += 1)}@example.com`)
const addressOf = (course: Item, lesson: Item) => ({ course: course.id, lesson: lesson.id })
const hide = ({ id }: Item) =>
  site.admin.browser.send('DELETE', `/api/admin/items/${id}/editions/en/publication`)

async function enrolled(made: TestCourse): Promise<Member> {
  const member = await join()
  expect((await made.enrol(member)).status).toBe(200)
  return member
}

describe('a lesson', () => {
  test('that takes minutes is done when they have passed, and not a millisecond before', async () => {
    const details = { completion: { by: 'seen', minutes: 5 } } as const
    const made = await publishCourse(site, 'Five minutes', { lessons: [details] })
    const member = await enrolled(made)
    const address = addressOf(made.course, made.lessons[0]!)
    const openedAt = site.services.clock()
    const opened = await readLesson(contextOf(site, member, openedAt), address, { language: 'en' })
    expect(opened).toMatchObject({ readyAt: openedAt + 5 * minute, isEndRead: false })
    const completeAt = (now: number) => completeLesson(contextOf(site, member, now), address)
    const readyAt = openedAt + 5 * minute
    await expect(completeAt(readyAt - 1)).rejects.toMatchObject({
      status: 409,
      code: 'lesson.too_soon',
      details: { minutes: 5, readyAt, isEndRead: false },
    })
    await expect(completeAt(readyAt)).rejects.toMatchObject({ status: 409, code: 'lesson.end_not_read' })
    const place = { language: 'en', block: 0, blockCount: 1, quote: 'Five', readBlocks: [], isEndRead: true }
    await member.browser.send('PUT', `/api/reading-places/lesson/${address.lesson}`, place)
    await expect(completeAt(readyAt - 1)).rejects.toMatchObject({
      details: { minutes: 5, readyAt, isEndRead: true },
    })
    expect(await completeAt(readyAt)).toEqual({
      lessonCount: 1,
      doneCount: 1,
      completedAt: readyAt,
      isJustCompleted: true,
    })
  })

  test('that asks for a share of its video is done by that share, and by no less', async () => {
    const course = await site.publish({ kind: 'course', title: 'A film' })
    const lesson = await site.publish({
      kind: 'lesson',
      title: 'Seen',
      parentId: course.id,
      fields: { details: { lessonKind: 'video', completion: { by: 'video', share: 80 } } },
      body: withVideo('youtube', 'dQw4w9WgXcQ'),
      extras: { transcript: 'What is said.', hasCaptions: true, videoSeconds: 600 },
    })
    const member = await join()
    await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
    const address = addressOf(course, lesson)
    const start = site.services.clock()
    const at = (minutes: number) => contextOf(site, member, start + minutes * minute)
    const refused = (watched: number) => ({
      status: 409,
      code: 'lesson.not_watched',
      details: { share: 80, watched },
    })
    await expect(completeLesson(at(0), address)).rejects.toMatchObject(refused(0))
    await readLesson(at(0), address, { language: 'en' })
    expect((await noteWatched(at(10), address, [[0, 79]])).share).toBe(79)
    await expect(completeLesson(at(10), address)).rejects.toMatchObject(refused(79))
    await noteWatched(at(20), address, [[79, 80]])
    expect(await completeLesson(at(20), address)).toMatchObject({ doneCount: 1, isJustCompleted: true })
  })
})

describe('a course', () => {
  test.each([
    [100, 2, 2],
    [67, 3, 3],
    [66, 3, 2],
    [50, 4, 2],
    [51, 4, 3],
    [1, 3, 1],
  ])('that asks for %i per cent of %i lessons is completed by lesson %i', async (share, count, last) => {
    const lessons = Array.from({ length: count }, () => ({}))
    const details = { completionShare: share }
    const made = await publishCourse(site, `Share ${share} of ${count}`, { details, lessons })
    const member = await enrolled(made)
    const stamped = []
    for (let lesson = 0; lesson < count; lesson++)
      stamped.push((await made.complete(member, lesson)).json.isJustCompleted)
    expect(stamped).toEqual(lessons.map((_, index) => index + 1 === last))
  })

  test('without lessons is completed by nobody, also once its only lesson was taken away', async () => {
    const empty = await publishCourse(site, 'Empty', { lessons: [] })
    const emptied = await publishCourse(site, 'Emptied', { lessons: [{}] })
    for (const made of [empty, emptied]) {
      const member = await enrolled(made)
      for (const lesson of made.lessons) await hide(lesson)
      const { enrolment, ...course } = await made.read(member)
      expect(course).toMatchObject({ lessonCount: 0, doneCount: 0, nextLesson: null, nextOpening: null })
      expect(enrolment?.completedAt).toBe(null)
      const list = await member.browser.get<CourseList>('/api/courses')
      expect(list.json.items.find(({ id }) => id === made.course.id)).toMatchObject({
        enrolledAt: expect.any(Number),
        completedAt: null,
        lessonCount: 0,
      })
    }
  })

  test('that its editors completed for a reader is completed when it is next looked at, in a list or by itself', async () => {
    const made = await publishCourse(site, 'Shortened', { lessons: [{}, {}, {}] })
    const [inList, byItself, nowhere] = [await enrolled(made), await enrolled(made), await enrolled(made)]
    for (const member of [inList, byItself]) for (const lesson of [0, 1]) await made.complete(member, lesson)
    await made.complete(nowhere, 0)
    await change(site, made.course, { details: { completionShare: 66 } })
    const now = site.services.clock() + minute
    const list = await listCourses(contextOf(site, inList, now), { language: 'en' })
    expect(list.items.find(({ id }) => id === made.course.id)).toMatchObject({
      doneCount: 2,
      completedAt: now,
    })
    const readAt = (member: Member, at: number) =>
      readCourse(contextOf(site, member, at), made.course.id, { language: 'en' })
    expect((await readAt(byItself, now + 5)).enrolment?.completedAt).toBe(now + 5)
    for (const [member, stamped] of [
      [inList, now],
      [byItself, now + 5],
      [nowhere, null],
    ] as const)
      expect((await readAt(member, now + minute)).enrolment?.completedAt).toBe(stamped)
  })

  test('is completed by nobody whose enrolment ends in the moment in which it is looked at', async () => {
    const made = await publishCourse(site, 'Ended meanwhile', { lessons: [{}, {}] })
    const member = await enrolled(made)
    await made.complete(member, 0)
    await hide(made.lessons[1]!)
    const key = { userId: member.uid, courseId: made.course.id }
    const ctx = contextOf(site, member, site.services.clock())
    const before = await readEnrolment(ctx.db, key)
    const members = `/api/admin/courses/${made.course.id}/members`
    await site.admin.browser.send('DELETE', `${members}/${member.uid}`)
    const looked = { id: made.course.id, details: {}, lessonCount: 1, doneCount: 1 }
    expect(await finaliseLate(ctx, looked, before)).toEqual(before)
    await site.admin.browser.send('POST', members, { email: member.email })
    expect((await readEnrolment(ctx.db, key)).completedAt).toBe(null)
  })

  test.runIf(process.env.TEST_ENGINE === 'sqlite')(
    'is read while nothing can be written, and its completion stamped later',
    async () => {
      const made = await publishCourse(site, 'Busy', { lessons: [{}, {}] })
      const member = await enrolled(made)
      await made.complete(member, 0)
      await hide(made.lessons[1]!)
      const [begun, whole] = [await enrolled(made), await enrolled(made)]
      await made.complete(whole, 0)
      await passTime(site, minute, member, begun, whole)
      const other = new DatabaseSync(path.join(site.services.config.dataDir, 'traders-hub.sqlite'))
      other.exec('begin immediate')
      expect((await made.read(begun)).enrolment?.completedAt).toBe(null)
      expect((await made.read(whole)).enrolment?.completedAt).toEqual(expect.any(Number))
      const busy = await made.read(member)
      other.close()
      expect([busy.doneCount, busy.enrolment?.completedAt]).toEqual([1, null])
      await expect
        .poll(async () => (await made.read(member)).enrolment?.completedAt)
        .toEqual(expect.any(Number))
    },
  )
})
