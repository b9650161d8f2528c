import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite, withSecondConnection } from '#app/server/test-site.ts'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { outcomes } from '#content/server/test-outcomes.ts'
import { day } from '../course-rules.ts'
import type { CourseCatalogue, CourseList } from '../contract.ts'
import { passTime, publishCourse } from './test-courses.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const now = () => site.services.clock()
const joinAll = (name: string, count: number): Promise<Member[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => site.join(`${name}-${index}@example.com`)))

describe('seats', () => {
  test('of many who want the last ones at once, over two connections, exactly so many get one', async () => {
    const made = await publishCourse(site, 'Three seats', { details: { seats: 3 }, lessons: [{}] })
    const members = await joinAll('seat', 8)
    const answers = await withSecondConnection(site, (other) =>
      Promise.all(
        members.map((member, index) =>
          made.enrol(index % 2 ? { ...member, browser: other(member) } : member),
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ json }) => json.code === 'course.full')).toHaveLength(5)
    const course = await made.read(site.admin)
    expect(course).toMatchObject({ isOpen: false, admission: { seats: 3, seatsLeft: 0 } })
  })

  test('lessons are for those who have one, and somebody who left makes room', async () => {
    const made = await publishCourse(site, 'One seat', { details: { seats: 1 }, lessons: [{}] })
    const [first, second] = await joinAll('room', 2)
    await made.enrol(first!)
    const refused = await made.open(second!, 0)
    expect([refused.status, refused.json.code]).toEqual([403, 'course.enrol_first'])
    expect((await made.open(first!, 0)).status).toBe(200)
    const { status } = await site.admin.browser.send(
      'DELETE',
      `/api/admin/courses/${made.course.id}/members/${first!.uid}`,
    )
    expect(status).toBe(204)
    expect((await made.enrol(second!)).status).toBe(200)
    expect((await made.enrol(first!)).json.code).toBe('course.full')
  })
})

describe('dates of enrolment', () => {
  test('nobody enrols before the first or after the last, and whoever has stays', async () => {
    const [from, until] = [now() + day, now() + 3 * day]
    const details = { enrolsFrom: from, enrolsUntil: until }
    const made = await publishCourse(site, 'In June', { details, lessons: [{}] })
    const member = await site.join('window@example.com')
    const early = await made.enrol(member)
    expect([early.status, early.json.code, early.json.details]).toEqual([
      403,
      'course.not_open_yet',
      { from },
    ])
    expect(await made.read(member)).toMatchObject({ isOpen: false, admission: { by: 'open', from, until } })
    await passTime(site, day, member)
    expect((await made.enrol(member)).status).toBe(200)
    await passTime(site, 2 * day, member)
    const late = await site.join('window-late@example.com')
    const over = await made.enrol(late)
    expect([over.status, over.json.code, over.json.details]).toEqual([403, 'course.over', { until }])
    expect((await made.open(member, 0)).status).toBe(200)
    expect((await made.enrol(member)).status).toBe(200)
  })

  test('keep a course from being published when the last one comes before the first', async () => {
    const author = await startAuthoring(site)
    const { id } = await author.start('course', 'Never open')
    await author.save(id, 'en', { title: 'Never open', extras: { outcomes } })
    const enrolsFrom = now() + day
    for (const [enrolsUntil, expected] of [
      [enrolsFrom, [422, { 'details.enrolsUntil': 'before_start' }]],
      [enrolsFrom + 60_000, [200, undefined]],
    ] as const) {
      await author.change(id, { details: { enrolsFrom, enrolsUntil } })
      const { status, json } = await author.publish(id, 'en')
      expect([status, json.fields]).toEqual(expected)
    }
  })

  test('stand on cards, for members with the seats that are left and for everybody without', async () => {
    const details = { enrolsUntil: now() + day, seats: 5 }
    const made = await publishCourse(site, 'On cards', { details, lessons: [{}] })
    const member = await site.join('cards@example.com')
    await made.enrol(member)
    const list = await member.browser.get<CourseList>('/api/courses')
    const catalogue = await site.browser().get<CourseCatalogue>('/api/course-catalogue')
    const card = list.json.items.find(({ id }) => id === made.course.id)
    expect(card?.admission).toEqual({
      by: 'open',
      from: null,
      until: details.enrolsUntil,
      seats: 5,
      seatsLeft: 4,
    })
    const shown = catalogue.json.items.find(({ id }) => id === made.course.id)
    expect(shown?.admission).toEqual({ by: 'open', from: null, until: details.enrolsUntil, seats: 5 })
  })
})
