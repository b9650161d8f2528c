import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestSite, withSecondConnection, type Member, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import type { MediaItem, MediaUsage } from '#content/media/contract.ts'
import { findVideoLength } from '#desk/media/server/video-length.ts'
import type { LessonDetail, Watched, WatchedPart } from '../../contract.ts'
import { systemContext } from '#platform/server/context.ts'
import { exportCourses } from '../personal-data.ts'
import { change } from '../test-courses.ts'
import { captionWords, sendFile, sixSeconds, withVideo } from './test-videos.ts'

let site: TestSite
let people = 0

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const second = 1000

/** Of ten minutes, so that it does not matter how long requests take. */
const long = { provider: 'youtube', extras: { videoSeconds: 600 } } as const

interface Wanted {
  share?: number
  provider?: 'upload' | 'youtube'
  extras?: Record<string, unknown>
}

/** A published lesson that is done when a share of its video was watched, with a member who has opened it. */
async function videoLesson({ share = 80, provider = 'upload', extras = {} }: Wanted = {}) {
  const { json: video } = await sendFile(site, 'lesson.mp4', sixSeconds)
  const { json: captions } = await sendFile(site, 'lesson.vtt', captionWords('Good morning.'))
  const course = await site.publish({ kind: 'course', title: 'Seen' })
  const lesson = await site.publish({
    kind: 'lesson',
    title: 'A film',
    parentId: course.id,
    fields: { details: { lessonKind: 'video', completion: { by: 'video', share } } },
    body: withVideo(provider, provider === 'upload' ? video.id : 'dQw4w9WgXcQ'),
    extras: { transcript: 'What is said.', captions: { en: captions.id }, hasCaptions: true, ...extras },
  })
  const member = await site.join(`viewer-${(people += 1)}@example.com`)
  const at = `/api/courses/${course.id}/lessons/${lesson.id}`
  await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  return {
    course,
    lesson,
    video,
    captions,
    member,
    at,
    open: ({ browser } = member) => browser.get<LessonDetail>(at),
    watch: (parts: WatchedPart[], { browser }: Pick<Member, 'browser'> = member) =>
      browser.send<Watched & { code: string }>('PUT', `${at}/watched`, { parts }),
    complete: () => member.browser.send<{ code: string; details: unknown }>('PUT', `${at}/completion`),
  }
}

