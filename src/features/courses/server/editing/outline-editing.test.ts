import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import { editionOf } from '#content/server/test-authoring.ts'
import { auditOf } from '#content/server/test-traces.ts'
import type { DeletedSection, EditedLessons } from '../../editing/contract.ts'
import { change, publishCourse, type TestCourse } from '../test-courses.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

interface Refusal {
  code: string
  fields?: Record<string, string>
}

const read = async ({ id }: Pick<Item, 'id'>) =>
  (await site.admin.browser.get<Item>(`/api/admin/items/${id}`)).json
const send = <T = Refusal>(
  method: 'PUT' | 'POST' | 'DELETE',
  { course }: TestCourse,
  rest: string,
  body?: object,
) => site.admin.browser.send<T & Refusal>(method, `/api/admin/courses/${course.id}/${rest}`, body)
const lessonsOf = async ({ course }: TestCourse) =>
  (await site.admin.browser.get<EditedLessons>(`/api/admin/courses/${course.id}/lessons`)).json.items

describe('a name', () => {
  const named = (made: TestCourse, en: string, am: string) =>
    send('PUT', made, `lessons/${made.lessons[0]!.id}/names`, { en, am })

  test('that is the same saves nothing, and none is none in a language without a text', async () => {
    const made = await publishCourse(site, 'Same', { lessons: [{}] })
    const before = await read(made.lessons[0]!)
    expect((await named(made, 'Same 1', '')).status).toBe(204)
    expect((await read(made.lessons[0]!)).editions).toEqual(before.editions)
  })

  test('in one language leaves what somebody else has called it in the other one', async () => {
    const made = await publishCourse(site, 'One of two', { lessons: [{}] })
    await named(made, 'One of two 1', 'የሌላ ሰው ስም')
    const path = `lessons/${made.lessons[0]!.id}/names`
    expect((await send('PUT', made, path, { en: 'Mine' })).status).toBe(204)
    const item = await read(made.lessons[0]!)
    expect([editionOf(item, 'en')?.title, editionOf(item, 'am')?.title]).toEqual(['Mine', 'የሌላ ሰው ስም'])
  })

  test('changes the title alone, and begins a text where there is none', async () => {
    const made = await publishCourse(site, 'Titled', { lessons: [{}] })
    const [lesson] = made.lessons
    const before = editionOf(await read(lesson!), 'en')!
    await named(made, 'Titled anew', 'አዲስ ስም')
    const item = await read(lesson!)
    const { title, excerpt, seoTitle, seoDescription, body, extras, revision } = editionOf(item, 'en')!
    expect({ title, excerpt, seoTitle, seoDescription, body, extras }).toEqual({
      title: 'Titled anew',
      excerpt: before.excerpt,
      seoTitle: before.seoTitle,
      seoDescription: before.seoDescription,
      body: before.body,
      extras: before.extras,
    })
    expect(revision).toBeGreaterThan(before.revision)
    const begun = editionOf(item, 'am')!
    expect(begun).toMatchObject({
      title: 'አዲስ ስም',
      excerpt: '',
      seoTitle: '',
      seoDescription: '',
      extras: {},
    })
    expect(begun.state).toBe('draft')
    expect(JSON.stringify(begun.body)).not.toContain('text')
    await named(made, 'Titled anew', 'ሌላ ስም')
    const after = await read(lesson!)
    expect(editionOf(after, 'en')?.revision).toBe(revision)
    expect(editionOf(after, 'am')?.title).toBe('ሌላ ስም')
  })
})

