import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import type { EditionText } from '#content/contract.ts'
import { exportCourses } from '../personal-data.ts'
import { readLesson } from '../lessons.ts'
import { contextOf } from '../test-courses.ts'
import { captionWords, sendFile, sixSeconds, withVideo } from './test-videos.ts'
import { findCaptions, noteWatched } from './watching.ts'

let site: TestSite
let count = 0

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const second = 1000
const usual = { transcript: 'What is said.', hasCaptions: true }

/** A lesson with a video, and a member who is enrolled; what they do, so many seconds later. */
async function filmed(
  extras: EditionText['extras'],
  body: Parameters<TestSite['publish']>[0]['body'] = withVideo('youtube', 'dQw4w9WgXcQ'),
) {
  const course = await site.publish({ kind: 'course', title: 'Filmed' })
  const fields = { details: { lessonKind: 'video' } } as const
  const wanted = { kind: 'lesson', title: 'A film', parentId: course.id } as const
  const lesson = await site.publish({ ...wanted, fields, body, extras: { ...usual, ...extras } })
  const member = await site.join(`tells-${(count += 1)}@example.com`)
  await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  const start = site.services.clock()
  const address = { course: course.id, lesson: lesson.id }
  const at = (seconds: number, { uid }: Pick<Member, 'uid'> = member) =>
    contextOf(site, { uid }, start + seconds * second)
  return {
    lesson,
    member,
    address,
    at,
    start,
    open: (seconds: number) => readLesson(at(seconds), address, { language: 'en' }),
    tell: (seconds: number, ...parts: [number, number][]) => noteWatched(at(seconds), address, parts),
  }
}

describe('what was watched', () => {
  test('counts from the opening to the millisecond, and then from when time was last counted', async () => {
    const { open, tell } = await filmed({ videoSeconds: 200 })
    await open(0)
    // A hundredth of the video takes one second at twice the speed.
    expect(await tell(0.999, [0, 10])).toEqual({ share: 0, parts: [] })
    expect(await tell(1, [0, 10])).toEqual({ share: 1, parts: [[0, 1]] })
    expect(await tell(3.5, [0, 10])).toEqual({ share: 3, parts: [[0, 3]] })
    expect(await tell(10, [0, 10])).toEqual({ share: 10, parts: [[0, 10]] })
    // Everything that was told counted, so that the time until then is over.
    expect(await tell(12, [50, 60])).toEqual({
      share: 12,
      parts: [
        [0, 10],
        [50, 52],
      ],
    })
    expect(await open(13)).toMatchObject({
      watchedShare: 12,
      watchedParts: [
        [0, 10],
        [50, 52],
      ],
    })
  })

  test('that is nothing new leaves no trace of when', async () => {
    const { open, tell, at, member, start } = await filmed({ videoSeconds: 200 })
    await open(0)
    expect(await tell(0.5, [0, 10])).toEqual({ share: 0, parts: [] })
    expect(await tell(5)).toEqual({ share: 0, parts: [] })
    const watchedAt = async () =>
      (await exportCourses(at(0), member.uid)).lessonsOpened.map((one) => one.watchedAt)
    expect(await watchedAt()).toEqual([null])
    await tell(6, [0, 2])
    await tell(60, [0, 2])
    expect(await watchedAt()).toEqual([new Date(start + 6 * second).toISOString()])
  })

  test('counts nothing where nobody knows how long the video is, or there is none', async () => {
    const unknown = await filmed({})
    await unknown.open(0)
    expect(await unknown.tell(900, [0, 100])).toEqual({ share: 0, parts: [] })
    const course = await site.publish({ kind: 'course', title: 'Words' })
    const extras = { videoSeconds: 60 }
    const lesson = await site.publish({ kind: 'lesson', title: 'Words alone', parentId: course.id, extras })
    const member = await site.join('words-alone@example.com')
    await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
    const address = { course: course.id, lesson: lesson.id }
    const at = (seconds: number) => contextOf(site, member, site.services.clock() + seconds * second)
    await readLesson(at(0), address, { language: 'en' })
    expect(await noteWatched(at(900), address, [[0, 100]])).toEqual({ share: 0, parts: [] })
  })

  test('of an upload counts by its file, whatever its editors say', async () => {
    const { json: video } = await sendFile(site, 'lesson.mp4', sixSeconds)
    const { json: captions } = await sendFile(site, 'lesson.vtt', captionWords('Good morning.'))
    const own = { captions: { en: captions.id }, videoSeconds: 600 }
    const { open, tell } = await filmed(own, withVideo('upload', video.id))
    await open(0)
    expect((await tell(1.5, [0, 100])).share).toBe(50)
  })

  test('is taken from who is enrolled and has opened the lesson, and from nobody else', async () => {
    const { tell, at, address } = await filmed({ videoSeconds: 200 })
    await expect(tell(9, [0, 9])).rejects.toMatchObject({ status: 409, code: 'lesson.not_opened' })
    const stranger = await site.join('stranger@example.com')
    await expect(noteWatched(at(9, stranger), address, [[0, 9]])).rejects.toMatchObject({
      status: 409,
      code: 'course.not_enrolled',
    })
  })
})

test('captions come in the languages that have some, those of the reader first, and not of a file that is gone', async () => {
  const { at } = await filmed({})
  const files = []
  for (const name of ['en.vtt', 'am.vtt'])
    files.push((await sendFile(site, name, captionWords(`In ${name}`))).json)
  const [en, am] = files.map(({ id, file }) => ({ id, url: file?.url }))
  const find = (captions: { en?: string; am?: string } | undefined, reader: 'en' | 'am') =>
    findCaptions(at(0), { extras: { captions } }, reader)
  const told = { en: { language: 'en', url: en!.url }, am: { language: 'am', url: am!.url } }
  const both = { am: am!.id, en: en!.id }
  expect(await find(both, 'en')).toEqual([told.en, told.am])
  expect(await find(both, 'am')).toEqual([told.am, told.en])
  expect(await find({ am: am!.id }, 'en')).toEqual([told.am])
  expect(await find({ en: 'gone', am: am!.id }, 'en')).toEqual([told.am])
  for (const none of [undefined, {}, { en: 'gone' }]) expect(await find(none, 'en')).toEqual([])
})
