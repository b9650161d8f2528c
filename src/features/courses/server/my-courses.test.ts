import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import { listMyCourses } from './courses.ts'
import { contextOf } from './test-courses.ts'
import type { ContinuedCourse, CourseCard, CourseDetail, CourseList, LessonDetail } from '../contract.ts'

interface Dashboard {
  continued: ContinuedCourse | null
  courses: CourseCard[]
}

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

async function makeCourse(title: string, fields: Record<string, unknown>, lessons: string[]) {
  const course = await site.publish({ kind: 'course', title, fields })
  const items: Item[] = []
  for (const [sortOrder, name] of lessons.entries())
    items.push(
      await site.publish({ kind: 'lesson', title: name, parentId: course.id, fields: { sortOrder } }),
    )
  return { course, lessons: items }
}

const lessonAt = (course: Item, lesson: Item) => `/api/courses/${course.id}/lessons/${lesson.id}`
const complete = ({ browser }: Member, course: Item, lesson: Item) =>
  browser.send('PUT', `${lessonAt(course, lesson)}/completion`)

describe('the courses of a member', () => {
  test('stand in the order in which they were opened, and the first that is not finished is gone on with', async () => {
    const [older, newer] = [
      await makeCourse('Older', { sortOrder: 1 }, ['Older one', 'Older two']),
      await makeCourse('Newer', { sortOrder: 2, listed: false }, ['Newer one']),
    ]
    const member = await site.join('several@example.com')
    const dashboard = async (lang = 'en') =>
      (await member.browser.get<Dashboard>(`/api/dashboard?lang=${lang}`)).json
    for (const { course } of [newer, older]) {
      site.advance(1000)
      await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
    }
    expect((await dashboard()).courses.map(({ title }) => title)).toEqual(['Older', 'Newer'])
    site.advance(1000)
    await member.browser.get(lessonAt(newer.course, newer.lessons[0]!))
    expect((await dashboard()).courses.map(({ title }) => title)).toEqual(['Newer', 'Older'])
    expect((await dashboard()).continued).toMatchObject({
      course: { title: 'Newer', lessonCount: 1, doneCount: 0 },
      lesson: { id: newer.lessons[0]!.id, title: 'Newer one', minutes: 1 },
    })

    await complete(member, newer.course, newer.lessons[0]!)
    await complete(member, older.course, older.lessons[0]!)
    await site.translate(older.lessons[1]!, 'am', 'ሁለት')
    expect((await dashboard('am')).continued).toMatchObject({
      course: { title: 'Older', lessonCount: 2, doneCount: 1 },
      lesson: { title: 'ሁለት', language: 'am' },
    })
    await complete(member, older.course, older.lessons[1]!)
    expect(await dashboard()).toMatchObject({
      continued: null,
      courses: [{ doneCount: 1 }, { doneCount: 2 }],
    })

    await site.admin.browser.send('DELETE', `/api/admin/items/${newer.course.id}/editions/en/publication`)
    expect((await dashboard()).courses.map(({ title }) => title)).toEqual(['Older'])
  })

  test('begin with the one that was opened last, also when the same lesson was opened again', async () => {
    const [one, other] = [
      await makeCourse('Read again', { sortOrder: 11 }, ['Again']),
      await makeCourse('Read between', { sortOrder: 12 }, ['Between']),
    ]
    const member = await site.join('again@example.com')
    const titles = async () =>
      (await member.browser.get<Dashboard>('/api/dashboard?lang=en')).json.courses.map(({ title }) => title)
    for (const { course } of [one, other])
      await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
    for (const { course, lessons } of [one, other]) {
      site.advance(1000)
      await member.browser.get(lessonAt(course, lessons[0]!))
    }
    expect(await titles()).toEqual(['Read between', 'Read again'])
    site.advance(60_000)
    await member.browser.get(lessonAt(one.course, one.lessons[0]!))
    expect(await titles()).toEqual(['Read again', 'Read between'])
  })

  test('are as many as there is room for, also behind those that were taken from readers since', async () => {
    const member = await site.join('behind@example.com')
    const made: Item[] = []
    for (const title of ['Still there', 'Taken back', 'Taken back as well']) {
      const { course } = await makeCourse(title, { sortOrder: 21 }, ['Lesson'])
      site.advance(1000)
      await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
      made.push(course)
    }
    for (const { id } of made.slice(1))
      await site.admin.browser.send('DELETE', `/api/admin/items/${id}/editions/en/publication`)
    const mine = await listMyCourses(contextOf(site, member, site.services.clock()), 'en', 2)
    expect(mine.map(({ title }) => title)).toEqual(['Still there'])
  })

  test('are among all courses, in the editors’ order, each with its own progress', async () => {
    const first = await makeCourse('Stands first', { sortOrder: 91 }, [])
    const last = await makeCourse('Stands last', { sortOrder: 92 }, ['Only'])
    const member = await site.join('own-progress@example.com')
    await member.browser.send('PUT', `/api/courses/${last.course.id}/enrolment`)
    await complete(member, last.course, last.lessons[0]!)
    const { json } = await member.browser.get<CourseList>('/api/courses')
    const progress = json.items
      .filter(({ id }) => [first.course.id, last.course.id].includes(id))
      .map((one) => [one.title, one.lessonCount, one.doneCount, one.enrolledAt, one.completedAt])
    expect(progress).toEqual([
      ['Stands first', 0, 0, null, null],
      ['Stands last', 1, 1, expect.any(Number), expect.any(Number)],
    ])
  })
})