describe('a lesson', () => {
  test('that stays in its section is not written again', async () => {
    const made = await publishCourse(site, 'Stays', { lessons: [{}] })
    const before = await read(made.lessons[0]!)
    const place = { sectionId: before.collectionId }
    expect((await send('PUT', made, `lessons/${before.id}/section`, place)).status).toBe(204)
    expect((await read(before)).version).toBe(before.version)
  })

  test('stands before the one that is named, first or in between, and after all others without one', async () => {
    const made = await publishCourse(site, 'Placed', { lessons: [{}, {}, {}] })
    const [first, second, third] = made.lessons.map(({ id }) => id)
    const place = (lesson: string | undefined, before?: string | null) =>
      send('PUT', made, `lessons/${lesson}/section`, { sectionId: null, before })
    for (const lesson of [first, second, third]) await place(lesson)
    const order = async () =>
      (await made.read(site.admin)).sections.flatMap(({ lessons }) => lessons.map(({ id }) => id))
    expect(await order()).toEqual([first, second, third])
    await place(third, first)
    expect(await order()).toEqual([third, first, second])
    await place(third, second)
    expect(await order()).toEqual([first, third, second])
    for (const before of [first, 'unknown']) {
      const refused = await place(first, before)
      expect([refused.status, refused.json.fields]).toEqual([422, { before: 'unknown' }])
    }
    expect(await order()).toEqual([first, third, second])
  })

  test('that lies in the bin, is another kind or is nowhere is not edited', async () => {
    const made = await publishCourse(site, 'Gone', { lessons: [{}, {}] })
    const [binned] = made.lessons
    await site.admin.browser.send('DELETE', `/api/admin/items/${binned!.id}`)
    const names = { en: 'Named', am: '' }
    for (const id of [binned!.id, made.course.id])
      for (const [method, rest, body] of [
        ['PUT', 'names', names],
        ['PUT', 'section', { sectionId: null }],
        ['POST', 'copies', names],
      ] as const) {
        const { status, json } = await send(method, made, `lessons/${id}/${rest}`, body)
        expect([status, json.code]).toEqual([404, 'lesson.not_found'])
      }
    expect(await lessonsOf(made)).toEqual([expect.objectContaining({ id: made.lessons[1]!.id, rules: {} })])
  })

  test('is copied with all that its editors set and wrote, in each of its languages, to the end of its section', async () => {
    const made = await publishCourse(site, 'Copied', { lessons: [{}] })
    const [lesson] = made.lessons
    await site.translate(lesson!, 'am', 'ቅጂው')
    const fields = {
      level: 'advanced',
      access: 'signed-in',
      listed: false,
      market: 'forex',
      riskLevel: 'low',
      authors: ['Almaz'],
      sources: [{ title: 'A book', url: 'https://example.com/' }],
      details: { isFree: true, completion: { by: 'seen', minutes: 3 } },
    }
    await change(site, lesson!, fields)
    const { status, json } = await send<{ id: string }>('POST', made, `lessons/${lesson!.id}/copies`, {
      en: 'The copy',
      am: 'ሁለተኛው',
    })
    expect(status).toBe(201)
    const [source, copy] = [await read(lesson!), await read(json)]
    expect(copy).toMatchObject({
      ...fields,
      kind: 'lesson',
      parentId: made.course.id,
      collectionId: source.collectionId,
    })
    expect(copy.sortOrder).toBeGreaterThan(source.sortOrder)
    for (const [language, title] of [
      ['en', 'The copy'],
      ['am', 'ሁለተኛው'],
    ] as const) {
      const { body, excerpt } = editionOf(source, language)!
      expect(editionOf(copy, language)).toMatchObject({ title, body, excerpt, state: 'draft' })
    }
    const again = await send<{ id: string }>('POST', made, `lessons/${json.id}/copies`, {
      en: 'A third',
      am: '',
    })
    expect((await read(again.json)).sortOrder).toBeGreaterThan(copy.sortOrder)
    expect((await lessonsOf(made)).map(({ rules }) => rules.isFree)).toEqual([true, true, true])
  })
})

describe('a name and a section of a lesson', () => {
  test('are written down when they change', async () => {
    const made = await publishCourse(site, 'Traced', { lessons: [{}] })
    const [lesson] = made.lessons
    const parentId = made.course.id
    const section = await site.admin.browser.send<{ id: string }>('POST', '/api/admin/collections', {
      kind: 'section',
      parentId,
      titleEn: 'Part',
    })
    for (let time = 0; time < 2; time++) {
      await send('PUT', made, `lessons/${lesson!.id}/names`, { en: 'Named anew' })
      const place = { sectionId: section.json.id }
      expect((await send('PUT', made, `lessons/${lesson!.id}/section`, place)).status).toBe(204)
    }
    const traces = await auditOf(site, lesson!.id)
    expect(traces.filter(([, , details]) => JSON.stringify(details).includes('Named anew'))).toEqual([
      ['edition.named', 'lesson', { title: 'Named anew', language: 'en', from: 'Traced 1' }],
      ['item.changed', 'lesson', { title: 'Named anew', fields: 'collectionId' }],
    ])
  })
})

describe('a section', () => {
  test('without lessons goes and comes back as it was, also as the only one', async () => {
    const made = await publishCourse(site, 'Empty section', { lessons: [] })
    const { id } = await site.addSection(made.course.id, { titleEn: 'Alone', titleAm: 'ብቻ' })
    const { status, json } = await send<DeletedSection>('DELETE', made, `sections/${id}`)
    expect([status, json]).toEqual([
      200,
      { titleEn: 'Alone', titleAm: 'ብቻ', sortOrder: expect.any(Number), lessonIds: [] },
    ])
    const again = await send('DELETE', made, `sections/${id}`)
    expect([again.status, again.json.code]).toEqual([404, 'collection.not_found'])
    expect((await send('PUT', made, `sections/${id}`, json)).status).toBe(204)
    expect((await send<DeletedSection>('DELETE', made, `sections/${id}`)).json).toEqual(json)
  })

  test('comes back only to a course, with no lessons but those that are in it', async () => {
    const made = await publishCourse(site, 'Comes back', { lessons: [{}, {}] })
    const other = await publishCourse(site, 'Not its own', { lessons: [{}] })
    const [first, second] = made.lessons
    const { collectionId } = await read(second!)
    const { json } = await send<DeletedSection>('DELETE', made, `sections/${collectionId}`)
    expect(json.lessonIds).toEqual([second!.id])
    const at = (id: string) => `/api/admin/courses/${id}/sections/${collectionId}`
    for (const id of [first!.id, 'nothing']) {
      const refused = await site.admin.browser.send<Refusal>('PUT', at(id), json)
      expect([refused.status, refused.json.code]).toEqual([404, 'item.not_found'])
    }
    const before = await read(other.lessons[0]!)
    const lessonIds = [other.lessons[0]!.id, 'nothing', second!.id]
    expect((await send('PUT', made, `sections/${collectionId}`, { ...json, lessonIds })).status).toBe(204)
    expect((await read(second!)).collectionId).toBe(collectionId)
    expect(await read(other.lessons[0]!)).toEqual(before)
    expect((await read(first!)).collectionId).not.toBe(collectionId)
  })
})