describe('a share of a video', () => {
  test('that is forged at once counts nothing and completes nothing', async () => {
    const made = await videoLesson(long)
    expect((await made.watch([[0, 100]])).json.code).toBe('lesson.not_opened')
    expect((await made.open()).json).toMatchObject({ watchedShare: 0, watchedParts: [] })
    const { status, json } = await made.watch([[0, 100]])
    expect(status).toBe(200)
    expect(json.share).toBeLessThan(80)
    const early = await made.complete()
    expect([early.status, early.json.code]).toEqual([409, 'lesson.not_watched'])
    expect(early.json.details).toEqual({ share: 80, watched: json.share })
    expect((await made.watch([[0, 101]])).status).toBe(422)
    expect((await made.member.browser.send('PUT', `${made.at}/watched`, { share: 100 })).status).toBe(422)
  })

  test('of a lesson that was never opened here counts from when it was first told', async () => {
    const made = await videoLesson(long)
    expect((await made.watch([[0, 100]])).json.code).toBe('lesson.not_opened')
    site.advance(150 * second)
    const told = await made.watch([[0, 100]])
    expect(told.status).toBe(200)
    expect(told.json.share).toBeGreaterThan(0)
  })

  test('of a lesson that is still locked starts no time', async () => {
    const made = await videoLesson(long)
    const { collectionId } = made.lesson
    const at = { kind: 'lesson', parentId: made.course.id, collectionId: collectionId! } as const
    const first = await site.publish({ ...at, title: 'Before the film' })
    await change(site, made.lesson, { sortOrder: 5 })
    await change(site, made.course, { details: { progression: 'sequential' } })
    const told = await made.watch([[0, 100]])
    expect([told.status, told.json.code]).toEqual([403, 'lesson.locked'])
    const ticked = await made.complete()
    expect([ticked.status, ticked.json.code]).toEqual([403, 'lesson.locked'])
    site.advance(600 * second)
    const before = `/api/courses/${made.course.id}/lessons/${first.id}/completion`
    expect((await made.member.browser.send('PUT', before)).status).toBe(200)
    expect((await made.open()).status).toBe(200)
    expect((await made.watch([[0, 100]])).json.share).toBeLessThan(80)
  })

  test('counts as far as time has passed, at twice the speed; told twice it is the same', async () => {
    const made = await videoLesson(long)
    await made.open()
    site.advance(150 * second)
    const half = await made.watch([[0, 100]])
    expect(half.json.share).toBeGreaterThanOrEqual(50)
    expect(half.json.share).toBeLessThan(80)
    const again = await made.watch([[0, 100]])
    expect(again.json.share - half.json.share).toBeLessThan(20)
    site.advance(300 * second)
    expect((await made.watch([[0, 80]])).json).toMatchObject({ share: 80 })
    const { json } = await made.open()
    expect(json).toMatchObject({ watchedShare: 80, watchedParts: [[0, 80]] })
    expect((await made.watch([[0, 10]])).json.share).toBe(80)
    expect((await made.complete()).status).toBe(200)
  })

  test('is made of parts that are watched on one day and another', async () => {
    const made = await videoLesson()
    await made.open()
    site.advance(10 * second)
    await made.watch([[0, 40]])
    site.advance(10 * second)
    const { json } = await made.watch([
      [30, 60],
      [80, 100],
    ])
    expect(json).toEqual({
      share: 80,
      parts: [
        [0, 60],
        [80, 100],
      ],
    })
  })

  test('shares its time between devices, whichever server each of them asks', async () => {
    const made = await videoLesson(long)
    await made.open()
    site.advance(100 * second)
    await withSecondConnection(site, async (other) => {
      const answers = await Promise.all([
        made.watch([[0, 50]]),
        made.watch([[50, 100]], { browser: other(made.member) }),
      ])
      for (const { status } of answers) expect(status).toBe(200)
    })
    // A hundred seconds at twice the speed are a third of ten minutes, for both together.
    expect((await made.open()).json.watchedShare).toBeLessThan(50)
  })

  test('does not grow with a clock that goes back', async () => {
    const made = await videoLesson()
    site.advance(10 * second)
    await made.open()
    site.advance(-5 * second)
    const { status, json, text } = await made.watch([[0, 100]])
    site.advance(5 * second)
    expect([status, json.share, text.slice(0, 80)]).toEqual([200, 0, text.slice(0, 80)])
  })

  test('of a video elsewhere counts by the length that its editors gave', async () => {
    const made = await videoLesson({ provider: 'youtube', extras: { videoSeconds: 600 } })
    await made.open()
    site.advance(60 * second)
    const { json } = await made.watch([[0, 100]])
    expect(json.share).toBeGreaterThanOrEqual(20)
    expect(json.share).toBeLessThan(40)
  })

  test('goes into what a member downloads of their data', async () => {
    const made = await videoLesson()
    await made.open()
    site.advance(6 * second)
    await made.watch([[0, 30]])
    const exported = await exportCourses(systemContext(site.services, 'test'), made.member.uid)
    expect(exported).toMatchObject({ lessonsOpened: [{ watchedShare: 30, watchedParts: '0-30' }] })
  })
})

