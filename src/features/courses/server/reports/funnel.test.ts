import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import { readFunnel } from './funnel.ts'
import { publishCourse, type TestCourse } from '../test-courses.ts'

let site: TestSite
let course: TestCourse
let other: TestCourse
let members: Member[]

beforeAll(async () => {
  site = await createTestSite()
  course = await publishCourse(site, 'Foundations', { lessons: [{}] })
  other = await publishCourse(site, 'Risk', { lessons: [{}] })
  members = await Promise.all(['one', 'two', 'three'].map((name) => site.join(`${name}@example.com`)))
}, 60_000)
afterAll(() => site.close())

const steps = {
  enrol: (member: Member) => course.enrol(member),
  enrolInOther: (member: Member) => other.enrol(member),
  open: (member: Member) => course.open(member, 0),
  complete: (member: Member) => course.complete(member, 0),
  end: ({ uid }: Member) =>
    site.admin.browser.send('DELETE', `/api/admin/courses/${course.course.id}/members/${uid}`),
}

/** What the enrolments themselves say. */
async function recount() {
  const rows = await site.services.connection.db
    .selectFrom('enrolments')
    .select(['courseId', 'startedAt', 'completedAt'])
    .where('withdrawnAt', 'is', null)
    .execute()
  return Object.entries(Object.groupBy(rows, (row) => row.courseId)).map(([courseId, some = []]) => ({
    courseId,
    enrolled: some.length,
    started: some.filter((row) => row.startedAt !== null).length,
    completed: some.filter((row) => row.completedAt !== null).length,
  }))
}

async function expectTrueCounts() {
  const counted = await readFunnel({ ...site.services.connection } as never, 10)
  expect(new Set(counted)).toEqual(new Set(await recount()))
}

test('counts stay true in whatever order people enrol, learn, leave and come back', async () => {
  const step = fc.record({
    who: fc.nat({ max: 2 }),
    what: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (some) => {
      for (const { who, what } of some) await steps[what](members[who]!)
      await expectTrueCounts()
    }),
    { numRuns: 8 },
  )
})

test('counts stay true when people enrol at once, and when an account or a course is gone', async () => {
  await Promise.all(members.flatMap((member) => [course.enrol(member), other.enrol(member)]))
  await expectTrueCounts()
  const [leaver] = members
  const password = 'a kettle sings at dawn'
  const gone = await leaver!.browser.send('DELETE', `/api/users/${leaver!.uid}`, { password })
  expect(gone.status).toBe(204)
  await expectTrueCounts()
  expect((await recount()).find(({ courseId }) => courseId === other.course.id)?.enrolled).toBe(2)
  await site.services.connection.db.deleteFrom('items').where('parentId', '=', other.course.id).execute()
  await site.services.connection.db.deleteFrom('items').where('id', '=', other.course.id).execute()
  expect((await recount()).map(({ courseId }) => courseId)).toEqual([course.course.id])
  await expectTrueCounts()
})
