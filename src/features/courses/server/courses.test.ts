import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import type { CourseCatalogue, CourseDetail, CourseList, CourseProgress, LessonDetail } from '../contract.ts'
import { exportCourses } from './personal-data.ts'
import { systemContext } from '#platform/server/context.ts'

let site: TestSite
let course: Item
let lessons: Item[]

beforeAll(async () => {
  site = await createTestSite()
  course = await makeCourse('Trading foundations')
  lessons = await makeLessons(course, ['First', 'Second', 'Third'])
})
afterAll(() => site.close())

async function makeCourse(title: string, fields?: Record<string, unknown>): Promise<Item> {
  return site.publish({ kind: 'course', title, fields })
}

/** The first two lessons in a first section, the rest in a second. */
async function makeLessons(course: Item, titles: string[]): Promise<Item[]> {
  const early = await site.addSection(course.id, { titleEn: 'Start', titleAm: 'መጀመሪያ' })
  const late = await site.addSection(course.id, { titleEn: 'End', titleAm: '' })
  const items: Item[] = []
  for (const [index, title] of titles.entries()) {
    const collectionId = index < 2 ? early.id : late.id
    items.push(
      await site.publish({
        kind: 'lesson',
        title,
        parentId: course.id,
        fields: { sortOrder: index, collectionId },
      }),
    )
  }
  return items
}

const addressOf = (course: Item, lesson: Item) => `/api/courses/${course.id}/lessons/${lesson.slug}`

function complete(member: Member, course: Item, lesson: Item) {
  return member.browser.send<CourseProgress>('PUT', `${addressOf(course, lesson)}/completion`)
}

describe('the catalogue', () => {
  const taught = ['Read a chart', 'Keep a journal', 'Say no']

  test.each(['en', 'am'])(
    'tells everybody in %s which courses there are, what they teach and how long they take',
    async (lang) => {
      const known = await site.publish({ kind: 'course', title: 'Open to see', fields: { sortOrder: 50 } })
      const address = `/api/admin/items/${known.id}/editions/en`
      const edition = known.editions[0]!
      const text = {
        title: edition.title,
        excerpt: edition.excerpt,
        body: edition.body,
        extras: { outcomes: taught },
      }
      const saved = await site.admin.browser.send<Item>('PUT', address, { basedOn: edition.revision, text })
      const revision = saved.json.editions[0]!.revision
      expect((await site.admin.browser.send('PUT', `${address}/publication`, { revision })).status).toBe(200)
      await makeLessons(known, ['Inside one', 'Inside two'])
      const hidden = await site.publish({ kind: 'course', title: 'Hidden', fields: { listed: false } })

      const {
        status,
        json,
        text: all,
      } = await site.browser().get<CourseCatalogue>(`/api/course-catalogue?lang=${lang}`)
      expect(status).toBe(200)
      expect(json.items.find(({ id }) => id === known.id)).toMatchObject({
        title: 'Open to see',
        lessonCount: 2,
        minutes: 2,
        outcomes: taught,
        isOpen: true,
      })
      expect(json.items.some(({ id }) => id === hidden.id)).toBe(false)
      expect(all).not.toContain('Inside one')
    },
  )

  test('a course takes as long as its lessons, wherever it says so', async () => {
    const { browser } = await site.join('minutes@example.com')
    const own = await makeCourse('Long course')
    await makeLessons(own, ['One', 'Two', 'Three'])
    const detail = await browser.get<CourseDetail>(`/api/courses/${own.id}`)
    const list = await browser.get<CourseList>('/api/courses')
    const catalogue = await browser.get<CourseCatalogue>('/api/course-catalogue')
    const inList = (items: { id: string; minutes: number }[]) =>
      items.find(({ id }) => id === own.id)?.minutes
    expect([detail.json.minutes, detail.json.article.minutes]).toEqual([3, 3])
    expect([inList(list.json.items), inList(catalogue.json.items)]).toEqual([3, 3])
  })
})

