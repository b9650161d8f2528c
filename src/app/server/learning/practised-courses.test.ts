import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '../test-site.ts'
import type { Item } from '#content/contract.ts'
import { day } from '#features/courses/course-rules.ts'
import { readCourse } from '#features/courses/server/courses.ts'
import { completeLesson } from '#features/courses/server/enrolments.ts'
import { completePractisedLessons } from '#features/courses/server/practising/practised-lessons.ts'
import {
  change,
  contextOf,
  passTime,
  publishCourse,
  type TestCourse,
} from '#features/courses/server/test-courses.ts'
import type { Judged, ReplayDetail } from '#features/replays/contract.ts'
import { registerLengthsForReplays, registerSeriesOfReplays } from '#features/replays/server/series-reader.ts'
import { wanderingSeries } from '#features/replays/test-series.ts'

let site: TestSite
let one: Item
let other: Item
let people = 0

beforeAll(async () => {
  site = await createTestSite()
  registerSeriesOfReplays(async (_, id) => wanderingSeries(id))
  registerLengthsForReplays(async (_, all) => all.map(() => 60))
  const link = { resourceType: 'link', url: 'https://nbe.gov.et' }
  const dataSet = await site.publish({ kind: 'resource', title: 'Prices', fields: { details: link } })
  const details = { dataSet: dataSet.id, hiddenFrom: 21, goals: [{ rule: 'everyStop' }] }
  one = await site.publish({ kind: 'replay', title: 'One market', fields: { details } })
  other = await site.publish({ kind: 'replay', title: 'Another market', fields: { details } })
})
afterAll(async () => {
  registerSeriesOfReplays(() => Promise.resolve(undefined))
  registerLengthsForReplays(() => Promise.resolve([]))
  await site.close()
})

const join = () => site.join(`practises-${(people += 1)}@example.com`)
const practice = ({ id }: Item) => ({ lessonKind: 'practice' as const, exercises: [id] })
const doneIn = async (made: TestCourse, member: Member) =>
  (await made.read(member)).sections.flatMap(({ lessons }) => lessons.map(({ isDone }) => isDone))

/** Plays an exercise to its end; with a stop-loss its goal is met. */
async function play({ browser }: Member, { slug }: Item, { isMet = true } = {}): Promise<void> {
  const { json } = await browser.get<ReplayDetail>(`/api/replays/${slug}`)
  const buy = { do: 'place', at: 19, side: 'buy', type: 'market', units: 10 }
  const decisions = [isMet ? { ...buy, stopLoss: 5000 } : buy]
  const given = { revisionKey: json.exercise?.revisionKey, log: { decisions, until: 40 } }
  const judged = await browser.send<Judged>('POST', `/api/replays/${slug}/results`, given)
  expect(judged.json.goals.map((goal) => goal.isMet)).toEqual([isMet])
}

/** When a member has begun a course, and completed it. */
async function standing({ course }: TestCourse, { uid }: Member) {
  return site.services.connection.db
    .selectFrom('enrolments')
    .select(['startedAt', 'completedAt'])
    .where('courseId', '=', course.id)
    .where('userId', '=', uid)
    .executeTakeFirst()
}

test('one run does the lessons of its exercise in every course that its learner is enrolled in, and no others', async () => {
  const whole = await publishCourse(site, 'Whole', { lessons: [practice(one)] })
  const partly = await publishCourse(site, 'Partly', {
    lessons: [practice(other), practice(one), practice(one), {}],
  })
  const strange = await publishCourse(site, 'Strange', { lessons: [practice(one)] })
  const left = await publishCourse(site, 'Left', { lessons: [practice(one)] })
  const member = await join()
  for (const made of [whole, partly, left]) await made.enrol(member)
  await site.admin.browser.send('DELETE', `/api/admin/courses/${left.course.id}/members/${member.uid}`)
  for (const made of [whole, partly]) expect(await standing(made, member)).toMatchObject({ startedAt: null })

  await play(member, one, { isMet: false })
  expect(await standing(whole, member)).toEqual({ startedAt: null, completedAt: null })
  await play(member, one)
  expect(await standing(whole, member)).toEqual({
    startedAt: expect.any(Number),
    completedAt: expect.any(Number),
  })
  expect(await standing(partly, member)).toEqual({ startedAt: expect.any(Number), completedAt: null })
  expect(await standing(left, member)).toEqual({ startedAt: null, completedAt: null })
  expect(await doneIn(whole, member)).toEqual([true])
  expect(await doneIn(partly, member)).toEqual([false, true, true, false])
  expect(await doneIn(strange, member)).toEqual([false])
  expect((await strange.open(member, 0)).json).toMatchObject({ isDone: false, exercise: { isMet: true } })
})

test('whose enrolment was ended has the lesson done when they are enrolled again and look', async () => {
  const made = await publishCourse(site, 'Back', { lessons: [practice(one), {}] })
  const member = await join()
  await made.enrol(member)
  const members = `/api/admin/courses/${made.course.id}/members`
  await site.admin.browser.send('DELETE', `${members}/${member.uid}`)
  await play(member, one)
  expect(await doneIn(made, member)).toEqual([false, false])
  await site.admin.browser.send('POST', members, { email: member.email })
  expect(await doneIn(made, member)).toEqual([true, false])
})