describe('the length of a video', () => {
  test('is read as it is uploaded, and again from the storage where it was not kept', async () => {
    const made = await videoLesson()
    expect(made.video.lengthMs).toBe(6000)
    const { db } = site.services.connection
    await db.updateTable('media').set({ lengthMs: null }).where('id', '=', made.video.id).execute()
    await made.open()
    site.advance(1.5 * second)
    expect((await made.watch([[0, 100]])).json.share).toBeGreaterThanOrEqual(50)
    expect((await site.admin.browser.get(`/api/admin/media/${made.video.id}`)).json).toMatchObject({
      lengthMs: 6000,
    })
  })

  test('is that of the file which took its place while it was looked at', async () => {
    const { json: video } = await sendFile(site, 'lesson.mp4', sixSeconds)
    const { storage, connection } = site.services
    await connection.db.updateTable('media').set({ lengthMs: null }).where('id', '=', video.id).execute()
    const get = storage.get.bind(storage)
    vi.spyOn(storage, 'get').mockImplementationOnce(async (...asked) => {
      const broken = sixSeconds.subarray(0, 200)
      expect((await sendFile(site, 'b.mp4', broken, `/api/admin/media/${video.id}/file`)).status).toBe(200)
      return get(...asked)
    })
    expect(await findVideoLength(systemContext(site.services, 'test'), video.id)).toBe(null)
    const after = await site.admin.browser.get<MediaItem>(`/api/admin/media/${video.id}`)
    expect(after.json.lengthMs).toBe(null)
  })

  test('that nobody can read is a finding where a share is asked for', async () => {
    const { json: broken } = await sendFile(site, 'broken.mp4', sixSeconds.subarray(0, 200))
    expect(broken.lengthMs).toBe(null)
    const { lesson, captions } = await videoLesson()
    const item = (await site.admin.browser.get<Item>(`/api/admin/items/${lesson.id}`)).json
    const answer = await publish(item, {
      body: withVideo('upload', broken.id),
      extras: { transcript: 'What is said.', captions: { en: captions.id } },
    })
    expect(answer.json.fields).toEqual({ 'details.completion': 'video_unmeasured' })
  })
})

describe('captions', () => {
  test('come with the lesson, those in the reader’s language first, and are read by members alone', async () => {
    const made = await videoLesson()
    const { json: amharic } = await sendFile(site, 'lesson-am.vtt', captionWords('እንደምን አደሩ።'))
    const { captions } = (await made.open()).json
    expect(captions).toEqual([{ language: 'en', url: made.captions.file?.url }])
    const item = (await site.admin.browser.get<Item>(`/api/admin/items/${made.lesson.id}`)).json
    const both = { en: made.captions.id, am: amharic.id }
    const extras = { transcript: 'What is said.', captions: both }
    expect((await publish(item, { body: withVideo('upload', made.video.id), extras })).status).toBe(200)
    const languagesIn = async (lang: string) =>
      (await made.member.browser.get<LessonDetail>(`${made.at}?lang=${lang}`)).json.captions.map(
        ({ language }) => language,
      )
    expect(await languagesIn('en')).toEqual(['en', 'am'])
    expect(await languagesIn('am')).toEqual(['am', 'en'])
    const track = await made.member.browser.get(amharic.file?.url ?? '')
    expect(track.text).toContain('እንደምን አደሩ።')
    expect((await site.browser().get(amharic.file?.url ?? '')).status).toBe(401)
  })

  test('are in use while a lesson names them, and cannot be removed', async () => {
    const made = await videoLesson()
    const usage = await site.admin.browser.get<MediaUsage>(`/api/admin/media/${made.captions.id}/usage`)
    expect(usage.json.uses.map(({ place, id }) => [place, id])).toContainEqual(['published', made.lesson.id])
    const removed = await site.admin.browser.send<{ code: string }>(
      'DELETE',
      `/api/admin/media/${made.captions.id}`,
    )
    expect([removed.status, removed.json.code]).toEqual([409, 'media.in_use'])
  })

  test('that a browser could not show are refused, new and in place of others', async () => {
    const made = await videoLesson()
    const crossed = 'WEBVTT\n\n00:05.000 --> 00:02.000\nWords\n'
    const at = `/api/admin/media/${made.captions.id}/file`
    for (const answer of [
      await sendFile(site, 'a.vtt', crossed),
      await sendFile(site, 'a.vtt', crossed, at),
      await sendFile(site, 'a.vtt', `WEBVTT\n\n00:00.000 --> 00:02.000\n${'<b>'.repeat(30_000)}`),
      await sendFile(site, 'a.vtt', 'WEBVTT\n'),
    ])
      expect([answer.status, answer.json.code]).toEqual([422, 'media.captions_broken'])
    expect((await sendFile(site, 'a.vtt', crossed)).json.details).toEqual({ line: 3 })
    expect((await sendFile(site, 'a.vtt', '1\n00:00:01,000 --> 00:00:02,000\nx')).status).toBe(415)
    const long = captionWords('x'.repeat(1024 * 1024))
    expect((await sendFile(site, 'a.vtt', long)).status).toBe(413)
    expect((await sendFile(site, 'b.vtt', captionWords('New.'), at)).status).toBe(200)
    const [track] = (await made.open()).json.captions
    expect((await made.member.browser.get(track?.url ?? '')).text).toContain('New.')
  })
})