describe('a lesson', () => {
  test('of another course cannot be completed', async () => {
    const [own, other] = [await makeCourse('Own', {}, ['Here']), await makeCourse('Other', {}, ['There'])]
    const member = await site.join('astray@example.com')
    await member.browser.send('PUT', `/api/courses/${own.course.id}/enrolment`)
    const answer = await member.browser.send('PUT', `${lessonAt(own.course, other.lessons[0]!)}/completion`)
    expect([answer.status, answer.json.code]).toEqual([404, 'lesson.not_found'])
    const { json } = await member.browser.get<CourseDetail>(`/api/courses/${own.course.id}`)
    expect(json.doneCount).toBe(0)
  })

  test('stands in its section, or in none after all of these, though no list shows it', async () => {
    const { course, lessons } = await makeCourse('In sections', {}, ['One', 'Two', 'Three'])
    const version = (await site.admin.browser.get<Item>(`/api/admin/items/${lessons[0]!.id}`)).json.version
    await site.admin.browser.send('PATCH', `/api/admin/items/${lessons[0]!.id}`, {
      version,
      collectionId: null,
      listed: false,
    })
    const { browser } = await site.join('sections@example.com')
    await browser.send('PUT', `/api/courses/${course.id}/enrolment`)
    const detail = (await browser.get<CourseDetail>(`/api/courses/${course.id}`)).json
    expect(detail.sections.map((one) => [one.title, one.lessons.map(({ title }) => title)])).toEqual([
      ['A home', ['Two']],
      ['A home', ['Three']],
      ['', ['One']],
    ])
    const read = async (lesson: Item) => (await browser.get<LessonDetail>(lessonAt(course, lesson))).json
    expect(await read(lessons[1]!)).toMatchObject({
      section: 'A home',
      isNextLocked: false,
      isEnrolled: true,
    })
    expect(await read(lessons[0]!)).toMatchObject({
      section: null,
      position: 3,
      next: null,
      isNextLocked: false,
    })
  })

  test.runIf(process.env.TEST_ENGINE === 'sqlite')(
    'can be read while another process writes; then the place in the course stays',
    async () => {
      const { course, lessons } = await makeCourse('Busy elsewhere', {}, ['One'])
      const { browser } = await site.join('meanwhile@example.com')
      await browser.send('PUT', `/api/courses/${course.id}/enrolment`)
      const other = new DatabaseSync(path.join(site.services.config.dataDir, 'traders-hub.sqlite'))
      other.exec('begin immediate')
      const answer = await browser.get(lessonAt(course, lessons[0]!))
      other.close()
      expect(answer.status).toBe(200)
      const { json } = await browser.get<CourseDetail>(`/api/courses/${course.id}`)
      expect(json.enrolment?.lastLessonId).toBe(null)
    },
  )
})