describe('reading', () => {
  test('a guest cannot see courses', async () => {
    const guest = site.browser()
    for (const path of ['/api/courses', `/api/courses/${course.id}`, addressOf(course, lessons[0]!)]) {
      expect((await guest.get(path)).status).toBe(401)
    }
    expect((await guest.send('PUT', `/api/courses/${course.id}/enrolment`)).status).toBe(401)
  })

  test('a member sees a course by id and by slug, its sections and lessons in order', async () => {
    const { browser } = await site.join('reader@example.com')
    const { json } = await browser.get<CourseDetail>(`/api/courses/${course.slug}`)
    expect(json.article).toMatchObject({ id: course.id, title: 'Trading foundations' })
    expect(
      json.sections.map((section) => [section.title, section.lessons.map((lesson) => lesson.title)]),
    ).toEqual([
      ['Start', ['First', 'Second']],
      ['End', ['Third']],
    ])
    expect(json).toMatchObject({ enrolment: null, isOpen: true, lessonCount: 3, doneCount: 0 })
    expect(json.nextLesson?.title).toBe('First')
  })

  test('a lesson knows its course, its section and its neighbours', async () => {
    const { browser } = await site.join('neighbours@example.com')
    const { json } = await browser.get<LessonDetail>(addressOf(course, lessons[1]!))
    expect(json).toMatchObject({
      course: { id: course.id, slug: course.slug },
      section: 'Start',
      position: 2,
      lessonCount: 3,
      previous: { title: 'First' },
      next: { title: 'Third' },
      isDone: false,
      isEnrolled: false,
    })
    expect(json.article.html).toContain('Second, in full.')
  })

  test('texts fall back to the other language, lesson by lesson', async () => {
    const { browser } = await site.join('amharic@example.com')
    const other = await makeCourse('Risk')
    const [first] = await makeLessons(other, ['One', 'Two'])
    await site.translate(first!, 'am', 'አንድ')
    const { json } = await browser.get<CourseDetail>(`/api/courses/${other.id}?lang=am`)
    expect(json.article.language).toBe('en')
    expect(json.sections[0]?.title).toBe('መጀመሪያ')
    expect(json.sections[0]?.lessons.map(({ title, language }) => [title, language])).toEqual([
      ['አንድ', 'am'],
      ['Two', 'en'],
    ])
  })

  test('a lesson of another course, a draft and an unknown one are not found', async () => {
    const { browser } = await site.join('lost@example.com')
    const other = await makeCourse('Another')
    const draft = await site.admin.browser.send<Item>('POST', '/api/admin/items', {
      kind: 'lesson',
      language: 'en',
      title: 'Unfinished',
      parentId: course.id,
    })
    for (const path of [
      addressOf(other, lessons[0]!),
      addressOf(course, draft.json),
      `/api/courses/${course.id}/lessons/nothing`,
    ]) {
      const answer = await browser.get(path)
      expect([answer.status, answer.json.code]).toEqual([404, 'lesson.not_found'])
      // So that who comes to a lesson that was taken out finds back to its course.
      expect(Object.keys(answer.json.details?.course ?? {})).toEqual(['id', 'slug', 'title', 'language'])
    }
    expect((await browser.get('/api/courses/nothing')).json.code).toBe('course.not_found')
  })
})

