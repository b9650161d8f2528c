import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { systemContext } from '#platform/server/context.ts'
import { listCatalogue } from '../catalogue.ts'
import type { CourseCatalogue } from '../../contract.ts'
import { publishCourse } from '../test-courses.ts'

const day = 86_400_000
let site: TestSite
let author: Author

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

async function shown({ id }: Pick<Item, 'id'>, lang = 'en') {
  const { json } = await site.browser().get<CourseCatalogue>(`/api/course-catalogue?lang=${lang}`)
  return json.items.find((one) => one.id === id)
}

test('a course tells what it teaches in the language in which it is shown, line by line', async () => {
  const taught = {
    en: ['Read a chart', '', 'Keep a journal', 'Say no'],
    am: ['ገበታ ማንበብ', 'መዝገብ መያዝ', 'እምቢ ማለት'],
  }
  const course = await author.post('course', { en: 'Taught' }, { extras: { outcomes: taught.en } })
  expect(
    (await author.save(course.id, 'am', { title: 'የሚማሩት', extras: { outcomes: taught.am } })).status,
  ).toBe(200)
  expect((await shown(course, 'am'))?.outcomes).toEqual(['Read a chart', 'Keep a journal', 'Say no'])
  expect((await author.publish(course.id, 'am')).status).toBe(200)
  const other = ['One thing', 'Another thing', 'A third thing']
  const next = await author.post('course', { en: 'Next to it' }, { extras: { outcomes: other } })
  expect(await shown(course)).toMatchObject({
    language: 'en',
    outcomes: ['Read a chart', 'Keep a journal', 'Say no'],
  })
  expect(await shown(course, 'am')).toMatchObject({ language: 'am', outcomes: taught.am })
  for (const lang of ['en', 'am'])
    expect(await shown(next, lang)).toMatchObject({ language: 'en', outcomes: other })
})

test('each course tells how many lessons it has, and whether readers can enrol themselves now', async () => {
  const now = site.services.clock()
  for (const [details, count, isOpen] of [
    [{}, 2, true],
    [{ seats: 1 }, 1, true],
    [{ enrolment: 'closed' }, 0, false],
    [{ enrolment: 'invite' }, 1, false],
    [{ enrolsFrom: now + day }, 0, false],
    [{ enrolsUntil: now - 1 }, 3, false],
    [{ enrolsFrom: now - 1, enrolsUntil: now + day }, 1, true],
  ] as const) {
    const lessons = Array.from({ length: count }, () => ({}))
    const title = `Told ${JSON.stringify(details)}`
    const { course } = await publishCourse(site, title, { details, lessons })
    const usual = { by: 'open', from: null, until: null, seats: null }
    const { enrolment, enrolsFrom, enrolsUntil, seats }: Record<string, unknown> = details
    expect(await shown(course), title).toMatchObject({ lessonCount: count, isOpen })
    expect((await shown(course))?.admission, title).toEqual({
      ...usual,
      ...(enrolment ? { by: enrolment } : {}),
      ...(enrolsFrom ? { from: enrolsFrom } : {}),
      ...(enrolsUntil ? { until: enrolsUntil } : {}),
      ...(seats ? { seats } : {}),
    })
  }
})

test('whose date passes is told as of the moment that is asked', async () => {
  const until = site.services.clock() + day
  const { course } = await publishCourse(site, 'Closing', { details: { enrolsUntil: until }, lessons: [] })
  const isOpenAt = async (now: number) => {
    const { items } = await listCatalogue({ ...systemContext(site.services, 'test'), now }, 'en')
    return items.find(({ id }) => id === course.id)?.isOpen
  }
  expect([await isOpenAt(until - 1), await isOpenAt(until)]).toEqual([true, false])
})

test('more courses than a page shows are on the next one, in the editors’ order', async () => {
  const list = (page?: number) => listCatalogue(systemContext(site.services, 'test'), 'en', { page })
  const { items: known } = await list()
  const more = 25 - known.length
  for (let at = 0; at < more; at++)
    await site.publish({ kind: 'course', title: `Course ${at}`, fields: { sortOrder: 100 + at } })
  const first = await list()
  const second = await list(2)
  expect([first.items.length, first.hasNext, second.hasNext]).toEqual([24, true, false])
  expect(second.items.map(({ title }) => title)).toEqual([`Course ${more - 1}`])
}, 60_000)
