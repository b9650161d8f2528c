import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import type { EditedLessons } from '../../editing/contract.ts'
import { publishCourse, type TestCourse } from '../test-courses.ts'

let site: TestSite
let made: TestCourse

beforeAll(async () => {
  site = await createTestSite()
  made = await publishCourse(site, 'Edited', { lessons: [{ isFree: true }, {}] })
})
afterAll(() => site.close())

const at = (lesson: Pick<Item, 'id'>, rest: string) =>
  `/api/admin/courses/${made.course.id}/lessons/${lesson.id}/${rest}`
const read = async ({ id }: Pick<Item, 'id'>) =>
  (await site.admin.browser.get<Item>(`/api/admin/items/${id}`)).json

test('a lesson is named in both languages, and readers keep what they see until it is published', async () => {
  const [lesson] = made.lessons
  const names = { en: 'A better name', am: 'የተሻለ ስም' }
  expect((await site.admin.browser.send('PUT', at(lesson!, 'names'), names)).status).toBe(204)
  const { editions } = await read(lesson!)
  expect(editions.map(({ language, title, isChanged }) => [language, title, isChanged])).toEqual([
    ['en', 'A better name', true],
    ['am', 'የተሻለ ስም', false],
  ])
  const member = await site.join('names@example.com')
  expect((await made.read(member)).sections[0]?.lessons[0]?.title).toBe('Edited 1')
})

test('a name that a colleague gave meanwhile is not replaced unseen, while the other language is', async () => {
  const [, lesson] = made.lessons
  const name = (names: object) => site.admin.browser.send('PUT', at(lesson!, 'names'), names)
  const titles = async () => (await read(lesson!)).editions.map(({ title }) => title)
  expect((await name({ en: 'Theirs', am: 'የእነሱ' })).status).toBe(204)
  const late = await name({ en: 'Mine', was: { en: 'Edited 2' } })
  expect([late.status, late.json]).toMatchObject([
    409,
    { code: 'lesson.changed', details: { current: { en: 'Theirs', am: 'የእነሱ' } } },
  ])
  expect(await titles()).toEqual(['Theirs', 'የእነሱ'])
  expect((await name({ am: 'የእኔ', was: { am: 'የእነሱ' } })).status).toBe(204)
  expect((await name({ en: 'Theirs', was: { en: 'Edited 2' } })).status).toBe(204)
  expect(await titles()).toEqual(['Theirs', 'የእኔ'])
})

test('a lesson goes to the end of another section, and not into one of another course', async () => {
  const [lesson, other] = made.lessons
  const target = (await read(other!)).collectionId
  const move = (sectionId: string | null) =>
    site.admin.browser.send('PUT', at(lesson!, 'section'), { sectionId })
  expect((await move(target)).status).toBe(204)
  const [moved, before] = [await read(lesson!), await read(other!)]
  expect(moved.collectionId).toBe(target)
  expect(moved.sortOrder).toBeGreaterThan(before.sortOrder)
  const foreign = await publishCourse(site, 'Foreign', { lessons: [{}] })
  const { collectionId } = await read(foreign.lessons[0]!)
  expect((await move(collectionId)).status).toBe(422)
  expect((await move(null)).status).toBe(204)
  expect((await read(lesson!)).collectionId).toBe(null)
})

test('a copy has the texts and rules of its lesson, and readers do not see it', async () => {
  const [lesson] = made.lessons
  const titles = { en: 'A copy', am: 'ቅጂ' }
  const { status, json } = await site.admin.browser.send<{ id: string }>(
    'POST',
    at(lesson!, 'copies'),
    titles,
  )
  expect(status).toBe(201)
  const copy = await read(json)
  expect(copy.details).toEqual({ isFree: true })
  const original = await read(lesson!)
  for (const edition of copy.editions) {
    const source = original.editions.find(({ language }) => language === edition.language)
    expect([edition.title, edition.body, edition.state]).toEqual([
      titles[edition.language],
      source?.body,
      'draft',
    ])
  }
  const list = await site.admin.browser.get<EditedLessons>(`/api/admin/courses/${made.course.id}/lessons`)
  expect(
    list.json.items
      .filter(({ rules }) => rules.isFree)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([lesson!.id, copy.id].toSorted())
})

test('members and lessons of other courses are refused', async () => {
  const member = await site.join('no-editor@example.com')
  const [lesson] = made.lessons
  expect((await member.browser.send('PUT', at(lesson!, 'names'), { en: 'x', am: '' })).status).toBe(403)
  const foreign = await publishCourse(site, 'Elsewhere', { lessons: [{}] })
  const answer = await site.admin.browser.send('PUT', at(foreign.lessons[0]!, 'section'), { sectionId: null })
  expect([answer.status, answer.json.code]).toEqual([404, 'lesson.not_found'])
})