describe('learning', () => {
  test('completing needs an enrolment', async () => {
    const member = await site.join('not-enrolled@example.com')
    const answer = await complete(member, course, lessons[0]!)
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('course.not_enrolled')])
    const { json } = await member.browser.get<LessonDetail>(addressOf(course, lessons[0]!))
    expect(json.isDone).toBe(false)
  })

  test('a member enrols, goes on where they left, else with the first lesson not done, completes, and sees how far they are', async () => {
    const member = await site.join('learner@example.com')
    const { browser } = member
    const enrolled = await browser.send('PUT', `/api/courses/${course.slug}/enrolment`)
    expect(enrolled.status).toBe(200)
    site.advance(60_000)
    expect((await browser.send('PUT', `/api/courses/${course.slug}/enrolment`)).json).toEqual(enrolled.json)

    await browser.get(addressOf(course, lessons[1]!))
    const opened = await browser.get<CourseDetail>(`/api/courses/${course.id}`)
    expect(opened.json.enrolment?.lastLessonId).toBe(lessons[1]!.id)
    expect(opened.json.nextLesson?.slug).toBe(lessons[1]!.slug)

    expect((await complete(member, course, lessons[1]!)).json).toEqual({
      lessonCount: 3,
      doneCount: 1,
      completedAt: null,
      isJustCompleted: false,
    })
    const { json } = await browser.get<CourseDetail>(`/api/courses/${course.id}`)
    expect(json.nextLesson?.title).toBe('First')
    expect(json.doneCount).toBe(1)
    expect(json.sections[0]?.lessons.map((lesson) => lesson.isDone)).toEqual([false, true])
    const list = await browser.get<CourseList>('/api/courses')
    expect(list.json.items.find((item) => item.id === course.id)).toMatchObject({
      lessonCount: 3,
      doneCount: 1,
      completedAt: null,
      enrolledAt: json.enrolment?.enrolledAt,
    })
  })

  test('progress belongs to one reader', async () => {
    const { browser } = await site.join('somebody-else@example.com')
    const { json } = await browser.get<CourseDetail>(`/api/courses/${course.id}`)
    expect([json.doneCount, json.enrolment]).toEqual([0, null])
  })

  test('the completion is stamped once and survives new lessons and taking a mark back', async () => {
    const short = await makeCourse('A short course')
    const [first, second] = await makeLessons(short, ['A', 'B'])
    const member = await site.join('finisher@example.com')
    await member.browser.send('PUT', `/api/courses/${short.id}/enrolment`)
    await complete(member, short, first!)
    const last = await complete(member, short, second!)
    expect(last.json).toMatchObject({ doneCount: 2, isJustCompleted: true })
    const { completedAt } = last.json
    expect(completedAt).toBeTypeOf('number')

    site.advance(60_000)
    expect((await complete(member, short, second!)).json).toMatchObject({
      completedAt,
      isJustCompleted: false,
    })
    const undone = await member.browser.send<CourseProgress>(
      'DELETE',
      `${addressOf(short, second!)}/completion`,
    )
    expect(undone.json).toEqual({ lessonCount: 2, doneCount: 1, completedAt, isJustCompleted: false })
    await site.publish({ kind: 'lesson', title: 'C', parentId: short.id })
    const { json } = await member.browser.get<CourseDetail>(`/api/courses/${short.id}`)
    expect(json).toMatchObject({ lessonCount: 3, doneCount: 1, enrolment: { completedAt } })
  })

  test('a lesson that is taken back from readers counts no more', async () => {
    const changing = await makeCourse('A changing course')
    const [first, second] = await makeLessons(changing, ['Stays', 'Goes'])
    const member = await site.join('patient@example.com')
    await member.browser.send('PUT', `/api/courses/${changing.id}/enrolment`)
    await complete(member, changing, first!)
    await complete(member, changing, second!)
    await site.admin.browser.send('DELETE', `/api/admin/items/${second!.id}/editions/en/publication`)
    const { json } = await member.browser.get<CourseDetail>(`/api/courses/${changing.id}`)
    expect([json.doneCount, json.lessonCount]).toEqual([1, 1])
  })

  test('fifty completions at once have one effect', async () => {
    const busy = await makeCourse('A busy course')
    const both = await makeLessons(busy, ['X', 'Y'])
    const member = await site.join('impatient@example.com')
    await Promise.all(
      Array.from({ length: 10 }, () => member.browser.send('PUT', `/api/courses/${busy.id}/enrolment`)),
    )
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => complete(member, busy, both[index % 2]!)),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(answers.filter((answer) => answer.json.isJustCompleted)).toHaveLength(1)
    const { json } = await member.browser.get<CourseDetail>(`/api/courses/${busy.id}`)
    expect(json).toMatchObject({
      doneCount: 2,
      lessonCount: 2,
      enrolment: { completedAt: expect.any(Number) },
    })
  })

  test('the share of lessons that editors ask for completes a course', async () => {
    const lenient = await makeCourse('Most of it', { details: { completionShare: 50 } })
    const [first, second] = await makeLessons(lenient, ['A', 'B'])
    const member = await site.join('half@example.com')
    await member.browser.send('PUT', `/api/courses/${lenient.id}/enrolment`)
    expect((await complete(member, lenient, first!)).json).toMatchObject({
      doneCount: 1,
      isJustCompleted: true,
    })
    expect((await complete(member, lenient, second!)).json).toMatchObject({
      doneCount: 2,
      isJustCompleted: false,
    })
  })

  test('nobody enrols in a course that is not open', async () => {
    const closed = await makeCourse('By invitation', { details: { enrolment: 'closed' } })
    const { browser } = await site.join('outsider@example.com')
    const answer = await browser.send('PUT', `/api/courses/${closed.id}/enrolment`)
    expect([answer.status, answer.json.code]).toEqual([403, 'course.not_open'])
    expect((await browser.get<CourseDetail>(`/api/courses/${closed.id}`)).json.isOpen).toBe(false)
  })
})

