import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import type { DeletedSection } from '../../editing/contract.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

/** A published course whose sections hold these lessons, one after the other. */
async function outline(sections: readonly (readonly string[])[]) {
  const course = await site.publish({ kind: 'course', title: 'An outline' })
  const lessons = new Map<string, Item>()
  const ids: string[] = []
  for (const [index, titles] of sections.entries()) {
    const { id } = await site.addSection(course.id, { titleEn: `Section ${index}`, titleAm: `ክፍል ${index}` })
    ids.push(id)
    for (const [sortOrder, title] of titles.entries()) {
      const place = { parentId: course.id, collectionId: id, fields: { sortOrder } }
      lessons.set(title, await site.publish({ kind: 'lesson', title, ...place }))
    }
  }
  const at = (rest: string) => `/api/admin/courses/${course.id}/${rest}`
  const { browser } = site.admin
  return {
    ids,
    lessons,
    move: (title: string, section: number | null, before: string | null) =>
      browser.send('PUT', at(`lessons/${lessons.get(title)?.id}/section`), {
        sectionId: section === null ? null : ids[section],
        before: before && lessons.get(before)?.id,
      }),
    remove: (section: number) =>
      browser.send<DeletedSection & { code: string }>('DELETE', at(`sections/${ids[section]}`)),
    restore: (section: number, kept: DeletedSection) =>
      browser.send('PUT', at(`sections/${ids[section]}`), kept),
    /** As a reader has it: titles by section. */
    async read() {
      const { json } = await browser.get<{ sections: { title: string; lessons: { title: string }[] }[] }>(
        `/api/courses/${course.id}`,
      )
      return json.sections.map(({ title, lessons }) => [title, ...lessons.map((lesson) => lesson.title)])
    },
  }
}

test('a lesson goes to its place in any section, and nowhere when its neighbour is elsewhere', async () => {
  const made = await outline([['a', 'b'], ['c', 'd'], []])
  expect((await made.move('a', 1, 'd')).status).toBe(204)
  expect(await made.read()).toEqual([
    ['Section 0', 'b'],
    ['Section 1', 'c', 'a', 'd'],
  ])
  expect((await made.move('d', 1, 'c')).status).toBe(204)
  expect((await made.move('c', 2, null)).status).toBe(204)
  expect((await made.move('b', null, null)).status).toBe(204)
  expect((await made.move('a', null, 'b')).status).toBe(204)
  const after = [
    ['Section 1', 'd'],
    ['Section 2', 'c'],
    ['', 'a', 'b'],
  ]
  expect(await made.read()).toEqual(after)
  expect((await made.move('d', 2, 'a')).json).toMatchObject({ fields: { before: 'unknown' } })
  expect(await made.read()).toEqual(after)
})

test('the lessons of a deleted section move into the one above it, and it comes back with them', async () => {
  const made = await outline([['a'], ['b', 'c'], ['d']])
  const { json } = await made.remove(1)
  expect(json).toMatchObject({ titleEn: 'Section 1', titleAm: 'ክፍል 1' })
  expect(await made.read()).toEqual([
    ['Section 0', 'a', 'b', 'c'],
    ['Section 2', 'd'],
  ])
  expect((await made.restore(1, json)).status).toBe(204)
  expect(await made.read()).toEqual([
    ['Section 0', 'a'],
    ['Section 1', 'b', 'c'],
    ['Section 2', 'd'],
  ])
  expect((await made.restore(1, json)).json).toMatchObject({ fields: { id: 'taken' } })
})

test('lessons that come back have the order they had, whichever was written first', async () => {
  const made = await outline([['a', 'b', 'c'], ['d']])
  await made.move('c', 0, 'a')
  const { json } = await made.remove(0)
  expect(await made.read()).toEqual([['Section 1', 'c', 'a', 'b', 'd']])
  await made.restore(0, json)
  expect(await made.read()).toEqual([
    ['Section 0', 'c', 'a', 'b'],
    ['Section 1', 'd'],
  ])
})

test('those of the first section come first in the next, and the only section keeps its lessons', async () => {
  const made = await outline([['a', 'b'], ['c']])
  const { json } = await made.remove(0)
  expect(await made.read()).toEqual([['Section 1', 'a', 'b', 'c']])
  const refused = await made.remove(1)
  expect([refused.status, refused.json.code]).toEqual([409, 'collection.not_empty'])
  await site.admin.browser.send('DELETE', `/api/admin/items/${made.lessons.get('b')?.id}`)
  await made.restore(0, json)
  expect(await made.read()).toEqual([
    ['Section 0', 'a'],
    ['Section 1', 'c'],
  ])
})

test('a lesson that lay in the bin meanwhile comes back to its place in its section', async () => {
  const made = await outline([['a'], ['b', 'c', 'd']])
  const binned = `/api/admin/items/${made.lessons.get('c')?.id}`
  expect((await site.admin.browser.send('DELETE', binned)).status).toBe(204)
  const { json } = await made.remove(1)
  expect((await made.restore(1, json)).status).toBe(204)
  expect((await site.admin.browser.send('POST', `${binned}/restoration`)).status).toBe(204)
  expect(await made.read()).toEqual([
    ['Section 0', 'a'],
    ['Section 1', 'b', 'c', 'd'],
  ])
})

test('sections of other courses and members are refused', async () => {
  const [one, other] = [await outline([['a'], []]), await outline([['b'], []])]
  const foreign = `/api/admin/courses/${one.lessons.get('a')?.parentId}/sections/${other.ids[1]}`
  expect((await site.admin.browser.send('DELETE', foreign)).status).toBe(404)
  const member = await site.join('no-editor@example.com')
  expect((await member.browser.send('DELETE', foreign)).status).toBe(403)
  expect((await other.read()).length).toBe(1)
})