describe('before a lesson with a video is published', () => {
  const transcript = 'What is said.'

  test.each<[string, object, object, Record<string, string>]>([
    ['own', {}, { transcript, hasCaptions: true }, { 'extras.captions': 'required' }],
    ['own', {}, { transcript, captions: { am: 'CAPTIONS' } }, { 'extras.captions': 'required' }],
    ['own', {}, { transcript, captions: { en: 'VIDEO' } }, { 'extras.captions': 'not_captions' }],
    ['own', { by: 'video', share: 50 }, { transcript, captions: { en: 'CAPTIONS' } }, {}],
    ['youtube', {}, { transcript, captions: { en: 'CAPTIONS' } }, { 'extras.hasCaptions': 'required' }],
    ['youtube', {}, { transcript, hasCaptions: true }, {}],
    [
      'youtube',
      { by: 'video', share: 50 },
      { transcript, hasCaptions: true },
      { 'extras.videoSeconds': 'required' },
    ],
    ['youtube', { by: 'video', share: 50 }, { transcript, hasCaptions: true, videoSeconds: 90 }, {}],
  ])('%s, %j, %j: %j', async (provider, rule, extras, missing) => {
    const { json: video } = await sendFile(site, 'lesson.mp4', sixSeconds)
    const { json: captions } = await sendFile(site, 'lesson.vtt', captionWords('Good morning.'))
    const course = await site.publish({ kind: 'course', title: 'Checked' })
    const lesson = await site.publish({ kind: 'lesson', title: 'A film', parentId: course.id })
    const completion = 'by' in rule ? rule : undefined
    await change(site, lesson, { details: { lessonKind: 'video', completion } })
    const named = JSON.stringify(extras).replace('VIDEO', video.id).replace('CAPTIONS', captions.id)
    const answer = await publish(lesson, {
      body: provider === 'own' ? withVideo('upload', video.id) : withVideo('youtube', 'dQw4w9WgXcQ'),
      extras: JSON.parse(named),
    })
    expect(answer.json.fields ?? {}).toEqual(missing)
  })
})

/** Saves a text over the one that is there, and publishes it. */
async function publish({ id }: Pick<Item, 'id'>, text: { body: unknown; extras: object }) {
  const { browser } = site.admin
  const address = `/api/admin/items/${id}/editions/en`
  const { json } = await browser.get<Item>(`/api/admin/items/${id}`)
  const saved = await browser.send<Item>('PUT', address, {
    basedOn: json.editions[0]?.revision,
    text: { title: 'A film', excerpt: 'In short.', ...text },
  })
  expect([saved.status, saved.text.slice(0, 300)]).toEqual([200, saved.text.slice(0, 300)])
  const revision = saved.json.editions[0]?.revision
  return browser.send<{ fields?: Record<string, string> }>('PUT', `${address}/publication`, { revision })
}
