import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite, withSecondConnection } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import { publishCourse } from './test-courses.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const act = fc.record({
  who: fc.constantFrom('complete', 'complete', 'takeBack', 'hide', 'show', 'add', 'remove'),
  at: fc.nat({ max: 5 }),
})

test('however lessons are done, added, hidden and removed, progress stays between nothing and everything, only taking a mark back lowers what is done, and whoever has done all has completed the course', async () => {
  let run = 0
  const check = async (acts: readonly { who: string; at: number }[]) => {
    const made = await publishCourse(site, `Changing ${++run}`, { lessons: [{}, {}, {}] })
    const member = await site.join(`changing-${run}@example.com`)
    await made.enrol(member)
    const lessons = [...made.lessons]
    let before = await made.read(member)
    for (const { who, at } of acts) {
      const lesson = lessons[at % lessons.length]!
      const address = `/api/courses/${made.course.id}/lessons/${lesson.id}/completion`
      if (who === 'complete') await member.browser.send('PUT', address)
      if (who === 'hide') await setShown(lesson, false)
      if (who === 'show') await setShown(lesson, true)
      if (who === 'takeBack') await member.browser.send('DELETE', address)
      if (who === 'add') lessons.push(await addLesson(made.course, lessons.length))
      if (who === 'remove' && lessons.length > 1) {
        const binned = await site.admin.browser.send('DELETE', `/api/admin/items/${lesson.id}`)
        expect(binned.status).toBeLessThan(300)
        lessons.splice(lessons.indexOf(lesson), 1)
      }
      const after = await made.read(member)
      expect(after.doneCount).toBeGreaterThanOrEqual(0)
      expect(after.doneCount).toBeLessThanOrEqual(after.lessonCount)
      const stamped = before.enrolment?.completedAt ?? null
      if (stamped !== null) expect(after.enrolment?.completedAt).toBe(stamped)
      if (who === 'complete') {
        expect(after.doneCount).toBeGreaterThanOrEqual(before.doneCount)
        expect(after.lessonCount).toBe(before.lessonCount)
      }
      if (who === 'add' || who === 'show') expect(after.doneCount).toBeGreaterThanOrEqual(before.doneCount)
      const isWhole = after.lessonCount > 0 && after.doneCount === after.lessonCount
      if (isWhole) expect(after.enrolment?.completedAt).toEqual(expect.any(Number))
      before = after
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 9 }), check), { numRuns: 12 })
}, 120_000)

test('lessons that are completed at once over two connections stamp the completion once', async () => {
  const made = await publishCourse(site, 'Two nodes', { lessons: [{}, {}, {}, {}] })
  const member = await site.join('two-nodes@example.com')
  await made.enrol(member)
  const answers = await withSecondConnection(site, (other) => {
    const browsers = [member, { ...member, browser: other(member) }]
    return Promise.all(
      Array.from({ length: 16 }, (_, index) => made.complete(browsers[index % 2]!, (index >> 1) % 4)),
    )
  })
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers.filter(({ json }) => json.isJustCompleted)).toHaveLength(1)
  expect((await made.read(member)).doneCount).toBe(4)
})

async function setShown({ id }: Item, isShown: boolean): Promise<void> {
  const address = `/api/admin/items/${id}/editions/en/publication`
  if (!isShown) return void (await site.admin.browser.send('DELETE', address))
  const { json } = await site.admin.browser.get<Item>(`/api/admin/items/${id}`)
  await site.admin.browser.send('PUT', address, { revision: json.editions[0]?.revision })
}

function addLesson(course: Item, sortOrder: number): Promise<Item> {
  return site.publish({
    kind: 'lesson',
    title: `More ${sortOrder}`,
    parentId: course.id,
    fields: { sortOrder },
  })
}