test('enrolling begins a course only where something of it was practised', async () => {
  const made = await publishCourse(site, 'Begun', { lessons: [practice(one), {}] })
  const [fresh, practised] = [await join(), await join()]
  await play(practised, one)
  for (const member of [fresh, practised]) await made.enrol(member)
  expect(await standing(made, fresh)).toEqual({ startedAt: null, completedAt: null })
  expect(await standing(made, practised)).toEqual({ startedAt: expect.any(Number), completedAt: null })
})

test('a run begins no course but those of its exercise, also where an earlier one did what has opened since', async () => {
  const lessons = [{ ...practice(one), opens: { daysAfter: 2 } }, {}]
  const waiting = await publishCourse(site, 'Opened since', { lessons })
  const naming = await publishCourse(site, 'Named now', { lessons: [practice(other), {}] })
  const member = await join()
  await play(member, one)
  for (const made of [waiting, naming]) await made.enrol(member)
  await passTime(site, 2 * day, member)
  await play(member, other)
  expect(await standing(waiting, member)).toMatchObject({ startedAt: null })
  expect(await standing(naming, member)).toMatchObject({ startedAt: expect.any(Number) })
  expect(await doneIn(waiting, member)).toEqual([true, false])
  expect(await standing(waiting, member)).toMatchObject({ startedAt: expect.any(Number) })
})

test('a lesson that opens by its day is done at that instant, by a look or by hand', async () => {
  const lessons = [{ ...practice(one), opens: { daysAfter: 2 } }, {}]
  const made = await publishCourse(site, 'By day', { lessons })
  const [looks, marks] = [await join(), await join()]
  for (const member of [looks, marks]) await play(member, one)
  for (const member of [looks, marks]) {
    const { enrolledAt } = (await made.enrol(member)).json
    const opensAt = enrolledAt + 2 * day
    const at = (now: number) => contextOf(site, member, now)
    const address = { course: made.course.id, lesson: made.lessons[0]!.id }
    const read = async (now: number) =>
      (await readCourse(at(now), made.course.id, { language: 'en' })).doneCount
    expect(await read(opensAt - 1)).toBe(0)
    await expect(completeLesson(at(opensAt - 1), address)).rejects.toMatchObject({ code: 'lesson.not_yet' })
    if (member === looks) expect(await read(opensAt)).toBe(1)
    else expect(await completeLesson(at(opensAt), address)).toMatchObject({ doneCount: 1 })
  }
})

test('in a course in order what was practised opens what comes next, and no lesson before its turn', async () => {
  const details = { progression: 'sequential' } as const
  const lessons = [practice(one), {}, practice(other), practice(one), {}]
  const made = await publishCourse(site, 'In turn', { details, lessons })
  const member = await join()
  await play(member, one)
  await made.enrol(member)
  expect(await doneIn(made, member)).toEqual([true, false, false, false, false])
  expect((await made.complete(member, 1)).json).toMatchObject({ doneCount: 2 })
  await play(member, other)
  expect(await doneIn(made, member)).toEqual([true, true, true, true, false])
  expect((await made.complete(member, 4)).json).toMatchObject({ doneCount: 5, isJustCompleted: true })
})

test('an exercise that a lesson was given since is done at the next look, and one that was taken from it is not', async () => {
  const made = await publishCourse(site, 'Changed', { lessons: [{}, practice(one), {}] })
  const member = await join()
  await made.enrol(member)
  await play(member, other)
  await change(site, made.lessons[0]!, { details: practice(other) })
  await change(site, made.lessons[1]!, { details: { lessonKind: 'text', exercises: [other.id] } })
  expect((await made.open(member, 0)).json).toMatchObject({ isDone: true, exercise: { id: other.id } })
  expect((await made.open(member, 1)).json).toMatchObject({ isDone: false, exercise: null })
  expect(await doneIn(made, member)).toEqual([true, false, false])
})

test('a course that is gone keeps nobody from having practised', async () => {
  const made = await publishCourse(site, 'Gone', { lessons: [practice(one)] })
  const kept = await publishCourse(site, 'Kept', { lessons: [practice(one)] })
  const member = await join()
  for (const course of [made, kept]) await course.enrol(member)
  await site.admin.browser.send('DELETE', `/api/admin/items/${made.course.id}`)
  await play(member, one)
  expect(await doneIn(kept, member)).toEqual([true])
  const context = contextOf(site, member, site.services.clock())
  await completePractisedLessons(context, { userId: member.uid, exerciseId: 'unknown' })
  expect(await doneIn(kept, member)).toEqual([true])
})

test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'what was practised is read as undone while nothing can be written, and done later',
  async () => {
    const made = await publishCourse(site, 'Busy', { lessons: [{}, {}] })
    const done = await publishCourse(site, 'Done before', { lessons: [practice(one), practice(other), {}] })
    const member = await join()
    for (const course of [made, done]) await course.enrol(member)
    await play(member, one)
    await change(site, made.lessons[0]!, { details: practice(one) })
    const writer = new DatabaseSync(path.join(site.services.config.dataDir, 'traders-hub.sqlite'))
    writer.exec('begin immediate')
    const start = performance.now()
    expect(await doneIn(done, member)).toEqual([true, false, false])
    // Where nothing is to be written nobody waits for the lock, which takes two seconds.
    expect(performance.now() - start).toBeLessThan(1800)
    const busy = await doneIn(made, member)
    writer.close()
    expect(busy).toEqual([false, false])
    await expect.poll(() => doneIn(made, member)).toEqual([true, false])
  },
)