describe('a course that is not open', () => {
  test.each([
    ['invite', 'course.by_invitation'],
    ['closed', 'course.closed'],
  ])('%s: its lessons are for those who are enrolled', async (enrolment, code) => {
    const title = `For some, ${enrolment}`
    const some = await makeCourse(title)
    const [first, second] = await makeLessons(some, ['One', 'Two'])
    const member = await site.join(`early-${enrolment}@example.com`)
    await member.browser.send('PUT', `/api/courses/${some.id}/enrolment`)
    await close(some, enrolment)

    const outsider = await site.join(`late-${enrolment}@example.com`)
    const lesson = await outsider.browser.get(addressOf(some, first!))
    expect([lesson.status, lesson.json.code]).toEqual([403, code])
    expect(lesson.json.details?.course).toMatchObject({ slug: some.slug, title })
    expect(lesson.text).not.toContain('in full')
    const marked = await outsider.browser.send('PUT', `${addressOf(some, first!)}/completion`)
    expect([marked.status, marked.json.code]).toEqual([403, code])
    const seen = await outsider.browser.get<CourseDetail>(`/api/courses/${some.id}`)
    expect(lockedIn(seen.json)).toEqual(['One', 'Two'])
    expect(seen.json.nextLesson).toBe(null)

    expect((await member.browser.get(addressOf(some, second!))).status).toBe(200)
    expect((await complete(member, some, second!)).status).toBe(200)
    expect(lockedIn((await member.browser.get<CourseDetail>(`/api/courses/${some.id}`)).json)).toEqual([])
    expect((await site.admin.browser.get(addressOf(some, first!))).status).toBe(200)
  })
})

describe('a course in order', () => {
  test('opens a lesson when those before it are done', async () => {
    const ordered = await makeCourse('Step by step', { details: { progression: 'sequential' } })
    const [first, second, third] = await makeLessons(ordered, ['One', 'Two', 'Three'])
    const member = await site.join('in-order@example.com')
    await member.browser.send('PUT', `/api/courses/${ordered.id}/enrolment`)
    const read = async () => (await member.browser.get<CourseDetail>(`/api/courses/${ordered.id}`)).json

    expect(lockedIn(await read())).toEqual(['Two', 'Three'])
    for (const lesson of [second!, third!]) {
      const refused = await member.browser.get(addressOf(ordered, lesson))
      expect([refused.status, refused.json.code]).toEqual([403, 'lesson.locked'])
      expect(refused.json.details?.first).toMatchObject({ slug: first!.slug, title: 'One' })
      expect(refused.text).not.toContain('in full')
      const marked = await complete(member, ordered, lesson)
      expect([marked.status, JSON.parse(marked.text).code]).toEqual([403, 'lesson.locked'])
    }
    const opened = await member.browser.get<LessonDetail>(addressOf(ordered, first!))
    expect(opened.json).toMatchObject({ isNextLocked: true, next: { title: 'Two' } })

    await complete(member, ordered, first!)
    expect(lockedIn(await read())).toEqual(['Three'])
    expect((await read()).nextLesson?.title).toBe('Two')
    expect((await member.browser.get<LessonDetail>(addressOf(ordered, second!))).json.isNextLocked).toBe(true)
    await complete(member, ordered, second!)
    await complete(member, ordered, third!)
    expect(lockedIn(await read())).toEqual([])
    await member.browser.send('DELETE', `${addressOf(ordered, first!)}/completion`)
    expect((await member.browser.get(addressOf(ordered, third!))).status).toBe(200)
    expect((await read()).nextLesson?.title).toBe('One')
  })

  test('shows who is not enrolled its first lesson, and administrators all of them', async () => {
    const ordered = await makeCourse('Step by step again', { details: { progression: 'sequential' } })
    const [first, second] = await makeLessons(ordered, ['One', 'Two'])
    const { browser } = await site.join('looking-around@example.com')
    expect((await browser.get(addressOf(ordered, first!))).status).toBe(200)
    expect((await browser.get(addressOf(ordered, second!))).json.code).toBe('lesson.locked')
    expect((await site.admin.browser.get(addressOf(ordered, second!))).status).toBe(200)
  })
})

function lockedIn(course: CourseDetail): string[] {
  return course.sections.flatMap(({ lessons }) =>
    lessons.filter((lesson) => lesson.isLocked).map((lesson) => lesson.title),
  )
}

async function close(course: Item, enrolment: string): Promise<void> {
  const known = await site.admin.browser.get<Item>(`/api/admin/items/${course.id}`)
  const { status } = await site.admin.browser.send('PATCH', `/api/admin/items/${course.id}`, {
    version: known.json.version,
    details: { enrolment },
  })
  expect(status).toBe(200)
}

test('a member gets their learning out again', async () => {
  const member = await site.join('export@example.com')
  await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  await complete(member, course, lessons[0]!)
  const exported = await exportCourses(systemContext(site.services, 'test'), member.uid)
  expect(exported).toMatchObject({
    enrolments: [{ course: course.slug, completedAt: null }],
    lessonsDone: [{ course: course.slug, lesson: lessons[0]!.slug }],
  })
})
